//! Backups: made while the store is in use, checked, and put back.

use std::fs;
use std::path::Path;

use tempfile::TempDir;
use tenback_store::{BackupError, Entry, OpenFault, Sqlite, Store};

use crate::make::{append, entries, new_table, table};

async fn with_events(path: &Path, count: u64) -> Sqlite {
    let store = Sqlite::open(path).expect("a new file");
    store.create(new_table(1)).await.expect("a free name");
    store.append(append(1, 1..=count)).await.expect("it follows");
    store
}

async fn stored(path: &Path) -> Vec<Entry> {
    let store = Sqlite::open(path).expect("a sound file");
    let entries = store.entries(&table(1)).await.expect("it is there");
    store.close().await;
    entries
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_everything_up_to_now_while_the_store_goes_on() {
    let folder = folder();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    let store = with_events(&path, 3).await;
    Sqlite::back_up(&path, &copy).expect("it can be read");
    store.append(append(1, 4..=5)).await.expect("it follows");
    Sqlite::verify(&copy).expect("a sound file");
    Sqlite::verify(&path).expect("a sound file in use");
    assert_eq!(stored(&copy).await, entries(1..=3));
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), entries(1..=5));
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::MetadataExt::mode(&fs::metadata(&copy).expect("it is there"));
        assert_eq!(mode & 0o777, 0o600, "only its owner can read it");
    }
    let again = Sqlite::back_up(&path, &copy);
    assert!(matches!(again, Err(BackupError::Exists(_))), "{again:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_backup_replaces_the_database_and_keeps_it_aside() {
    let folder = folder();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    let store = with_events(&path, 3).await;
    Sqlite::back_up(&path, &copy).expect("it can be read");
    store.append(append(1, 4..=5)).await.expect("it follows");
    let busy = Sqlite::restore(&path, &copy);
    assert!(matches!(busy, Err(BackupError::Target(ref why)) if matches!(why.why, OpenFault::InUse)), "{busy:?}");
    store.close().await;
    drop(store);
    let first = Sqlite::restore(&path, &copy).expect("nobody uses it").expect("there was one");
    assert_eq!((stored(&path).await, stored(&first).await), (entries(1..=3), entries(1..=5)));
    let second = Sqlite::restore(&path, &copy).expect("nobody uses it").expect("there was one");
    assert_ne!(first, second, "what was kept aside is not overwritten");
    let new = folder.path().join("inner/new.db");
    assert_eq!(Sqlite::restore(&new, &copy).expect("a new file"), None);
    assert_eq!(stored(&new).await, entries(1..=3));
}

/// What a server has stored since the last checkpoint is only in the log beside the file.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_with_its_log_is_restored_completely() {
    let folder = folder();
    let (path, copy, new) =
        (folder.path().join("store.db"), folder.path().join("copy.db"), folder.path().join("new.db"));
    with_events(&path, 3).await.close().await;
    let store = Sqlite::open(&path).expect("a sound file");
    store.append(append(1, 4..=9)).await.expect("it follows");
    fs::copy(&path, &copy).expect("it can be read");
    fs::copy(folder.path().join("store.db-wal"), folder.path().join("copy.db-wal")).expect("it can be read");
    Sqlite::restore(&new, &copy).expect("nobody uses it");
    let files = |prefix: &str| -> Vec<String> {
        let names = fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("a file").file_name());
        let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
        names.retain(|name| name.starts_with(prefix));
        names.sort();
        names
    };
    assert_eq!(files("new.db"), ["new.db", "new.db.lock"], "it is one file");
    assert_eq!(stored(&new).await, entries(1..=9));
    store.close().await;
}

/// The folder may belong to a service that somebody has taken over, and operators may be root.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn links_in_the_place_of_files_are_not_followed() {
    let folder = folder();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    with_events(&path, 3).await.close().await;
    Sqlite::back_up(&path, &copy).expect("it can be read");
    let precious = folder.path().join("precious");
    let others = folder.path().join("others");
    fs::create_dir(&others).expect("a new folder");
    let link = |name: &str| std::os::unix::fs::symlink(&precious, others.join(name)).expect("a link");
    link("copy.db");
    assert!(matches!(Sqlite::back_up(&path, &others.join("copy.db")), Err(BackupError::Exists(_))));
    link("store.db.restoring");
    Sqlite::restore(&others.join("store.db"), &copy).expect("the link is removed");
    assert_eq!(stored(&others.join("store.db")).await, entries(1..=3));
    fs::remove_file(others.join("store.db.lock")).expect("it stays behind");
    link("store.db.lock");
    Sqlite::restore(&others.join("store.db"), &copy).expect_err("it cannot be locked");
    Sqlite::open(others.join("store.db")).expect_err("it cannot be locked");
    assert!(!precious.exists(), "nothing is created where the links point");
}

/// Operators may be root, servers are not.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_restored_database_belongs_to_the_owner_of_its_folder() {
    use std::os::unix::fs::{MetadataExt, chown};
    let folder = folder();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    with_events(&path, 3).await.close().await;
    Sqlite::back_up(&path, &copy).expect("it can be read");
    let others = folder.path().join("others");
    fs::create_dir(&others).expect("a new folder");
    let is_root = chown(&others, Some(65534), Some(65534)).is_ok();
    Sqlite::restore(&others.join("store.db"), &copy).expect("a new file");
    let owner = fs::metadata(&others).expect("it is there").uid();
    assert!(!is_root || owner == 65534);
    for file in ["store.db", "store.db.lock"] {
        assert_eq!(fs::metadata(others.join(file)).expect(file).uid(), owner, "{file}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_a_sound_database_is_neither_backed_up_nor_restored() {
    let folder = folder();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    with_events(&path, 200).await.close().await;
    let (text, damaged) = (folder.path().join("diary.txt"), folder.path().join("damaged.db"));
    fs::write(&text, "Dear diary").expect("it can be written");
    let mut bytes = fs::read(&path).expect("it can be read");
    let half = bytes.len() / 2;
    bytes[half..].fill(0xff);
    fs::write(&damaged, bytes).expect("it can be written");
    let before = fs::read(&path).expect("it can be read");
    let (newer, foreign) = (folder.path().join("newer.db"), folder.path().join("foreign.db"));
    for (file, pragma) in [(&newer, "user_version = 999"), (&foreign, "application_id = 1")] {
        fs::copy(&path, file).expect("it can be read");
        let connection = rusqlite::Connection::open(file).expect("a database");
        connection.execute_batch(&format!("PRAGMA {pragma}")).expect("it can be changed");
    }
    let why = |file: &Path| match Sqlite::restore(&path, file) {
        Err(BackupError::Source(error)) => error.why,
        answer => panic!("{file:?}: {answer:?}"),
    };
    assert!(matches!(why(&newer), OpenFault::Newer { found: 999, .. }));
    assert!(matches!(why(&foreign), OpenFault::NotOurs));
    assert!(matches!(why(&text), OpenFault::NotADatabase));
    assert!(matches!(why(&damaged), OpenFault::Broken));
    for wrong in [&text, &damaged, &newer, &foreign, &folder.path().join("nothing.db")] {
        let answer = Sqlite::restore(&path, wrong);
        assert!(matches!(answer, Err(BackupError::Source(_))), "{wrong:?}: {answer:?}");
        assert_eq!(fs::read(&path).expect("it can be read"), before, "{wrong:?} left it unchanged");
        assert!(Sqlite::back_up(wrong, &copy).is_err(), "{wrong:?}");
        assert!(!copy.exists(), "{wrong:?} left no backup that looks like one");
    }
}
