//! How long a bot may think.

use std::time::Duration;

/// How long a master may think about one turn; the other levels need no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of evaluated positions: the same choice on every machine.
    Evaluations(u32),
    /// Processor time of the calling thread: how far the search gets depends on the machine.
    CpuTime(Duration),
}
