//! The log of a table is append-only and has no gaps.

use std::sync::Arc;

use tenback_store::{Append, Entry, Listing, NewTable, PersonId, Store, StoreError, StoredSnapshot, StoredTable};

use crate::empty_append;
use crate::make::{append, entries, entry, new_table, table};

type Shared = Arc<dyn Store>;

/// Creates table 1 with its first events.
async fn begun(store: &Shared, events: u64) {
    store.create(new_table(1)).await.expect("a free name");
    store.append(append(1, 1..=events)).await.expect("they follow");
}

fn conflict(answer: Result<(), StoreError>) -> u64 {
    match answer {
        Err(StoreError::Conflict { last }) => last,
        other => panic!("no conflict: {other:?}"),
    }
}

pub(crate) async fn a_new_table_has_a_charter_and_no_events(store: Shared) {
    store.create(new_table(1)).await.expect("a free name");
    let kept = StoredTable {
        host: PersonId::new(7),
        charter: "the charter".into(),
        closed: false,
        snapshot: None,
        tail: vec![],
        bytes: 0,
        deadline: None,
    };
    assert_eq!(store.load(&table(1)).await.expect("it loads"), Some(kept));
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), []);
}

pub(crate) async fn a_table_and_its_first_events_are_created_together_or_not_at_all(store: Shared) {
    let gap = NewTable { entries: entries(2..=3), ..new_table(1) };
    assert_eq!(conflict(store.create(gap).await), 0);
    assert_eq!(store.load(&table(1)).await.expect("it answers"), None);
    store.create(NewTable { entries: entries(1..=3), ..new_table(1) }).await.expect("a free name");
    store.append(append(1, 4..=4)).await.expect("it follows");
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), entries(1..=4));
}

pub(crate) async fn a_table_id_cannot_be_used_twice(store: Shared) {
    begun(&store, 2).await;
    let mut other = new_table(1);
    other.charter = "another charter".into();
    other.host = PersonId::new(8);
    assert!(matches!(store.create(other).await, Err(StoreError::Taken)));
    let kept = store.load(&table(1)).await.expect("it loads").expect("it is there");
    assert_eq!((kept.charter.as_str(), kept.host, kept.tail), ("the charter", PersonId::new(7), entries(1..=2)));
}

pub(crate) async fn appended_events_are_loaded_unchanged(store: Shared) {
    begun(&store, 3).await;
    let texts = ["", "{\"said\":\"Grüße, 🂡\"}", "two\nlines", &"long ".repeat(300_000)];
    let more: Vec<Entry> =
        (4..).zip(texts).map(|(seq, text)| Entry { seq, command: None, event: text.to_owned() }).collect();
    store.append(Append { entries: more.clone(), ..empty_append(1) }).await.expect("they follow");
    let expected = [entries(1..=3), more].concat();
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), expected);
    let kept = store.load(&table(1)).await.expect("it loads").expect("it is there");
    assert_eq!(kept.tail, expected);
}

pub(crate) async fn a_gap_is_rejected_and_changes_nothing(store: Shared) {
    begun(&store, 2).await;
    assert_eq!(conflict(store.append(append(1, 4..=4)).await), 2);
    assert_eq!(conflict(store.append(append(1, u64::MAX..=u64::MAX)).await), 2);
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), entries(1..=2));
    store.create(new_table(2)).await.expect("a free name");
    assert_eq!(conflict(store.append(append(2, 0..=0)).await), 0);
    assert_eq!(conflict(store.append(append(2, 2..=2)).await), 0);
    store.append(append(2, 1..=1)).await.expect("the first event is 1");
}

pub(crate) async fn an_event_is_never_overwritten(store: Shared) {
    begun(&store, 3).await;
    let other = Entry { seq: 3, command: None, event: "something else".into() };
    assert_eq!(conflict(store.append(Append { entries: vec![other], ..empty_append(1) }).await), 3);
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), entries(1..=3));
}

