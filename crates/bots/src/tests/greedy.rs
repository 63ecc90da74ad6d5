//! Hands in which the smallest steps get stuck.

use tenback_rules::{CardCommand, Game, GameName, Seat, Setup, TurnProgress, Viewer};

use crate::greedy;
use crate::line::Frame;

/// A solo game in which most cards must be covered in the same turn (B7). The deck has steps of `step`, and one card in
/// `harmless` has no skull.
fn skulls(step: u16, harmless: u16) -> Setup {
    let deck: Vec<u16> = (0..97).map(|index| 2 + (index * step) % 97).collect();
    Setup {
        game: GameName::Extreme,
        seats: 1,
        first: Some(1),
        hand_size: None,
        minimum: None,
        commands: Some(vec![(CardCommand::Skull, (2..=99).filter(|card| card % harmless != 0).collect())]),
        decks: vec![deck[8..].to_vec()],
        hands: Some(vec![deck[..8].to_vec()]),
        piles: None,
    }
}

#[test]
fn greedy_completes_a_turn_full_of_skulls_if_possible() {
    let mut turns = 0;
    for (step, harmless) in (1..97).flat_map(|step| [(step, 4), (step, 13)]) {
        let mut game = Game::new(&skulls(step, harmless)).expect("a position");
        while game.board().to_move().is_some() {
            let view = game.view(Viewer::Seat(Seat::FIRST));
            let plan = greedy::choose(&view);
            let frame = Frame::new(view.board());
            let start = frame.start(view.hand());
            let end = plan.as_slice().iter().fold(start, |line, lay| frame.after(&line, *lay));
            assert!(matches!(end.progress, TurnProgress::MayEnd | TurnProgress::Over), "{plan:?} of {:?}", view.hand());
            plan.carry_out(&mut game);
            turns += 1;
        }
    }
    assert!(turns > 100, "{turns} turns are too few to tell");
}
