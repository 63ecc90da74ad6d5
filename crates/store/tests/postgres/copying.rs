//! Everything can be copied from one kind of store to another and back.

use std::sync::Arc;

use tenback_store::{
    Append, BackupCode, CopyError, DeviceLink, Digest, FinishedGame, Listing, Person, PersonId, Player, PuzzleResult,
    SignIn, Sqlite, Store, StoredReview, StoredSnapshot, Timestamp, copy,
};
use tenback_test_postgres::Cluster;

use crate::make::{append, device, new_table, table};
use crate::open;

const HOUR: i64 = 60 * 60 * 1000;

/// A store with a bit of everything: people who left, a new host, a closed table, a game without a table, a ban.
async fn fill(store: &dyn Store) {
    for number in 1..=40 {
        let sign_in = SignIn {
            devices: (1..=number as u8 % 3).map(device).collect(),
            link: (number == 3).then(|| DeviceLink { code: Digest::new([9; 32]), until: Timestamp(7) }),
            backup: (number < 3).then(|| BackupCode { code: Digest::new([number as u8; 32]), since: Timestamp(8) }),
        };
        let person = Person {
            id: PersonId::new(number * 1_000),
            name: format!("Pěrson {number}"),
            language: "cs".into(),
            sign_in,
            since: Timestamp(5),
            banned: (number == 4).then_some(Timestamp(6)),
        };
        store.add_person(person).await.expect("a free id");
    }
    for (number, puzzle) in (1..).zip(["c", "a", "b"]) {
        let (rating, ended) = (f64::from(number) / 3.0, Timestamp(8));
        let puzzle = puzzle.to_owned();
        let result = PuzzleResult { number, puzzle, solved: true, rating, deviation: 0.1, volatility: 0.06, ended };
        assert!(store.add_puzzle_result(PersonId::new(2_000), result).await.expect("an answer"));
    }
    for number in 1..=40u32 {
        store.create(new_table(number)).await.expect("a free name");
        let listing = |people: &[u64]| {
            let people = people.iter().copied().map(PersonId::new).collect();
            Some(Listing {
                listed: number % 2 == 0,
                people,
                summary: format!("🂡 {number}"),
                deal: Some(Digest::new([7; 32])),
            })
        };
        let players = vec![
            Player { person: PersonId::new(1_000), seat: Some(1) },
            Player { person: PersonId::new(2_000), seat: None },
        ];
        let (result, record) = ("result".to_owned(), "record".to_owned());
        let game = Some(FinishedGame { number: 1, ended: Timestamp(3), public: true, players, result, record });
        let first = Append { listing: listing(&[1_000, 2_000]), game, ..append(number, 1..=20) };
        store.append(first).await.expect("they follow");
        let snapshot = Some(StoredSnapshot { seq: 25, state: format!("state {number}") });
        let (host, deadline, now) = (Some(PersonId::new(2_000)), Some(Timestamp(9)), Timestamp(30 * HOUR));
        let second = Append { listing: listing(&[2_000]), snapshot, host, deadline, now, ..append(number, 21..=30) };
        store.append(second).await.expect("they follow");
    }
    for number in [1, 4] {
        let review = StoredReview { version: "1".into(), review: format!("réview {number}") };
        store.keep_review(&table(number), 1, review).await.expect("there is such a game");
    }
    store.close_table(&table(2)).await.expect("it is there");
    store.delete_table(&table(4)).await.expect("it is there");
}

/// Everything a store answers about its contents.
async fn contents(store: &dyn Store) -> Vec<String> {
    let mut all = vec![format!("{:?}", store.stats().await.expect("an answer"))];
    all.push(format!("{:#?}", store.person_page(None, u32::MAX).await.expect("a list")));
    all.push(format!("{:#?}", store.game_page(None, u32::MAX).await.expect("a list")));
    for number in 1..=40 {
        all.push(format!("{:?}", store.review(&table(number), 1).await.expect("an answer")));
    }
    for overview in store.table_page(None, u32::MAX).await.expect("a list") {
        let copy = store.copy_of(&overview.id).await.expect("an answer").expect("it is there");
        let loaded = store.load(&overview.id).await.expect("it loads");
        all.push(format!("{overview:?} {copy:?} {loaded:?}"));
    }
    for person in [1_000, 2_000] {
        let person = PersonId::new(person);
        let lists =
            (store.tables_of(person, 99).await, store.visited(person).await, store.games_of(person, None, 99).await);
        let puzzles = store.puzzle_results(person).await.expect("a list");
        all.push(format!("{lists:?} {puzzles:?}"));
    }
    all.push(format!("{:?}", store.listed(99).await.expect("a list")));
    all.push(format!("{:?}", store.tables_hosted(PersonId::new(7), Timestamp(0)).await.expect("a count")));
    all
}

fn sqlite(folder: &tempfile::TempDir, name: &str) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(folder.path().join(name)).expect("a new file"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_and_a_copy_of_it_contain_the_same() {
    let Some(cluster) = Cluster::shared() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (first, last) = (sqlite(&folder, "first.db"), sqlite(&folder, "last.db"));
    fill(&*first).await;
    let expected = contents(&*first).await;
    let between: Arc<dyn Store> = open(cluster, &cluster.create_database()).await.expect("an empty database");
    let mut seen = Vec::new();
    let stats = copy(&first, &between, |done| seen.push(done)).await.expect("an empty target");
    assert_eq!((stats.people, stats.tables, stats.games, stats.events), (40, 39, 40, 39 * 30));
    assert!(seen.is_sorted() && seen.last() == Some(&119), "{seen:?}");
    assert_eq!(contents(&*between).await, expected);
    copy(&between, &last, |_| {}).await.expect("an empty target");
    assert_eq!(contents(&*last).await, expected);
    between.append(append(1, 31..=31)).await.expect("the copy goes on");
    assert!(matches!(copy(&first, &between, |_| {}).await, Err(CopyError::NotEmpty)));
}
