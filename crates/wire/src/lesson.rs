//! Lessons one plays.

use serde::{Deserialize, Serialize};
use tenback_rules::{Rules, Seat};
use utoipa::ToSchema;

use crate::schema::{LegalObject, RulesObject, SeatNumber, SeenObject, ViewObject};
use crate::seen::Seen;
use crate::view::{Legal, View};

/// What a player has done in a lesson so far.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonMoves {
    /// The moves from the start: `45a`, `end`, `!keep-off a`, `say 2`, `next`. All but the last were accepted before.
    pub moves: Vec<String>,
}

/// A lesson after these moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Lesson {
    /// The moves that were accepted.
    pub moves: Vec<String>,
    /// Why the next one was not, in the language of the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objection: Option<String>,
    /// The current step, counted from 0; the number of steps at the end.
    pub step: u8,
    /// The number of steps.
    pub steps: u8,
    /// What the coach says, in the language of the request.
    pub says: String,
    /// What the coach asks for.
    pub request: LessonRequest,
    /// The sentences to choose from, for `say`.
    pub sentences: Vec<String>,
    /// A move that leads on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shows: Option<String>,
    /// The rules of the current position.
    #[schema(value_type = RulesObject)]
    #[cfg_attr(test, ts(type = "Rules"))]
    pub rules: Rules,
    /// The seat of the player.
    #[schema(value_type = SeatNumber)]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Seat,
    /// The names of the seats; empty for that of the player.
    pub names: Vec<String>,
    /// What the last move led to; empty where a new position starts.
    #[schema(value_type = Vec<SeenObject>)]
    pub seen: Vec<Seen>,
    /// The game as the player sees it.
    #[schema(value_type = ViewObject)]
    pub view: View,
    /// What the player may lay.
    #[schema(value_type = Vec<LegalObject>)]
    pub legal: Vec<Legal>,
}

/// What the coach asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LessonRequest {
    /// Reading on.
    Read,
    /// A card, or the end of the turn.
    Play,
    /// A signal.
    Signal,
    /// One of the sentences.
    Say,
    /// Nothing: the lesson is complete.
    Nothing,
}
