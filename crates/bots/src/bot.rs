//! The one door to all bots.

use tenback_rules::View;

use crate::choice::Choice;
use crate::level::{Budget, Level};
use crate::signals::SignalList;
use crate::{BotRng, greedy, random};

/// A computer player. Cheap to clone; keeps nothing between calls.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
}

impl Bot {
    /// A bot of this level with the networks that ship with the program.
    pub fn new(level: Level) -> Bot {
        Bot { level }
    }

    /// How strong it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The turn it means to lay. The viewer must be the seat to move.
    #[inline]
    pub fn choose(&self, view: &View, _budget: Budget, rng: &mut BotRng) -> Choice {
        match self.level {
            Level::Random => Choice::plain(random::choose(view, rng)),
            Level::Greedy | Level::Casual | Level::Expert | Level::Master => Choice::plain(greedy::choose(view)),
        }
    }

    /// What this seat wants to have standing now and has not said yet.
    pub fn signals(&self, _view: &View) -> SignalList {
        SignalList::EMPTY
    }
}
