//! Whatever is asked of them, all stores give the same answers.

use proptest::prelude::*;
use tenback_store::{
    Append, CommandKey, Digest, Entry, Listing, NewTable, Person, PersonId, Store, StoreError, StoredSnapshot, TableId,
    Timestamp,
};

use crate::make::table;

/// A call, with few enough tables, people and secrets that calls meet.
#[derive(Clone, Debug)]
enum Call {
    Create(NewTable),
    /// The entries are numbered on from what the table has, or from `off` behind that.
    Append {
        append: Append,
        off: i64,
    },
    Load(TableId),
    ListedTable(u32),
    TablesOf(PersonId, u32),
    TablesHosted(PersonId, Timestamp),
    AddPerson(Person),
    Rename(PersonId, String),
    OfferRecovery(PersonId, Digest),
    Recover(PersonId, Digest, Digest),
}

/// What a store says to a call, as text: errors of the system cannot be compared, but do not come up here either.
async fn answer(store: &dyn Store, call: Call) -> String {
    match call {
        Call::Create(table) => told(store.create(table).await),
        Call::Append { append, off } => told(store.append(numbered(store, append, off).await).await),
        Call::Load(table) => told(store.load(&table).await) + &told(store.entries(&table).await),
        Call::ListedTable(most) => told(store.listed(most).await),
        Call::TablesOf(person, most) => told(store.tables_of(person, most).await),
        Call::TablesHosted(person, since) => told(store.tables_hosted(person, since).await),
        Call::AddPerson(person) => told(store.add_person(person).await),
        Call::Rename(person, name) => told(store.rename(person, &name, "cs").await) + &person_told(store, person).await,
        Call::OfferRecovery(person, code) => told(store.offer_recovery(person, code).await),
        Call::Recover(person, code, token) => {
            told(store.recover(person, code, token).await) + &person_told(store, person).await
        }
    }
}

fn told<T: std::fmt::Debug>(answer: Result<T, StoreError>) -> String {
    format!("{answer:?}")
}

async fn person_told(store: &dyn Store, person: PersonId) -> String {
    told(store.person(person).await)
}

async fn numbered(store: &dyn Store, mut append: Append, off: i64) -> Append {
    let last = store.entries(&append.table).await.map_or(0, |entries| entries.len() as u64);
    for (seq, entry) in (last.saturating_add_signed(off) + 1..).zip(&mut append.entries) {
        entry.seq = seq;
    }
    if let Some(snapshot) = &mut append.snapshot {
        snapshot.seq = last.saturating_sub(snapshot.seq);
    }
    append
}

fn table_id() -> impl Strategy<Value = TableId> {
    (0..4u32).prop_map(table)
}

fn person_id() -> impl Strategy<Value = PersonId> {
    (0..4u64).prop_map(PersonId::new)
}

fn digest() -> impl Strategy<Value = Digest> {
    (0..3u8).prop_map(|byte| Digest::new([byte; 32]))
}

fn moment() -> impl Strategy<Value = Timestamp> {
    (0..20i64).prop_map(Timestamp)
}

fn face() -> impl Strategy<Value = Listing> {
    (any::<bool>(), prop::collection::vec(person_id(), 0..3), r"\PC{0,4}")
        .prop_map(|(listed, people, summary)| Listing { listed, people, summary })
}

fn new_table() -> impl Strategy<Value = NewTable> {
    let entries = prop::collection::vec(entry(), 0..3).prop_map(|mut entries| {
        (1..).zip(&mut entries).for_each(|(seq, entry)| entry.seq = seq);
        entries
    });
    (table_id(), person_id(), r"\PC{0,4}", entries, face(), moment())
        .prop_map(|(id, host, charter, entries, face, now)| NewTable { id, host, charter, entries, face, now })
}

fn entry() -> impl Strategy<Value = Entry> {
    let cause = (person_id(), "[a-c]").prop_map(|(person, id)| CommandKey { person, id });
    (prop::option::of(cause), r"\PC{0,6}").prop_map(|(cause, event)| Entry { seq: 0, cause, event })
}

fn append() -> impl Strategy<Value = Call> {
    let entries = prop::collection::vec(entry(), 0..4);
    let snapshot = (0..3u64, r"\PC{0,4}").prop_map(|(seq, state)| StoredSnapshot { seq, state });
    let off = prop_oneof![8 => Just(0i64), 1 => Just(-1), 1 => Just(1)];
    (table_id(), entries, prop::option::of(snapshot), prop::option::of(face()), moment(), off).prop_map(
        |(table, entries, snapshot, face, now, off)| {
            let append = Append { table, entries, snapshot, face, now };
            Call::Append { append, off }
        },
    )
}

fn person() -> impl Strategy<Value = Person> {
    (person_id(), r"\PC{0,4}", digest(), prop::option::of(digest()), moment()).prop_map(
        |(id, name, token, recovery, since)| Person { id, name, language: "en".into(), token, recovery, since },
    )
}

fn call() -> impl Strategy<Value = Call> {
    prop_oneof![
        3 => new_table().prop_map(Call::Create),
        8 => append(),
        3 => table_id().prop_map(Call::Load),
        2 => (0..6u32).prop_map(Call::ListedTable),
        2 => (person_id(), 0..6u32).prop_map(|(person, most)| Call::TablesOf(person, most)),
        1 => (person_id(), moment()).prop_map(|(person, since)| Call::TablesHosted(person, since)),
        2 => person().prop_map(Call::AddPerson),
        1 => (person_id(), r"\PC{0,4}").prop_map(|(person, name)| Call::Rename(person, name)),
        2 => (person_id(), digest()).prop_map(|(person, code)| Call::OfferRecovery(person, code)),
        2 => (person_id(), digest(), digest()).prop_map(|(person, code, token)| Call::Recover(person, code, token)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_stores_answer_alike(calls in prop::collection::vec(call(), 1..60)) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(async {
            let (memory, sqlite) = (crate::memory(), crate::sqlite());
            for call in calls {
                let expected = answer(&*memory.store, call.clone()).await;
                prop_assert_eq!(answer(&*sqlite.store, call.clone()).await, expected, "{:?}", call);
            }
            Ok(())
        })?;
    }
}
