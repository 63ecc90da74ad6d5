//! Connections that have not proved yet that they come from a node. There may be many: anybody in the network can open them.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::Instant;
use tracing::{debug, warn};

/// How many connections may be at it at once.
const MOST: usize = 64;
/// How often a failure is logged at most.
const WARN_EVERY: Duration = Duration::from_secs(1);

/// Counts connections that have not proved anything yet.
pub(crate) struct Arrivals {
    free: Semaphore,
    warned: Mutex<Option<Instant>>,
}

impl Default for Arrivals {
    fn default() -> Arrivals {
        Arrivals { free: Semaphore::new(MOST), warned: Mutex::default() }
    }
}

impl Arrivals {
    /// Lets a connection prove itself; `None` if there are too many.
    pub(super) fn enter(&self) -> Option<SemaphorePermit<'_>> {
        self.free.try_acquire().ok()
    }

    /// A connection did not become a link.
    pub(super) fn failed(&self, why: &str) {
        if self.may_warn() {
            warn!(why, "a node could not be linked");
        } else {
            debug!(why, "a node could not be linked");
        }
    }

    fn may_warn(&self) -> bool {
        // No operation under the lock can stop halfway.
        let mut warned = self.warned.lock().unwrap_or_else(PoisonError::into_inner);
        let may = warned.is_none_or(|warned| warned.elapsed() >= WARN_EVERY);
        if may {
            *warned = Some(Instant::now());
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn strangers_are_limited_and_do_not_fill_the_log() {
        let arrivals = Arrivals::default();
        let mut inside: Vec<_> = (0..MOST).map(|_| arrivals.enter().expect("there is room")).collect();
        assert!(arrivals.enter().is_none());
        inside.pop();
        assert!(arrivals.enter().is_some());
        assert!(arrivals.may_warn() && !arrivals.may_warn());
        tokio::time::sleep(WARN_EVERY).await;
        assert!(arrivals.may_warn() && !arrivals.may_warn());
    }
}
