//! Results without luck. They have the same mean as the results, but vary less.

use rand_xoshiro::rand_core::Rng;
use serde::{Deserialize, Serialize};
use tenback_bots::TurnPlan;
use tenback_review::LuckMeter;
use tenback_rules::Game;

use crate::chance::{Stream, generator};
use crate::statistics::{Interval, mean_interval};

/// The luck of a game in progress.
pub(crate) struct GameLuck<'a> {
    meter: &'a LuckMeter,
    salt: u64,
    /// What the deal and the draws gave or took so far, in win chances.
    sum: f64,
}

impl<'a> GameLuck<'a> {
    /// Begins with the deal.
    pub(crate) fn begin(meter: &'a LuckMeter, dealt: &Game, seed: u64, game: u64) -> GameLuck<'a> {
        let salt = generator(seed, game, Stream::Luck).next_u64();
        GameLuck { meter, salt, sum: meter.deal(dealt, salt) }
    }

    /// Adds the draw after a turn.
    pub(crate) fn draw(&mut self, before: &Game, turn: &TurnPlan) {
        self.sum += self.meter.draw(before, turn, self.salt);
    }

    /// The result without luck, in units.
    pub(crate) fn adjusted(&self, won: bool) -> i64 {
        ((f64::from(u8::from(won)) - self.sum) / AdjustedSum::UNIT).round() as i64
    }
}

/// The sum of results without luck. Whole numbers, so the order in which games end does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AdjustedSum {
    /// In units.
    sum: i64,
    /// The squares.
    squares: u64,
}

/// A win rate without luck, or the difference of two.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct AdjustedRate {
    /// The rate.
    pub adjusted_rate: f64,
    /// The lower end of the 95 % interval around it.
    pub adjusted_low: f64,
    /// Its upper end.
    pub adjusted_high: f64,
    /// How many times wider the interval with luck is.
    pub adjusted_narrower: f64,
}

impl AdjustedSum {
    /// Results are counted in units of this size: a hundredth of a percent.
    pub const UNIT: f64 = 1e-4;

    /// Counts a result, if there is one.
    pub(crate) fn count(sum: &mut Option<AdjustedSum>, units: Option<i64>) {
        AdjustedSum::add(sum, units.map(|units| AdjustedSum { sum: units, squares: units.unsigned_abs().pow(2) }));
    }

    /// Adds other results.
    pub(crate) fn add(sum: &mut Option<AdjustedSum>, other: Option<AdjustedSum>) {
        if let Some(other) = other {
            let sum = sum.get_or_insert_default();
            sum.sum += other.sum;
            sum.squares += other.squares;
        }
    }

    /// The mean of this many results, compared with the interval around the same rate with luck; `None` for fewer than
    /// two.
    pub(crate) fn rate(&self, games: u64, with_luck: Interval) -> Option<AdjustedRate> {
        let interval = mean_interval(self.sum, self.squares, games)?;
        let (low, high) = (interval.low * AdjustedSum::UNIT, interval.high * AdjustedSum::UNIT);
        Some(AdjustedRate {
            adjusted_rate: self.sum as f64 * AdjustedSum::UNIT / games as f64,
            adjusted_low: low,
            adjusted_high: high,
            // Without any spread there is nothing to compare.
            adjusted_narrower: if high > low { (with_luck.high - with_luck.low) / (high - low) } else { 1.0 },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::share_interval;

    fn counted(units: &[i64]) -> Option<AdjustedSum> {
        let mut sum = None;
        units.iter().for_each(|&units| AdjustedSum::count(&mut sum, Some(units)));
        sum
    }

    #[test]
    fn parts_add_up_to_the_whole() {
        let mut sum = counted(&[9_000, -1_000]);
        AdjustedSum::add(&mut sum, counted(&[12_000]));
        AdjustedSum::add(&mut sum, None);
        assert_eq!(sum, counted(&[12_000, 9_000, -1_000]));
        assert_eq!(counted(&[]), None);
    }

    #[test]
    fn a_rate_says_how_much_narrower_its_interval_is() {
        let half_won = share_interval(50, 100);
        let units: Vec<i64> = (0..100).map(|game| if game % 2 == 0 { 7_500 } else { 2_500 }).collect();
        let rate = counted(&units).and_then(|sum| sum.rate(100, half_won)).expect("a hundred are enough");
        assert!((rate.adjusted_rate - 0.5).abs() < 1e-9);
        // A standard deviation of a quarter instead of a half.
        assert!((rate.adjusted_narrower - 2.0).abs() < 0.05, "{rate:?}");
        assert_eq!(counted(&[5_000]).and_then(|sum| sum.rate(1, half_won)), None);
    }
}
