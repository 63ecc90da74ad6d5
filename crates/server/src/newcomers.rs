//! How many people may be added per hour from an address, at all nodes together.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ipnet::IpNet;

use crate::denial::Denial;
use crate::network::Networks;
use crate::node::SharedLimit;

const HOUR: Duration = Duration::from_secs(60 * 60);
/// Nodes tell each other thousandths of a person.
const THOUSAND: f64 = 1_000.0;

/// Limits new people per address and, for IPv6, more loosely for the wider network around it.
pub(crate) struct Newcomers {
    per_hour: u32,
    used: Mutex<HashMap<IpNet, Used>>,
}

/// How much of the limit of a network is used. It returns evenly.
#[derive(Clone, Copy)]
struct Used {
    /// The limit, per hour.
    most: f64,
    here: f64,
    /// At other nodes, when they last said so.
    elsewhere: f64,
    at: Instant,
}

impl Newcomers {
    pub(crate) fn new(per_hour: u32) -> Newcomers {
        Newcomers { per_hour: per_hour.max(1), used: Mutex::default() }
    }

    /// A new person from an address.
    pub(crate) fn add(&self, from: IpAddr) -> Result<(), Denial> {
        let mut all = self.lock();
        let current = |(network, factor): (IpNet, u32)| {
            let nothing = || Used::nothing(self.per_hour.saturating_mul(factor).into());
            (network, all.get(&network).map_or_else(nothing, Used::now))
        };
        let current: Vec<(IpNet, Used)> = Networks::of(from).with_factors().map(current).collect();
        current.iter().try_for_each(|(_, used)| used.check())?;
        all.extend(current.into_iter().map(|(network, used)| (network, Used { here: used.here + 1.0, ..used })));
        Ok(())
    }

    /// How much of which limit is used at this node.
    pub(crate) fn used(&self) -> Vec<(SharedLimit, u64)> {
        let thousandths = |used: &Used| (used.now().here * THOUSAND).ceil() as u64;
        let all = self.lock();
        all.iter().map(|(network, used)| (SharedLimit::NewPeopleOfNetwork(*network), thousandths(used))).collect()
    }

    /// Notes how much is used at other nodes.
    pub(crate) fn note_elsewhere(&self, limit: SharedLimit, thousandths: u64) {
        let SharedLimit::NewPeopleOfNetwork(network) = limit else { return };
        if let Some(used) = self.lock().get_mut(&network) {
            *used = Used { elsewhere: thousandths as f64 / THOUSAND, ..used.now() };
        }
    }

    /// Forgets networks whose limit is whole again.
    pub(crate) fn tidy(&self) {
        self.lock().retain(|_, used| used.now().here > 0.0);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpNet, Used>> {
        // No operation under the lock can stop halfway.
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Used {
    fn nothing(most: f64) -> Used {
        Used { most, here: 0.0, elsewhere: 0.0, at: Instant::now() }
    }

    fn all(&self) -> f64 {
        self.here + self.elsewhere
    }

    fn now(&self) -> Used {
        self.after(self.at.elapsed())
    }

    /// What is still used after some time. All nodes together give back the whole limit in an hour, each its part.
    fn after(&self, time: Duration) -> Used {
        let returned = self.most * time.as_secs_f64() / HOUR.as_secs_f64();
        let left = (1.0 - returned / self.all().max(f64::MIN_POSITIVE)).max(0.0);
        Used { here: self.here * left, elsewhere: self.elsewhere * left, at: self.at + time, ..*self }
    }

    /// Whether one more is within the limit.
    fn check(&self) -> Result<(), Denial> {
        let excess = self.all() + 1.0 - self.most;
        if excess <= 0.0 {
            return Ok(());
        }
        Err(Denial::TooFast { wait: (excess * HOUR.as_secs_f64() / self.most) as u32 + 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FROM: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));

    #[test]
    fn people_at_other_nodes_count() {
        let newcomers = Newcomers::new(4);
        for _ in 0..2 {
            assert!(newcomers.add(FROM).is_ok());
        }
        let used = newcomers.used();
        let [(limit, 1_990..=2_000)] = used[..] else { panic!("{used:?}") };
        newcomers.note_elsewhere(limit, 1_000);
        assert!(newcomers.add(FROM).is_ok());
        assert!(matches!(newcomers.add(FROM), Err(Denial::TooFast { wait: 890..=901 })), "four in all");
        newcomers.note_elsewhere(limit, 0);
        assert!(newcomers.add(FROM).is_ok(), "the other node is gone");
    }

    #[test]
    fn what_was_used_returns_within_an_hour() {
        let used = Used { here: 6.0, elsewhere: 4.0, ..Used::nothing(10.0) };
        let (half, whole) = (used.after(HOUR / 2), used.after(HOUR));
        assert!((half.here - 3.0).abs() < 0.1 && (half.elsewhere - 2.0).abs() < 0.1, "each node gives back its part");
        assert!(whole.all() < 0.1);
    }
}
