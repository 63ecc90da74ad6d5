//! Contests, the attempts at them and what bots made of them.

use std::sync::Arc;

use tenback_store::{
    Attempt, AttemptScore, Contest, ContestKey, Digest, Entrant, FieldResult, NewAttempt, PersonId, Store, TableId,
    Timestamp,
};

use crate::make::table;
use crate::people::person;

type Shared = Arc<dyn Store>;

const ANN: PersonId = PersonId::new(u64::MAX);
const BEN: PersonId = PersonId::new(1);
const CID: PersonId = PersonId::new(2);

async fn with_people(store: &Shared) {
    for id in [ANN, BEN, CID] {
        store.add_person(person(id)).await.expect("a free id");
    }
}

fn key(deal: &str, instance: &str) -> ContestKey {
    ContestKey { kind: "daily".into(), deal: deal.into(), instance: instance.into() }
}

fn cards(deal: &str, instance: &str) -> Digest {
    let mut bytes = [0; 32];
    (bytes[0], bytes[1]) = (deal.as_bytes()[0], instance.as_bytes()[0]);
    Digest::new(bytes)
}

fn contest(deal: &str, instance: &str) -> Contest {
    let opens = Some(Timestamp(1_000));
    let cards = cards(deal, instance);
    let (setup, salt, commitment) = ("the cards".into(), "the salt".into(), "a promise".into());
    Contest { key: key(deal, instance), setup, salt, commitment, cards, opens, settled: false }
}

async fn with_contests(store: &Shared) {
    with_people(store).await;
    for (deal, instance) in [("1/a", "straight"), ("1/a", "mirrored"), ("2/a", "straight")] {
        assert!(store.add_contest(contest(deal, instance)).await.expect("an answer"));
    }
}

fn new(deal: &str, instance: &str, number: u32, people: &[PersonId]) -> NewAttempt {
    let begun = Timestamp(i64::from(number));
    let contest = key(deal, instance);
    NewAttempt { contest, table: table(number), game: 1, people: people.to_vec(), begun, ranked: true }
}

async fn begin(store: &Shared, attempt: NewAttempt) -> bool {
    store.begin_attempt(attempt).await.expect("an answer")
}

async fn at(store: &Shared, number: u32) -> Option<Attempt> {
    store.attempt_at(&table(number)).await.expect("an answer")
}

async fn finish(store: &Shared, number: u32) {
    let score = AttemptScore { won: false, left: 3, ended: Timestamp(i64::from(number) + 1) };
    assert!(store.finish_attempt(&table(number), score).await.expect("an answer"));
}

async fn tables_of(store: &Shared, person: PersonId, deal: Option<&str>) -> Vec<TableId> {
    let attempts = store.attempts_of(person, "daily", deal).await.expect("a list");
    attempts.into_iter().map(|attempt| attempt.table).collect()
}

pub(crate) async fn a_contest_is_added_once(store: Shared) {
    let first = contest("1/a", "straight");
    assert!(store.add_contest(first.clone()).await.expect("an answer"));
    let other = Contest { setup: "other cards".into(), ..first.clone() };
    assert!(!store.add_contest(other).await.expect("an answer"), "the key is taken");
    let deals = ["1/a".to_owned()];
    assert_eq!(store.contests("daily", &deals).await.expect("a list"), std::slice::from_ref(&first));
    assert_eq!(store.contests("other", &deals).await.expect("a list"), []);
    assert_eq!(store.contests_with(first.cards).await.expect("a list"), [first]);
    assert_eq!(store.contests_with(Digest::new([0; 32])).await.expect("a list"), []);
}

pub(crate) async fn of_concurrent_contests_one_is_added(store: Shared) {
    let add = |number: u32| {
        let (store, contest) = (store.clone(), Contest { salt: number.to_string(), ..contest("1/a", "straight") });
        tokio::spawn(async move { store.add_contest(contest).await.expect("an answer") })
    };
    let calls: Vec<_> = (0..16).map(|number| (number, add(number))).collect();
    let mut added = Vec::new();
    for (number, call) in calls {
        if call.await.expect("no panic") {
            added.push(number.to_string());
        }
    }
    let stored = store.contests("daily", &["1/a".to_owned()]).await.expect("a list");
    assert_eq!(stored.into_iter().map(|contest| contest.salt).collect::<Vec<_>>(), added);
    assert_eq!(added.len(), 1);
}

