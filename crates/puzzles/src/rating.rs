//! A puzzle as the opponent of its solvers: the first attempt decides.

use tenback_ratings::Opponent;

use crate::puzzle::Puzzle;

/// The deviation of a puzzle: its difficulty is estimated from what bots find.
const DEVIATION: f64 = 150.0;

impl Puzzle {
    /// The opponent that it is to a solver's rating.
    pub fn opponent(&self) -> Opponent {
        Opponent { rating: self.rating.into(), deviation: DEVIATION }
    }
}
