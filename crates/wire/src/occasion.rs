//! What a game is played for, if not just for itself.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A deal that other people play as well. Its cards stay closed to those who have not finished it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Occasion {
    /// A deal of the day.
    Daily {
        /// The day, such as `2026-11-18`.
        day: String,
        /// Which of the day's deals.
        deal: DailyGame,
        /// Whether it counts for the ranking. Past days do not, nor do teams of which somebody had seen the deal.
        ranked: bool,
    },
    /// A challenge: the cards of a game that somebody has finished.
    Challenge {
        /// Its id.
        id: String,
    },
}

/// The deals that every day has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum DailyGame {
    /// The Game alone.
    #[serde(rename = "classic-1")]
    ClassicAlone,
    /// Extreme alone.
    #[serde(rename = "extreme-1")]
    ExtremeAlone,
    /// Face to Face against a master.
    #[serde(rename = "face-to-face")]
    FaceToFace,
    /// The Game for two people.
    #[serde(rename = "classic-2")]
    ClassicForTwo,
    /// The Game for three people.
    #[serde(rename = "classic-3")]
    ClassicForThree,
    /// The Game for four people.
    #[serde(rename = "classic-4")]
    ClassicForFour,
}
