//! What one client sent, was answered, and saw.

use std::sync::{Arc, Mutex, MutexGuard};

use tenback_rules::Viewer;
use tenback_wire::{ClientCommand, Seen};

use crate::fault::Fault;

/// What happened to one client so far.
#[derive(Debug, Default)]
pub(crate) struct History {
    /// The client, for messages.
    pub(crate) who: String,
    /// The id of its table.
    pub(crate) table: String,
    /// Whether it only watches.
    pub(crate) watches: bool,
    pub(crate) sent: Vec<Sent>,
    pub(crate) seen: Vec<Sighting>,
    /// How often the server has welcomed it.
    pub(crate) welcomes: u64,
    /// How many commands had been carried out when the server welcomed it last.
    pub(crate) done_when_welcomed: u64,
    /// The last event it knew then.
    pub(crate) seq_when_welcomed: u64,
    pub(crate) connected: bool,
    /// The last event it knows.
    pub(crate) seq: u64,
    /// What stopped it for good.
    pub(crate) fault: Option<Fault>,
}

/// A command and its answer.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) id: String,
    pub(crate) command: ClientCommand,
    pub(crate) answer: Answer,
}

/// The answer to a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// None yet.
    Open,
    /// It was carried out; this is its last event.
    Done { seq: u64 },
    /// It was refused, with this code.
    Refused { code: String },
}

/// An event as this client was shown it.
#[derive(Debug)]
pub(crate) struct Sighting {
    pub(crate) seq: u64,
    /// Who the client was at the time.
    pub(crate) viewer: Viewer,
    pub(crate) seen: Seen,
}

impl History {
    /// Notes the answer to a command.
    pub(crate) fn answer(&mut self, id: &str, answer: Answer) {
        if let Some(sent) = self.sent.iter_mut().rfind(|sent| sent.id == id) {
            sent.answer = answer;
        }
    }

    /// How many commands were carried out.
    pub(crate) fn done(&self) -> u64 {
        self.sent.iter().filter(|sent| matches!(sent.answer, Answer::Done { .. })).count() as u64
    }

    /// How many commands were refused with this code.
    pub(crate) fn refused(&self, code: &str) -> u64 {
        self.sent.iter().filter(|sent| matches!(&sent.answer, Answer::Refused { code: own } if own == code)).count()
            as u64
    }
}

/// A history that a client writes while the scenario reads it.
#[derive(Clone, Debug)]
pub(crate) struct SharedHistory(Arc<Mutex<History>>);

impl SharedHistory {
    pub(crate) fn new(history: History) -> SharedHistory {
        SharedHistory(Arc::new(Mutex::new(history)))
    }

    /// The history. A client that panicked leaves what it had.
    pub(crate) fn lock(&self) -> MutexGuard<'_, History> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
