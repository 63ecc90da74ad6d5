//! What a server takes from outside: the time, and chance.

use std::fmt;
use std::time::SystemTime;

use rand::TryRng;
use rand::rngs::{SysError, SysRng};
use tenback_rules::{Rules, Setup};
use tenback_store::Timestamp;
use tenback_table::Deal;

/// The time and chance. Tests bring their own; a server that runs uses [`System`].
pub trait World: Send + Sync + 'static {
    /// The time now.
    fn now(&self) -> Timestamp;

    /// Bytes that nobody can guess.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError>;

    /// A random number for a game: a seat drawn by lot, the choices of a bot.
    fn chance(&self) -> Result<u64, RandomError> {
        let mut bytes = [0; 8];
        self.fill(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// Shuffled cards for these rules, and a salt to promise them with.
    fn deal(&self, rules: &Rules) -> Result<Deal, RandomError>;
}

/// The random generator of the operating system failed.
#[derive(Debug)]
pub struct RandomError(pub SysError);

impl fmt::Display for RandomError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no random numbers: {}", self.0)
    }
}

impl std::error::Error for RandomError {}

/// The clock and the generator of the system. Decks come from the generator itself: 98! orders are more than any seed
/// could tell apart.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl World for System {
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError> {
        SysRng.try_fill_bytes(bytes).map_err(RandomError)
    }

    fn deal(&self, rules: &Rules) -> Result<Deal, RandomError> {
        // Whether the generator answers is asked once, before the cards.
        let mut salt = [0; 16];
        self.fill(&mut salt)?;
        let dealt = Setup::deal(rules.name(), rules.seats().into(), &mut rand::rand_core::UnwrapErr(SysRng));
        Ok(Deal { setup: dealt.with_options_of(rules), salt: Some(crate::secret::text(&salt)) })
    }
}
