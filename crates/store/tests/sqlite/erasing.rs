//! Nothing that was deleted or replaced can be read from the files afterwards, also while the store is in use.

use std::fs;
use std::path::Path;

use tempfile::TempDir;
use tenback_store::{
    Append, Device, DeviceLink, Devices, Digest, Entry, Person, PersonId, Rewrite, SignIn, Sqlite, Store,
    StoredSnapshot, Timestamp,
};

use crate::make::{append, device, new_table, table};

const SECRET: &str = "Whiskers";
const TABLES: u32 = 20;
const EVENTS: u64 = 30;

/// How often a text occurs in the files of a store, each with its ending.
fn found(path: &Path, text: &str) -> Vec<(&'static str, usize)> {
    let count = |ending: &'static str| {
        let bytes = fs::read(format!("{}{ending}", path.display())).unwrap_or_default();
        (ending, bytes.windows(text.len()).filter(|part| *part == text.as_bytes()).count())
    };
    ["", "-wal", "-shm"].map(count).into_iter().filter(|(_, count)| *count > 0).collect()
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Whether an event is going to be deleted.
const fn goes(number: u32, seq: u64) -> bool {
    number.is_multiple_of(5) || seq.is_multiple_of(3)
}

/// A text of varying length. Long ones do not fit on a page.
fn text(number: u32, seq: u64) -> String {
    let length = [20, 200, 900, 6_000][(u64::from(number) * 7 + seq) as usize % 4];
    let says = if goes(number, seq) { SECRET } else { "something else" };
    format!("{says} {number} {seq} {}", "x".repeat(length))
}

fn with_text(number: u32, seq: u64) -> Append {
    let entries = vec![Entry { seq, command: None, event: text(number, seq) }];
    let state = || format!("{} {}", text(number, seq), "y".repeat(3_000));
    let snapshot = seq.is_multiple_of(7).then(|| StoredSnapshot { seq, state: state() });
    Append { entries, snapshot, ..append(number, seq..=seq) }
}

/// Tables whose events were appended in turn, so that pages are split and rows move between them.
async fn full(path: &Path) -> Sqlite {
    let store = Sqlite::open(path).expect("a new file");
    for number in 0..TABLES {
        store.create(new_table(number)).await.expect("a free name");
    }
    for (seq, number) in (1..=EVENTS).flat_map(|seq| (0..TABLES).map(move |number| (seq, number))) {
        store.append(with_text(number, seq)).await.expect("it follows");
    }
    store
}

/// Deletes some tables, and some events of the others.
async fn delete(store: &Sqlite) {
    for number in 0..TABLES {
        if number % 5 == 0 {
            store.delete_table(&table(number)).await.expect("it is there");
        } else {
            let snapshot = StoredSnapshot { seq: EVENTS, state: "empty".into() };
            let events = (1..=EVENTS).filter(|seq| goes(number, *seq)).map(|seq| (seq, "gone".into())).collect();
            store
                .rewrite(Rewrite { table: table(number), epoch: None, events, erased: None, snapshot })
                .await
                .expect("it is there");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_of_deleted_tables_are_in_no_file_while_the_store_is_open() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let store = full(&path).await;
    assert!(!found(&path, SECRET).is_empty());
    for number in 0..TABLES {
        store.delete_table(&table(number)).await.expect("it is there");
    }
    assert!(store.truncate_log().await.expect("an answer"), "nobody reads");
    assert_eq!(found(&path, SECRET), []);
}

/// When SQLite moves a row to another page, it can leave a copy behind that nobody overwrites when the row is deleted. A
/// backup is written from the rows.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_no_deleted_texts_wherever_they_were() {
    let folder = folder();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    let store = full(&path).await;
    delete(&store).await;
    assert!(store.truncate_log().await.expect("an answer"), "nobody reads");
    Sqlite::back_up(&path, &copy).expect("it can be read");
    assert_eq!(found(&copy, SECRET), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn former_names_and_erased_people_are_in_no_file() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let store = Sqlite::open(&path).expect("a new file");
    for number in 1..=200 {
        let id = PersonId::new(number);
        let sign_in = SignIn { devices: vec![device(1), device(2)], ..SignIn::default() };
        let (name, language) = (format!("{SECRET} {number}"), "en".to_owned());
        let person = Person { id, name, language, sign_in, since: Timestamp(0), banned: None };
        store.add_person(person).await.expect("a free id");
        let link = DeviceLink { code: Digest::new([9; 32]), until: Timestamp(5) };
        store.offer_device(id, link).await.expect("it is there");
    }
    for number in 1..=200 {
        match number % 2 {
            0 => store.erase_person(PersonId::new(number)).await.expect("it is there"),
            _ => store.rename(PersonId::new(number), "Ann", "de").await.expect("it is there"),
        }
    }
    assert!(store.truncate_log().await.expect("nobody reads"));
    assert_eq!(found(&path, SECRET), []);
}

/// Removing devices here and there makes SQLite move rows to other pages, and a copy can stay in the unused part of the old one
/// (docs/PRIVACY.md). A backup is written from the rows alone.
#[tokio::test(flavor = "multi_thread")]
async fn names_of_removed_devices_are_in_no_backup() {
    let folder = folder();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    let store = Sqlite::open(&path).expect("a new file");
    for number in 1..=200 {
        let (id, name, language) = (PersonId::new(number), "Ann".to_owned(), "en".to_owned());
        let devices = vec![Device { name: format!("{SECRET} phone"), ..device(1) }, device(2)];
        let sign_in = SignIn { devices, ..SignIn::default() };
        let person = Person { id, name, language, sign_in, since: Timestamp(0), banned: None };
        store.add_person(person).await.expect("a free id");
    }
    for number in 1..=200 {
        let (id, first) = (PersonId::new(number), device(1).id);
        match number % 3 {
            0 => store.erase_person(id).await.expect("it is there"),
            1 => assert!(store.rename_device(id, first, "Phone").await.expect("an answer")),
            _ => assert!(store.remove_device(id, first).await.expect("an answer")),
        }
    }
    assert!(store.truncate_log().await.expect("nobody reads"));
    Sqlite::back_up(&path, &copy).expect("it can be read");
    assert_eq!(found(&copy, SECRET), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_not_emptied_while_somebody_reads_an_older_state() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let store = Sqlite::open(&path).expect("a new file");
    store.create(new_table(1)).await.expect("a free name");
    let reader = rusqlite::Connection::open(&path).expect("a database");
    reader.execute_batch("BEGIN; SELECT count(*) FROM tables").expect("it can be read");
    store.append(append(1, 1..=1)).await.expect("it follows");
    assert!(!store.truncate_log().await.expect("an answer"), "a backup is being made");
    store.append(append(1, 2..=2)).await.expect("the store goes on");
    reader.execute_batch("COMMIT").expect("it has read");
    assert!(store.truncate_log().await.expect("an answer"));
    assert_eq!(fs::metadata(folder.path().join("store.db-wal")).expect("it is there").len(), 0);
}
