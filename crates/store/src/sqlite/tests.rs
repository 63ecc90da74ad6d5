//! What cannot be tested from outside: files of older versions, and a full database.

use std::path::Path;

use tempfile::TempDir;

use crate::{
    Append, Device, DeviceId, DeviceKey, DeviceLink, Devices, Digest, Entry, Listing, NewTable, Person, PersonId,
    SignIn, Store, StoreError, TableId, Timestamp,
};

use super::migrate::{KNOWN, STEPS, migrate, version};
use super::*;

fn new_table(id: &str) -> NewTable {
    let id = TableId::new(id).expect("letters and digits");
    NewTable {
        id,
        host: PersonId::new(1),
        charter: String::new(),
        entries: vec![],
        listing: Listing::default(),
        now: Timestamp(0),
    }
}

fn append(id: &str, seq: u64, event: &str) -> Append {
    let entries = vec![Entry { seq, command: None, event: event.to_owned() }];
    let table = TableId::new(id).expect("letters and digits");
    Append {
        table,
        epoch: None,
        entries,
        snapshot: None,
        listing: None,
        game: None,
        outline: None,
        host: None,
        deadline: None,
        now: Timestamp(1),
    }
}

fn folder() -> (TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    (folder, path)
}

/// The version and schema of a file.
fn schema(path: &Path) -> (i32, Vec<String>) {
    let connection = Connection::open(path).expect("it can be opened");
    let mut select =
        connection.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql").expect("SQL");
    let sql = select.query_map([], |row| row.get(0)).expect("rows").collect::<Result<_, _>>().expect("texts");
    (version(&connection).expect("a version"), sql)
}

#[tokio::test]
async fn every_older_version_is_migrated() {
    let (_folder, path) = folder();
    drop(Sqlite::open(&path).expect("a new file"));
    let newest = schema(&path);
    assert_eq!(newest.0, KNOWN);
    for seen in 1..STEPS.len() {
        let (_folder, path) = folder();
        migrate(&mut Connection::open(&path).expect("a new file"), &STEPS[..seen]).expect("the first steps");
        assert_eq!(usize::try_from(schema(&path).0), Ok(seen));
        let store = Sqlite::open(&path).expect("an older file");
        let (id, sign_in) = (PersonId::new(1), SignIn::default());
        let (name, language) = ("Ann".to_owned(), "en".to_owned());
        let ann = Person { id, name, language, sign_in, since: Timestamp(0), banned: None };
        store.add_person(ann.clone()).await.expect("a free id");
        assert_eq!(store.person(id).await.expect("an answer"), Some(ann));
        store.close().await;
        assert_eq!(schema(&path), newest);
    }
}

#[tokio::test]
async fn migration_keeps_existing_data() {
    let (_folder, path) = folder();
    let mut older = Connection::open(&path).expect("a new file");
    migrate(&mut older, &STEPS[..1]).expect("the first step");
    let rows = "
        INSERT INTO tables VALUES (1, 'table0001', 1, 5, 6, 0, '', '');
        INSERT INTO entries VALUES (1, 1, 7, 'c1', 'said');
        INSERT INTO sitters VALUES (8, 1);";
    older.execute_batch(rows).expect("rows of that version");
    drop(older);
    let store = Sqlite::open(&path).expect("an older file");
    let id = TableId::new("table0001").expect("a name");
    let command = Some(crate::CommandKey { person: PersonId::new(7), id: "c1".to_owned() });
    let entries = store.entries(&id).await.expect("it is there");
    assert_eq!(entries, [Entry { seq: 1, command, event: "said".to_owned() }]);
    assert_eq!(store.days(&id).await.expect("it is there"), [Day { first: 1, since: Timestamp(6) }]);
    let overview = store.table(&id).await.expect("an answer").expect("it is there");
    assert_eq!((overview.events, overview.updated), (1, Timestamp(6)));
    store.append(append("table0001", 2, "more")).await.expect("it follows");
    let seqs = store.entries(&id).await.expect("it is there").into_iter().map(|entry| entry.seq);
    assert_eq!(seqs.collect::<Vec<_>>(), [1, 2]);
    for (person, sits) in [(7, false), (8, true)] {
        let person = PersonId::new(person);
        assert_eq!(store.visited(person).await.expect("a list"), std::slice::from_ref(&id));
        assert_eq!(store.is_at(person, &id).await.expect("an answer"), sits);
    }
}

#[tokio::test]
async fn the_token_of_an_older_version_becomes_the_first_device() {
    let (_folder, path) = folder();
    let mut older = Connection::open(&path).expect("a new file");
    migrate(&mut older, &STEPS[..9]).expect("the steps before devices");
    let rows = "
        INSERT INTO people (id, name, language, token, recovery, recovery_until, since, banned) VALUES
            (1, 'Ann', 'de', x'0101010101010101010101010101010101010101010101010101010101010101', NULL, NULL, 172800005, NULL),
            (2, 'Ben', 'en', x'0202020202020202020202020202020202020202020202020202020202020202',
             x'0909090909090909090909090909090909090909090909090909090909090909', 50, 5, 7);";
    older.execute_batch(rows).expect("rows of that version");
    drop(older);
    let store = Sqlite::open(&path).expect("an older file");
    let device = |token: u8, since: i64, seen| Device {
        id: DeviceId::new(1),
        name: String::new(),
        token: Digest::new([token; 32]),
        since: Timestamp(since),
        seen,
    };
    let ann = store.person(PersonId::new(1)).await.expect("an answer").expect("she is there");
    assert_eq!(ann.sign_in, SignIn { devices: vec![device(1, 172_800_005, 2)], ..SignIn::default() });
    let ben = PersonId::new(2);
    let link = DeviceLink { code: Digest::new([9; 32]), until: Timestamp(50) };
    let stored = store.person(ben).await.expect("an answer").expect("he is there");
    assert_eq!(stored.sign_in, SignIn { devices: vec![device(2, 5, 0)], link: Some(link), backup: None });
    assert_eq!(stored.banned, Some(Timestamp(7)));
    let phone = Device { id: DeviceId::new(8), ..device(3, 40, 0) };
    let key = DeviceKey::Link(link.code);
    assert!(store.add_device(ben, key, phone, Timestamp(49)).await.expect("an answer"), "his link still works");
}