pub(crate) async fn contests_are_due_until_they_are_settled(store: Shared) {
    with_contests(&store).await;
    let due = async |now| {
        let due = store.contests_due(Timestamp(now)).await.expect("a list");
        due.into_iter().map(|contest| contest.key).collect::<Vec<_>>()
    };
    assert_eq!(due(999).await, []);
    let all = [key("1/a", "mirrored"), key("1/a", "straight"), key("2/a", "straight")];
    assert_eq!(due(1_000).await, all);
    store.settle_contest(&all[1]).await.expect("it is there");
    assert_eq!(due(1_000).await, [all[0].clone(), all[2].clone()]);
    assert_eq!(store.first_deal("daily").await.expect("an answer").as_deref(), Some("1/a"));
    assert_eq!(store.first_deal("other").await.expect("an answer"), None);
}

pub(crate) async fn a_person_alone_begins_a_deal_once(store: Shared) {
    with_contests(&store).await;
    assert!(!begin(&store, new("3/a", "straight", 1, &[ANN])).await, "there is no such contest");
    assert!(begin(&store, new("1/a", "straight", 1, &[ANN])).await);
    assert!(begin(&store, new("1/a", "straight", 1, &[ANN])).await, "the same once more");
    assert!(!begin(&store, new("1/a", "mirrored", 2, &[ANN])).await, "the other instance is the same deal");
    assert_eq!(at(&store, 2).await, None);
    assert!(begin(&store, new("2/a", "straight", 3, &[ANN])).await, "another deal");
    assert!(begin(&store, new("1/a", "mirrored", 4, &[BEN])).await, "another person");
    assert!(!begin(&store, new("1/a", "mirrored", 5, &[PersonId::new(9)])).await, "nobody has this number");
    let attempt = at(&store, 1).await.expect("it is there");
    assert_eq!((attempt.contest, attempt.ranked, attempt.score), (key("1/a", "straight"), true, None));
    assert_eq!((attempt.begun, attempt.game), (Timestamp(1), 1));
    assert_eq!(attempt.people, [Entrant { person: ANN, first: true }]);
    assert_eq!(tables_of(&store, ANN, None).await, [table(1), table(3)]);
    assert_eq!(tables_of(&store, ANN, Some("2/a")).await, [table(3)]);
    let at_deal = store.attempts_at("daily", &["1/a".to_owned()]).await.expect("a list");
    assert_eq!(at_deal.into_iter().map(|attempt| attempt.table).collect::<Vec<_>>(), [table(1), table(4)]);
}

pub(crate) async fn of_concurrent_beginnings_one_succeeds(store: Shared) {
    with_contests(&store).await;
    let call = |number: u32| {
        let (store, instance) = (store.clone(), if number.is_multiple_of(2) { "straight" } else { "mirrored" });
        tokio::spawn(async move { begin(&store, new("1/a", instance, number, &[ANN])).await })
    };
    let calls: Vec<_> = (0..16).map(|number| (number, call(number))).collect();
    let mut begun = Vec::new();
    for (number, call) in calls {
        if call.await.expect("no panic") {
            begun.push(table(number));
        }
    }
    assert_eq!(begun.len(), 1);
    assert_eq!(tables_of(&store, ANN, Some("1/a")).await, begun);
}

pub(crate) async fn a_team_counts_if_nobody_has_seen_the_deal(store: Shared) {
    with_contests(&store).await;
    assert!(begin(&store, new("1/a", "straight", 1, &[ANN, BEN])).await);
    assert!(at(&store, 1).await.expect("it is there").ranked);
    assert!(begin(&store, new("1/a", "straight", 1, &[ANN, BEN])).await, "the same once more");
    finish(&store, 1).await;
    assert!(begin(&store, new("1/a", "mirrored", 2, &[CID, BEN])).await, "they may play");
    let second = at(&store, 2).await.expect("it is there");
    assert!(!second.ranked, "Ben has seen it");
    let (ben, cid) = (Entrant { person: BEN, first: false }, Entrant { person: CID, first: true });
    assert_eq!(second.people, [ben, cid]);
    finish(&store, 2).await;
    assert!(begin(&store, new("1/a", "straight", 1, &[ANN, BEN])).await);
    assert!(at(&store, 1).await.expect("it is there").ranked, "the first table is still the first");
    assert!(begin(&store, new("1/a", "straight", 1, &[ANN, CID])).await, "somebody else took a seat");
    let first = at(&store, 1).await.expect("it is there");
    assert!(!first.ranked, "Cid has seen it elsewhere");
    assert_eq!(first.people.len(), 3, "whoever may have seen it stays");
    let unranked = NewAttempt { ranked: false, ..new("2/a", "straight", 3, &[ANN, BEN]) };
    assert!(begin(&store, unranked).await);
    assert!(!at(&store, 3).await.expect("it is there").ranked);
}

