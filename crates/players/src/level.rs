//! How well a bot plays.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Picks any allowed action, all equally likely.
    Random,
    /// Takes the smallest step, ten-backs first.
    Greedy,
    /// Sound and quick, with the mistakes people make.
    Casual,
    /// Judges well, but is often a little off and overlooks things.
    Regular,
    /// Judges nearly as well as the expert, with a mistake now and then.
    Strong,
    /// Values the position after each possible turn with a network; no search.
    Expert,
    /// Searches sampled games on top of the expert.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 7] =
        [Level::Random, Level::Greedy, Level::Casual, Level::Regular, Level::Strong, Level::Expert, Level::Master];

    /// The levels offered to people: `random` is for experiments.
    pub const FOR_PEOPLE: [Level; 6] =
        [Level::Greedy, Level::Casual, Level::Regular, Level::Strong, Level::Expert, Level::Master];

    /// The word used on the command line, in records and on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Casual => "casual",
            Level::Regular => "regular",
            Level::Strong => "strong",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// The level with this word.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let word = String::deserialize(deserializer)?;
        Level::from_word(&word).ok_or_else(|| {
            D::Error::custom("a bot's level is random, greedy, casual, regular, strong, expert or master")
        })
    }
}
