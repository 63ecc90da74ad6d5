//! Replays: a game position by position, and what-ifs.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{Card, Rules};
use utoipa::ToSchema;

use crate::schema::{CardNumber, LegalObject, LevelWord, RulesObject, SeenObject, ViewObject};
use crate::seen::Seen;
use crate::view::{Legal, View};

/// The maximum size of a replay request in bytes.
pub const LONGEST_REPLAY: usize = 256 * 1024;

/// A request for a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewReplay {
    /// The text of the record. If it has several games, the first one is used.
    pub record: String,
    /// How the game continues differently.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what_if: Option<WhatIf>,
}

/// A different continuation of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct WhatIf {
    /// The last position that stays, counted from 0.
    pub at: u32,
    /// The moves from there: `45a`, `end`, `begin 2`, `take-back`, `!2 keep-off a`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub moves: Vec<String>,
    /// The level of the bots that play all seats to the end of the game after that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<LevelWord>)]
    #[cfg_attr(test, ts(type = "Level"))]
    pub bots: Option<Level>,
}

/// A game position by position, with all cards visible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Replay {
    /// The game, the number of players, and its options.
    #[schema(value_type = RulesObject)]
    #[cfg_attr(test, ts(type = "Rules"))]
    pub rules: Rules,
    /// The name of each seat: a name, the level of a bot, or empty.
    pub names: Vec<String>,
    /// When it was played, as the record says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Whether the deal matches its commitment, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// The number of games in the text; this is the first.
    pub games: u32,
    /// All positions from the deal on.
    pub positions: Vec<Position>,
    /// The legal lays at the last position.
    #[schema(value_type = Vec<LegalObject>)]
    pub legal: Vec<Legal>,
    /// The game as a record.
    pub record: String,
}

/// Whether the deal matches its commitment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Commitment {
    /// It does.
    Kept,
    /// It does not.
    Broken,
}

/// A position of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Position {
    /// The events since the previous position; none for the deal.
    #[schema(value_type = Vec<SeenObject>)]
    pub seen: Vec<Seen>,
    /// The public part.
    #[schema(value_type = ViewObject)]
    pub view: View,
    /// The cards of each seat.
    #[schema(value_type = Vec<Vec<CardNumber>>)]
    #[cfg_attr(test, ts(type = "Card[][]"))]
    pub hands: Vec<Vec<Card>>,
}
