//! Who is opening a table for a team.

use tenback_table::PersonId;
use tokio::sync::{Mutex, MutexGuard};

/// How many people can do so at once, at least if their numbers differ in the right way.
const LANES: usize = 64;

/// Lets a person open one table for a team after the other, however many windows ask for one.
#[derive(Debug)]
pub(crate) struct Openings([Mutex<()>; LANES]);

impl Default for Openings {
    fn default() -> Openings {
        Openings(std::array::from_fn(|_| Mutex::new(())))
    }
}

impl Openings {
    /// Waits until the person opens no other table.
    pub(crate) async fn turn(&self, person: PersonId) -> MutexGuard<'_, ()> {
        let lane = usize::try_from(person.number() % LANES as u64).unwrap_or_default();
        self.0[lane].lock().await
    }
}
