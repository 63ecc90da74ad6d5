//! Ratings of solvers and puzzles by Glicko-2: a puzzle is an opponent, and the first attempt decides.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// How strong a solver is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub rating: f64,
    /// How far off it may be: one standard deviation.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}

/// The deviation of a puzzle: its difficulty is estimated from what bots find.
const PUZZLE_DEVIATION: f64 = 150.0;

impl Rating {
    /// Of somebody who has not solved anything yet.
    pub const NEW: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// The rating after a first attempt at a puzzle of this difficulty.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> Rating {
        let Rating { rating, deviation, volatility } = self.sound();
        let solver = Glicko2Rating { rating, deviation, volatility };
        let puzzle = Glicko2Rating { rating: f64::from(puzzle), deviation: PUZZLE_DEVIATION, volatility: 0.06 };
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (after, _) = glicko2(&solver, &puzzle, &outcome, &Glicko2Config::new());
        Rating { rating: after.rating, deviation: after.deviation, volatility: after.volatility }.sound()
    }

    /// Within the range that ratings can have: what is stored may have been changed.
    fn sound(self) -> Rating {
        let within = |value: f64, low: f64, high: f64, usual: f64| {
            if value.is_finite() { value.clamp(low, high) } else { usual }
        };
        Rating {
            rating: within(self.rating, 100.0, 4000.0, Rating::NEW.rating),
            deviation: within(self.deviation, 45.0, 350.0, Rating::NEW.deviation),
            volatility: within(self.volatility, 0.01, 0.1, Rating::NEW.volatility),
        }
    }
}
