//! A game that was played, moment by moment, and how else it could have gone on.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{Card, Rules};
use utoipa::ToSchema;

use crate::schema::{CardNumber, LegalObject, LevelWord, RulesObject, SeenObject, ViewObject};
use crate::seen::Seen;
use crate::view::{Legal, View};

/// How many bytes the body with a record to be played again may have.
pub const LONGEST_REPLAY: usize = 256 * 1024;

/// A record to be played again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewReplay {
    /// The text of the record. Of several games in it, the first is played.
    pub record: String,
    /// From where, and how, it shall go on otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what_if: Option<WhatIf>,
}

/// How a game goes on otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct WhatIf {
    /// The last moment that stays, counted from 0.
    pub at: u32,
    /// What is done from there: `45a`, `end`, `begin 2`, `take-back`, `!2 keep-off a`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub moves: Vec<String>,
    /// How strong the bots are that play all seats to the end of the game after that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<LevelWord>)]
    #[cfg_attr(test, ts(type = "Level"))]
    pub bots: Option<Level>,
}

/// A game, moment by moment, with all cards open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Replay {
    /// What is played, by how many.
    #[schema(value_type = RulesObject)]
    #[cfg_attr(test, ts(type = "Rules"))]
    pub rules: Rules,
    /// What each seat is called: a name, the level of a bot, or nothing.
    pub names: Vec<String>,
    /// When it was played, as the record says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Whether the deal is the one that was promised, if something was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// How many games stand in the text; this is the first.
    pub games: u32,
    /// All moments from the deal on.
    pub positions: Vec<Position>,
    /// What the seat to move may lay at the last of them.
    #[schema(value_type = Vec<LegalObject>)]
    pub legal: Vec<Legal>,
    /// The game as a record.
    pub record: String,
}

/// Whether the deal is the one that was promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Commitment {
    /// It is.
    Kept,
    /// It is another one.
    Broken,
}

/// A moment of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Position {
    /// What led here from the moment before; nothing leads to the deal.
    #[schema(value_type = Vec<SeenObject>)]
    pub seen: Vec<Seen>,
    /// All that lies open.
    #[schema(value_type = ViewObject)]
    pub view: View,
    /// The cards of each seat.
    #[schema(value_type = Vec<Vec<CardNumber>>)]
    #[cfg_attr(test, ts(type = "Card[][]"))]
    pub hands: Vec<Vec<Card>>,
}
