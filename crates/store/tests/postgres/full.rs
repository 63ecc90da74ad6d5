//! A full disk under the database.

use tenback_store::{Append, Entry, Store, StoreError};
use tenback_test_postgres::{Cluster, SmallDisk};

use crate::make::{append, entries, new_table, table};
use crate::open;

/// Too large for the pages that are there, in a form that PostgreSQL cannot make shorter.
fn large(seq: u64) -> Append {
    let mut state = seq;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        char::from(b' ' + (state >> 33) as u8 % 95)
    };
    let event = (0..1_000_000).map(|_| next()).collect();
    Append { entries: vec![Entry { seq, command: None, event }], ..append(1, seq..=seq) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_has_no_space_is_rejected_and_the_store_recovers() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(disk) = SmallDisk::mount(folder.path().to_owned(), 192) else {
        eprintln!("skipped, because mounting a small disk needs root");
        return;
    };
    let Some(cluster) = Cluster::start_on(&disk, &["fsync=off"]) else { return };
    let database = cluster.create_database();
    let store = open(&cluster, &database).await.expect("an empty database");
    store.create(new_table(1)).await.expect("a free name");
    // A new segment of PostgreSQL's log has room for this test: without room there, it would end.
    cluster.sql(&database, "SELECT pg_switch_wal()");
    store.append(append(1, 1..=3)).await.expect("they follow");
    disk.fill().expect("it can be filled");
    for _ in 0..3 {
        let full = store.append(large(4)).await;
        assert!(matches!(full, Err(StoreError::Full)), "{full:?}");
    }
    assert_eq!(store.entries(&table(1)).await.expect("reading needs no space"), entries(1..=3));
    disk.free().expect("it can be freed");
    store.append(append(1, 4..=5)).await.expect("they follow");
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), entries(1..=5));
}
