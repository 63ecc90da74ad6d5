//! Whether the server can do its work: store what happens.

use std::time::Duration;

use tenback_store::Store;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};
use tracing::{info, warn};

/// How long an answer holds. Checking writes to the disk, so asking often must not cost more.
const HOLDS: Duration = Duration::from_secs(1);

/// A store that takes longer is not of much use.
const PATIENCE: Duration = Duration::from_secs(2);

/// The last check; those who ask during one wait for its result.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<Check>>);

struct Check {
    at: Instant,
    passed: bool,
}

impl Readiness {
    /// Whether the store can be written to, now or a second ago.
    pub(crate) async fn check(&self, store: &dyn Store) -> bool {
        let mut last = self.0.lock().await;
        let before = last.as_ref().is_none_or(|check| check.passed);
        if let Some(check) = last.as_ref().filter(|check| check.at.elapsed() < HOLDS) {
            return check.passed;
        }
        let passed = match timeout(PATIENCE, store.check_writable()).await {
            Ok(Ok(())) => true,
            Ok(Err(why)) => {
                if before {
                    warn!(%why, "not ready: the database cannot be written to");
                }
                false
            }
            Err(_) => {
                if before {
                    warn!("not ready: the store does not answer");
                }
                false
            }
        };
        if passed && !before {
            info!("ready again");
        }
        *last = Some(Check { at: Instant::now(), passed });
        passed
    }
}
