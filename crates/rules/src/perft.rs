//! Counts sequences of actions: the strictest test of an engine, and a benchmark.

use crate::game::Game;

/// The number of sequences of exactly `depth` actions. An action is a lay or a player ending the turn; turns that end
/// automatically do not count, and nothing follows the end of the game.
pub fn perft(game: &Game, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.board().to_move().is_none() {
        return 0;
    }
    let lays = game.legal_set();
    let may_end = game.board().may_end();
    if depth == 1 {
        return lays.len() as u64 + u64::from(may_end);
    }
    let laying: u64 = lays
        .iter()
        .map(|lay| {
            let mut after = game.clone();
            after.lay_unchecked(lay);
            perft(&after, depth - 1)
        })
        .sum();
    if !may_end {
        return laying;
    }
    let mut after = game.clone();
    after.end_turn_unchecked();
    laying + perft(&after, depth - 1)
}
