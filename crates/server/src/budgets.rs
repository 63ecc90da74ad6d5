//! How much may be stored: for a table, for a person or address per day, and in total.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ipnet::IpNet;
use tenback_table::PersonId;
use tracing::{info, warn};

use crate::config::Limits;
use crate::denial::{Denial, Quota};
use crate::network::{Networks, WIDE_FACTOR};
use crate::node::SharedLimit;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The part of a person's budget that they have even if others at the same address have used up that of the address.
const OWN_PART: i64 = 128;

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

/// Bytes per day for each key, replenished evenly. A balance can be negative.
struct Daily<K> {
    most: i64,
    balances: Mutex<HashMap<K, Balance>>,
    /// How many nodes replenish the same budget.
    nodes: AtomicU32,
}

#[derive(Clone, Copy)]
struct Balance {
    bytes: i64,
    at: Instant,
    /// What was spent at other nodes, when they last said so.
    elsewhere: i64,
}

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

    /// Whether a person may store something that can be refused. What a little use of a day takes does not depend on what
    /// others at the same address do.
    pub(crate) fn check(&self, person: PersonId, from: IpAddr, bytes: u64) -> Result<(), Denial> {
        let networks = Networks::of(from);
        let is_little = self.people.now_of(&person) >= self.people.most - self.people.most / OWN_PART;
        let by_address =
            || self.addresses.has(&networks.own, bytes) && networks.wide.is_none_or(|wide| self.wide.has(&wide, bytes));
        let affordable = self.people.has(&person, bytes) && (is_little || by_address());
        if affordable { Ok(()) } else { Err(Denial::TooMuch { what: Quota::Day }) }
    }

    /// Checks and charges in one step.
    pub(crate) fn spend(&self, person: PersonId, from: IpAddr, bytes: u64) -> Result<(), Denial> {
        self.check(person, from, bytes)?;
        self.charge(person, from, bytes);
        Ok(())
    }

    /// Charges a person for what was stored. A move is never refused: it is owed.
    pub(crate) fn charge(&self, person: PersonId, from: IpAddr, bytes: u64) {
        let networks = Networks::of(from);
        self.people.take(person, bytes);
        self.addresses.take(networks.own, bytes);
        if let Some(wide) = networks.wide {
            self.wide.take(wide, bytes);
        }
    }

    /// Whether a table of this size may grow by more than the moves of its game.
    pub(crate) fn check_table(&self, bytes: u64) -> Result<(), Denial> {
        if bytes < self.table { Ok(()) } else { Err(Denial::TooMuch { what: Quota::Table }) }
    }

    /// Whether there is room for new tables, deals and chat.
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
                warn!(size, limit = self.database, "the database has reached its limit: no new tables, deals or chat");
            }
            (true, false) => info!(size, limit = self.database, "the database has room again"),
            _ => {}
        }
    }

    /// Who has spent a good part of a budget at this node, and how much.
    pub(crate) fn spent(&self) -> impl Iterator<Item = (SharedLimit, u64)> {
        let people = self.people.spent().map(|(person, spent)| (SharedLimit::BytesOfPerson(person), spent));
        let addresses = self.addresses.spent().chain(self.wide.spent());
        people.chain(addresses.map(|(network, spent)| (SharedLimit::BytesOfNetwork(network), spent)))
    }

    /// Notes what was spent at other nodes.
    pub(crate) fn note_elsewhere(&self, nodes: u32, limit: SharedLimit, spent: u64) {
        match limit {
            SharedLimit::BytesOfPerson(person) => self.people.note_elsewhere(nodes, &person, spent),
            SharedLimit::BytesOfNetwork(network) => {
                self.addresses.note_elsewhere(nodes, &network, spent);
                self.wide.note_elsewhere(nodes, &network, spent);
            }
            _ => {}
        }
    }

    /// Forgets those who have not stored anything for a day.
    pub(crate) fn tidy(&self) {
        self.people.tidy();
        self.addresses.tidy();
        self.wide.tidy();
    }
}

