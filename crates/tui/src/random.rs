//! Randomness: from the system's generator or a seed.

use rand::rngs::{SysError, SysRng};
use rand::{Rng, RngExt, TryRng, rand_core::UnwrapErr};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The system's generator itself: 98! orders need 512 bits, more than the seed of a smaller generator has.
pub fn system_generator() -> Result<UnwrapErr<SysRng>, SysError> {
    SysRng.try_next_u32()?;
    Ok(UnwrapErr(SysRng))
}

/// A source of randomness.
pub(crate) enum RandomSource {
    /// The system's generator.
    System(UnwrapErr<SysRng>),
    /// A generator with a seed.
    Seeded(Box<Xoshiro256PlusPlus>),
}

impl RandomSource {
    /// From a seed, or from the system.
    pub(crate) fn new(seed: Option<u64>) -> Result<RandomSource, SysError> {
        Ok(match seed {
            Some(seed) => RandomSource::Seeded(Box::new(Xoshiro256PlusPlus::seed_from_u64(seed))),
            None => RandomSource::System(system_generator()?),
        })
    }

    /// Calls a function with the generator.
    pub(crate) fn with<T>(&mut self, act: impl FnOnce(&mut dyn Rng) -> T) -> T {
        match self {
            RandomSource::System(rng) => act(rng),
            RandomSource::Seeded(rng) => act(rng.as_mut()),
        }
    }

    /// A random salt for the commitment to a deal.
    pub(crate) fn salt(&mut self) -> String {
        self.with(|rng| format!("{:016x}{:016x}", rng.random::<u64>(), rng.random::<u64>()))
    }

    /// A seed for something else.
    pub(crate) fn seed(&mut self) -> u64 {
        self.with(|rng| rng.random())
    }
}
