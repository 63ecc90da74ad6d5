//! The events of a game so far.

use std::sync::Arc;

use crate::event::Event;
use crate::table::Table;

/// Events in order. Copies share all but the newest, because a table is copied for every command.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    shared: Arc<Vec<Event>>,
    newest: Vec<Event>,
    /// The bytes of the events that do not advance the game.
    asides: usize,
}

impl History {
    pub(crate) fn push(&mut self, event: Event) {
        self.asides += event.aside_bytes();
        match Arc::get_mut(&mut self.shared).filter(|_| self.newest.is_empty()) {
            Some(shared) => shared.push(event),
            None => self.newest.push(event),
        }
    }

    /// Moves the newest events to the shared ones, unless a copy still uses those.
    pub(crate) fn merge(&mut self) {
        if let Some(shared) = Arc::get_mut(&mut self.shared) {
            shared.append(&mut self.newest);
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.shared.len() + self.newest.len()
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Event> + Clone {
        self.shared.iter().chain(&self.newest)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Event> {
        Arc::make_mut(&mut self.shared).iter_mut().chain(&mut self.newest)
    }
}

/// How much may happen around a game. Everybody who joins is sent all of it.
impl Table {
    /// The maximum number of bytes of events that do not advance the game.
    const MOST_ASIDES: usize = 16 * 1024;

    /// The same when people leave, or are removed or replaced: this must still be possible after too much talk.
    const MOST_URGENT_ASIDES: usize = 24 * 1024;

    /// Whether so much has happened around this game that no more talk is accepted.
    pub const fn has_too_many_asides(&self) -> bool {
        self.since.asides >= Table::MOST_ASIDES
    }

    /// Whether so much has happened around this game that only moves are accepted.
    pub const fn accepts_only_moves(&self) -> bool {
        self.since.asides >= Table::MOST_URGENT_ASIDES
    }
}