impl<K: Hash + Eq + Copy> Daily<K> {
    fn new(bytes: u32) -> Daily<K> {
        Daily { most: bytes.into(), balances: Mutex::default(), nodes: AtomicU32::new(1) }
    }

    /// Those who have spent a good part of their budget here. Less cannot add up to more than the budget.
    fn spent(&self) -> impl Iterator<Item = (K, u64)> {
        let least = self.most / (4 * i64::from(self.nodes.load(Ordering::Relaxed)));
        let spent = |(key, known): (&K, &Balance)| (*key, self.most - self.own(known));
        let all: Vec<_> = self.balances().iter().map(spent).filter(|(_, spent)| *spent > least).collect();
        all.into_iter().map(|(key, spent)| (key, spent.unsigned_abs()))
    }

    fn note_elsewhere(&self, nodes: u32, key: &K, spent: u64) {
        self.nodes.store(nodes.max(1), Ordering::Relaxed);
        if let Some(known) = self.balances().get_mut(key) {
            known.elsewhere = i64::try_from(spent).unwrap_or(i64::MAX);
        }
    }

    /// The balance of what was spent here.
    fn own(&self, known: &Balance) -> i64 {
        let share = self.most as f64 / f64::from(self.nodes.load(Ordering::Relaxed));
        let earned = (share * known.at.elapsed().as_secs_f64() / DAY.as_secs_f64()) as i64;
        known.bytes.saturating_add(earned).min(self.most)
    }

    fn balances(&self) -> MutexGuard<'_, HashMap<K, Balance>> {
        // No operation under the lock can stop halfway.
        self.balances.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The balance now.
    fn now(&self, known: Option<&Balance>) -> i64 {
        known.map_or(self.most, |known| self.own(known).saturating_sub(known.elsewhere))
    }

    fn now_of(&self, key: &K) -> i64 {
        self.now(self.balances().get(key))
    }

    /// Whether this many bytes are within the budget.
    fn has(&self, key: &K, bytes: u64) -> bool {
        self.now_of(key) >= i64::try_from(bytes).unwrap_or(i64::MAX)
    }

    fn take(&self, key: K, bytes: u64) {
        let mut balances = self.balances();
        let known = balances.get(&key);
        let (own, elsewhere) = known.map_or((self.most, 0), |known| (self.own(known), known.elsewhere));
        let bytes = own.saturating_sub_unsigned(bytes);
        balances.insert(key, Balance { bytes, at: Instant::now(), elsewhere });
    }

    /// Forgets those whose budget is whole again.
    fn tidy(&self) {
        self.balances().retain(|_, known| self.own(known) < self.most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_charged_beyond_the_budget_is_owed() {
        let daily: Daily<u8> = Daily::new(100_000);
        assert!(daily.has(&1, 100_000) && !daily.has(&1, 100_001));
        daily.take(1, 150_000);
        assert!(!daily.has(&1, 1));
        daily.take(1, 10);
        assert!(daily.now(daily.balances().get(&1)) < -49_000);
        assert!(daily.has(&2, 100_000), "others have their own");
        daily.tidy();
        assert!(!daily.has(&1, 1), "debts are not forgotten");
    }

    #[test]
    fn what_is_spent_at_other_nodes_counts() {
        let daily: Daily<u8> = Daily::new(100_000);
        daily.take(1, 60_000);
        daily.take(2, 1_000);
        assert_eq!(daily.spent().map(|(key, _)| key).collect::<Vec<_>>(), [1], "only a good part matters");
        daily.note_elsewhere(2, &1, 30_000);
        assert!(daily.has(&1, 9_000) && !daily.has(&1, 11_000));
        assert!(daily.spent().all(|(_, spent)| spent <= 60_000), "a node speaks only for itself");
        daily.note_elsewhere(2, &1, 0);
        assert!(daily.has(&1, 39_000));
    }
}
