//! How many games with bots somebody may play at once: they cost far more than games among people.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ipnet::IpNet;
use tenback_table::PersonId;

use crate::denial::{Denial, Resource};
use crate::network::Networks;
use crate::node::SharedLimit;

/// Limits games with bots, per person and per address.
pub(crate) struct BotGames {
    games: Arc<Mutex<Games>>,
    most_of_person: u32,
    most_of_address: u32,
}

#[derive(Debug, Default)]
struct Games {
    by_person: HashMap<PersonId, u32>,
    by_network: HashMap<IpNet, u32>,
    /// The same at other nodes, when they last said so, for those who also play here.
    elsewhere: HashMap<SharedLimit, u32>,
}

/// A game with bots that counts until this is dropped.
#[derive(Debug)]
pub(crate) struct BotGame {
    games: Arc<Mutex<Games>>,
    person: PersonId,
    networks: Networks,
}

impl BotGames {
    pub(crate) fn new(most_of_person: u32, most_of_address: u32) -> BotGames {
        BotGames { games: Arc::default(), most_of_person, most_of_address }
    }

    /// A new game, unless there are too many.
    pub(crate) fn start(&self, person: PersonId, from: IpAddr) -> Result<BotGame, Denial> {
        let games = lock(&self.games);
        let is_full = |(network, factor): (IpNet, u32)| {
            let here = games.by_network.get(&network);
            games.all(here, SharedLimit::BotGamesOfNetwork(network)) >= self.most_of_address.saturating_mul(factor)
        };
        let of_person = games.all(games.by_person.get(&person), SharedLimit::BotGamesOfPerson(person));
        let too_many = of_person >= self.most_of_person || Networks::of(from).with_factors().any(is_full);
        drop(games);
        if too_many {
            return Err(Denial::TooMany { what: Resource::BotGames });
        }
        Ok(self.resume(person, from))
    }

    /// A game that is already under way. It counts, but is never refused.
    pub(crate) fn resume(&self, person: PersonId, from: IpAddr) -> BotGame {
        let networks = Networks::of(from);
        let mut games = lock(&self.games);
        *games.by_person.entry(person).or_default() += 1;
        for (network, _) in networks.with_factors() {
            *games.by_network.entry(network).or_default() += 1;
        }
        BotGame { games: self.games.clone(), person, networks }
    }
}

impl BotGames {
    /// Who plays how many games at this node.
    pub(crate) fn counts(&self) -> Vec<(SharedLimit, u64)> {
        let games = lock(&self.games);
        let people = games.by_person.iter().map(|(person, count)| (SharedLimit::BotGamesOfPerson(*person), *count));
        let networks =
            games.by_network.iter().map(|(network, count)| (SharedLimit::BotGamesOfNetwork(*network), *count));
        people.chain(networks).map(|(limit, count)| (limit, count.into())).collect()
    }

    /// Notes how many games are played at other nodes, by those who also play here.
    pub(crate) fn note_elsewhere(&self, counts: impl Iterator<Item = (SharedLimit, u64)>) {
        let counts = counts.map(|(limit, count)| (limit, u32::try_from(count).unwrap_or(u32::MAX)));
        lock(&self.games).elsewhere = counts.collect();
    }
}

impl Games {
    /// The games here and at other nodes.
    fn all(&self, here: Option<&u32>, limit: SharedLimit) -> u32 {
        here.map_or(0, |here| here.saturating_add(self.elsewhere.get(&limit).copied().unwrap_or(0)))
    }
}

impl Drop for BotGame {
    fn drop(&mut self) {
        let mut games = lock(&self.games);
        decrease(&mut games.by_person, &self.person);
        for (network, _) in self.networks.with_factors() {
            decrease(&mut games.by_network, &network);
        }
    }
}

fn decrease<K: Eq + Hash>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

fn lock(games: &Mutex<Games>) -> MutexGuard<'_, Games> {
    // No operation under the lock can stop halfway.
    games.lock().unwrap_or_else(PoisonError::into_inner)
}
