//! Rate limits: per person, per address, and in total.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tenback_table::PersonId;

use crate::config::Limits;
use crate::denial::{Denial, Resource};

/// All rate limits.
pub(crate) struct Rates {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    people: DefaultKeyedRateLimiter<IpAddr>,
    replays: DefaultKeyedRateLimiter<IpAddr>,
    messages: DefaultKeyedRateLimiter<PersonId>,
    connections: ConnectionLimit,
}

/// Limits open connections, per address and in total.
pub(crate) struct ConnectionLimit(Arc<Connections>);

struct Connections {
    by_address: Mutex<HashMap<IpAddr, u32>>,
    most: u32,
    most_of_one: u32,
}

/// A connection that counts against the limit until it is dropped.
pub(crate) struct Slot {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Rates {
        let per_minute = Quota::per_minute(at_least_one(limits.requests_per_minute));
        let replays = Quota::per_minute(at_least_one(limits.replays_per_minute));
        let per_hour = Quota::per_hour(at_least_one(limits.people_per_hour));
        let second = at_least_one(limits.messages_per_second);
        let messages = Quota::per_second(second).allow_burst(second.saturating_mul(at_least_one(5)));
        Rates {
            requests: RateLimiter::keyed(per_minute),
            people: RateLimiter::keyed(per_hour),
            replays: RateLimiter::keyed(replays),
            messages: RateLimiter::keyed(messages),
            connections: ConnectionLimit::new(limits.connections, limits.connections_per_address),
        }
    }

    /// A request from an address.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Denial> {
        check(&self.requests, &network(from))
    }

    /// A new person from an address.
    pub(crate) fn person(&self, from: IpAddr) -> Result<(), Denial> {
        check(&self.people, &network(from))
    }

    /// A replay for an address.
    pub(crate) fn replay(&self, from: IpAddr) -> Result<(), Denial> {
        check(&self.replays, &network(from))
    }

    /// A message of a person, over any connection.
    pub(crate) fn message(&self, person: PersonId) -> Result<(), Denial> {
        check(&self.messages, &person)
    }

    /// A socket at a table from an address.
    pub(crate) fn connection(&self, from: IpAddr) -> Result<Slot, Denial> {
        self.connections.connection(from)
    }

    /// Forgets inactive clients.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.replays.retain_recent();
        self.people.retain_recent();
        self.messages.retain_recent();
    }
}

impl ConnectionLimit {
    pub(crate) fn new(most: u32, most_of_one: u32) -> ConnectionLimit {
        ConnectionLimit(Arc::new(Connections { by_address: Mutex::default(), most, most_of_one }))
    }

    /// A connection from an address.
    pub(crate) fn connection(&self, from: IpAddr) -> Result<Slot, Denial> {
        let address = network(from);
        let mut by_address = self.0.lock();
        let all: u32 = by_address.values().sum();
        let one = by_address.get(&address).copied().unwrap_or(0);
        if all >= self.0.most || one >= self.0.most_of_one {
            return Err(Denial::TooMany { what: Resource::Connections });
        }
        by_address.insert(address, one + 1);
        drop(by_address);
        Ok(Slot { connections: self.0.clone(), address })
    }
}

impl Connections {
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut by_address = self.connections.lock();
        if let Some(one) = by_address.get_mut(&self.address) {
            *one = one.saturating_sub(1);
            if *one == 0 {
                by_address.remove(&self.address);
            }
        }
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn check<K: Clone + Eq + Hash>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), Denial> {
    limiter.check_key(key).map_err(|later| {
        let wait = later.wait_time_from(DefaultClock::default().now()).as_secs();
        Denial::TooFast { wait: u32::try_from(wait).unwrap_or(u32::MAX).saturating_add(1) }
    })
}

/// An IPv6 client usually has 2^64 addresses: they count as one.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Limits {
        Limits { connections: 3, connections_per_address: 2, messages_per_second: 2, ..Limits::default() }
    }

    #[test]
    fn connections_are_limited_per_address_and_in_total() {
        let rates = Rates::new(&limits());
        let [a, b]: [IpAddr; 2] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse().expect("an address"));
        let first = rates.connection(a).ok();
        let second = rates.connection(a).ok();
        assert!(first.is_some() && second.is_some());
        assert!(rates.connection(a).is_err(), "two from one address are enough");
        let third = rates.connection(b).ok();
        assert!(third.is_some() && rates.connection(b).is_err(), "three in total are enough");
        drop(first);
        assert!(rates.connection(b).is_ok(), "a slot is free again");
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let [a, b]: [IpAddr; 2] = ["2001:db8::1", "2001:db8::ffff:1"].map(|text| text.parse().expect("an address"));
        assert_eq!(network(a), network(b));
        assert_eq!(network("::ffff:10.0.0.1".parse().expect("an address")), IpAddr::from([10, 0, 0, 1]));
    }

    #[test]
    fn a_person_may_send_only_a_short_burst() {
        let rates = Rates::new(&limits());
        let allowed = (0..40).filter(|_| rates.message(PersonId::new(1)).is_ok()).count();
        assert!((10..=11).contains(&allowed), "{allowed}");
        assert!(rates.message(PersonId::new(2)).is_ok(), "others are not affected");
    }
}
