//! How much a store has kept, for those who watch it.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Counts that a store keeps up to date. They only ever grow.
#[derive(Debug, Default)]
pub struct Counters {
    appends: AtomicU64,
    append_nanos: AtomicU64,
    commits: AtomicU64,
    jobs: AtomicU64,
    failed: AtomicU64,
}

/// The counts at one time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Appends that were kept.
    pub appends: u64,
    /// How long these took in all, from the call to the answer.
    pub append_time: Duration,
    /// How often something was made durable; several jobs may share that.
    pub commits: u64,
    /// Jobs that were made durable: appends, and whatever else is written.
    pub jobs: u64,
    /// Jobs that the system or the database could not do; refusals such as a conflict do not count.
    pub failed: u64,
}

impl Counters {
    /// The counts now.
    pub fn read(&self) -> Counts {
        Counts {
            appends: self.appends.load(Relaxed),
            append_time: Duration::from_nanos(self.append_nanos.load(Relaxed)),
            commits: self.commits.load(Relaxed),
            jobs: self.jobs.load(Relaxed),
            failed: self.failed.load(Relaxed),
        }
    }

    pub(crate) fn appended(&self, took: Duration) {
        self.appends.fetch_add(1, Relaxed);
        self.append_nanos.fetch_add(u64::try_from(took.as_nanos()).unwrap_or(u64::MAX), Relaxed);
    }

    pub(crate) fn committed(&self, jobs: u64) {
        self.commits.fetch_add(1, Relaxed);
        self.jobs.fetch_add(jobs, Relaxed);
    }

    pub(crate) fn failed(&self, jobs: u64) {
        self.failed.fetch_add(jobs, Relaxed);
    }
}
