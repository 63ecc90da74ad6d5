//! How strong a bot plays, by its word.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use tenback_players::Level;

/// A bot's level, sent as its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotLevel(pub Level);

impl Serialize for BotLevel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<'de> Deserialize<'de> for BotLevel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BotLevel, D::Error> {
        let word = String::deserialize(deserializer)?;
        let level = Level::from_word(&word);
        level.map(BotLevel).ok_or_else(|| D::Error::custom("a bot is random, greedy, casual, expert or master"))
    }
}