pub(crate) async fn of_two_concurrent_writers_one_is_rejected(store: Shared) {
    begun(&store, 1).await;
    for seq in 2..20 {
        let write = |who: &str| {
            let (store, event) = (store.clone(), who.to_owned());
            let entry = Entry { seq, command: None, event };
            tokio::spawn(async move { store.append(Append { entries: vec![entry], ..empty_append(1) }).await })
        };
        let (one, other) = (write("one"), write("other"));
        let (one, other) = (one.await.expect("no panic"), other.await.expect("no panic"));
        let all = store.entries(&table(1)).await.expect("it is there");
        let kept = all.last().expect("not empty").event.as_str();
        assert_eq!(if kept == "one" { conflict(other) } else { conflict(one) }, seq);
        assert_eq!(all.len() as u64, seq);
    }
}

pub(crate) async fn an_append_is_atomic(store: Shared) {
    begun(&store, 1).await;
    let listing = Listing { listed: true, people: vec![PersonId::new(3)], summary: "new".into(), deal: None };
    let snapshot = StoredSnapshot { seq: 2, state: "two".into() };
    let broken = Append {
        entries: vec![entry(2), entry(3), entry(5)],
        snapshot: Some(snapshot),
        listing: Some(listing),
        ..empty_append(1)
    };
    assert_eq!(conflict(store.append(broken).await), 1);
    let kept = store.load(&table(1)).await.expect("it loads").expect("it is there");
    assert_eq!((kept.snapshot, kept.tail), (None, entries(1..=1)));
    assert_eq!(store.listed(9).await.expect("a list"), []);
    assert_eq!(store.tables_of(PersonId::new(3), 9).await.expect("a list"), []);
}

pub(crate) async fn an_unknown_table_is_reported(store: Shared) {
    begun(&store, 1).await;
    assert_eq!(store.load(&table(2)).await.expect("an answer"), None);
    assert!(matches!(store.entries(&table(2)).await, Err(StoreError::NoSuchTable)));
    assert!(matches!(store.append(append(2, 1..=1)).await, Err(StoreError::NoSuchTable)));
    assert_eq!(store.load(&table(2)).await.expect("an answer"), None);
}

pub(crate) async fn a_snapshot_shortens_what_is_loaded_but_not_the_log(store: Shared) {
    begun(&store, 3).await;
    let at_four = StoredSnapshot { seq: 4, state: "four".into() };
    store.append(Append { snapshot: Some(at_four.clone()), ..append(1, 4..=5) }).await.expect("they follow");
    let kept = store.load(&table(1)).await.expect("it loads").expect("it is there");
    assert_eq!((kept.snapshot, kept.tail), (Some(at_four), entries(5..=5)));
    let at_five = StoredSnapshot { seq: 5, state: "five".into() };
    store.append(Append { snapshot: Some(at_five.clone()), ..empty_append(1) }).await.expect("no event is needed");
    let kept = store.load(&table(1)).await.expect("it loads").expect("it is there");
    assert_eq!((kept.snapshot, kept.tail), (Some(at_five), vec![]));
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), entries(1..=5));
}

pub(crate) async fn an_older_snapshot_is_ignored(store: Shared) {
    begun(&store, 4).await;
    let snapshot = |seq, state: &str| Append {
        snapshot: Some(StoredSnapshot { seq, state: state.to_owned() }),
        ..empty_append(1)
    };
    for (seq, state, newest) in
        [(3, "three", "three"), (2, "two", "three"), (3, "again", "again"), (0, "none", "again")]
    {
        store.append(snapshot(seq, state)).await.expect("it is behind the log");
        let kept = store.load(&table(1)).await.expect("it loads").expect("it is there");
        assert_eq!(kept.snapshot, Some(StoredSnapshot { seq: 3, state: newest.to_owned() }));
        assert_eq!(kept.tail, entries(4..=4));
    }
}

