//! Ratings by Glicko-2: people play against puzzles and deals, which are opponents whose rating stays the same.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub rating: f64,
    /// How far off it may be: one standard deviation.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}

/// A puzzle or a deal. The less its rating is known, the less it changes that of a person.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opponent {
    /// How difficult it is.
    pub rating: f64,
    /// How far off that may be: one standard deviation.
    pub deviation: f64,
}

impl Rating {
    /// Of somebody who has not played yet.
    pub const NEW: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// The rating after a win or a loss.
    #[must_use]
    pub fn after(self, opponent: Opponent, won: bool) -> Rating {
        let Rating { rating, deviation, volatility } = self.sound();
        let player = Glicko2Rating { rating, deviation, volatility };
        let Rating { rating, deviation, volatility } = opponent.sound();
        let opponent = Glicko2Rating { rating, deviation, volatility };
        let outcome = if won { Outcomes::WIN } else { Outcomes::LOSS };
        let (after, _) = glicko2(&player, &opponent, &outcome, &Glicko2Config::new());
        Rating { rating: after.rating, deviation: after.deviation, volatility: after.volatility }.sound()
    }

    /// The interval that contains the true strength with a probability of 95 %: its lower and its upper end.
    pub fn interval(self) -> (f64, f64) {
        let Rating { rating, deviation, .. } = self.sound();
        (rating - 1.96 * deviation, rating + 1.96 * deviation)
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

impl Opponent {
    fn sound(self) -> Rating {
        Rating { rating: self.rating, deviation: self.deviation, volatility: Rating::NEW.volatility }.sound()
    }
}
