//! What the server sends on a table's socket.

use serde::{Deserialize, Serialize};
use tenback_rules::{Lay, Seat};

use crate::client::CommandId;
use crate::end::End;
use crate::permission::Permission;
use crate::seen::SeenEvent;
use crate::table::{ChatMessage, TableInfo};
use crate::view::{Legal, View};

/// A message from the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerFrame {
    /// The answer to hello: all that is needed to go on.
    Welcome(Box<Welcome>),
    /// Something happened.
    Step(Box<Step>),
    /// A command was done before; it is not done again.
    Done {
        /// Which command.
        id: CommandId,
        /// The number of the last event it made.
        seq: u64,
    },
    /// A command, or a message that was none, is refused. Nothing has changed.
    Refused(Refused),
    /// What would be if some cards were laid.
    TriedOut(Box<TriedOut>),
    /// What a strong player would lay.
    Hint(Box<Advice>),
    /// Who is connected.
    Present(Presence),
    /// What the client may do has changed although nothing has happened.
    May {
        /// What the client may do now.
        #[cfg_attr(test, ts(type = "Permission[]"))]
        may: Vec<Permission>,
    },
    /// The connection ends now.
    Bye(Bye),
}

/// All that is needed to go on from here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Welcome {
    /// The number of the last event in it.
    pub seq: u64,
    /// Who the client is at this table.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// The game, once it is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
    /// What the viewer may lay now; empty out of turn.
    pub legal: Vec<Legal>,
    /// What the client may do now.
    #[cfg_attr(test, ts(type = "Permission[]"))]
    pub may: Vec<Permission>,
    /// The events after the one the client has, as far back as the deal of this game; all of those to a client that
    /// is further behind.
    pub tail: Vec<SeenEvent>,
    /// What was said last.
    pub chat: Vec<ChatMessage>,
    /// The whole game as a record, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// All cards and why the game ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// Who is connected.
    pub present: Presence,
    /// How many milliseconds are left for the turn under way, where a clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<u32>,
}

/// Who a client is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct You {
    /// The seat that belongs to the client; nothing for who looks on.
    #[cfg_attr(test, ts(type = "Seat | null"))]
    pub seat: Option<Seat>,
    /// Whether the client may send people away and place bots.
    pub host: bool,
    /// What the others call the client.
    pub name: String,
}

/// Something happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Step {
    /// The number of the last event in it.
    pub seq: u64,
    /// What happened, in order, without gaps.
    pub seen: Vec<SeenEvent>,
    /// The command of this client that it came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<CommandId>,
    /// Who the client is now, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<You>,
    /// The table, if something other than the game has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    /// The game, once it is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
    /// What the viewer may lay now; empty out of turn.
    pub legal: Vec<Legal>,
    /// What the client may do now.
    #[cfg_attr(test, ts(type = "Permission[]"))]
    pub may: Vec<Permission>,
    /// All cards and why the game ended, in the step that ends it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// How many milliseconds are left for the turn under way, where a clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<u32>,
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Refused {
    /// Which command, if it had an id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<CommandId>,
    /// Why, as a word that does not change.
    pub code: String,
    /// Why and what to do, in the language of the person.
    pub text: String,
}

/// What would be if some cards were laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TriedOut {
    /// The id of the question.
    pub id: CommandId,
    /// The game as it would look.
    pub view: View,
    /// What could be laid next.
    pub legal: Vec<Legal>,
    /// Whether the turn would have ended by itself.
    pub complete: bool,
    /// Whether the game would be lost.
    pub lost: bool,
}

/// What a strong player would lay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Advice {
    /// The id of the question.
    pub id: CommandId,
    /// The lays of the whole turn.
    #[cfg_attr(test, ts(type = "Lay[]"))]
    pub lays: Vec<Lay>,
    /// Whether there is no other turn that does not lose at once.
    pub only: bool,
    /// Why, in the language of the person; no sentence twice.
    pub reasons: Vec<String>,
}

/// Who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Presence {
    /// For each seat, whether its person is.
    pub seats: Vec<bool>,
    /// How many look on.
    pub spectators: u32,
}

/// Why a connection ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Bye {
    /// A word that does not change.
    #[cfg_attr(test, ts(type = "Goodbye"))]
    pub code: String,
    /// Why and what to do, in the language of the person.
    pub text: String,
    /// After how many milliseconds to connect again, if that makes sense.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again_in: Option<u32>,
}
