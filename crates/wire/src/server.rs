//! What the server sends on a table's socket.

use serde::{Deserialize, Serialize};
use tenback_rules::{Lay, Seat};

use crate::client::CommandId;
use crate::coach::{Costs, Remark};
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
    /// The answer to hello: the whole state.
    Welcome(Box<Welcome>),
    /// Something happened.
    Step(Box<Step>),
    /// The command had already been carried out; it is not repeated.
    Done {
        /// The command.
        id: CommandId,
        /// The number of its last event.
        seq: u64,
    },
    /// A command, or an invalid message, is refused. Nothing has changed.
    Refused(Refused),
    /// The result of trying out lays.
    TriedOut(Box<TriedOut>),
    /// A hint: what a strong player would do.
    Hint(Box<Advice>),
    /// What a coach warns of.
    Costs(Box<Costs>),
    /// What a coach says about a turn.
    Remark(Box<Remark>),
    /// Who is connected.
    Present(Presence),
    /// The client's permissions have changed although nothing has happened.
    May {
        /// What the client may do now.
        #[cfg_attr(test, ts(type = "Permission[]"))]
        may: Vec<Permission>,
    },
    /// The connection is closed.
    Bye(Bye),
}

/// The whole state for one client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Welcome {
    /// The number of the last event it includes.
    pub seq: u64,
    /// Who the client is at this table.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// The game, once it is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
    /// The viewer's legal lays; empty when it is not their turn.
    pub legal: Vec<Legal>,
    /// What the client may do now.
    #[cfg_attr(test, ts(type = "Permission[]"))]
    pub may: Vec<Permission>,
    /// The number of the event after which `tail` starts: the last one the client has, or the last one before the deal
    /// of this game.
    pub after: u64,
    /// The events after that one, without chat messages.
    pub tail: Vec<SeenEvent>,
    /// The latest chat messages.
    pub chat: Vec<ChatMessage>,
    /// Whether there are earlier ones; `GET /api/tables/{id}/chat` returns them.
    pub earlier_chat: bool,
    /// The whole game as a record, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// All cards and why the game ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// Who is connected.
    pub present: Presence,
    /// The remaining milliseconds of the turn, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<u32>,
}

/// Who a client is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct You {
    /// The client's seat; absent for spectators.
    #[cfg_attr(test, ts(type = "Seat | null"))]
    pub seat: Option<Seat>,
    /// Whether the client is the host, who may place bots and remove people.
    pub host: bool,
    /// The client's name.
    pub name: String,
    /// The code of the invite link, if the table needs one to take a seat. Only the host is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// Something happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Step {
    /// The number of the last event it includes.
    pub seq: u64,
    /// The events, in order, without gaps.
    pub seen: Vec<SeenEvent>,
    /// The command of this client that caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<CommandId>,
    /// The client's role, if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<You>,
    /// The table, if something other than the game has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    /// The game, once it is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
    /// The viewer's legal lays; empty when it is not their turn.
    pub legal: Vec<Legal>,
    /// What the client may do now.
    #[cfg_attr(test, ts(type = "Permission[]"))]
    pub may: Vec<Permission>,
    /// All cards and why the game ended, in the step that ends it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// The remaining milliseconds of the turn, if there is a clock.
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
    /// The reason, as a code that never changes.
    pub code: String,
    /// The reason and what to do, in the language of the person.
    pub text: String,
}

/// The result of trying out lays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TriedOut {
    /// The id of the request.
    pub id: CommandId,
    /// The resulting view.
    pub view: View,
    /// The legal lays after that.
    pub legal: Vec<Legal>,
    /// Whether the turn would end automatically.
    pub complete: bool,
    /// Whether the game would be lost.
    pub lost: bool,
}

/// A hint: what a strong player would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Advice {
    /// The id of the request.
    pub id: CommandId,
    /// The lays of a whole turn.
    #[cfg_attr(test, ts(type = "Lay[]"))]
    pub lays: Vec<Lay>,
    /// Whether this is the only turn that does not lose immediately.
    pub only: bool,
    /// The reasons, in the language of the person, without repetitions.
    pub reasons: Vec<String>,
}

/// Who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Presence {
    /// For each seat, whether its person is connected.
    pub seats: Vec<bool>,
    /// The number of spectators.
    pub spectators: u32,
}

/// Why a connection ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Bye {
    /// A code that never changes.
    #[cfg_attr(test, ts(type = "Goodbye"))]
    pub code: String,
    /// The reason and what to do, in the language of the person.
    pub text: String,
    /// After how many milliseconds to reconnect, if that makes sense.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again_in: Option<u32>,
}
