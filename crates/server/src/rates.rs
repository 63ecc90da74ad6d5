//! Rate limits: per person, per address, and in total.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;
use tenback_table::PersonId;

use crate::config::Limits;
use crate::denial::{Denial, Resource};
use crate::network::{Networks, WIDE_FACTOR};
use crate::newcomers::Newcomers;

/// All rate limits.
pub(crate) struct Rates {
    requests: AddressRate,
    people: Newcomers,
    replays: AddressRate,
    renames: DefaultKeyedRateLimiter<PersonId>,
    messages: DefaultKeyedRateLimiter<PersonId>,
    connections: ConnectionLimit,
}

/// A rate limit for each address and, for IPv6, a larger one for the wider network around it.
struct AddressRate {
    own: DefaultKeyedRateLimiter<IpNet>,
    wide: DefaultKeyedRateLimiter<IpNet>,
}

/// Limits open connections, per address and in total.
pub(crate) struct ConnectionLimit(Arc<Connections>);

struct Connections {
    open: Mutex<Open>,
    most: u32,
    most_of_one: u32,
}

/// The open connections: all of them, and those of each network.
#[derive(Default)]
struct Open {
    all: u32,
    by_network: HashMap<IpNet, u32>,
}

/// A connection that counts against the limit until it is dropped.
pub(crate) struct Slot {
    connections: Arc<Connections>,
    networks: Networks,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Rates {
        let second = at_least_one(limits.messages_per_second);
        let messages = Quota::per_second(second).allow_burst(second.saturating_mul(at_least_one(5)));
        Rates {
            requests: AddressRate::new(limits.requests_per_minute, Quota::per_minute),
            people: Newcomers::new(limits.people_per_hour),
            replays: AddressRate::new(limits.replays_per_minute, Quota::per_minute),
            renames: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.renames_per_hour))),
            messages: RateLimiter::keyed(messages),
            connections: ConnectionLimit::new(limits.connections, limits.connections_per_address),
        }
    }

    /// A request from an address.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Denial> {
        self.requests.check(from)
    }

    /// A new person from an address.
    pub(crate) fn person(&self, from: IpAddr) -> Result<(), Denial> {
        self.people.add(from)
    }

    /// New people, who count at all nodes together.
    pub(crate) const fn people(&self) -> &Newcomers {
        &self.people
    }

    /// A replay for an address.
    pub(crate) fn replay(&self, from: IpAddr) -> Result<(), Denial> {
        self.replays.check(from)
    }

    /// A new name of a person. Everybody at their tables sees it, so it must not replace chat.
    pub(crate) fn rename(&self, person: PersonId) -> Result<(), Denial> {
        check(&self.renames, &person)
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
        self.requests.tidy();
        self.replays.tidy();
        self.people.tidy();
        self.renames.retain_recent();
        self.messages.retain_recent();
    }
}

impl ConnectionLimit {
    pub(crate) fn new(most: u32, most_of_one: u32) -> ConnectionLimit {
        ConnectionLimit(Arc::new(Connections { open: Mutex::default(), most, most_of_one }))
    }

    /// A connection from an address.
    pub(crate) fn connection(&self, from: IpAddr) -> Result<Slot, Denial> {
        let networks = Networks::of(from);
        let mut open = self.0.lock();
        let is_full = |(network, factor): (IpNet, u32)| {
            open.by_network.get(&network).is_some_and(|&one| one >= self.0.most_of_one.saturating_mul(factor))
        };
        // Nobody may have a connection where none is allowed.
        if open.all >= self.0.most || self.0.most_of_one == 0 || networks.with_factors().any(is_full) {
            return Err(Denial::TooMany { what: Resource::Connections });
        }
        open.all += 1;
        for (network, _) in networks.with_factors() {
            *open.by_network.entry(network).or_default() += 1;
        }
        drop(open);
        Ok(Slot { connections: self.0.clone(), networks })
    }
}

impl Connections {
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        open.all = open.all.saturating_sub(1);
        for (network, _) in self.networks.with_factors() {
            if let Some(one) = open.by_network.get_mut(&network) {
                *one = one.saturating_sub(1);
                if *one == 0 {
                    open.by_network.remove(&network);
                }
            }
        }
    }
}

impl AddressRate {
    fn new(number: u32, quota: fn(NonZeroU32) -> Quota) -> AddressRate {
        let limiter = |number| RateLimiter::keyed(quota(at_least_one(number)));
        AddressRate { own: limiter(number), wide: limiter(number.saturating_mul(WIDE_FACTOR)) }
    }

    fn check(&self, from: IpAddr) -> Result<(), Denial> {
        let networks = Networks::of(from);
        check(&self.own, &networks.own)?;
        networks.wide.map_or(Ok(()), |wide| check(&self.wide, &wide))
    }

    fn tidy(&self) {
        self.own.retain_recent();
        self.wide.retain_recent();
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
    fn ipv6_counts_by_64_bits_and_more_loosely_by_56() {
        let limits = Limits { people_per_hour: 2, connections_per_address: 2, ..Limits::default() };
        let rates = Rates::new(&limits);
        let in_network = |network: u32, host: u32| -> IpAddr {
            format!("2001:db8:0:{network:x}::{host:x}").parse().expect("an address")
        };
        let of_one = (0..5).filter(|&host| rates.person(in_network(1, host)).is_ok()).count();
        assert_eq!(of_one, 2, "all addresses of a /64 count as one");
        let of_all = (2..20).filter(|&network| rates.person(in_network(network, 1)).is_ok()).count();
        assert_eq!(of_all, 2 * 4 - 2, "a /56 gets four times as much, whatever its parts do");
        assert!(rates.person(in_network(0x100, 1)).is_ok(), "another /56 is not affected");
        let open: Vec<_> = (0..20).filter_map(|network| rates.connection(in_network(network, 1)).ok()).collect();
        assert_eq!(open.len(), 2 * 4);
        drop(open);
        assert!(rates.connection(in_network(0, 1)).is_ok(), "they are closed again");
    }

    #[test]
    fn a_person_may_send_only_a_short_burst() {
        let rates = Rates::new(&limits());
        let allowed = (0..40).filter(|_| rates.message(PersonId::new(1)).is_ok()).count();
        assert!((10..=11).contains(&allowed), "{allowed}");
        assert!(rates.message(PersonId::new(2)).is_ok(), "others are not affected");
    }
}
