//! Random games, played with the unchecked commands.

use rand::{Rng, RngExt};

use crate::game::Game;
use crate::lay::{Lay, LaySet};
use crate::pile::Pile;

/// Plays a started game to its end, choosing every action with equal probability; returns the number of lays.
pub fn play_randomly(game: &mut Game, rng: &mut impl Rng) -> u32 {
    let mut laid = 0;
    while game.board().to_move().is_some() {
        let lays = game.legal_set();
        let counts = lays.0.0.map(|cards| cards.len() as u32);
        let choices = counts.iter().sum::<u32>() + u32::from(game.board().may_end());
        let lay = nth(&lays, counts, rng.random_range(..choices));
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

/// The lay with this number; `None` if the number is too high.
#[inline]
fn nth(lays: &LaySet, counts: [u32; 4], number: u32) -> Option<Lay> {
    // Looks at every pile, because a branch on a random number is mispredicted most of the time.
    let (mut end, mut passed, mut skipped) = (0, 0, 0);
    for count in counts {
        end += count;
        passed += usize::from(number >= end);
        skipped = if number >= end { end } else { skipped };
    }
    let pile = *Pile::ALL.get(passed)?;
    lays.0[pile].nth((number - skipped) as usize).map(|card| Lay { card, pile })
}