pub(crate) async fn a_snapshot_ahead_of_the_log_is_rejected(store: Shared) {
    begun(&store, 2).await;
    let ahead = StoredSnapshot { seq: 4, state: "four".into() };
    assert_eq!(conflict(store.append(Append { snapshot: Some(ahead), ..append(1, 3..=3) }).await), 2);
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), entries(1..=2));
}

pub(crate) async fn concurrent_appends_to_many_tables_keep_their_order(store: Shared) {
    const TABLES: u32 = 24;
    let write = |number: u32| {
        let store = store.clone();
        tokio::spawn(async move {
            store.create(new_table(number)).await.expect("a free name");
            for seq in (1..=60).step_by(2) {
                store.append(append(number, seq..=seq + 1)).await.expect("they follow");
                let kept = store.load(&table(number)).await.expect("it loads").expect("it is there");
                assert_eq!(kept.tail.len() as u64, seq + 1, "what was answered for can be read");
            }
        })
    };
    let writers: Vec<_> = (0..TABLES).map(write).collect();
    for writer in writers {
        writer.await.expect("no panic");
    }
    for number in 0..TABLES {
        assert_eq!(store.entries(&table(number)).await.expect("it is there"), entries(1..=60));
    }
}

pub(crate) async fn appends_are_counted(store: Shared) {
    begun(&store, 1).await;
    let before = store.counters().read();
    assert_eq!((before.appends, before.jobs, before.failed), (1, 2, 0));
    assert!((1..=2).contains(&before.commits));
    conflict(store.append(append(1, 1..=1)).await);
    let after = store.counters().read();
    assert_eq!(after, before, "a refusal is neither kept nor a failure");
    assert!(after.append_time.as_nanos() > 0);
}

pub(crate) async fn the_bytes_of_a_table_and_of_the_store_are_counted(store: Shared) {
    let empty = store.size().await.expect("it answers");
    begun(&store, 3).await;
    let first = store.load(&table(1)).await.expect("it loads").expect("it is there").bytes;
    assert!((3 * "event 1".len() as u64..500).contains(&first), "{first}");
    let long = Entry { seq: 4, command: None, event: incompressible(LONG) };
    store.append(Append { entries: vec![long], ..empty_append(1) }).await.expect("it follows");
    let second = store.load(&table(1)).await.expect("it loads").expect("it is there").bytes;
    assert!((first + LONG..first + LONG + 100).contains(&second), "{second}");
    assert!(store.size().await.expect("it answers") >= empty + LONG);
}

/// In SQLite, up to one page of a text is next to other rows, and every further page has 4 bytes of overhead. From about 4 MB on,
/// the file grows by at least the whole text; with 100,000 bytes, it grows by 24 pages, 98,304 bytes.
const LONG: u64 = 5_000_000;

/// A text that no database can make shorter.
fn incompressible(length: u64) -> String {
    let mut state = 1_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        char::from(b' ' + (state % 95) as u8)
    };
    (0..length).map(|_| next()).collect()
}

pub(crate) async fn the_deadline_of_a_turn_is_that_of_the_last_event(store: Shared) {
    begun(&store, 1).await;
    let deadline = async || store.load(&table(1)).await.expect("it loads").expect("it is there").deadline;
    let until = |time| Some(tenback_store::Timestamp(time));
    store.append(Append { deadline: until(9_000), ..append(1, 2..=2) }).await.expect("it follows");
    assert_eq!(deadline().await, until(9_000));
    let snapshot = Some(StoredSnapshot { seq: 2, state: "two".into() });
    store.append(Append { snapshot, ..empty_append(1) }).await.expect("a snapshot");
    assert_eq!(deadline().await, until(9_000), "a snapshot alone changes nothing");
    store.append(append(1, 3..=3)).await.expect("it follows");
    assert_eq!(deadline().await, None);
}
