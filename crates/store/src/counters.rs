//! Counters of a store, for metrics.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Counters that a store keeps up to date. They only grow.
#[derive(Debug, Default)]
pub struct Counters {
    appends: AtomicU64,
    append_nanos: AtomicU64,
    commits: AtomicU64,
    jobs: AtomicU64,
    failed: AtomicU64,
}

/// The values of the counters at one time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Successful appends.
    pub appends: u64,
    /// Their total duration, from call to answer.
    pub append_time: Duration,
    /// Commits; several jobs may share one.
    pub commits: u64,
    /// Committed jobs: appends and all other writes.
    pub jobs: u64,
    /// Jobs that failed because of the system or the database; rejections such as conflicts do not count.
    pub failed: u64,
}

impl Counters {
    /// The current values.
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
