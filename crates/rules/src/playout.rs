//! Games played at random through the unchecked doors.

use rand::{Rng, RngExt};

use crate::game::Game;
use crate::lay::Lay;
use crate::pile::Pile;

/// Plays a game that has begun to its end, every allowed action as likely as any other; answers with the number of
/// lays it took.
pub fn play_randomly(game: &mut Game, rng: &mut impl Rng) -> u32 {
    let mut laid = 0;
    while game.board().to_move().is_some() {
        let lays = game.legal_set();
        let choices = lays.len() as u32 + u32::from(game.board().may_end());
        let mut choice = rng.random_range(..choices) as usize;
        let lay = Pile::ALL.into_iter().find_map(|pile| {
            let cards = lays.0[pile];
            let chosen = cards.nth(choice).map(|card| Lay { card, pile });
            choice = choice.wrapping_sub(cards.len());
            chosen
        });
        match lay {
            Some(lay) => {
                game.lay_unchecked(lay);
                laid += 1;
            }
            None => game.end_turn_unchecked(),
        }
    }
    laid
}
