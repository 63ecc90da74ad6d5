//! People of whom something is under way or known, until it is over.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tenback_table::PersonId;

/// A set of people.
#[derive(Clone, Debug, Default)]
pub(crate) struct PersonSet(Arc<Mutex<HashSet<PersonId>>>);

/// A person in a set, until it is dropped.
#[derive(Debug)]
pub(crate) struct Member {
    set: PersonSet,
    person: PersonId,
    stays: bool,
}

impl PersonSet {
    /// Adds a person; `None` if they are in the set already.
    pub(crate) fn enter(&self, person: PersonId) -> Option<Member> {
        self.people().insert(person).then(|| Member { set: self.clone(), person, stays: false })
    }

    pub(crate) fn contains(&self, person: PersonId) -> bool {
        self.people().contains(&person)
    }

    fn people(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        // No operation under the lock can stop halfway.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Member {
    /// The person stays in the set for good.
    pub(crate) fn stay(mut self) {
        self.stays = true;
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        if !self.stays {
            self.set.people().remove(&self.person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_in_a_set_once_until_it_is_over() {
        let (set, ann) = (PersonSet::default(), PersonId::new(1));
        let first = set.enter(ann).expect("nobody is in it");
        assert!(set.contains(ann) && set.enter(ann).is_none());
        assert!(set.enter(PersonId::new(2)).is_some(), "others do not matter");
        drop(first);
        assert!(!set.contains(ann));
        set.enter(ann).expect("it is over").stay();
        assert!(set.contains(ann));
    }
}
