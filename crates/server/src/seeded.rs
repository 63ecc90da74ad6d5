//! Reproducible randomness, for tests that need the same cards every time.

use std::sync::atomic::{AtomicU64, Ordering};

use rand::rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tenback_rules::{Rules, Setup};
use tenback_store::Timestamp;
use tenback_table::Deal;

use crate::world::{RandomError, System, World};

/// The system's clock and secrets, but deals, random seats and bots depend only on a seed: anybody who knows it knows
/// every hand. The n-th deal of a server is always the same, and so is the n-th random number for seats and bots.
#[derive(Debug)]
pub struct Seeded {
    seed: u64,
    deals: AtomicU64,
    chances: AtomicU64,
}

impl Seeded {
    /// Starts from this seed.
    pub const fn new(seed: u64) -> Seeded {
        Seeded { seed, deals: AtomicU64::new(0), chances: AtomicU64::new(0) }
    }

    /// A generator for the next use of a kind. The kinds are counted separately: a bot that thinks does not change the
    /// deals.
    fn next(&self, count: &AtomicU64) -> Xoshiro256PlusPlus {
        let number = count.fetch_add(1, Ordering::Relaxed);
        // Neighbouring seeds are spread far apart, so that their deals do not overlap.
        let start = self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Xoshiro256PlusPlus::seed_from_u64(start.wrapping_add(number))
    }
}

impl World for Seeded {
    fn now(&self) -> Timestamp {
        System.now()
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError> {
        System.fill(bytes)
    }

    fn chance(&self) -> Result<u64, RandomError> {
        Ok(self.next(&self.chances).next_u64())
    }

    fn deal(&self, rules: &Rules) -> Result<Deal, RandomError> {
        let mut salt = [0; 16];
        self.fill(&mut salt)?;
        let dealt = Setup::deal(rules.name(), rules.seats().into(), &mut self.next(&self.deals));
        Ok(Deal { setup: dealt.with_options_of(rules), salt: Some(crate::secret::text(&salt)) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenback_rules::{GameName, Options};

    fn decks(seed: u64, deals: usize) -> Vec<Vec<Vec<u16>>> {
        let world = Seeded::new(seed);
        let rules = Rules::new(GameName::Classic, 2, Options::default()).expect("the game allows two seats");
        (0..deals).map(|_| world.deal(&rules).expect("the system has a generator").setup.decks).collect()
    }

    #[test]
    fn deals_depend_on_the_seed_and_their_number_alone() {
        let first = decks(7, 3);
        assert_eq!(first, decks(7, 3));
        assert!(first[0] != first[1] && first[1] != first[2]);
        assert_ne!(first, decks(8, 3));
    }

    #[test]
    fn lots_are_reproducible_and_secrets_are_not() {
        let (one, other) = (Seeded::new(7), Seeded::new(7));
        let lots = |world: &Seeded| [0; 4].map(|_| world.chance().expect("it needs no system"));
        assert_eq!(lots(&one), lots(&other));
        let secret = |world: &Seeded| {
            let mut bytes = [0; 32];
            world.fill(&mut bytes).expect("the system has a generator");
            bytes
        };
        assert_ne!(secret(&one), secret(&other));
    }
}
