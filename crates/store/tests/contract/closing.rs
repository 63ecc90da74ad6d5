//! Closing a store.

use std::sync::Arc;

use tenback_store::{
    Attempt, AttemptScore, BackupCode, Contest, ContestKey, DeviceKey, DeviceLink, Digest, FieldResult, Group, GroupId,
    Joining, NewAttempt, Person, PersonId, PlayedFilter, PuzzleResult, Rewrite, SignIn, Store, StoreError,
    StoredReview, StoredSnapshot, Timestamp,
};

use crate::make::{append, device, new_table, table};

type Shared = Arc<dyn Store>;

fn closed<T: std::fmt::Debug>(answer: Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::Closed)), "{answer:?}");
}

pub(crate) async fn a_closed_store_rejects_every_call(store: Shared) {
    let (id, secret) = (PersonId::new(1), Digest::new([1; 32]));
    let (name, language) = ("Ann".to_owned(), "en".to_owned());
    store.create(new_table(1)).await.expect("a free name");
    store.check_writable().await.expect("an open store can be written to");
    store.close().await;
    closed(store.create(new_table(2)).await);
    closed(store.append(append(1, 1..=1)).await);
    closed(store.load(&table(1)).await);
    closed(store.entries(&table(1)).await);
    closed(store.game(&table(1), 1).await);
    closed(store.review(&table(1), 1).await);
    let review = StoredReview { version: String::new(), review: String::new() };
    closed(store.keep_review(&table(1), 1, review).await);
    closed(store.is_at(id, &table(1)).await);
    closed(store.people().await);
    closed(store.size().await);
    closed(store.listed(9).await);
    closed(store.tables_of(id, 9).await);
    closed(store.is_in_play(secret).await);
    closed(store.tables_hosted(id, Timestamp(0)).await);
    let (sign_in, since, banned) = (SignIn::default(), Timestamp(0), None);
    closed(store.add_person(Person { id, name, language, sign_in, since, banned }).await);
    closed(store.person(id).await);
    closed(store.rename(id, "Ann", "de").await);
    closed(store.offer_device(id, DeviceLink { code: secret, until: Timestamp(0) }).await);
    closed(store.set_backup(id, BackupCode { code: secret, since: Timestamp(0) }).await);
    closed(store.backup_owner(secret).await);
    closed(store.add_device(id, DeviceKey::Link(secret), device(1), Timestamp(0)).await);
    closed(store.rename_device(id, device(1).id, "Phone").await);
    closed(store.note_seen(id, device(1).id, 1, "Phone").await);
    closed(store.remove_device(id, device(1).id).await);
    closed(store.ban(id, None).await);
    closed(store.puzzle_results(id).await);
    let (number, puzzle, ended) = (1, String::new(), Timestamp(0));
    let result = PuzzleResult { number, puzzle, solved: true, rating: 1.0, deviation: 1.0, volatility: 1.0, ended };
    closed(store.add_puzzle_result(id, result).await);
    let all = PlayedFilter::default();
    closed(store.played(id, &all, None, 9).await);
    closed(store.count_played(id, &all).await);
    closed(store.tallies(id).await);
    closed(store.companions(id).await);
    closed(store.played_in(&table(1), 1).await);
    closed(store.add_played(&table(1), 1, vec![]).await);
    closed(store.not_outlined(9).await);
    closed(store.keep_accuracy(&table(1), 1, vec![]).await);
    closed(store.claim_luck(Timestamp(0), Timestamp(1), 9).await);
    closed(store.keep_luck(&table(1), 1, vec![]).await);
    closed(store.is_public(id).await);
    closed(store.set_public(id, true).await);
    let (group, code) = (GroupId::new(1), String::new());
    let (joined, since, members) = (1, Timestamp(0), vec![]);
    let name = String::new();
    closed(store.add_group(Group { id: group, name, owner: id, code: code.clone(), joined, since, members }, 9).await);
    closed(store.group(group).await);
    closed(store.groups_of(id).await);
    closed(store.join_group(Joining { group, code, person: id, since, most_members: 9, most_groups: 9 }).await);
    closed(store.renew_group_code(group, id, "").await);
    closed(store.remove_member(group, id).await);
    closed(store.remove_group(group, id).await);
    closed(store.group_page(None, 9).await);
    closed(store.erase_person(id).await);
    closed(store.person_page(None, 9).await);
    closed(store.visited(id).await);
    closed(store.games_of(id, None, 9).await);
    closed(store.table_page(None, 9).await);
    closed(store.table(&table(1)).await);
    closed(store.days(&table(1)).await);
    let snapshot = StoredSnapshot { seq: 0, state: String::new() };
    let rewrite = Rewrite { table: table(1), epoch: None, events: vec![], erased: None, snapshot };
    closed(store.rewrite(rewrite).await);
    closed(store.close_table(&table(1)).await);
    closed(store.delete_table(&table(1)).await);
    closed(store.truncate_log().await);
    closed(store.stats().await);
    closed(store.copy_of(&table(1)).await);
    closed(store.add_copy(new_table(2).into()).await);
    closed(store.game_page(None, 9).await);
    closed(store.check_writable().await);
    rejects_contests(&store).await;
    store.close().await;
}

async fn rejects_contests(store: &Shared) {
    let key = ContestKey { kind: "daily".into(), deal: "1/a".into(), instance: "straight".into() };
    let (text, cards, opens) = (String::new(), Digest::new([1; 32]), None);
    let (setup, salt, commitment) = (text.clone(), text.clone(), text.clone());
    closed(
        store.add_contest(Contest { key: key.clone(), setup, salt, commitment, cards, opens, settled: false }).await,
    );
    closed(store.contests("daily", &[]).await);
    closed(store.contests_with(cards).await);
    closed(store.contests_due(Timestamp(0)).await);
    closed(store.first_deal("daily").await);
    closed(store.settle_contest(&key).await);
    let (table, game, begun, ranked) = (table(1), 1, Timestamp(0), true);
    let (contest, people) = (key.clone(), Vec::new());
    closed(store.begin_attempt(NewAttempt { contest, table: table.clone(), game, people, begun, ranked }).await);
    closed(store.attempt_at(&table).await);
    closed(store.attempts_at("daily", &[]).await);
    closed(store.attempts_of(PersonId::new(1), "daily", None).await);
    closed(store.finish_attempt(&table, AttemptScore { won: true, left: 0, ended: begun }).await);
    closed(store.unrank_attempt(&table).await);
    closed(store.add_field_result(FieldResult { contest: key.clone(), level: text, run: 1, won: true, left: 0 }).await);
    closed(store.field("daily", &[]).await);
    closed(store.contest_page(None, 9).await);
    closed(store.attempt_page(None, 9).await);
    let people = Vec::new();
    closed(store.add_attempt(Attempt { contest: key, table, game, people, begun, ranked, score: None }).await);
}

pub(crate) async fn closing_finishes_pending_calls(store: Shared) {
    for number in 0..40 {
        store.create(new_table(number)).await.expect("a free name");
    }
    let before = store.counters().read().appends;
    let write = |number: u32| {
        let store = store.clone();
        tokio::spawn(async move { store.append(append(number, 1..=1)).await })
    };
    let writers: Vec<_> = (0..40).map(write).collect();
    tokio::join!(store.close(), store.close());
    let mut kept = 0;
    for writer in writers {
        match writer.await.expect("no panic") {
            Ok(()) => kept += 1,
            answer => closed(answer),
        }
    }
    assert_eq!(store.counters().read().appends - before, kept, "each was either stored or rejected");
}