pub(crate) async fn nobody_plays_a_deal_at_two_tables(store: Shared) {
    with_contests(&store).await;
    assert!(begin(&store, new("1/a", "straight", 1, &[ANN, BEN])).await);
    for instance in ["straight", "mirrored"] {
        assert!(!begin(&store, new("1/a", instance, 2, &[BEN, CID])).await, "Ben still plays it");
    }
    assert_eq!((at(&store, 2).await, tables_of(&store, CID, None).await), (None, vec![]));
    assert!(at(&store, 1).await.expect("it is there").ranked);
    assert!(begin(&store, new("2/a", "straight", 3, &[BEN, CID])).await, "another deal");
    finish(&store, 1).await;
    assert!(begin(&store, new("1/a", "mirrored", 2, &[BEN, ANN])).await, "now they may");
    assert!(!begin(&store, new("1/a", "mirrored", 4, &[BEN, ANN])).await, "once more not");
    let later = NewAttempt { begun: Timestamp(1_000), ..new("1/a", "mirrored", 5, &[BEN, ANN]) };
    assert!(begin(&store, later).await, "everybody may see it");
    store.settle_contest(&key("2/a", "straight")).await.expect("it is there");
    assert!(begin(&store, new("2/a", "straight", 6, &[BEN, CID])).await, "it is settled");
}

pub(crate) async fn of_concurrent_teams_one_begins(store: Shared) {
    with_contests(&store).await;
    let call = |number: u32| {
        let team = if number.is_multiple_of(2) { [ANN, BEN] } else { [CID, ANN] };
        let (store, instance) = (store.clone(), if number.is_multiple_of(3) { "straight" } else { "mirrored" });
        tokio::spawn(async move { begin(&store, new("1/a", instance, number, &team)).await })
    };
    let calls: Vec<_> = (0..16).map(|number| (number, call(number))).collect();
    let mut begun = Vec::new();
    for (number, call) in calls {
        if call.await.expect("no panic") {
            begun.push(table(number));
        }
    }
    assert_eq!(begun.len(), 1);
    assert_eq!(tables_of(&store, ANN, None).await, begun);
}

pub(crate) async fn the_same_cards_count_once_in_all_contests(store: Shared) {
    with_contests(&store).await;
    let same = ["7/a", "8/a", "9/a"].map(|deal| Contest { cards: cards("1/a", "mirrored"), ..contest(deal, "same") });
    for contest in same {
        assert!(store.add_contest(contest).await.expect("an answer"));
    }
    assert!(begin(&store, new("7/a", "same", 1, &[ANN])).await);
    assert!(!begin(&store, new("8/a", "same", 2, &[ANN])).await, "she still plays the cards");
    assert!(!begin(&store, new("1/a", "straight", 3, &[ANN, BEN])).await, "it is their mirror image");
    assert_eq!((at(&store, 2).await, at(&store, 3).await), (None, None));
    finish(&store, 1).await;
    for (number, deal, instance) in [(4, "8/a", "same"), (5, "1/a", "straight")] {
        assert!(begin(&store, new(deal, instance, number, &[ANN])).await);
        let attempt = at(&store, number).await.expect("it is there");
        assert_eq!((attempt.ranked, attempt.people), (false, vec![Entrant { person: ANN, first: true }]), "{deal}");
        finish(&store, number).await;
    }
    assert!(begin(&store, new("9/a", "same", 6, &[BEN])).await);
    assert!(at(&store, 6).await.expect("it is there").ranked, "he does not know the cards");
}

pub(crate) async fn of_concurrent_contests_with_the_same_cards_one_begins(store: Shared) {
    with_people(&store).await;
    let deals: Vec<String> = (0..16).map(|number| format!("{number:02}/a")).collect();
    for deal in &deals {
        let same = Contest { cards: cards("1/a", "same"), ..contest(deal, "same") };
        assert!(store.add_contest(same).await.expect("an answer"));
    }
    let call = |(number, deal): (usize, &String)| {
        let (store, deal) = (store.clone(), deal.clone());
        let number = u32::try_from(number).expect("it is small");
        tokio::spawn(async move { begin(&store, new(&deal, "same", number, &[ANN])).await })
    };
    let calls: Vec<_> = deals.iter().enumerate().map(call).collect();
    let mut begun = 0;
    for call in calls {
        begun += usize::from(call.await.expect("no panic"));
    }
    assert_eq!((begun, tables_of(&store, ANN, None).await.len()), (1, 1));
}

