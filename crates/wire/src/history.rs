//! Finished games of a person.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{GameName, Seat};
use utoipa::ToSchema;

use crate::occasion::Occasion;
use crate::schema::{EndingObject, GameWord, LevelWord, SeatNumber};
use crate::view::Ending;

/// A page of somebody's finished games, latest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct GamePage {
    /// The games.
    pub games: Vec<PlayedGame>,
    /// How many games match the filters, on all pages together.
    pub total: u32,
    /// Where the next page starts, to be sent as `after`; left out on the last page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A finished game in somebody's history.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct PlayedGame {
    /// The table it was played at.
    pub table: String,
    /// Its number at the table, from 1.
    pub number: u32,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// Which game.
    #[schema(value_type = GameWord)]
    #[cfg_attr(test, ts(type = "Game"))]
    pub game: GameName,
    /// The number of seats.
    pub seats: u8,
    /// The hand size, if it was not the usual one (A18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_size: Option<u8>,
    /// The minimum, if it was not the usual one (A18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<u8>,
    /// The person's seat at the end; left out if they had left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<SeatNumber>)]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Option<Seat>,
    /// Who sat where at the end.
    pub players: Vec<PlayedBy>,
    /// How it ended.
    #[schema(value_type = EndingObject)]
    pub ending: Ending,
    /// Whether the person won, alone or with their team.
    pub won: bool,
    /// The cards that were left: those of the whole team or, in Face to Face, the person's own.
    pub left: u8,
    /// How many turns were played.
    pub turns: u16,
    /// How often the person played a card ten back.
    pub ten_backs: u16,
    /// The person's accuracy in percent, once the game has been reviewed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<f64>,
    /// The result without luck, from 0 (lost) to 1 (won), once it has been worked out. It may be below 0 or above 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<f64>,
    /// Whether it counts in the person's statistics. It does not if a bot finished it in their place, if they had left, or
    /// if somebody gave up before the first turn.
    pub counts: bool,
    /// The deal of the day or the challenge that it was played for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occasion: Option<Occasion>,
}

/// Who sat on a seat at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct PlayedBy {
    /// The name of a person; empty for a bot.
    pub name: String,
    /// The level of the bot that played the seat at the end, also in place of a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<LevelWord>)]
    #[cfg_attr(test, ts(type = "Level"))]
    pub level: Option<Level>,
}
