//! Bodies of plain requests and their answers.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{CardCommand, GameName, Seat};
use tenback_table::{Language, Talk};
use utoipa::ToSchema;

use crate::schema::{CommandList, EndingObject, GameWord, LanguageCode, LevelWord, SeatNumber, TalkWord};
use crate::view::Ending;

/// Who somebody wants to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// What the others call them.
    #[schema(example = "Ada")]
    pub name: String,
    /// What they read and write; English if nothing is said.
    #[serde(default)]
    #[schema(value_type = LanguageCode, default = "en")]
    #[cfg_attr(test, ts(optional, type = "Language"))]
    pub language: Language,
    /// How the secret is kept.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub keep: Keep,
}

/// How a client keeps its secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Keep {
    /// In a cookie that no script can read: browsers.
    #[default]
    Cookie,
    /// By itself: programs. The token is sent as `Authorization: Bearer TOKEN`.
    Token,
}

/// Another name or language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ProfileUpdate {
    /// What the others call them from now on.
    pub name: String,
    /// What they read and write.
    #[schema(value_type = LanguageCode)]
    #[cfg_attr(test, ts(type = "Language"))]
    pub language: Language,
}

/// Who a client is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Me {
    /// What the others call them.
    pub name: String,
    /// What they read and write.
    #[schema(value_type = LanguageCode)]
    #[cfg_attr(test, ts(type = "Language"))]
    pub language: Language,
    /// The secret, told once to a program that keeps it by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A link that moves a person to another device. It works once, and only the newest one does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Recovery {
    /// What the other device redeems.
    pub code: String,
    /// The same as a link to open there.
    pub link: String,
}

/// Becoming somebody on another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecoveryCode {
    /// The code of a recovery.
    pub code: String,
    /// How the secret is kept.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub keep: Keep,
}

/// A table to be made. What is not said is as the rulebooks have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    #[schema(value_type = GameWord, example = "classic")]
    #[cfg_attr(test, ts(type = "Game"))]
    pub game: GameName,
    /// For how many.
    #[schema(minimum = 1, maximum = 5, example = 3)]
    pub seats: u8,
    /// Another hand size (A18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_size: Option<u8>,
    /// Another minimum (A18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<u8>,
    /// Which cards carry which command, if not the stand-in: `[["stop", [4, 28, 73, 97]], …]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<CommandList>)]
    #[cfg_attr(test, ts(type = "[CardCommand, Card[]][]"))]
    pub commands: Option<Vec<(CardCommand, Vec<u16>)>>,
    /// What may be said.
    #[serde(default = "chat")]
    #[schema(value_type = TalkWord, default = "chat")]
    #[cfg_attr(test, ts(optional, type = "Talk"))]
    pub talk: Talk,
    /// Whether chat that names a card is held back.
    #[serde(default = "yes")]
    #[schema(default = true)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub guard: bool,
    /// The language of the table; the host's if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<LanguageCode>)]
    #[cfg_attr(test, ts(type = "Language"))]
    pub language: Option<Language>,
    /// How long a turn may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Whether others may look on.
    #[serde(default = "yes")]
    #[schema(default = true)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub spectators: bool,
    /// Whether players may ask for hints. If nothing is said, teams may, and a player whose opponent is a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Whether the table stands in the list of open tables; otherwise only who has the link finds it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub open: bool,
    /// Seats that bots take.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub bots: Vec<Bot>,
    /// Whether the host sits down at once, on the first empty seat.
    #[serde(default = "yes")]
    #[schema(default = true)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub sit: bool,
}

impl NewTable {
    /// A table as most would have it, for as few as can play.
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
            open: false,
            bots: Vec::new(),
            sit: true,
        }
    }
}

fn yes() -> bool {
    true
}

fn chat() -> Talk {
    Talk::Chat
}

/// A bot and where it sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bot {
    /// Where.
    #[schema(value_type = SeatNumber)]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Seat,
    /// How strong it plays.
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
    /// Whether who takes longer has lost; only in Face to Face.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub loses: bool,
}

impl From<tenback_table::Clock> for Clock {
    fn from(clock: tenback_table::Clock) -> Clock {
        Clock { seconds: clock.seconds, loses: clock.loses }
    }
}

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableCreated {
    /// Its id.
    pub id: String,
    /// What to send to friends.
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
    /// For how many.
    pub seats: u8,
    /// How many seats are empty.
    pub free: u8,
    /// Who sits there, bots by their level.
    pub sitters: Vec<String>,
    /// How far it has come.
    pub stage: Stage,
    /// What may be said.
    #[schema(value_type = TalkWord)]
    #[cfg_attr(test, ts(type = "Talk"))]
    pub talk: Talk,
    /// The language of the table.
    #[schema(value_type = LanguageCode)]
    #[cfg_attr(test, ts(type = "Language"))]
    pub language: Language,
    /// Whether others may look on.
    pub spectators: bool,
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
    /// Whether the game waits for you; only in the list of your own tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub your_turn: Option<bool>,
    /// When something happened last, in milliseconds since 1970; said in lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub updated: Option<i64>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The cards are not dealt yet.
    Waiting,
    /// They play.
    Playing,
    /// The game has ended.
    Over,
}

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A word that does not change.
    pub code: String,
    /// Why and what to do, in the language of the person.
    pub text: String,
}
