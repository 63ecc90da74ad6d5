//! Bodies of requests and responses.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{CardCommand, GameName, Seat};
use tenback_table::{Language, Talk};
use utoipa::ToSchema;

use crate::ExportedDevice;
use crate::schema::{CommandList, EndingObject, GameWord, LanguageCode, LevelWord, SeatNumber, TalkWord};
use crate::view::Ending;

/// A new person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// Their name.
    #[schema(example = "Ada")]
    pub name: String,
    /// Their language; English by default.
    #[serde(default)]
    #[schema(value_type = LanguageCode, default = "en")]
    #[cfg_attr(test, ts(optional, type = "Language"))]
    pub language: Language,
    /// How the client stores the secret.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub keep: Keep,
}

/// How a client stores its secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Keep {
    /// In a cookie that scripts cannot read, for browsers.
    #[default]
    Cookie,
    /// On its own, for programs. The token is sent as `Authorization: Bearer TOKEN`.
    Token,
}

/// A new name or language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ProfileUpdate {
    /// Their new name.
    pub name: String,
    /// Their language.
    #[schema(value_type = LanguageCode)]
    #[cfg_attr(test, ts(type = "Language"))]
    pub language: Language,
}

/// Who a client is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Me {
    /// Their name.
    pub name: String,
    /// Their language.
    #[schema(value_type = LanguageCode)]
    #[cfg_attr(test, ts(type = "Language"))]
    pub language: Language,
    /// The secret, sent once to a program that stores it itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// Everything that is kept about a person. Times are in milliseconds since 1970.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Export {
    /// Their name.
    pub name: String,
    /// Their language.
    #[schema(value_type = LanguageCode)]
    pub language: Language,
    /// Since when they are known.
    pub since: i64,
    /// The devices on which they are signed in.
    pub devices: Vec<ExportedDevice>,
    /// When their backup code was made; missing if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backup_since: Option<i64>,
    /// The tables they host, sit at, or have sat at.
    pub tables: Vec<ExportedTable>,
    /// The finished games they played.
    pub games: Vec<ExportedGame>,
    /// Their first attempts at puzzles, in order.
    pub puzzles: Vec<ExportedPuzzle>,
    /// Their attempts at deals that others play as well, in order.
    #[serde(default)]
    pub attempts: Vec<ExportedAttempt>,
    /// Whether everybody may see their statistics.
    #[serde(default)]
    pub public_profile: bool,
    /// The groups they belong to.
    #[serde(default)]
    pub groups: Vec<ExportedGroup>,
}

/// A table in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedTable {
    /// Its id.
    pub id: String,
    /// Whether the person hosts it.
    pub host: bool,
    /// Where they sit now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<SeatNumber>)]
    pub seat: Option<Seat>,
    /// What they said there.
    pub messages: Vec<ExportedMessage>,
}

/// A chat message in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedMessage {
    /// The number of the event.
    pub seq: u64,
    /// The start of the day (UTC) on which it was sent; the exact time is not kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<i64>,
    /// The text.
    pub text: String,
}

/// A finished game in an export.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedGame {
    /// The table it was played at.
    pub table: String,
    /// Its number at the table.
    pub number: u32,
    /// When it ended.
    pub ended: i64,
    /// The person's seat at the end; missing if they had left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The person's accuracy in percent, once it has been reviewed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<f64>,
    /// The result without luck, once it has been worked out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<f64>,
    /// Its record.
    pub record: String,
}

/// A first attempt at a puzzle in an export.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedPuzzle {
    /// The id of the puzzle.
    pub puzzle: String,
    /// Whether it was solved.
    pub solved: bool,
    /// When the attempt ended.
    pub ended: i64,
    /// The rating after it.
    pub rating: f64,
    /// How far off that may be.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}

/// A group of friends in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedGroup {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether the person owns it.
    pub owner: bool,
    /// When they joined.
    pub since: i64,
}

/// An attempt at a deal that others play as well in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedAttempt {
    /// What it was played for, such as `daily`.
    pub kind: String,
    /// Which deal, such as `2026-11-18/classic-1`.
    pub deal: String,
    /// The table where it was played.
    pub table: String,
    /// The number of the game there.
    pub number: u32,
    /// When it began.
    pub begun: i64,
    /// Whether it counts.
    pub ranked: bool,
    /// When it ended; left out if it has not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<i64>,
    /// Whether it was won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// The cards left; in Face to Face those of the loser.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
}

