//! The one door to all bots.

use std::sync::Arc;

use tenback_rules::{Contest, View};

use crate::choice::{Choice, Reasons};
use crate::level::{Budget, Level};
use crate::network::Network;
use crate::plan::Width;
use crate::signals::SignalList;
use crate::{BotRng, expert, face, greedy, random, search, signals};

/// A computer player. Cheap to clone; keeps nothing between calls.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    network: Option<Arc<Network>>,
}

impl Bot {
    /// A bot of this level with the networks that ship with the program.
    pub fn new(level: Level) -> Bot {
        Bot { level, network: None }
    }

    /// A bot of this level with another network than those that ship with the program.
    pub fn with_network(level: Level, network: Network) -> Bot {
        Bot { level, network: Some(Arc::new(network)) }
    }

    /// How strong it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The turn it means to lay. The viewer must be the seat to move.
    #[inline]
    pub fn choose(&self, view: &View, budget: Budget, rng: &mut BotRng) -> Choice {
        if view.board().rules().contest() == Contest::Opposed
            && let Some(choice) = face::choose(self.level, view, self.network.as_deref(), budget, rng)
        {
            return choice;
        }
        match self.level {
            Level::Random => Choice::plain(random::choose(view, rng)),
            Level::Greedy | Level::Casual => Choice::plain(greedy::choose(view)),
            Level::Expert => self.choose_by_value(view),
            Level::Master => self.search(view, budget, rng),
        }
    }

    fn choose_by_value(&self, view: &View) -> Choice {
        let network = self.network.as_deref().filter(|_| view.board().rules().contest() == Contest::Together);
        match network.and_then(|network| expert::turn(view, network, Width::USUAL)) {
            Some((turn, value)) => Choice { turn, reasons: Reasons { value: Some(value), ..Reasons::NONE } },
            None => Choice::plain(greedy::choose(view)),
        }
    }

    fn search(&self, view: &View, budget: Budget, rng: &mut BotRng) -> Choice {
        let network = self.network.as_deref().filter(|_| view.board().rules().contest() == Contest::Together);
        let choice = network.and_then(|network| search::choose(view, network, budget, rng));
        choice.unwrap_or_else(|| Choice::plain(greedy::choose(view)))
    }

    /// What this seat wants to have standing now and has not said yet.
    pub fn signals(&self, view: &View) -> SignalList {
        match self.level {
            Level::Random | Level::Greedy => SignalList::EMPTY,
            Level::Casual | Level::Expert | Level::Master => signals::wanted(view),
        }
    }
}
