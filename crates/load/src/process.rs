//! CPU time and memory of a process, where the system tells (Linux).

use std::fs;
use std::time::Duration;

/// A process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Process(pub(crate) u32);

impl Process {
    /// CPU time so far, of all threads.
    pub(crate) fn cpu(self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0)).ok()?;
        // The name, in parentheses, may contain spaces.
        let (_, rest) = stat.rsplit_once(')')?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        Some(Duration::from_nanos(ticks * (1_000_000_000 / ticks_per_second())))
    }

    /// Resident memory in bytes.
    pub(crate) fn memory(self) -> Option<u64> {
        let kib = |text: String| {
            let line = text.lines().find_map(|line| line.strip_prefix("Rss:").or(line.strip_prefix("VmRSS:")))?;
            line.split_whitespace().next()?.parse::<u64>().ok()
        };
        let read = |file: &str| fs::read_to_string(format!("/proc/{}/{file}", self.0)).ok().and_then(kib);
        read("smaps_rollup").or_else(|| read("status")).map(|kib| kib * 1024)
    }
}

#[cfg(unix)]
fn ticks_per_second() -> u64 {
    rustix::param::clock_ticks_per_second().max(1)
}

#[cfg(not(unix))]
fn ticks_per_second() -> u64 {
    100
}

/// Allows as many open files as the system permits: every connection is one.
#[cfg(unix)]
pub(crate) fn allow_many_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // Where it is not allowed, a plan that needs more fails with the system's message.
    _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
}

#[cfg(not(unix))]
pub(crate) fn allow_many_files() {}

/// How many files a process may open at most.
#[cfg(unix)]
pub(crate) fn most_files() -> u64 {
    use rustix::process::{Resource, getrlimit};
    getrlimit(Resource::Nofile).maximum.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
pub(crate) fn most_files() -> u64 {
    u64::MAX
}