/// A new table. Defaults are those of the rulebooks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    #[schema(value_type = GameWord, example = "classic")]
    #[cfg_attr(test, ts(type = "Game"))]
    pub game: GameName,
    /// The number of seats.
    #[schema(minimum = 1, maximum = 5, example = 3)]
    pub seats: u8,
    /// A different hand size (A18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_size: Option<u8>,
    /// A different minimum (A18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<u8>,
    /// Which cards carry which command, if not the built-in assignment: `[["stop", [4, 28, 73, 97]], …]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<CommandList>)]
    #[cfg_attr(test, ts(type = "[CardCommand, Card[]][]"))]
    pub commands: Option<Vec<(CardCommand, Vec<u16>)>>,
    /// Which kinds of talk are allowed.
    #[serde(default = "chat")]
    #[schema(value_type = TalkWord, default = "chat")]
    #[cfg_attr(test, ts(optional, type = "Talk"))]
    pub talk: Talk,
    /// Whether chat messages that name a card are blocked.
    #[serde(default = "yes")]
    #[schema(default = true)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub guard: bool,
    /// The language of the table; the host's by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<LanguageCode>)]
    #[cfg_attr(test, ts(type = "Language"))]
    pub language: Option<Language>,
    /// How long a turn may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Whether spectators are allowed.
    #[serde(default = "yes")]
    #[schema(default = true)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub spectators: bool,
    /// Whether players may ask for hints. By default, teams may, and players whose opponent is a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Whether only people with the invite link may take a seat.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub invite_only: bool,
    /// Whether the table is listed publicly while anyone may take a seat; otherwise it can only be found by its link.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub open: bool,
    /// Seats for bots.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub bots: Vec<Bot>,
    /// Whether the host sits down immediately, on the first empty seat.
    #[serde(default = "yes")]
    #[schema(default = true)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub sit: bool,
    /// The operator's invitation, on servers where only invited people may create tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

impl NewTable {
    /// A table with defaults, for the smallest number of players.
    pub fn of(game: GameName) -> NewTable {
        NewTable {
            game,
            seats: game.seats().0,
            hand_size: None,
            minimum: None,
            commands: None,
            talk: chat(),
            guard: true,
            language: None,
            clock: None,
            spectators: true,
            hints: None,
            invite_only: false,
            open: false,
            bots: Vec::new(),
            sit: true,
            invitation: None,
        }
    }
}

fn yes() -> bool {
    true
}

fn chat() -> Talk {
    Talk::Chat
}

/// A bot and its seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bot {
    /// Its seat.
    #[schema(value_type = SeatNumber)]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Seat,
    /// Its level.
    #[schema(value_type = LevelWord, example = "expert")]
    #[cfg_attr(test, ts(type = "Level"))]
    pub level: Level,
}

/// How long a turn may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// In seconds, 5 to 3600.
    #[schema(minimum = 5, maximum = 3600)]
    pub seconds: u16,
    /// Whether running out of time loses; only in Face to Face.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub loses: bool,
}

impl From<tenback_table::Clock> for Clock {
    fn from(clock: tenback_table::Clock) -> Clock {
        Clock { seconds: clock.seconds, loses: clock.loses }
    }
}

/// A table that was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableCreated {
    /// Its id.
    pub id: String,
    /// The link for friends; if only invited people may take a seat, it is the invite link.
    pub link: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// Which game.
    #[schema(value_type = GameWord)]
    #[cfg_attr(test, ts(type = "Game"))]
    pub game: GameName,
    /// The number of seats.
    pub seats: u8,
    /// How many seats are empty.
    pub free: u8,
    /// Who sits there; bots by their level.
    pub sitters: Vec<String>,
    /// Its stage.
    pub stage: Stage,
    /// Which kinds of talk are allowed.
    #[schema(value_type = TalkWord)]
    #[cfg_attr(test, ts(type = "Talk"))]
    pub talk: Talk,
    /// The language of the table.
    #[schema(value_type = LanguageCode)]
    #[cfg_attr(test, ts(type = "Language"))]
    pub language: Language,
    /// Whether spectators are allowed.
    pub spectators: bool,
    /// Whether only people with the invite link may take a seat.
    #[serde(default)]
    pub invite_only: bool,
    /// How many games have been finished here.
    pub finished: u32,
    /// How the last game ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<EndingObject>)]
    pub ending: Option<Ending>,
    /// Your seat; only in the list of your own tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<SeatNumber>)]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub your_seat: Option<Seat>,
    /// Whether the game is waiting for you; only in the list of your own tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub your_turn: Option<bool>,
    /// The time of the last update, in milliseconds since 1970; only in lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub updated: Option<i64>,
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The cards are not dealt yet.
    Waiting,
    /// A game is being played.
    Playing,
    /// The game has ended.
    Over,
}

/// Why a request is rejected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A code that never changes.
    pub code: String,
    /// The reason and what to do, in the language of the person.
    pub text: String,
}
