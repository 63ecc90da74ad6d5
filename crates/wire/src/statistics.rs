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
