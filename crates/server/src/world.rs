//! What a server takes from outside: the time, and chance.

use std::time::SystemTime;

use rand::TryRng;
use rand::rngs::{SysError, SysRng};
use tenback_rules::{CardCommand, Rules, Setup};
use tenback_store::Timestamp;
use tenback_table::Deal;

/// The time and chance. Tests bring their own; a server that runs uses [`System`].
pub trait World: Send + Sync + 'static {
    /// The time now.
    fn now(&self) -> Timestamp;

    /// Bytes that nobody can guess.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoChance>;

    /// A random number for a game: a seat drawn by lot, the choices of a bot.
    fn chance(&self) -> Result<u64, NoChance> {
        let mut bytes = [0; 8];
        self.fill(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// Shuffled cards for these rules, and a salt to promise them with.
    fn deal(&self, rules: &Rules) -> Result<Deal, NoChance>;
}

/// The system's generator does not answer.
#[derive(Debug)]
pub struct NoChance(pub SysError);

/// The clock and the generator of the system. Decks come from the generator itself: 98! orders are more than any seed
/// could tell apart.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl World for System {
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoChance> {
        SysRng.try_fill_bytes(bytes).map_err(NoChance)
    }

    fn deal(&self, rules: &Rules) -> Result<Deal, NoChance> {
        // Whether the generator answers is asked once, before the cards.
        let mut salt = [0; 16];
        self.fill(&mut salt)?;
        let dealt = Setup::deal(rules.name(), rules.seats().into(), &mut rand::rand_core::UnwrapErr(SysRng));
        Ok(Deal { setup: agreed(rules, dealt), salt: Some(crate::secret::text(&salt)) })
    }
}

/// A deal with the options of these rules.
pub fn agreed(rules: &Rules, dealt: Setup) -> Setup {
    let together = rules.contest() == tenback_rules::Contest::Together;
    let carriers =
        |command| (command, rules.commands().cards(command).iter().map(|card| card.number().into()).collect());
    Setup {
        hand_size: together.then(|| rules.hand_size().into()),
        minimum: together.then(|| rules.minimum(1).into()),
        commands: (!rules.commands().all().is_empty()).then(|| CardCommand::ALL.map(carriers).into()),
        ..dealt
    }
}
