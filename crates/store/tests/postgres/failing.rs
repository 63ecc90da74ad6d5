//! What becomes of calls when the database or a connection fails.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tenback_store::{Append, Entry, Store, StoreError};
use tenback_test_postgres::Cluster;

use crate::make::{append, entries, new_table, table};
use crate::open;

/// Ends all connections to the current database except that of `psql`.
pub(crate) const TERMINATE: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

/// How long a call may take when the database is away.
const BOUND: Duration = Duration::from_secs(15);

/// Locks the heads of all tables for some seconds, or until [`UNBLOCK`], and says so by a lock that can be seen.
pub(crate) fn block(seconds: u32) -> String {
    let locks = "BEGIN; SELECT 1 FROM tenback.heads FOR UPDATE; SELECT pg_advisory_xact_lock(1, 1)";
    let sleep = format!("PERFORM pg_sleep({seconds}); EXCEPTION WHEN query_canceled THEN NULL");
    format!("{locks}; DO $$ BEGIN {sleep}; END $$; COMMIT")
}

pub(crate) const UNBLOCK: &str = "
    SELECT pg_cancel_backend(pid) FROM pg_locks JOIN pg_database ON oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND (classid, objid) = (1, 1)";

pub(crate) fn wait_for_block(cluster: &Cluster, database: &str) {
    let began = Instant::now();
    let held = "SELECT count(*) FROM pg_locks JOIN pg_database ON oid = database
                WHERE datname = current_database() AND locktype = 'advisory' AND (classid, objid) = (1, 1) AND granted";
    while cluster.sql(database, held) != "1" {
        assert!(began.elapsed() < BOUND, "nothing is blocked");
    }
}

