//! Tracks how much of a budget has been used.

use std::time::Duration;

use crate::budget::Budget;

/// Counts evaluations, or measures the processor time of this thread.
pub(crate) struct Meter {
    budget: Budget,
    began: Duration,
    evaluations: u32,
}

impl Meter {
    pub(crate) fn start(budget: Budget) -> Meter {
        let began = match budget {
            Budget::Evaluations(_) => Duration::ZERO,
            Budget::CpuTime(_) => thread_time(),
        };
        Meter { budget, began, evaluations: 0 }
    }

    /// Counts evaluated positions.
    pub(crate) fn note(&mut self, evaluations: usize) {
        self.evaluations = self.evaluations.saturating_add(evaluations as u32);
    }

    /// The used share of the budget; at least 1 when nothing is left.
    pub(crate) fn used(&self) -> f32 {
        match self.budget {
            Budget::Evaluations(most) => self.evaluations as f32 / most.max(1) as f32,
            Budget::CpuTime(most) => {
                let used = thread_time().saturating_sub(self.began);
                used.as_secs_f32() / most.as_secs_f32().max(1e-9)
            }
        }
    }
}

/// Processor time of the calling thread, so that other load on the machine does not weaken a bot.
#[cfg(unix)]
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// Wall-clock time on other platforms.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    FIRST.elapsed()
}
