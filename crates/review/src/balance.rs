//! Where a result came from.

/// A result as a sum: `result = mean + deal + draws + skill + rest`, in win chances from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Balance {
    /// The chance of the reference player before the deal.
    pub mean: f64,
    /// What the deal gave or took.
    pub deal: f64,
    /// What the draws gave or took.
    pub draws: f64,
    /// What was lost by turns that were not the best. Opponents' losses count as gains.
    pub skill: f64,
    /// Everything else: what others happened to hold, what was played better than the reference player would have, and
    /// the end of a game that was given up. Neither luck nor skill.
    pub rest: f64,
    /// 1 for a win, 0 for a loss.
    pub result: f64,
}

impl Balance {
    /// The balance of a result, with the rest that makes it add up.
    pub fn new(result: f64, mean: f64, deal: f64, draws: f64, skill: f64) -> Balance {
        Balance { mean, deal, draws, skill, rest: result - (mean + deal + draws + skill), result }
    }

    /// The result without the luck of the deal and the draws. Its mean over many games is the win rate, but it varies
    /// less.
    pub fn adjusted(&self) -> f64 {
        self.result - self.deal - self.draws
    }
}
