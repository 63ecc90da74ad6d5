//! Those who think for people that ask for a hint. They are fewer than those who think for bots, so that no number of
//! hints keeps a bot from laying.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tenback_table::PersonId;
use tokio::sync::Semaphore;

/// Those who think for people.
pub(crate) struct Advisers {
    /// So many of them think at the same time.
    pub(crate) places: Semaphore,
    asking: Arc<Asking>,
}

/// People who wait for a hint.
#[derive(Debug, Default)]
struct Asking(Mutex<HashSet<PersonId>>);

/// Somebody's wait for a hint, at whatever table. It ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Question {
    asking: Arc<Asking>,
    person: PersonId,
}

impl Advisers {
    pub(crate) fn new(most: usize) -> Advisers {
        Advisers { places: Semaphore::new(most.max(1)), asking: Arc::default() }
    }

    /// A question of somebody who waits for no other answer.
    pub(crate) fn ask(&self, person: PersonId) -> Option<Question> {
        self.asking.lock().insert(person).then(|| Question { asking: self.asking.clone(), person })
    }
}

impl Asking {
    fn lock(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Question {
    fn drop(&mut self) {
        self.asking.lock().remove(&self.person);
    }
}
