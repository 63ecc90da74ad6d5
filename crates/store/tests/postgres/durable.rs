//! Acknowledged writes survive a crash of the database.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tenback_store::{Store, StoreError};
use tenback_test_postgres::Cluster;

use crate::make::{append, entries, new_table, table};
use crate::open;

const TABLES: u32 = 4;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_appends_survive_a_crash_of_the_database() {
    // With fsync, and with a setting that alone would lose commits that were answered.
    let Some(cluster) = Cluster::start(&["synchronous_commit=off", "wal_writer_delay=10s"]) else { return };
    let database = cluster.create_database();
    let store = open(&cluster, &database).await.expect("an empty database");
    let answered: Arc<Vec<AtomicU64>> = Arc::new((0..TABLES).map(|_| AtomicU64::new(0)).collect());
    for number in 0..TABLES {
        store.create(new_table(number)).await.expect("a free name");
    }
    let write = |number: u32| {
        let (store, answered) = (store.clone(), answered.clone());
        tokio::spawn(async move {
            for seq in 1.. {
                match store.append(append(number, seq..=seq)).await {
                    Ok(()) => answered[number as usize].store(seq, Ordering::SeqCst),
                    Err(StoreError::Failed(_)) => return,
                    other => panic!("table {number}: {other:?}"),
                }
            }
        })
    };
    let writers: Vec<_> = (0..TABLES).map(write).collect();
    while answered.iter().map(|seq| seq.load(Ordering::SeqCst)).sum::<u64>() < 400 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    cluster.crash();
    for writer in writers {
        writer.await.expect("no panic");
    }
    cluster.resume();
    drop(store);
    let store = open(&cluster, &database).await.expect("the database after a crash");
    for (number, seq) in (0..TABLES).zip(answered.iter()) {
        let kept = store.entries(&table(number)).await.expect("it is there");
        let seq = seq.load(Ordering::SeqCst);
        assert!(kept.len() as u64 >= seq, "table {number}: {seq} answered for, {} kept", kept.len());
        assert_eq!(kept, entries(1..=kept.len() as u64));
        store.append(append(number, kept.len() as u64 + 1..=kept.len() as u64 + 1)).await.expect("it goes on");
    }
}
