//! What the main process and its generators say to each other: one JSON object per line.

use serde::{Deserialize, Serialize};

use super::announce::Announcement;
use crate::error::LoadError;
use crate::tally::{Counts, Times};

/// What the main process says. The first line is the [`super::plan::Job`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Order {
    /// Open the idle connections.
    Idle,
    /// Start the games.
    Play,
    /// Forget what was counted so far.
    Measure,
    /// Make no further moves, wait for what is under way, and report.
    Stop,
    /// Something is about to happen.
    Fault(Announcement),
}

/// What a generator says.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Word {
    /// Players and spectators are connected.
    Seated,
    /// The idle connections are open.
    Idle,
    /// Moves since the measurement started, and connections lost since the beginning.
    Progress { moves: u64, lost: u64 },
    /// The end.
    Outcome(Box<Outcome>),
    /// It cannot go on.
    Failed(Failure),
}

/// What a generator found.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Outcome {
    pub(super) counts: Counts,
    pub(super) moves: Times,
    pub(super) deliveries: Times,
    pub(super) travel: Travel,
    pub(super) faults: Vec<FaultOutcome>,
    /// What was wrong: the first few, and how many there were.
    pub(super) wrong: Vec<String>,
    pub(super) wrong_count: u64,
    pub(super) unanswered: u64,
}

/// What happened to connections and commands.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(super) struct Travel {
    /// Clients that reconnected to another target because they were told to.
    pub(super) switches: u64,
    /// Connections that were lost.
    pub(super) lost: u64,
    /// Reconnections, for both reasons.
    pub(super) reconnected: u64,
    /// Commands that were sent again.
    pub(super) repeated: u64,
    /// Answers to them: they had been carried out before.
    pub(super) done_before: u64,
}

/// What an announced fault did to the tables of a generator.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct FaultOutcome {
    /// As announced.
    pub(super) fault: String,
    /// From the announcement to the first acknowledged move, at each table that was affected.
    pub(super) takeover: Times,
    /// Affected tables without a move until the end.
    pub(super) stalled: u64,
}

/// Why a generator cannot go on.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Failure {
    /// A server refused a person, a table or a socket.
    Refused { code: String, text: String },
    /// Anything else.
    Other { why: String },
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Failure {
        match error {
            LoadError::Refused { code, text } => Failure::Refused { code, text },
            error => Failure::Other { why: error.to_string() },
        }
    }
}

impl From<Failure> for LoadError {
    fn from(failure: Failure) -> LoadError {
        match failure {
            Failure::Refused { code, text } => LoadError::Refused { code, text },
            Failure::Other { why } => LoadError::Unreachable { why },
        }
    }
}
