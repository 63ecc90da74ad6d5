//! How difficult a deal is, and ratings of people who play such deals alone.

use tenback_ratings::{Opponent, Rating};

/// How many of the bots' games with a deal were won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Difficulty {
    /// How many were won.
    pub won: u32,
    /// How many were played.
    pub played: u32,
}

/// No deal counts as more certain than this: lost, or won.
const MOST_CERTAIN: f64 = 0.02;

impl Difficulty {
    /// The share of games that were won; `None` if there was none.
    pub fn share(self) -> Option<f64> {
        (self.played > 0).then(|| f64::from(self.won) / f64::from(self.played))
    }

    /// The deal as an opponent: 1500 if half of the games were won. A deal that bots have always won or never is not
    /// infinitely easy or hard: the share is kept half a game, and 2 %, away from both ends. The fewer games there are, the
    /// less the deal says about those who play it.
    pub fn opponent(self) -> Opponent {
        let Some(share) = self.share() else { return Opponent { rating: 1500.0, deviation: 350.0 } };
        let played = f64::from(self.played);
        let margin = (0.5 / played).max(MOST_CERTAIN);
        let share = share.clamp(margin, 1.0 - margin);
        let rating = 1500.0 + 400.0 * ((1.0 - share) / share).log10();
        // One standard error of the share, on the scale of ratings.
        let deviation = 400.0 / std::f64::consts::LN_10 / (played * share * (1.0 - share)).sqrt();
        Opponent { rating, deviation: deviation.clamp(50.0, 350.0) }
    }
}

/// A rating, and how many deals it comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedPlay {
    /// The rating.
    pub rating: Rating,
    /// How many deals.
    pub deals: u32,
}

/// The rating of somebody who has won or lost these deals, in this order; `None` before the first one.
pub fn rate(deals: impl IntoIterator<Item = (Difficulty, bool)>) -> Option<RatedPlay> {
    let (mut rating, mut count) = (Rating::NEW, 0);
    for (difficulty, won) in deals {
        rating = rating.after(difficulty.opponent(), won);
        count += 1;
    }
    (count > 0).then_some(RatedPlay { rating, deals: count })
}