/// Repeats a call until it succeeds.
async fn eventually<T>(call: impl AsyncFn() -> Result<T, StoreError>) -> T {
    let began = Instant::now();
    loop {
        match call().await {
            Ok(done) => return done,
            Err(StoreError::Failed(_)) => assert!(began.elapsed() < BOUND, "it does not recover"),
            Err(other) => panic!("{other:?}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn terminated_connections_are_made_again_and_lose_nothing() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    let store = open(cluster, &database).await.expect("an empty database");
    store.create(new_table(1)).await.expect("a free name");
    let is_over = Arc::new(AtomicBool::new(false));
    let writer = {
        let (store, is_over) = (store.clone(), is_over.clone());
        tokio::spawn(async move {
            let (mut seq, mut failures) = (1, 0);
            while !is_over.load(Ordering::Acquire) {
                match store.append(append(1, seq..=seq)).await {
                    // A failed append may have been stored; then it is the last event.
                    Ok(()) => seq += 1,
                    Err(StoreError::Conflict { last }) if last == seq => seq += 1,
                    Err(StoreError::Failed(_)) => {
                        failures += 1;
                        tokio::time::sleep(Duration::from_millis(1)).await;
                    }
                    other => panic!("event {seq}: {other:?}"),
                }
            }
            (seq - 1, failures)
        })
    };
    for _ in 0..5 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        cluster.sql(&database, TERMINATE);
        let read = store.entries(&table(1)).await.expect("a read is repeated on a new connection");
        assert_eq!(read, entries(1..=read.len() as u64));
    }
    is_over.store(true, Ordering::Release);
    let (last, failures) = writer.await.expect("no panic");
    assert!(failures > 0, "no append noticed that its connection was terminated");
    let kept = store.entries(&table(1)).await.expect("it is there");
    // The last append may have failed after it was stored.
    assert!([last, last + 1].contains(&(kept.len() as u64)), "{last} appended, {} kept", kept.len());
    assert_eq!(kept, entries(1..=kept.len() as u64));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_database_calls_fail_in_time_and_work_again_afterwards() {
    let Some(cluster) = Cluster::start(&["fsync=off"]) else { return };
    let database = cluster.create_database();
    let store = open(&cluster, &database).await.expect("an empty database");
    store.create(new_table(1)).await.expect("a free name");
    store.append(append(1, 1..=3)).await.expect("they follow");
    cluster.shut_down();
    for _ in 0..3 {
        let began = Instant::now();
        let written = store.append(append(1, 4..=4)).await;
        assert!(matches!(written, Err(StoreError::Failed(_))), "{written:?}");
        let read = store.load(&table(1)).await;
        assert!(matches!(read, Err(StoreError::Failed(_))), "{read:?}");
        let checked = store.check_writable().await;
        assert!(matches!(checked, Err(StoreError::Failed(_))), "{checked:?}");
        assert!(began.elapsed() < BOUND, "{:?}", began.elapsed());
    }
    assert!(store.counters().read().failed >= 6);
    cluster.resume();
    eventually(async || store.append(append(1, 4..=4)).await).await;
    let kept = eventually(async || store.entries(&table(1)).await).await;
    assert_eq!(kept, entries(1..=4));
}

/// As after a failover, while the address still leads to the old server or to a standby.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_becomes_read_only_is_left_until_one_accepts_writes() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    let store = open(cluster, &database).await.expect("an empty database");
    store.create(new_table(1)).await.expect("a free name");
    let set = |read_only: &str| {
        let alter = format!("ALTER DATABASE {database} SET default_transaction_read_only = {read_only}");
        cluster.sql("postgres", &alter);
    };
    set("on");
    cluster.sql(&database, TERMINATE);
    for _ in 0..3 {
        let written = store.append(append(1, 1..=1)).await;
        assert!(matches!(written, Err(StoreError::Failed(_))), "{written:?}");
        let read = store.entries(&table(1)).await;
        assert!(matches!(read, Err(StoreError::Failed(_))), "a standby may lag behind: {read:?}");
    }
    set("off");
    eventually(async || store.append(append(1, 1..=1)).await).await;
    assert_eq!(eventually(async || store.entries(&table(1)).await).await, entries(1..=1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_accepts_no_more_writes_is_replaced() {
    let Some(cluster) = Cluster::start(&["fsync=off"]) else { return };
    let database = cluster.create_database();
    let store = open(&cluster, &database).await.expect("an empty database");
    store.create(new_table(1)).await.expect("a free name");
    let connections = "SELECT string_agg(pid::TEXT, ' ') FROM pg_locks WHERE locktype = 'advisory'";
    let before = cluster.sql(&database, connections);
    // This concerns connections that are open, too.
    let set = |value: &str| {
        cluster.sql("postgres", &format!("ALTER SYSTEM SET default_transaction_read_only = {value}"));
        cluster.sql("postgres", "SELECT pg_reload_conf()");
    };
    set("on");
    let began = Instant::now();
    let mut seq = 1;
    while store.append(append(1, seq..=seq)).await.is_ok() {
        assert!(began.elapsed() < BOUND, "the database still accepts writes");
        seq += 1;
    }
    set("off");
    eventually(async || store.append(append(1, seq..=seq)).await).await;
    assert_ne!(cluster.sql(&database, connections), before, "the writer has a new connection");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unwritable_event_fails_alone() {
    let Some(cluster) = Cluster::shared() else { return };
    let store = open(cluster, &cluster.create_database()).await.expect("an empty database");
    for number in 0..40 {
        store.create(new_table(number)).await.expect("a free name");
    }
    let write = |number: u32| {
        let store = store.clone();
        tokio::spawn(async move {
            // PostgreSQL cannot store this character.
            let event = if number == 7 { "\0" } else { "event" };
            let entries = vec![Entry { seq: 1, command: None, event: event.to_owned() }];
            (number, store.append(Append { entries, ..append(number, 1..=1) }).await)
        })
    };
    let writers: Vec<_> = (0..40).map(write).collect();
    for writer in writers {
        match writer.await.expect("no panic") {
            (7, answer) => assert!(matches!(answer, Err(StoreError::Failed(_))), "{answer:?}"),
            (number, answer) => assert!(answer.is_ok(), "table {number}: {answer:?}"),
        }
    }
    assert_eq!(store.counters().read().failed, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn queued_appends_share_a_commit_but_not_their_conflicts() {
    const APPENDERS: u32 = 64;
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    let store = open(cluster, &database).await.expect("an empty database");
    for number in 0..APPENDERS {
        store.create(new_table(number)).await.expect("a free name");
    }
    let before = store.counters().read();
    // Somebody else blocks a table for a while, so that everything behind it is queued.
    let blocked = std::thread::scope(|scope| {
        let blocker = scope.spawn(|| cluster.sql(&database, &block(1)));
        wait_for_block(cluster, &database);
        let write = |number: u32| {
            let store = store.clone();
            // Every eighth leaves a gap.
            let seq = if number.is_multiple_of(8) { 2 } else { 1 };
            tokio::spawn(async move { (number, store.append(append(number, seq..=seq)).await) })
        };
        let writers: Vec<_> = (0..APPENDERS).map(write).collect();
        blocker.join().expect("no panic");
        writers
    });
    for writer in blocked {
        match writer.await.expect("no panic") {
            (number, Ok(())) => assert!(!number.is_multiple_of(8)),
            (number, Err(StoreError::Conflict { last: 0 })) => assert!(number.is_multiple_of(8)),
            (number, other) => panic!("table {number}: {other:?}"),
        }
    }
    let after = store.counters().read();
    assert_eq!((after.jobs - before.jobs, after.failed), (56, 0));
    assert!(after.commits - before.commits <= 8, "{before:?} {after:?}");
}

/// The database gives up waiting for a lock after 10 s: once for all writes of a batch, not once for each of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lock_that_is_not_released_fails_all_writes_of_a_batch_at_once() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    let store = open(cluster, &database).await.expect("an empty database");
    for number in 0..8 {
        store.create(new_table(number)).await.expect("a free name");
    }
    let blocked = database.clone();
    let blocker = tokio::task::spawn_blocking(move || cluster.sql(&blocked, &block(120)));
    wait_for_block(cluster, &database);
    let began = Instant::now();
    let write = |number: u32| {
        let store = store.clone();
        tokio::spawn(async move { store.append(append(number, 1..=1)).await })
    };
    let writers: Vec<_> = (0..8).map(write).collect();
    for writer in writers {
        let answer = writer.await.expect("no panic");
        assert!(matches!(answer, Err(StoreError::Failed(_))), "{answer:?}");
    }
    // The first of them may be a batch of its own.
    assert!(began.elapsed() < Duration::from_secs(30), "{:?}", began.elapsed());
    cluster.sql(&database, UNBLOCK);
    blocker.await.expect("no panic");
    store.append(append(1, 1..=1)).await.expect("the connection is still usable");
}

/// Two of the three reading connections wait for a lock, and nobody else has to.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reads_go_past_connections_that_are_busy() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    let store = open(cluster, &database).await.expect("an empty database");
    store.create(new_table(1)).await.expect("a free name");
    let blocked = database.clone();
    let lock = block(120).replace("SELECT 1 FROM tenback.heads FOR UPDATE", "LOCK tenback.people");
    let blocker = tokio::task::spawn_blocking(move || cluster.sql(&blocked, &lock));
    wait_for_block(cluster, &database);
    let slow: Vec<_> =
        (0..2).map(|_| store.clone()).map(|store| tokio::spawn(async move { store.people().await })).collect();
    let waiting = "SELECT count(*) FROM pg_locks WHERE relation = 'tenback.people'::REGCLASS AND NOT granted";
    let began = Instant::now();
    while cluster.sql(&database, waiting) != "2" {
        assert!(began.elapsed() < BOUND, "both reads should wait");
    }
    for _ in 0..30 {
        store.entries(&table(1)).await.expect("nothing is in its way");
    }
    assert!(slow.iter().all(|read| !read.is_finished()), "the reads were delayed by the lock");
    cluster.sql(&database, UNBLOCK);
    blocker.await.expect("no panic");
    for read in slow {
        assert_eq!(read.await.expect("no panic").expect("the lock is released"), 0);
    }
}
