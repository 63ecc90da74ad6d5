//! What people made of puzzles.

use std::sync::Arc;

use tenback_store::{PersonId, PuzzleResult, Store, Timestamp};

use crate::people::person;

type Shared = Arc<dyn Store>;

const ANN: PersonId = PersonId::new(u64::MAX);
const BEN: PersonId = PersonId::new(1);

async fn with_people(store: &Shared) {
    for id in [ANN, BEN] {
        store.add_person(person(id)).await.expect("a free id");
    }
}

/// No number in it can be written exactly in few digits.
fn result(number: u32, puzzle: &str) -> PuzzleResult {
    let (deviation, volatility) = (350.0 / (f64::from(number) + 2.0), 0.06 / 7.0);
    let rating = 1500.0 + f64::from(number) / 3.0;
    let (puzzle, ended) = (puzzle.to_owned(), Timestamp(1_800_000_000_000));
    PuzzleResult { number, puzzle, solved: number % 2 == 1, rating, deviation, volatility, ended }
}

async fn add(store: &Shared, person: PersonId, result: PuzzleResult) -> bool {
    store.add_puzzle_result(person, result).await.expect("an answer")
}

async fn results(store: &Shared, person: PersonId) -> Vec<PuzzleResult> {
    store.puzzle_results(person).await.expect("a list")
}

pub(crate) async fn results_are_kept_in_order(store: Shared) {
    with_people(&store).await;
    assert_eq!(results(&store, ANN).await, []);
    let all = [result(1, "c"), result(2, "a"), result(3, "b")];
    for result in &all {
        assert!(add(&store, ANN, result.clone()).await);
    }
    assert_eq!(results(&store, ANN).await, all);
    assert_eq!(results(&store, BEN).await, [], "everybody has results of their own");
    assert!(add(&store, BEN, result(1, "c")).await, "others may solve the same puzzle");
}

pub(crate) async fn only_the_first_result_of_a_puzzle_counts(store: Shared) {
    with_people(&store).await;
    assert!(add(&store, ANN, result(1, "a")).await);
    assert!(!add(&store, ANN, result(2, "a")).await, "the same puzzle");
    assert!(add(&store, ANN, result(2, "b")).await, "and nothing was used up");
    assert_eq!(results(&store, ANN).await, [result(1, "a"), result(2, "b")]);
}

pub(crate) async fn a_result_out_of_order_is_not_added(store: Shared) {
    with_people(&store).await;
    for number in [0, 2, u32::MAX] {
        assert!(!add(&store, ANN, result(number, "a")).await, "{number} is not the first");
    }
    assert!(add(&store, ANN, result(1, "a")).await);
    assert!(!add(&store, ANN, result(1, "b")).await, "the number is taken");
    assert_eq!(results(&store, ANN).await, [result(1, "a")]);
}

pub(crate) async fn of_concurrent_results_one_is_added(store: Shared) {
    with_people(&store).await;
    let attempt = |puzzle: u32| {
        let store = store.clone();
        tokio::spawn(async move { add(&store, ANN, result(1, &puzzle.to_string())).await })
    };
    let attempts: Vec<_> = (0..16).map(|puzzle| (puzzle, attempt(puzzle))).collect();
    let mut added = Vec::new();
    for (puzzle, attempt) in attempts {
        if attempt.await.expect("no panic") {
            added.push(result(1, &puzzle.to_string()));
        }
    }
    assert_eq!(added.len(), 1);
    assert_eq!(results(&store, ANN).await, added);
}

pub(crate) async fn results_go_with_the_person(store: Shared) {
    with_people(&store).await;
    assert!(!add(&store, PersonId::new(7), result(1, "a")).await, "nobody has this number");
    for person in [ANN, BEN] {
        assert!(add(&store, person, result(1, "a")).await);
    }
    store.erase_person(ANN).await.expect("she is there");
    assert_eq!(results(&store, ANN).await, []);
    assert!(!add(&store, ANN, result(1, "b")).await, "she is gone");
    assert_eq!(results(&store, BEN).await, [result(1, "a")], "of nobody else");
}
