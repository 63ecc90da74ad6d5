//! How much may be stored: for a table, for a person or address per day, and in total.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, RateLimiter};
use ipnet::IpNet;
use tenback_table::PersonId;
use tracing::{info, warn};

use crate::config::Limits;
use crate::denial::{Denial, Quota};
use crate::network::{Networks, WIDE_FACTOR};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How much may be stored. A running game always goes on; what can wait is refused.
pub(crate) struct Budgets {
    people: Daily<PersonId>,
    addresses: Daily<IpNet>,
    wide: Daily<IpNet>,
    /// The bytes of one table.
    table: u64,
    /// The bytes of the whole database.
    database: u64,
    /// Its size when it was last measured.
    measured: AtomicU64,
}

/// Bytes per day for each key, replenished evenly.
struct Daily<K: std::hash::Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl Budgets {
    pub(crate) fn new(limits: &Limits) -> Budgets {
        Budgets {
            people: Daily::new(limits.bytes_per_day),
            addresses: Daily::new(limits.bytes_per_day_and_address),
            wide: Daily::new(limits.bytes_per_day_and_address.saturating_mul(WIDE_FACTOR)),
            table: limits.table_bytes,
            database: limits.database_bytes,
            measured: AtomicU64::new(0),
        }
    }

    /// Charges a person for something that can be refused.
    pub(crate) fn spend(&self, person: PersonId, from: IpAddr, bytes: u64) -> Result<(), Denial> {
        let networks = Networks::of(from);
        let affordable = self.people.charge(&person, bytes)
            && self.addresses.charge(&networks.own, bytes)
            && networks.wide.is_none_or(|wide| self.wide.charge(&wide, bytes));
        if affordable { Ok(()) } else { Err(Denial::TooMuch { what: Quota::Day }) }
    }

    /// Charges a person for a move, which is never refused.
    pub(crate) fn charge(&self, person: PersonId, from: IpAddr, bytes: u64) {
        let _owed = self.spend(person, from, bytes);
    }

    /// Whether a table of this size may grow by more than the moves of its game.
    pub(crate) fn check_table(&self, bytes: u64) -> Result<(), Denial> {
        if bytes < self.table { Ok(()) } else { Err(Denial::TooMuch { what: Quota::Table }) }
    }

    /// Whether there is room for new tables and chat.
    pub(crate) fn check_database(&self) -> Result<(), Denial> {
        let full = self.database > 0 && self.measured.load(Ordering::Relaxed) >= self.database;
        if full { Err(Denial::TooMuch { what: Quota::Database }) } else { Ok(()) }
    }

    /// Notes the size of the database.
    pub(crate) fn measured(&self, size: u64) {
        let before = self.measured.swap(size, Ordering::Relaxed);
        let is_full = |size| self.database > 0 && size >= self.database;
        match (is_full(before), is_full(size)) {
            (false, true) => {
                warn!(size, limit = self.database, "the database has reached its limit: no new tables, no chat");
            }
            (true, false) => info!(size, limit = self.database, "the database has room again"),
            _ => {}
        }
    }

    /// Forgets those who have not stored anything for a day.
    pub(crate) fn tidy(&self) {
        self.people.0.retain_recent();
        self.addresses.0.retain_recent();
        self.wide.0.retain_recent();
    }
}

impl<K: std::hash::Hash + Eq + Clone> Daily<K> {
    fn new(bytes: u32) -> Daily<K> {
        let bytes = NonZeroU32::new(bytes).unwrap_or(NonZeroU32::MIN);
        let each = DAY / bytes.get();
        let quota = governor::Quota::with_period(each.max(Duration::from_nanos(1)));
        let quota = quota.unwrap_or(governor::Quota::per_second(bytes));
        Daily(RateLimiter::keyed(quota.allow_burst(bytes)))
    }

    /// Whether the bytes are within the budget; they are charged if they are.
    fn charge(&self, key: &K, bytes: u64) -> bool {
        let Some(bytes) = u32::try_from(bytes).ok().and_then(NonZeroU32::new) else { return false };
        matches!(self.0.check_key_n(key, bytes), Ok(Ok(())))
    }
}