#[tokio::test]
async fn events_are_found_and_erased_wherever_they_are() {
    let (_folder, path) = folder();
    let store = Sqlite::open(&path).expect("a new file");
    store.create(new_table("table0001")).await.expect("a free name");
    let id = TableId::new("table0001").expect("a name");
    let entries = (1..=3_000).map(|seq| Entry { seq, command: None, event: format!("secret{seq:04}") }).collect();
    store.append(Append { entries, ..append("table0001", 1, "") }).await.expect("they follow");
    let places = |connection: &mut Connection| {
        let count = |table| connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0));
        Ok((count("entries")?, count("recent")?))
    };
    let (moved, recent): (i64, i64) = store.read(places).await.expect("an answer");
    assert!(moved > 0 && recent > 0 && moved + recent == 3_000, "{moved} {recent}");
    let seqs = store.entries(&id).await.expect("it is there").into_iter().map(|entry| entry.seq);
    assert!(seqs.eq(1..=3_000));
    let events = [1, 3_000].map(|seq| (seq, "gone".to_owned())).into();
    let snapshot = crate::StoredSnapshot { seq: 3_000, state: String::new() };
    store
        .rewrite(crate::Rewrite { table: id, epoch: None, events, erased: None, snapshot })
        .await
        .expect("they are there");
    store.close().await;
    let file = std::fs::read(&path).expect("it can be read");
    let is_in_file = |text: &str| file.windows(text.len()).any(|bytes| bytes == text.as_bytes());
    assert!(is_in_file("secret0002") && !is_in_file("secret0001") && !is_in_file("secret3000"));
}

#[test]
fn an_interrupted_migration_leaves_the_old_version() {
    let (_folder, path) = folder();
    drop(Sqlite::open(&path).expect("a new file"));
    let before = schema(&path);
    let stops = "CREATE TABLE halfway (x); DROP TABLE people; SELECT nothing FROM nowhere;";
    let steps = [&STEPS[..], &["CREATE TABLE more (x);", stops]].concat();
    migrate(&mut Connection::open(&path).expect("it can be opened"), &steps).expect_err("the last step");
    assert_eq!(schema(&path), before);
    Sqlite::open(&path).expect("it is as it was");
}

#[tokio::test]
async fn a_full_database_recovers_when_there_is_space() {
    let (_folder, path) = folder();
    let store = Sqlite::open(&path).expect("a new file");
    store.create(new_table("table0001")).await.expect("a free name");
    let limit = |pages: i64| {
        store.write(move |connection| {
            connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
            Ok(())
        })
    };
    // The limit cannot be less than the current size, so this leaves no space at all.
    limit(1).await.expect("a limit");
    let long = "long ".repeat(10_000);
    let answer = store.append(append("table0001", 1, &long)).await;
    assert!(matches!(answer, Err(StoreError::Full)), "{answer:?}");
    assert_eq!(store.counters().read().failed, 1);
    let id = TableId::new("table0001").expect("a name");
    assert_eq!(store.entries(&id).await.expect("it can be read"), []);
    limit(1_000_000).await.expect("a limit");
    store.append(append("table0001", 1, &long)).await.expect("there is room again");
    assert_eq!(store.entries(&id).await.expect("it is there").len(), 1);
}

#[tokio::test]
async fn a_failing_job_is_rolled_back_without_affecting_its_batch() {
    let (_folder, path) = folder();
    let store = Sqlite::open(&path).expect("a new file");
    let slow = store.write(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        Ok(())
    });
    let create = |id: &str, outcome: Result<(), StoreError>| {
        let table = new_table(id);
        store.write(move |connection| write::create(connection, &table).and(outcome.clone()))
    };
    let late = Err(StoreError::Conflict { last: 0 });
    // While the first one runs, the others queue up and then share a commit.
    let answers = tokio::join!(slow, create("before01", Ok(())), create("late0001", late), create("behind01", Ok(())));
    assert!(matches!(answers, (Ok(()), Ok(()), Err(StoreError::Conflict { last: 0 }), Ok(()))), "{answers:?}");
    let kept = store.tables_of(PersonId::new(1), 9).await.expect("a list");
    assert_eq!(kept.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["before01", "behind01"]);
    assert!(store.counters().read().commits <= 2);
}

#[tokio::test]
async fn a_job_that_panics_fails_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("store.db")).expect("a new file");
    let written = store.write(|_| -> Result<(), StoreError> { panic!("a bug in a write") }).await;
    let read = store.read(|_| -> Result<(), StoreError> { panic!("a bug in a read") }).await;
    for outcome in [written, read] {
        assert!(matches!(&outcome, Err(StoreError::Failed(why)) if why.to_string() == "a job panicked"), "{outcome:?}");
    }
    store.check_writable().await.expect("the writer goes on");
    store.size().await.expect("the readers go on");
}
