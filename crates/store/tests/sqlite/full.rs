//! A full disk, simulated by a limit on the size of files.

use std::env;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tenback_store::{Sqlite, Store, StoreError};

use crate::again;
use crate::make::{append, entries, new_table, table};

/// Set for the process that will run out of space.
const FOLDER: &str = "TENBACK_TEST_FULL_FOLDER";
const TABLES: u32 = 8;

#[test]
fn a_full_disk_fails_the_whole_batch_and_the_store_recovers() {
    if let Some(folder) = env::var_os(FOLDER) {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        return runtime.block_on(run_out_of_space(Path::new(&folder)));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let test = again("full::a_full_disk_fails_the_whole_batch_and_the_store_recovers");
    // The limit applies to the whole process, and its signal would kill it: hence a separate process that ignores it.
    let deaf = ["-c", "trap '' XFSZ; exec \"$0\" \"$@\""];
    let mut child = Command::new("sh");
    child.args(deaf).arg(test.get_program()).args(test.get_args()).env(FOLDER, folder.path());
    let output = child.output().expect("a shell");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(folder.path().join("store.db").exists(), "the other process did run");
}

async fn run_out_of_space(folder: &Path) {
    let store = Arc::new(Sqlite::open(folder.join("store.db")).expect("a new file"));
    for number in 0..TABLES {
        store.create(new_table(number)).await.expect("a free name");
        store.append(append(number, 1..=1)).await.expect("it follows");
    }
    let room = getrlimit(Resource::Fsize);
    let log = folder.join("store.db-wal").metadata().expect("the log of SQLite").len();
    setrlimit(Resource::Fsize, Rlimit { current: Some(log), ..room }).expect("a lower limit");
    let write = |number: u32| {
        let store = store.clone();
        tokio::spawn(async move { store.append(append(number, 2..=40)).await })
    };
    let appends: Vec<_> = (0..TABLES).map(write).collect();
    for append in appends {
        let answer = append.await.expect("no panic");
        assert!(matches!(answer, Err(StoreError::Full | StoreError::Failed(_))), "{answer:?}");
    }
    assert_eq!(store.counters().read().failed, u64::from(TABLES));
    let check = store.check_writable().await;
    assert!(matches!(check, Err(StoreError::Full | StoreError::Failed(_))), "{check:?}");
    for number in 0..TABLES {
        assert_eq!(store.entries(&table(number)).await.expect("reading needs no room"), entries(1..=1));
    }
    setrlimit(Resource::Fsize, room).expect("the limit from before");
    store.check_writable().await.expect("there is room again");
    for number in 0..TABLES {
        store.append(append(number, 2..=40)).await.expect("there is room again");
        assert_eq!(store.entries(&table(number)).await.expect("it is there"), entries(1..=40));
    }
}
