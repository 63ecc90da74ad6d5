//! How long a bot may think.

use std::time::Duration;

/// How long a master may think about one turn; the other levels need no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many positions looked at: the same choice on every machine.
    Evaluations(u32),
    /// So much processor time of the calling thread: how far it comes depends on the machine.
    CpuTime(Duration),
}
