//! Everything can be copied from one kind of store to another and back.

use std::sync::Arc;

use tenback_store::{
    Append, AttemptScore, BackupCode, Contest, ContestKey, CopyError, DeviceLink, Digest, FieldResult, FinishedGame,
    Group, GroupId, Listing, Member, NewAttempt, Outline, Person, PersonId, PersonOutline, PlayedFilter, Player,
    PuzzleResult, SignIn, Sqlite, Store, StoredReview, StoredSnapshot, Timestamp, copy,
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
    for number in 1..=70u64 {
        let person =
            |number: u32| Member { person: PersonId::new(u64::from(number) * 1_000), number, since: Timestamp(9) };
        let (id, name, code) = (GroupId::new(number), format!("Gröup {number}"), format!("code {number}"));
        let (owner, members) = (PersonId::new(1_000), vec![person(1), person(2), person(4)]);
        let group = Group { id, name, owner, code, joined: 5, since: Timestamp(8), members };
        assert!(store.add_group(group, 99).await.expect("an answer"));
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
        // Every fifth was played with a former version.
        let outline = (number % 5 > 0).then(outline);
        let first = Append { listing: listing(&[1_000, 2_000]), game, outline, ..append(number, 1..=20) };
        store.append(first).await.expect("they follow");
        let snapshot = Some(StoredSnapshot { seq: 25, state: format!("state {number}") });
        let (host, deadline, now) = (Some(PersonId::new(2_000)), Some(Timestamp(9)), Timestamp(30 * HOUR));
        let second = Append { listing: listing(&[2_000]), snapshot, host, deadline, now, ..append(number, 21..=30) };
        store.append(second).await.expect("they follow");
    }
    store.set_public(PersonId::new(2_000), true).await.expect("they are there");
    store.keep_accuracy(&table(1), 1, vec![(1, 81.5)]).await.expect("it is kept");
    store.keep_luck(&table(2), 1, vec![(PersonId::new(1_000), 0.25)]).await.expect("it is kept");
    for number in [1, 4] {
        let review = StoredReview { version: "1".into(), review: format!("réview {number}") };
        store.keep_review(&table(number), 1, review).await.expect("there is such a game");
    }
    fill_contests(store).await;
    store.close_table(&table(2)).await.expect("it is there");
    store.delete_table(&table(4)).await.expect("it is there");
}

/// Contests, one of them settled, with attempts that are and are not over, and a person who saw a deal twice.
async fn fill_contests(store: &dyn Store) {
    for (deal, instance) in [("1/a", "straight"), ("1/a", "mirrored"), ("2/a", "straight")] {
        let key = ContestKey { kind: "daily".into(), deal: deal.into(), instance: instance.into() };
        let (setup, salt, commitment) = (format!("cards {deal}"), "sält".to_owned(), "promise".to_owned());
        let (cards, opens) = (Digest::new([3; 32]), (deal == "1/a").then_some(Timestamp(70)));
        let contest = Contest { key: key.clone(), setup, salt, commitment, cards, opens, settled: false };
        assert!(store.add_contest(contest).await.expect("an answer"));
        let result = FieldResult { contest: key, level: "expert".into(), run: 1, won: false, left: 4 };
        assert!(store.add_field_result(result).await.expect("an answer"));
    }
    let key = |instance: &str| ContestKey { kind: "daily".into(), deal: "1/a".into(), instance: instance.into() };
    // The later table comes first in the order of tables.
    for (number, instance, people) in [(9, "straight", [1_000, 2_000]), (8, "mirrored", [2_000, 3_000])] {
        let people = people.map(PersonId::new).to_vec();
        let (contest, begun) = (key(instance), Timestamp(i64::from(20 - number)));
        let attempt = NewAttempt { contest, table: table(number), game: 1, people, begun, ranked: true };
        assert!(store.begin_attempt(attempt).await.expect("an answer"));
        if number == 9 {
            // Only then may one of them begin again.
            let score = AttemptScore { won: true, left: 0, ended: Timestamp(60) };
            assert!(store.finish_attempt(&table(number), score).await.expect("an answer"));
        }
    }
    store.settle_contest(&key("straight")).await.expect("it is there");
}

fn outline() -> Outline {
    let person =
        |person, counts| PersonOutline { person: PersonId::new(person), counts, won: counts, left: 0, ten_backs: 2 };
    let people = vec![person(1_000, true), person(2_000, false)];
    let (game, bots) = ("classic".to_owned(), ",master".to_owned());
    Outline { game, seats: 2, hand_size: None, minimum: Some(1), turns: 40, bots, people }
}

/// Everything a store answers about its contents.
async fn contents(store: &dyn Store) -> Vec<String> {
    let mut all = vec![format!("{:?}", store.stats().await.expect("an answer"))];
    all.push(format!("{:#?}", store.person_page(None, u32::MAX).await.expect("a list")));
    all.push(format!("{:#?}", store.game_page(None, u32::MAX).await.expect("a list")));
    let groups = store.group_page(None, u32::MAX).await.expect("a list");
    all.push(format!("{groups:?} {:?}", groups.iter().map(|group| &group.code).collect::<Vec<_>>()));
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
        let played = store.played(person, &PlayedFilter::default(), None, 99).await.expect("a list");
        let public = store.is_public(person).await.expect("an answer");
        all.push(format!("{lists:?} {puzzles:?} {played:?} {public}"));
    }
    let contests = store.contest_page(None, 99).await.expect("a list");
    for contest in &contests {
        let Contest { setup, salt, cards, .. } = contest;
        all.push(format!("{contest:?} {setup} {salt} {cards:?}"));
    }
    all.push(format!("{:?}", store.attempt_page(None, 99).await.expect("a list")));
    let deals = ["1/a".to_owned(), "2/a".to_owned()];
    all.push(format!("{:?}", store.field("daily", &deals).await.expect("a list")));
    all.push(format!("{:?}", store.not_outlined(99).await.expect("a list")));
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
