//! How long to wait before reconnecting.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

const FIRST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(15);

/// Exponential backoff with jitter.
#[derive(Debug, Default)]
pub(crate) struct Backoff {
    failures: u32,
}

impl Backoff {
    /// Resets after a success.
    pub(crate) fn reset(&mut self) {
        self.failures = 0;
    }

    /// How long to wait now.
    pub(crate) fn next(&mut self) -> Duration {
        let longest = FIRST.saturating_mul(1 << self.failures.min(10)).min(LONGEST);
        self.failures += 1;
        longest.mul_f64(0.75 + 0.25 * jitter())
    }
}

/// Between 0 and 1. Not for secrets.
fn jitter() -> f64 {
    (random() >> 11) as f64 / (1u64 << 53) as f64
}

/// A random number, from the keys of the standard library's maps.
pub(crate) fn random() -> u64 {
    RandomState::new().hash_one(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_doubles_up_to_a_limit() {
        let mut backoff = Backoff::default();
        let waits: Vec<Duration> = (0..9).map(|_| backoff.next()).collect();
        for (wait, half_seconds) in waits.iter().zip([1, 2, 4, 8, 16, 30, 30, 30, 30]) {
            let longest = Duration::from_millis(500 * half_seconds);
            assert!(*wait <= longest && *wait >= longest.mul_f64(0.75), "{wait:?} is not about {longest:?}");
        }
        backoff.reset();
        assert!(backoff.next() <= FIRST);
    }
}
