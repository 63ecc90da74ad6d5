//! Measures how long a bot thinks.

use std::time::{Duration, Instant};

/// A stopwatch for one turn.
pub(crate) enum Stopwatch {
    /// Processor time of this thread, independent of other load on the machine. Reading it is a system call.
    Processor(Duration),
    /// Wall-clock time, which costs almost nothing to read.
    Wall(Instant),
}

impl Stopwatch {
    /// Starts it; `quick` for bots whose turns are shorter than a system call.
    pub(crate) fn start(quick: bool) -> Stopwatch {
        let processor = if quick { None } else { processor_time() };
        processor.map_or_else(|| Stopwatch::Wall(Instant::now()), Stopwatch::Processor)
    }

    /// Nanoseconds since the start.
    pub(crate) fn nanos(&self) -> u64 {
        let time = match self {
            Stopwatch::Processor(start) => processor_time().unwrap_or_default().saturating_sub(*start),
            Stopwatch::Wall(start) => start.elapsed(),
        };
        u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
    }
}

#[cfg(unix)]
fn processor_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).ok()
}

#[cfg(not(unix))]
fn processor_time() -> Option<Duration> {
    None
}
