//! Planned turns agree with trying every lay by the rules.

use std::collections::BTreeSet;

use tenback_rules::{CardSet, Game, GameName, Outcome, Viewer};

use super::{rules, walk};
use crate::plan::{self, Width};

/// The result of a turn: the tops and the remaining hand.
type TurnResult = ([u8; 4], u128);

/// Every result of a turn that does not lose, found by the rules alone.
fn tried_out(
    game: &Game,
    hand: CardSet,
    number: u16,
    results: &mut BTreeSet<TurnResult>,
    seen: &mut BTreeSet<(TurnResult, u8)>,
) {
    let over = game.board().to_move().is_none();
    let lost = game.board().ending().is_some_and(|ending| match ending.outcome {
        Outcome::Lost { .. } => true,
        Outcome::Won => false,
        Outcome::SeatWon(seat) => seat != ending.seat,
    });
    // The next seat may be stuck: that loses the game, but the turn itself was completed.
    let completed = game.board().turn().number() != number;
    let place = (game.board().tops().0, hand.bits());
    if completed || (over && !lost) {
        results.insert(place);
        return;
    }
    let last = game.board().turn().lays().last().map_or(9, |lay| lay.pile as u8);
    if over || !seen.insert((place, last)) {
        return;
    }
    if game.board().may_end() {
        results.insert(place);
    }
    for lay in game.legal_set().iter() {
        let mut after = game.clone();
        after.lay_unchecked(lay);
        tried_out(&after, hand - CardSet::only(lay.card), number, results, seen);
    }
}

fn check(name: GameName, seats: u8, seed: u64, every: u16) {
    walk(rules(name, seats), seed, |game| {
        if game.board().turn().number() % every != 1 {
            return;
        }
        let seat = game.board().turn().seat();
        let mut results = BTreeSet::new();
        tried_out(game, game.hand(seat), game.board().turn().number(), &mut results, &mut BTreeSet::new());
        let view = game.view(Viewer::Seat(seat));
        let planned: BTreeSet<TurnResult> =
            plan::turns(&view, Width::ALL).iter().map(|turn| (turn.line.tops(), turn.line.hand.bits())).collect();
        assert_eq!(planned, results, "{name:?} for {seats}, turn {}", game.board().turn().number());
        let few = plan::turns(&view, Width::DEFAULT);
        assert!(!few.is_empty());
        assert!(few.iter().all(|turn| results.contains(&(turn.line.tops(), turn.line.hand.bits()))));
    });
}

#[test]
fn planning_finds_all_turns() {
    for seed in 0..2 {
        check(GameName::Classic, 3, seed, 10);
        check(GameName::FaceToFace, 2, seed, 4);
    }
    for seed in 0..12 {
        check(GameName::Extreme, 3, seed, 4);
        check(GameName::Extreme, 5, seed, 4);
    }
    check(GameName::Extreme, 1, 3, 12);
}
