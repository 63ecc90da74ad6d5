//! A log of what is refused, that a flood of refusals does not fill.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use tracing::info;

use crate::metrics;

/// How many refusals are logged per second; a short burst may have five times as many.
const PER_SECOND: NonZeroU32 = NonZeroU32::new(2).unwrap();
const BURST: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// How many characters of a request's address are logged.
const LONGEST: usize = 120;

/// Ordinary refusals, which are only counted: everybody gets them now and then.
const ORDINARY: [&str; 6] = ["who-are-you", "no-such-page", "no-such-table", "no-record", "shutting-down", "bad-name"];

/// Logs refusals, up to a rate, and counts all of them.
pub(crate) struct RefusalLog {
    rate: DefaultDirectRateLimiter,
    left_out: AtomicU64,
}

impl Default for RefusalLog {
    fn default() -> RefusalLog {
        let rate = RateLimiter::direct(Quota::per_second(PER_SECOND).allow_burst(BURST));
        RefusalLog { rate, left_out: AtomicU64::new(0) }
    }
}

impl RefusalLog {
    /// Something was refused.
    pub(crate) fn note(&self, code: &'static str, from: IpAddr, what: &str) {
        metrics::refused(code);
        if ORDINARY.contains(&code) {
            return;
        }
        if self.rate.check().is_err() {
            self.left_out.fetch_add(1, Ordering::Relaxed);
            return;
        }
        let left_out = self.left_out.swap(0, Ordering::Relaxed);
        let what: String = what.chars().take(LONGEST).collect();
        info!(code, %from, what, left_out, "refused");
    }
}
