//! What a client sends.

use std::fmt;

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{Lay, Seat, Signal};
use tenback_table::Coaching;

/// The maximum number of lays to try out: the size of the largest hand.
pub const MOST_LAYS_TRIED: usize = 8;

/// A message from a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum ClientFrame {
    /// The first message: which events the client has.
    Hello {
        /// The number of the last event it has; 0 for none.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        have: u64,
        /// The code of the invite link the person came by, if the table needs one to take a seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<String>,
    },
    /// Carry out a command.
    Do {
        /// Chosen by the client and different for each command: a repeated one is carried out once.
        id: CommandId,
        /// The number of the last event the player knew. With it, an outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u64>,
        /// What.
        command: ClientCommand,
    },
    /// What would happen if these cards were laid? Nobody else is told.
    TryOut {
        /// Returned with the answer.
        id: CommandId,
        /// The lays in order.
        #[cfg_attr(test, ts(type = "Lay[]"))]
        lays: Vec<Lay>,
    },
    /// What would a strong player do?
    Hint {
        /// Returned with the answer.
        id: CommandId,
    },
}

/// The id a client gives to one of its commands.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CommandId(String);

impl CommandId {
    /// The maximum length of an id in bytes.
    pub const MOST: usize = 64;

    /// A short id of visible ASCII characters.
    pub fn new(id: &str) -> Option<CommandId> {
        let fits = (1..=CommandId::MOST).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then(|| CommandId(id.to_owned()))
    }

    /// The id in an otherwise invalid message, so that a client learns which of its commands was refused.
    pub fn of_frame(text: &str) -> Option<CommandId> {
        #[derive(Deserialize)]
        struct Named {
            id: CommandId,
        }
        serde_json::from_str::<Named>(text).ok().map(|named| named.id)
    }

    /// The id.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for CommandId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CommandId, D::Error> {
        let id = String::deserialize(deserializer)?;
        CommandId::new(&id).ok_or_else(|| D::Error::custom("an id has 1 to 64 visible ASCII characters"))
    }
}

/// A command of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientCommand {
    /// Take an empty seat.
    Sit {
        /// Which one; the first empty one by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Option<Seat>,
    },
    /// Leave one's seat.
    Leave {},
    /// Put a bot on an empty seat (host only).
    Bot {
        /// Which.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// Its level.
        #[cfg_attr(test, ts(type = "Level"))]
        level: Level,
    },
    /// Remove a person or a bot from a seat (host only).
    Kick {
        /// Which.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// Make the person on a seat the host (host only).
    PassHost {
        /// Which.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// Stop a person from writing in the chat, or allow it again (host only).
    Silence {
        /// Which.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// Whether they may no longer write.
        on: bool,
    },
    /// Close the table for good (host only).
    Close {},
    /// Let a bot play: for oneself, for somebody who is out of time or away, or, as the host, for anybody.
    HandOver {
        /// For which seat; one's own by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Option<Seat>,
        /// Its level.
        #[cfg_attr(test, ts(type = "Level"))]
        level: Level,
    },
    /// Take one's seat back from the bot.
    Return {},
    /// Decide about coaches: `on` for one of one's own, `agreed` to let the others have one.
    Coach {
        /// What.
        #[cfg_attr(test, ts(type = "'off' | 'agreed' | 'on'"))]
        coaching: Coaching,
    },
    /// Allow spectators or not (host only).
    Spectators {
        /// Whether they are allowed.
        allowed: bool,
    },
    /// Let only people with the invite link take a seat, or anyone again (host only).
    InviteOnly {
        /// Whether an invite link is needed. Each time it is switched on there is a new link, and older ones stop working.
        on: bool,
    },
    /// Deal the first or the next game.
    Deal {
        /// Deal the same cards again.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        again: bool,
    },
    /// Go first.
    Begin {},
    /// Lay a card.
    Lay {
        /// Which card where: `45a`.
        #[cfg_attr(test, ts(type = "Lay"))]
        lay: Lay,
    },
    /// End the turn.
    EndTurn {},
    /// Take back the last lay; only in solo games.
    TakeBack {},
    /// Give the team a signal.
    Signal {
        /// The signal, in the words of the notation: `keep-off a`.
        #[cfg_attr(test, ts(type = "Signal"))]
        signal: Signal,
    },
    /// Give up; in a team with other people, propose to.
    Resign {},
    /// Answer the proposal to give up.
    Vote {
        /// Whether to give up.
        agree: bool,
    },
    /// Send a chat message.
    Say {
        /// What.
        text: String,
    },
}

/// What a command depends on. If that has changed since, the command is outdated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommandScope {
    /// The state of the game.
    Game,
    /// Who sits where.
    Sitters,
    /// The proposal that is voted on.
    Vote,
}

impl ClientCommand {
    /// What it depends on; `None` if it is always meant the same way.
    pub const fn meant_for(&self) -> Option<CommandScope> {
        match self {
            ClientCommand::Deal { .. }
            | ClientCommand::Begin {}
            | ClientCommand::Lay { .. }
            | ClientCommand::EndTurn {}
            | ClientCommand::TakeBack {}
            | ClientCommand::Resign {} => Some(CommandScope::Game),
            ClientCommand::Vote { .. } => Some(CommandScope::Vote),
            ClientCommand::Kick { .. }
            | ClientCommand::PassHost { .. }
            | ClientCommand::Silence { .. }
            | ClientCommand::HandOver { seat: Some(_), .. } => Some(CommandScope::Sitters),
            ClientCommand::Sit { .. }
            | ClientCommand::Leave {}
            | ClientCommand::Bot { .. }
            | ClientCommand::HandOver { seat: None, .. }
            | ClientCommand::Return {}
            | ClientCommand::Close {}
            | ClientCommand::Coach { .. }
            | ClientCommand::Spectators { .. }
            | ClientCommand::InviteOnly { .. }
            | ClientCommand::Signal { .. }
            | ClientCommand::Say { .. } => None,
        }
    }
}

/// A message that is not a valid frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidFrame {
    /// What is wrong, for authors of clients.
    pub why: String,
    /// The id of the command, if it could be read.
    pub id: Option<CommandId>,
}

impl fmt::Display for InvalidFrame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for InvalidFrame {}

impl ClientFrame {
    /// Parses a message.
    pub fn read(text: &str) -> Result<ClientFrame, InvalidFrame> {
        let unreadable =
            |error: serde_json::Error| InvalidFrame { why: error.to_string(), id: CommandId::of_frame(text) };
        let frame: ClientFrame = serde_json::from_str(text).map_err(unreadable)?;
        match &frame {
            ClientFrame::TryOut { id, lays } if lays.len() > MOST_LAYS_TRIED => Err(InvalidFrame {
                why: format!("at most {MOST_LAYS_TRIED} lays can be tried out"),
                id: Some(id.clone()),
            }),
            _ => Ok(frame),
        }
    }
}
