//! What a server takes from outside: time and randomness.

use std::fmt;
use std::time::SystemTime;

use rand::TryRng;
use rand::rngs::{SysError, SysRng};
use tenback_rules::{Rules, Setup};
use tenback_store::Timestamp;
use tenback_table::Deal;

/// Time and randomness. Tests provide their own; real servers use [`System`].
pub trait World: Send + Sync + 'static {
    /// The current time.
    fn now(&self) -> Timestamp;

    /// Unpredictable bytes.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError>;

    /// A random number for a game: a random seat, the choices of a bot.
    fn chance(&self) -> Result<u64, RandomError> {
        let mut bytes = [0; 8];
        self.fill(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// Whether time and threads are simulated: then bots think where they are called, in one order.
    fn is_simulated(&self) -> bool {
        false
    }

    /// Shuffled cards for these rules, and a salt for the commitment.
    fn deal(&self, rules: &Rules) -> Result<Deal, RandomError>;

    /// The same for a deal that many people play. It is not one of those that a table deals.
    fn deal_for_all(&self, rules: &Rules) -> Result<Deal, RandomError> {
        System.deal(rules)
    }
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

/// The system's clock and random generator. Decks come directly from the generator: 98! orders are more than any seed
/// could distinguish.
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
        // Fail before the cards if there is no randomness.
        let mut salt = [0; 16];
        self.fill(&mut salt)?;
        let dealt = Setup::deal(rules.name(), rules.seats().into(), &mut rand::rand_core::UnwrapErr(SysRng));
        Ok(Deal { setup: dealt.with_options_of(rules), salt: Some(crate::secret::text(&salt)) })
    }
}
