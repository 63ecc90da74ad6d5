//! Challenges: the cards of a finished game, for others to do better.

use serde::{Deserialize, Serialize};
use tenback_rules::GameName;
use utoipa::ToSchema;

use crate::schema::GameWord;

/// The game whose cards others are challenged to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// The table where it was played.
    pub table: String,
    /// Its number there.
    pub number: u32,
}

/// A challenge: neither the table it comes from nor its people.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Challenge {
    /// Its id.
    pub id: String,
    /// The link to send to others.
    pub link: String,
    /// Which game.
    #[schema(value_type = GameWord)]
    #[cfg_attr(test, ts(type = "Game"))]
    pub game: GameName,
    /// The number of seats.
    pub seats: u8,
    /// How many of them people have; bots have the others.
    pub people: u8,
    /// The hand size, if it is not the usual one (A18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_size: Option<u8>,
    /// The minimum, if it is not the usual one (A18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<u8>,
    /// The commitment to the cards.
    pub commitment: String,
    /// How many people or teams have finished it.
    pub finished: u32,
    /// The table where the person has begun it, if they have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// All results, best first; left out until the person has finished it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<ChallengeResult>>,
}

/// How somebody did with the cards of a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ChallengeResult {
    /// The names of the people. Of two opponents, the result is that of the first.
    pub names: Vec<String>,
    /// Whether it was won.
    pub won: bool,
    /// The cards left; in Face to Face those of the loser.
    pub left: u8,
    /// Whether the person is one of them.
    pub you: bool,
    /// Whether it is the game that the challenge comes from.
    pub first: bool,
    /// Whether somebody had seen the cards before, or a bot took a seat over.
    pub unranked: bool,
    /// Where the record is, as `/t/TABLE/NUMBER`; only for those who may read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}
