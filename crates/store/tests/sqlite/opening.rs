//! Which files can be opened, and which are rejected and left unchanged.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tempfile::TempDir;
use tenback_store::{Address, OpenFault, Sqlite, Store, parse_address};

use crate::make::{append, new_table, table};

/// A closed database with some content.
async fn closed_database() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("store.db")).expect("a new file");
    for number in 0..20 {
        store.create(new_table(number)).await.expect("a free name");
        store.append(append(number, 1..=100)).await.expect("they follow");
    }
    store.close().await;
    folder
}

/// Why a file is rejected; checks that it is unchanged.
fn rejection(path: &Path) -> OpenFault {
    let before = fs::read(path).expect("it can be read");
    let error = Sqlite::open(path).expect_err("it must be refused");
    assert_eq!(error.address, path.display().to_string());
    assert!(fs::read(path).expect("it can be read") == before, "a refused file was changed");
    error.why
}

#[tokio::test]
async fn a_missing_file_is_created_with_its_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("not/yet/there/store.db");
    let address = parse_address(&format!("sqlite:{}", path.display())).expect("an address");
    assert_eq!(address, Address::Sqlite(path.clone()));
    let store = address.open().await.expect("a new file");
    store.create(new_table(1)).await.expect("a free name");
    store.close().await;
    let store = address.open().await.expect("the same file");
    assert!(store.load(&table(1)).await.expect("it loads").is_some());
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    fs::write(&path, "").expect("an empty file");
    let store = Sqlite::open(&path).expect("nothing is lost by it");
    store.create(new_table(1)).await.expect("a free name");
}

/// As a power cut can leave them: the first page was not written, and the journal says that there was nothing before.
#[tokio::test]
async fn a_file_whose_creation_was_interrupted_becomes_a_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    fs::write(&path, [[0; 4096], [7; 4096]].concat()).expect("a file");
    let mut journal = [0; 512];
    journal[..8].copy_from_slice(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7");
    journal[12..16].copy_from_slice(b"\xc8\x81\xc3\xda");
    journal[22..26].copy_from_slice(b"\x02\x00\x00\x00");
    journal[26..28].copy_from_slice(b"\x10\x00");
    fs::write(folder.path().join("store.db-journal"), journal).expect("a journal");
    let store = Sqlite::open(&path).expect("nothing is lost by it");
    store.create(new_table(1)).await.expect("a free name");
    store.close().await;
    Sqlite::open(&path).expect("a sound database");
}

#[tokio::test]
async fn only_one_server_can_open_a_file() {
    let folder = closed_database().await;
    let path = folder.path().join("store.db");
    let store = Sqlite::open(&path).expect("nobody else");
    let why = Sqlite::open(&path).expect_err("it is held").why;
    assert!(matches!(why, OpenFault::InUse), "{why:?}");
    #[cfg(unix)]
    {
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink(&path, &link).expect("a link");
        let why = Sqlite::open(&link).expect_err("it is held, by whatever name").why;
        assert!(matches!(why, OpenFault::InUse), "{why:?}");
    }
    store.append(append(1, 101..=101)).await.expect("the first goes on");
    store.close().await;
    Sqlite::open(&path).expect("it is free again");
}

#[tokio::test]
async fn a_newer_file_is_rejected() {
    let folder = closed_database().await;
    let path = folder.path().join("store.db");
    let newer = Connection::open(&path).expect("it can be opened");
    newer.execute_batch("PRAGMA user_version = 99; CREATE TABLE unheard_of (x)").expect("it can be written");
    drop(newer);
    let why = rejection(&path);
    assert!(matches!(why, OpenFault::Newer { found: 99, known: 1..99 }), "{why:?}");
}

/// After a crash the version may be only in the log.
#[tokio::test]
async fn a_newer_file_is_rejected_even_if_its_version_is_in_the_log() {
    let folder = closed_database().await;
    let crashed = tempfile::tempdir().expect("a folder");
    let newer = Connection::open(folder.path().join("store.db")).expect("it can be opened");
    newer.execute_batch("PRAGMA user_version = 99").expect("it can be written");
    for name in ["store.db", "store.db-wal"] {
        fs::copy(folder.path().join(name), crashed.path().join(name)).expect("a copy");
    }
    let log = crashed.path().join("store.db-wal");
    let before = fs::read(&log).expect("it can be read");
    assert!(!before.is_empty());
    let why = rejection(&crashed.path().join("store.db"));
    assert!(matches!(why, OpenFault::Newer { found: 99, known: 1..99 }), "{why:?}");
    assert!(fs::read(&log).expect("it can be read") == before, "the log of a refused file was changed");
}

#[test]
fn a_file_of_another_program_is_rejected() {
    for mode in ["delete", "wal"] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("other.db");
        let other = Connection::open(&path).expect("a new file");
        let sql = format!("PRAGMA journal_mode = {mode}; CREATE TABLE tables (x); INSERT INTO tables VALUES (1)");
        other.execute_batch(&sql).expect("it can be written");
        drop(other);
        let why = rejection(&path);
        assert!(matches!(why, OpenFault::NotOurs), "{why:?}");
        let files = fs::read_dir(folder.path()).expect("a folder").count();
        assert_eq!(files, 1, "nothing is left beside it");
    }
}

#[test]
fn a_file_that_is_not_a_database_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    let noise: Vec<u8> = (0..20_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    for bytes in [&noise[..], &noise[..7], b"SQLite format 3\0", &[0; 4096], b"[Event \"?\"]\n"] {
        fs::write(&path, bytes).expect("a file");
        let why = rejection(&path);
        assert!(matches!(why, OpenFault::NotADatabase), "{why:?}");
    }
    assert!(matches!(Sqlite::open(folder.path()).expect_err("a folder is no file").why, OpenFault::Io(_)));
}

#[tokio::test]
async fn a_truncated_file_is_rejected() {
    let folder = closed_database().await;
    let path = folder.path().join("store.db");
    let whole = fs::read(&path).expect("it can be read");
    for length in [whole.len() - 1, whole.len() / 2, 8192, 5000, 4096, 700, 100] {
        fs::write(&path, &whole[..length]).expect("a file");
        let why = rejection(&path);
        assert!(matches!(why, OpenFault::Broken), "{length} of {}: {why:?}", whole.len());
    }
    fs::write(&path, &whole).expect("a file");
    Sqlite::open(&path).expect("a whole file");
}
