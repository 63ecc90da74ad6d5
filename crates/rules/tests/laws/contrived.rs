//! Artificial positions that are hard for the search: the answer must still be right, and come quickly.

use std::time::{Duration, Instant};

use tenback_rules::{CardCommand, Command, Game, GameName, Lay, Seat, Setup, Viewer};

use crate::search::can_complete;
use crate::support::generator;

/// Far more than any of these needs, far less than an unbounded search takes.
const LIMIT: Duration = Duration::from_secs(10);

fn position(seats: u16, first: u16, piles: [u16; 4], hands: Vec<Vec<u16>>, skulls: Vec<u16>, stock: Vec<u16>) -> Game {
    let setup = Setup {
        game: GameName::Extreme,
        seats,
        first: Some(first),
        hand_size: None,
        minimum: None,
        commands: Some(vec![(CardCommand::Skull, skulls)]),
        decks: vec![stock],
        hands: Some(hands),
        piles: Some(piles.to_vec()),
    };
    Game::new(&setup).expect("the position is valid")
}

#[test]
fn a_hand_full_of_skulls_is_judged_quickly() {
    let start = Instant::now();
    let skulls = vec![34, 56, 59, 64, 66, 79, 82, 87];
    let lost = position(1, 1, [1, 1, 100, 100], vec![skulls.clone()], skulls.clone(), vec![67]);
    assert!(lost.board().ending().is_some(), "nothing covers the last skull (B7)");

    let hand = [&skulls[1..], &[2]].concat();
    let open = position(1, 1, [1, 1, 100, 100], vec![hand], skulls, vec![67]);
    assert!(open.legal().iter().any(|lay| !lay.loses), "a skull can be covered with the 2");
    assert!(start.elapsed() < LIMIT);
}

#[test]
fn each_open_skull_requires_a_card() {
    let mut game = position(1, 1, [1, 1, 100, 100], vec![vec![10, 20, 30, 40, 50]], vec![10, 20], vec![67, 68, 69]);
    for (lay, owes) in [("10a", 1), ("20b", 2), ("30a", 1), ("40b", 0)] {
        assert!(game.board().owes() > 0, "the turn continues before {lay}");
        game.play(Seat::FIRST, Command::Lay(Lay::from_word(lay).expect("a lay"))).expect("it is legal");
        assert_eq!(game.board().owes(), owes, "after {lay} (A7, B7)");
    }
}

#[test]
fn sampling_finds_a_hand_that_is_rarely_possible() {
    let start = Instant::now();
    let skulls: Vec<u16> = [12, 22, 32].into_iter().chain((43..=99).filter(|&number| number != 52)).collect();
    let hands = vec![vec![43], vec![12, 22, 32, 42, 44, 45, 46]];
    let held: Vec<u16> = hands.concat();
    let stock = (2..=99).filter(|number| !held.contains(number) && ![33, 34, 4, 2].contains(number)).collect();
    let game = position(2, 2, [33, 34, 4, 2], hands, skulls, stock);
    let view = game.view(Viewer::Seat(Seat::FIRST));
    for seed in 0..20 {
        let sample = view.sample(&mut generator(seed));
        assert_eq!(sample.view(Viewer::Seat(Seat::FIRST)), view);
        assert!(can_complete(sample.board(), sample.hand(Seat::SECOND)), "the sampled seat can complete its turn");
    }
    assert!(start.elapsed() < LIMIT, "{:?}", start.elapsed());
}
