//! The events of a game so far.

use std::sync::Arc;

use crate::event::Event;

/// Events in order. Copies share all but the newest, because a table is copied for every command.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    shared: Arc<Vec<Event>>,
    newest: Vec<Event>,
}

impl History {
    pub(crate) fn push(&mut self, event: Event) {
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