pub(crate) async fn the_first_score_of_an_attempt_stays(store: Shared) {
    with_contests(&store).await;
    let score = AttemptScore { won: false, left: 3, ended: Timestamp(50) };
    assert!(!store.finish_attempt(&table(1), score).await.expect("an answer"), "there is no attempt");
    store.unrank_attempt(&table(1)).await.expect("nothing happens");
    assert!(begin(&store, new("1/a", "straight", 1, &[ANN])).await);
    assert!(store.finish_attempt(&table(1), score).await.expect("an answer"));
    let later = AttemptScore { won: true, left: 0, ended: Timestamp(60) };
    assert!(!store.finish_attempt(&table(1), later).await.expect("an answer"));
    assert_eq!(at(&store, 1).await.expect("it is there").score, Some(score));
    store.unrank_attempt(&table(1)).await.expect("nothing happens");
    assert!(at(&store, 1).await.expect("it is there").ranked, "it has ended");
    assert!(begin(&store, new("2/a", "straight", 2, &[ANN])).await);
    store.unrank_attempt(&table(2)).await.expect("it is there");
    assert!(!at(&store, 2).await.expect("it is there").ranked);
}

pub(crate) async fn a_result_of_bots_is_added_once(store: Shared) {
    with_contests(&store).await;
    let result = |instance: &str, level: &str, run: u32, left: u8| FieldResult {
        contest: key("1/a", instance),
        level: level.into(),
        run,
        won: left == 0,
        left,
    };
    let add = async |result| store.add_field_result(result).await.expect("an answer");
    assert!(add(result("straight", "expert", 2, 4)).await);
    assert!(add(result("straight", "expert", 1, 0)).await);
    assert!(add(result("mirrored", "master", 1, 0)).await);
    assert!(!add(result("straight", "expert", 1, 9)).await, "it is known");
    assert!(!add(result("other", "expert", 1, 9)).await, "there is no such contest");
    let expected =
        [result("mirrored", "master", 1, 0), result("straight", "expert", 1, 0), result("straight", "expert", 2, 4)];
    assert_eq!(store.field("daily", &["1/a".to_owned()]).await.expect("a list"), expected);
    assert_eq!(store.field("daily", &["2/a".to_owned()]).await.expect("a list"), []);
}

pub(crate) async fn people_go_out_of_their_attempts(store: Shared) {
    with_contests(&store).await;
    assert!(begin(&store, new("1/a", "straight", 1, &[ANN, BEN])).await);
    assert!(begin(&store, new("2/a", "straight", 2, &[ANN])).await);
    store.erase_person(ANN).await.expect("she is there");
    assert_eq!(at(&store, 1).await.expect("it stays").people, [Entrant { person: BEN, first: true }]);
    assert_eq!(at(&store, 2).await.expect("it stays").people, []);
    assert_eq!(tables_of(&store, ANN, None).await, []);
    assert!(!begin(&store, new("1/a", "mirrored", 3, &[ANN])).await, "she is gone");
}

pub(crate) async fn contests_and_attempts_are_listed_page_by_page(store: Shared) {
    with_contests(&store).await;
    let page = store.contest_page(None, 2).await.expect("a list");
    assert_eq!(page, [contest("1/a", "mirrored"), contest("1/a", "straight")]);
    let rest = store.contest_page(page.last().map(|contest| contest.key.clone()), 2).await.expect("a list");
    assert_eq!(rest, [contest("2/a", "straight")]);
    assert!(begin(&store, new("1/a", "straight", 2, &[ANN])).await);
    assert!(begin(&store, new("1/a", "straight", 1, &[BEN, CID])).await);
    let all = store.attempt_page(None, 9).await.expect("a list");
    assert_eq!(all.iter().map(|attempt| attempt.table.clone()).collect::<Vec<_>>(), [table(1), table(2)]);
    assert_eq!(store.attempt_page(Some(table(1)), 9).await.expect("a list"), all[1..]);
    let again = store.add_attempt(all[0].clone()).await;
    assert!(matches!(again, Err(tenback_store::StoreError::Taken)), "{again:?}");
    let (other, score) = (table(7), Some(AttemptScore { won: true, left: 0, ended: Timestamp(9) }));
    let people = vec![Entrant { person: CID, first: true }];
    let moved = Attempt { table: other, contest: key("2/a", "straight"), score, people, ..all[0].clone() };
    store.add_attempt(moved.clone()).await.expect("a free table");
    assert_eq!(at(&store, 7).await, Some(moved));
    assert!(!begin(&store, new("2/a", "straight", 8, &[CID])).await, "it was their first");
}
