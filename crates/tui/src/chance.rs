//! Where chance comes from: the system's generator, or a seed.

use rand::rngs::{SysError, SysRng};
use rand::{Rng, RngExt, TryRng, rand_core::UnwrapErr};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The system's generator itself: 98! orders need 512 bits, more than any seed of a smaller one holds.
pub fn system_generator() -> Result<UnwrapErr<SysRng>, SysError> {
    SysRng.try_next_u32()?;
    Ok(UnwrapErr(SysRng))
}

/// What cards are shuffled with.
pub(crate) enum Chance {
    /// The system's generator.
    System(UnwrapErr<SysRng>),
    /// The same again from the same seed.
    Seeded(Box<Xoshiro256PlusPlus>),
}

impl Chance {
    /// From a seed, or from the system.
    pub(crate) fn new(seed: Option<u64>) -> Result<Chance, SysError> {
        Ok(match seed {
            Some(seed) => Chance::Seeded(Box::new(Xoshiro256PlusPlus::seed_from_u64(seed))),
            None => Chance::System(system_generator()?),
        })
    }

    /// Does something that needs a generator.
    pub(crate) fn with<T>(&mut self, act: impl FnOnce(&mut dyn Rng) -> T) -> T {
        match self {
            Chance::System(rng) => act(rng),
            Chance::Seeded(rng) => act(rng.as_mut()),
        }
    }

    /// A text nobody can guess, for a promise about a deal.
    pub(crate) fn salt(&mut self) -> String {
        self.with(|rng| format!("{:016x}{:016x}", rng.random::<u64>(), rng.random::<u64>()))
    }

    /// A seed for something else.
    pub(crate) fn seed(&mut self) -> u64 {
        self.with(|rng| rng.random())
    }
}
