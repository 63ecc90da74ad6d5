//! What a client sends.

use std::fmt;

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{Lay, Seat, Signal};

/// More lays than any hand holds are not tried out.
pub const MOST_LAYS_TRIED: usize = 8;

/// A message from a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum ClientFrame {
    /// The first message: what the client knows already.
    Hello {
        /// The number of the last event it has; 0 for nothing.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        have: u64,
    },
    /// Do something.
    Do {
        /// Given by the client, and different for each command: a repeated one is done once.
        id: CommandId,
        /// The number of the last event the player knew of. With it, a wish that came too late is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u64>,
        /// What.
        command: ClientCommand,
    },
    /// What would be if these cards were laid? Nobody else learns of it.
    TryOut {
        /// Comes back with the answer.
        id: CommandId,
        /// The lays in order.
        #[cfg_attr(test, ts(type = "Lay[]"))]
        lays: Vec<Lay>,
    },
    /// What would a strong player lay?
    Hint {
        /// Comes back with the answer.
        id: CommandId,
    },
}

/// The name a client gives to one of its commands.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CommandId(String);

impl CommandId {
    /// How many bytes an id may have.
    pub const MOST: usize = 64;

    /// A short id of visible ASCII characters.
    pub fn new(id: &str) -> Option<CommandId> {
        let fits = (1..=CommandId::MOST).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then(|| CommandId(id.to_owned()))
    }

    /// The id in a message, whatever else is in it, so that a client learns which of its commands was refused.
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

/// Something a client wants to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientCommand {
    /// Take an empty seat.
    Sit {
        /// Which; the first empty one if none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Option<Seat>,
    },
    /// Leave the own seat.
    Leave,
    /// Put a bot on an empty seat (the host).
    Bot {
        /// Which.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// How strong it plays.
        #[cfg_attr(test, ts(type = "Level"))]
        level: Level,
    },
    /// Send a person or a bot away from a seat (the host).
    Kick {
        /// Which.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// Let a bot play on: for oneself, for somebody whose time is up, or as the host for anybody.
    HandOver {
        /// For which seat; the own one if none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Option<Seat>,
        /// How strong it plays.
        #[cfg_attr(test, ts(type = "Level"))]
        level: Level,
    },
    /// Play again oneself.
    Return,
    /// Let others look on, or no longer (the host).
    Spectators {
        /// Whether they may.
        allowed: bool,
    },
    /// Deal the first or the next game.
    Deal {
        /// The same cards once more.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        again: bool,
    },
    /// Be the one to begin.
    Begin,
    /// Lay a card.
    Lay {
        /// Which card where: `45a`.
        #[cfg_attr(test, ts(type = "Lay"))]
        lay: Lay,
    },
    /// End the turn.
    EndTurn,
    /// Take the last lay back; only alone.
    TakeBack,
    /// Tell the team something.
    Signal {
        /// What, in the words of the notation: `keep-off a`.
        #[cfg_attr(test, ts(type = "Signal"))]
        signal: Signal,
    },
    /// Give the game up; in a team with others, propose to.
    Resign,
    /// Answer the proposal to give up.
    Vote {
        /// Whether to give up.
        agree: bool,
    },
    /// Say something in words of one's own.
    Say {
        /// What.
        text: String,
    },
}

/// What a command was meant for. Once that has changed it would mean something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommandScope {
    /// The game as it stood.
    Game,
    /// Whoever sat there.
    Sitters,
}

impl ClientCommand {
    /// What it was meant for; nothing if it means the same at any time.
    pub const fn meant_for(&self) -> Option<CommandScope> {
        match self {
            ClientCommand::Deal { .. }
            | ClientCommand::Begin
            | ClientCommand::Lay { .. }
            | ClientCommand::EndTurn
            | ClientCommand::TakeBack
            | ClientCommand::Vote { .. }
            | ClientCommand::Resign => Some(CommandScope::Game),
            ClientCommand::Kick { .. } | ClientCommand::HandOver { seat: Some(_), .. } => Some(CommandScope::Sitters),
            ClientCommand::Sit { .. }
            | ClientCommand::Leave
            | ClientCommand::Bot { .. }
            | ClientCommand::HandOver { seat: None, .. }
            | ClientCommand::Return
            | ClientCommand::Spectators { .. }
            | ClientCommand::Signal { .. }
            | ClientCommand::Say { .. } => None,
        }
    }
}

/// A message that is not a valid frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidFrame {
    /// What is wrong, for whoever writes a client.
    pub why: String,
    /// The id of the command it was meant to be, if that could be read.
    pub id: Option<CommandId>,
}

impl fmt::Display for InvalidFrame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for InvalidFrame {}

impl ClientFrame {
    /// Reads a message.
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
