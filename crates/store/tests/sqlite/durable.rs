//! Acknowledged writes survive whatever happens.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use rusqlite::Connection;
use tenback_store::{Sqlite, Store, StoreError};

use crate::again;
use crate::make::{append, entries, new_table, table};

/// Set for the process that will be killed.
const FILE: &str = "TENBACK_TEST_KILLED_FILE";
const TABLES: u32 = 4;

#[tokio::test]
async fn dropping_or_closing_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let store = Sqlite::open(&path).expect("a new file");
    store.create(new_table(1)).await.expect("a free name");
    store.append(append(1, 1..=5)).await.expect("they follow");
    drop(store);
    let store = Sqlite::open(&path).expect("the same file");
    store.append(append(1, 6..=7)).await.expect("they follow");
    store.close().await;
    let store = Sqlite::open(&path).expect("the same file, closed but not dropped");
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), entries(1..=7));
}

#[tokio::test]
async fn a_closed_store_is_a_single_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let store = Sqlite::open(&path).expect("a new file");
    store.create(new_table(1)).await.expect("a free name");
    store.close().await;
    let copy = folder.path().join("copy.db");
    std::fs::copy(&path, &copy).expect("a copy");
    assert!(!folder.path().join("store.db-wal").exists());
    let store = Sqlite::open(&copy).expect("a whole copy");
    assert!(store.load(&table(1)).await.expect("it loads").is_some());
}

#[test]
fn acknowledged_appends_survive_a_kill() {
    if let Some(file) = env::var_os(FILE) {
        append_until_killed(Path::new(&file));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let mut child = again("durable::acknowledged_appends_survive_a_kill")
        .env(FILE, &path)
        .stdout(Stdio::piped())
        .spawn()
        .expect("another process");
    let mut answered: BTreeMap<u32, u64> = BTreeMap::new();
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for (count, line) in lines.map_while(Result::ok).enumerate() {
        // Output from before the kill that has not been read yet counts, too.
        if count == 400 {
            child.kill().expect("it runs");
        }
        if let Some((table, seq)) = line.split_once("kept ").and_then(|(_, kept)| kept.split_once(' ')) {
            answered.insert(table.parse().expect("a number"), seq.parse().expect("a number"));
        }
    }
    assert!(!child.wait().expect("it ended").success(), "it was killed");
    assert!(answered.values().sum::<u64>() >= 300, "{answered:?}");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let store = Sqlite::open(&path).expect("the file of a killed server");
    for (number, seq) in answered {
        let kept = runtime.block_on(store.entries(&table(number))).expect("it is there");
        assert!(kept.len() as u64 >= seq, "table {number}: {seq} answered for, {} kept", kept.len());
        assert_eq!(kept, entries(1..=kept.len() as u64));
    }
}

/// Prints what was acknowledged, until it is killed.
fn append_until_killed(path: &Path) -> ! {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let store = Arc::new(Sqlite::open(path).expect("a new file"));
    let write = |number: u32| {
        let store = store.clone();
        runtime.spawn(async move {
            store.create(new_table(number)).await.expect("a free name");
            for seq in 1.. {
                store.append(append(number, seq..=seq)).await.expect("it follows");
                println!("kept {number} {seq}");
            }
        })
    };
    let writers: Vec<_> = (0..TABLES).map(write).collect();
    for writer in writers {
        runtime.block_on(writer).expect("a reader of what is printed");
    }
    unreachable!("the writers never end");
}

#[tokio::test]
async fn queued_appends_share_a_commit_but_not_their_failures() {
    const APPENDERS: u32 = 64;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let store = Arc::new(Sqlite::open(&path).expect("a new file"));
    for number in 0..APPENDERS {
        store.create(new_table(number)).await.expect("a free name");
    }
    let before = store.counters().read();
    // Another connection blocks the file, so that all appends are queued.
    let other = Connection::open(&path).expect("it can be opened");
    other.execute_batch("BEGIN IMMEDIATE").expect("nobody writes now");
    let write = |number: u32| {
        let store = store.clone();
        // Every eighth leaves a gap.
        let seq = if number.is_multiple_of(8) { 2 } else { 1 };
        tokio::spawn(async move { (number, store.append(append(number, seq..=seq)).await) })
    };
    let appends: Vec<_> = (0..APPENDERS).map(write).collect();
    tokio::time::sleep(Duration::from_millis(200)).await;
    other.execute_batch("COMMIT").expect("nothing was written");
    for append in appends {
        match append.await.expect("no panic") {
            (number, Ok(())) => assert!(!number.is_multiple_of(8)),
            (number, Err(StoreError::Conflict { last: 0 })) => assert!(number.is_multiple_of(8)),
            (number, other) => panic!("table {number}: {other:?}"),
        }
    }
    let after = store.counters().read();
    assert_eq!((after.appends - before.appends, after.failed), (56, 0));
    assert_eq!(after.jobs - before.jobs, 56);
    assert!(after.commits - before.commits <= 8, "{before:?} {after:?}");
}
