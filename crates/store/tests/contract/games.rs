//! Finished games are found by table and number, without the log.

use std::sync::Arc;

use tenback_store::{Append, FinishedGame, Listing, PersonId, Player, Store, StoreError, StoredReview, Timestamp};

use crate::make::{append, new_table, table};

type Shared = Arc<dyn Store>;

fn finished(number: u32) -> FinishedGame {
    let player = |person, seat| Player { person: PersonId::new(person), seat };
    FinishedGame {
        number,
        ended: Timestamp(1_500),
        public: number.is_multiple_of(2),
        players: vec![player(3, None), player(7, Some(1)), player(u64::MAX, Some(2))],
        result: format!("result {number}"),
        record: format!("record {number}"),
    }
}

pub(crate) async fn a_finished_game_is_stored_with_the_events_that_end_it(store: Shared) {
    store.create(new_table(1)).await.expect("a free name");
    store.append(Append { game: Some(finished(1)), ..append(1, 1..=3) }).await.expect("it follows");
    store.append(Append { game: Some(finished(2)), ..append(1, 4..=4) }).await.expect("it follows");
    for number in [1, 2] {
        let game = store.game(&table(1), number).await.expect("it answers").expect("it is over");
        let sorted = |mut game: FinishedGame| {
            game.players.sort();
            game
        };
        assert_eq!(sorted(game), sorted(finished(number)));
    }
    assert_eq!(store.game(&table(1), 3).await.expect("it answers"), None);
    assert!(matches!(store.game(&table(2), 1).await, Err(StoreError::NoSuchTable)));
}

pub(crate) async fn a_rejected_append_leaves_no_game(store: Shared) {
    store.create(new_table(1)).await.expect("a free name");
    let gap = store.append(Append { game: Some(finished(1)), ..append(1, 2..=3) }).await;
    assert!(matches!(gap, Err(StoreError::Conflict { last: 0 })), "{gap:?}");
    assert_eq!(store.game(&table(1), 1).await.expect("it answers"), None);
    store.append(Append { game: Some(finished(1)), ..append(1, 1..=1) }).await.expect("it follows");
    let twice = store.append(Append { game: Some(finished(1)), ..append(1, 2..=2) }).await;
    assert!(matches!(twice, Err(StoreError::Taken)), "{twice:?}");
    assert_eq!(store.entries(&table(1)).await.expect("it is there").len(), 1, "all or nothing");
}

pub(crate) async fn a_review_is_kept_with_its_game(store: Shared) {
    let review = |text: &str| StoredReview { version: format!("v{text}"), review: text.repeat(20_000) };
    store.create(new_table(1)).await.expect("a free name");
    store.append(Append { game: Some(finished(1)), ..append(1, 1..=3) }).await.expect("it follows");
    assert_eq!(store.review(&table(1), 1).await.expect("it answers"), None);
    for number in [2, 0] {
        let unknown = store.keep_review(&table(1), number, review("a")).await;
        assert!(matches!(unknown, Err(StoreError::NoSuchTable)), "{unknown:?}");
        assert_eq!(store.review(&table(1), number).await.expect("it answers"), None);
    }
    for text in ["a", "ž"] {
        store.keep_review(&table(1), 1, review(text)).await.expect("there is such a game");
        assert_eq!(store.review(&table(1), 1).await.expect("it answers"), Some(review(text)), "the latest counts");
    }
    store.delete_table(&table(1)).await.expect("it is there");
    assert_eq!(store.review(&table(1), 1).await.expect("it answers"), Some(review("ž")), "as long as the game");
    assert_eq!(store.review(&table(2), 1).await.expect("it answers"), None);
}

pub(crate) async fn hosts_and_sitters_are_at_a_table(store: Shared) {
    let listing = Listing { people: vec![PersonId::new(8)], ..Listing::default() };
    store.create(tenback_store::NewTable { listing, ..new_table(1) }).await.expect("a free name");
    let mut present = Vec::new();
    for person in 7..=9 {
        present.push(store.is_at(PersonId::new(person), &table(1)).await.expect("it answers"));
    }
    assert_eq!(present, [true, true, false]);
    assert!(matches!(store.is_at(PersonId::new(7), &table(2)).await, Err(StoreError::NoSuchTable)));
}
