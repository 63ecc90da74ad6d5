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

impl DailyGame {
    /// All of them, in the order in which they are listed.
    pub const ALL: [DailyGame; 6] = [
        DailyGame::ClassicAlone,
        DailyGame::ExtremeAlone,
        DailyGame::FaceToFace,
        DailyGame::ClassicForTwo,
        DailyGame::ClassicForThree,
        DailyGame::ClassicForFour,
    ];

    /// The word for it, in JSON and in addresses.
    pub const fn word(self) -> &'static str {
        match self {
            DailyGame::ClassicAlone => "classic-1",
            DailyGame::ExtremeAlone => "extreme-1",
            DailyGame::FaceToFace => "face-to-face",
            DailyGame::ClassicForTwo => "classic-2",
            DailyGame::ClassicForThree => "classic-3",
            DailyGame::ClassicForFour => "classic-4",
        }
    }

    /// The deal with this word.
    pub fn from_word(word: &str) -> Option<DailyGame> {
        DailyGame::ALL.into_iter().find(|deal| deal.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::DailyGame;

    #[test]
    fn a_deal_has_one_word_everywhere() {
        for deal in DailyGame::ALL {
            assert_eq!(serde_json::to_value(deal).ok(), Some(deal.word().into()));
            assert_eq!(DailyGame::from_word(deal.word()), Some(deal));
        }
        assert_eq!(DailyGame::from_word("classic-5"), None);
    }
}
