//! Limits on hints. They use fewer threads than bots, so that no number of hints can keep a bot from playing.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tenback_table::PersonId;
use tokio::sync::Semaphore;

/// Limits on hints.
pub(crate) struct HintLimit {
    /// The threads for hints.
    pub(crate) threads: Semaphore,
    waiting: Arc<Waiting>,
}

/// People who are waiting for a hint.
#[derive(Debug, Default)]
struct Waiting(Mutex<HashSet<PersonId>>);

/// A pending hint of a person, at any table. Others can ask again when it is dropped.
#[derive(Debug)]
pub(crate) struct PendingHint {
    waiting: Arc<Waiting>,
    person: PersonId,
}

impl HintLimit {
    pub(crate) fn new(most: usize) -> HintLimit {
        HintLimit { threads: Semaphore::new(most.max(1)), waiting: Arc::default() }
    }

    /// Reserves a hint for a person, unless they are already waiting for one.
    pub(crate) fn reserve(&self, person: PersonId) -> Option<PendingHint> {
        self.waiting.lock().insert(person).then(|| PendingHint { waiting: self.waiting.clone(), person })
    }
}

impl Waiting {
    fn lock(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for PendingHint {
    fn drop(&mut self) {
        self.waiting.lock().remove(&self.person);
    }
}
