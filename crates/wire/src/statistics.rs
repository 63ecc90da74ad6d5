//! Statistics of a person.

use serde::{Deserialize, Serialize};
use tenback_rules::GameName;
use utoipa::ToSchema;

use crate::schema::GameWord;

/// Somebody's statistics: an entry for each game and number of seats that they have finished.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Statistics {
    /// The entries, the most played first.
    pub games: Vec<GameStatistics>,
}

/// A person's statistics in a game with a number of seats. Only games that they finished themselves count, with the
/// rulebook's hand size and minimum.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct GameStatistics {
    /// Which game.
    #[schema(value_type = GameWord)]
    #[cfg_attr(test, ts(type = "Game"))]
    pub game: GameName,
    /// The number of seats.
    pub seats: u8,
    /// How many games were played.
    pub played: u32,
    /// How many of them were won, with the 95 % interval of the rate.
    pub won: u32,
    /// The rate of games won.
    pub rate: Rate,
    /// The same without luck, over the games for which it has been worked out; left out if there are fewer than two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<Rate>,
    /// How many games ended with each number of cards left: the first number is that of games with no card left. In Face to
    /// Face these are the person's own cards.
    pub left: Vec<u32>,
    /// How often the person played a card ten back.
    pub ten_backs: u32,
    /// How many games in a row have been won up to now.
    pub streak: u32,
    /// The most games in a row that were won.
    pub longest_streak: u32,
    /// The latest reviewed games, oldest first, at most 100.
    pub accuracy: Vec<AccuracyPoint>,
    /// The people they played with most often, at most 10.
    pub with: Vec<Companion>,
}

impl GameStatistics {
    /// The statistics that follow from results alone, without accuracy, luck and companions.
    pub fn new(game: GameName, seats: u8, results: Results) -> GameStatistics {
        let Results { played, won, left, ten_backs, streak, longest_streak } = results;
        let rate = Rate::of_wins(won, played);
        let (accuracy, with) = (Vec::new(), Vec::new());
        GameStatistics {
            game,
            seats,
            played,
            won,
            rate,
            adjusted: None,
            left,
            ten_backs,
            streak,
            longest_streak,
            accuracy,
            with,
        }
    }
}

/// The results of games of one kind, added in the order in which they ended.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Results {
    played: u32,
    won: u32,
    left: Vec<u32>,
    ten_backs: u32,
    streak: u32,
    longest_streak: u32,
}

impl Results {
    /// Adds the result of the next game.
    pub fn add(&mut self, won: bool, left: u8, ten_backs: u16) {
        self.played += 1;
        self.won += u32::from(won);
        let left = usize::from(left);
        if self.left.len() <= left {
            self.left.resize(left + 1, 0);
        }
        self.left[left] += 1;
        self.ten_backs += u32::from(ten_backs);
        self.streak = if won { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
    }
}

/// A rate with its 95 % interval, all from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rate {
    /// The rate.
    pub rate: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How many games it is about.
    pub games: u32,
}

/// The number of standard errors on both sides of an estimate that 95 % of all estimates are within.
const Z: f64 = 1.959_963_984_540_054;

impl Rate {
    /// The rate of games won, with the interval of Wilson, which is sound for few games and for rates near 0 and 1.
    pub fn of_wins(won: u32, played: u32) -> Rate {
        let (count, rate) = (f64::from(played.max(1)), f64::from(won) / f64::from(played.max(1)));
        let spread = Z * Z / count;
        let middle = (rate + spread / 2.0) / (1.0 + spread);
        let half = Z / (1.0 + spread) * (rate * (1.0 - rate) / count + spread / (4.0 * count)).sqrt();
        // At the ends, rounding must not exclude the rate.
        let (low, high) = ((middle - half).min(rate).max(0.0), (middle + half).max(rate).min(1.0));
        Rate { rate: rounded(rate), low: rounded(low), high: rounded(high), games: played }
    }

    /// The mean of results without luck, with its interval; `None` for fewer than two.
    pub fn of_results(results: &[f64]) -> Option<Rate> {
        if results.len() < 2 {
            return None;
        }
        let count = results.len() as f64;
        let mean = results.iter().sum::<f64>() / count;
        let variance = results.iter().map(|result| (result - mean) * (result - mean)).sum::<f64>() / (count - 1.0);
        let half = Z * (variance / count).sqrt();
        let within = |rate: f64| rounded(rate.clamp(0.0, 1.0));
        let games = u32::try_from(results.len()).unwrap_or(u32::MAX);
        Some(Rate { rate: within(mean), low: within(mean - half), high: within(mean + half), games })
    }
}

/// Nothing is known better than to four digits.
fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

/// The accuracy of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct AccuracyPoint {
    /// The table it was played at; left out in public profiles, since its record names the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// Its number there; left out in public profiles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// The person's accuracy, in percent.
    pub accuracy: f64,
}

/// Somebody a person has played with or, in Face to Face, against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Companion {
    /// Their name.
    pub name: String,
    /// How many games they played together.
    pub played: u32,
    /// How many of them the person won.
    pub won: u32,
}

/// Whether everybody may see a person's statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ProfileVisibility {
    /// Whether they may.
    pub public: bool,
}

/// Where a person's public profile is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ProfileLink {
    /// Its address; left out if it is switched off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
}

/// The public profile of a person who has switched it on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Profile {
    /// Their name.
    pub name: String,
    /// Since when they play here, in milliseconds since 1970.
    pub since: i64,
    /// Their statistics, without the names of people they played with.
    pub statistics: Statistics,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_intervals() {
        // Wilson's interval: 5 of 10 gives 23.7 % to 76.3 %, 0 of 10 gives 0 to 27.8 %.
        let Rate { rate, low, high, games } = Rate::of_wins(5, 10);
        assert_eq!((rate, low, high, games), (0.5, 0.2366, 0.7634, 10));
        let Rate { rate, low, high, .. } = Rate::of_wins(0, 10);
        assert_eq!((rate, low, high), (0.0, 0.0, 0.2775));
        assert_eq!(Rate::of_wins(10, 10).high, 1.0);
    }

    #[test]
    fn the_mean_of_results_without_luck_stays_a_rate() {
        assert_eq!(Rate::of_results(&[0.5]), None, "one game says nothing about how far off it is");
        let Rate { rate, low, high, games } = Rate::of_results(&[-0.5, 1.5, 0.4, 0.6]).expect("four games");
        assert_eq!((rate, games), (0.5, 4));
        assert!(low < 0.1 && high > 0.9 && low >= 0.0 && high <= 1.0, "{low} {high}");
    }
}
