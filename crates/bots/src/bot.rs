//! The entry point to all bots.

use std::sync::Arc;

use tenback_players::Level;
use tenback_rules::{Contest, Rules, View};

use crate::budget::Budget;
use crate::choice::Choice;
use crate::features::cooperative::INPUTS;
use crate::network::Network;
use crate::signals::SignalList;
use crate::{BotRng, casual, expert, face, greedy, random, search, shipped, signals};

/// A computer player. Cheap to clone; keeps no state between calls.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    network: Option<Arc<Network>>,
}

impl Bot {
    /// A bot of this level with the built-in networks.
    pub fn new(level: Level) -> Bot {
        Bot { level, network: None }
    }

    /// A bot of this level with a different network.
    pub fn with_network(level: Level, network: Network) -> Bot {
        Bot { level, network: Some(Arc::new(network)) }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Chooses a turn. The viewer must be the seat to move.
    #[inline]
    pub fn choose(&self, view: &View, budget: Budget, rng: &mut BotRng) -> Choice {
        if view.board().rules().contest() == Contest::Opposed
            && let Some(choice) = face::choose(self.level, view, self.network.as_deref(), budget, rng)
        {
            return choice;
        }
        let choice = match self.level {
            Level::Random => return Choice::plain(random::choose(view, rng)),
            Level::Greedy => None,
            Level::Casual => casual::choose(view, rng).map(Choice::plain),
            Level::Expert => self.network(view).and_then(|network| expert::choose(view, network)),
            Level::Master => self.network(view).and_then(|network| search::choose(view, network, budget, rng)),
        };
        choice.unwrap_or_else(|| Choice::plain(greedy::choose(view)))
    }

    /// The built-in network of the expert and master levels.
    pub fn shipped_network(rules: &Rules) -> Option<&'static Network> {
        match rules.contest() {
            Contest::Together => shipped::network(rules),
            Contest::Opposed => Some(face::shipped_network()),
        }
    }

    /// The network for a cooperative game.
    fn network(&self, view: &View) -> Option<&Network> {
        let own = self.network.as_deref().filter(|network| network.inputs() == INPUTS);
        own.or_else(|| shipped::network(view.board().rules()))
    }

    /// The signals this seat wants to be in effect and has not given yet.
    pub fn signals(&self, view: &View) -> SignalList {
        match self.level {
            Level::Random | Level::Greedy => SignalList::EMPTY,
            Level::Casual | Level::Expert | Level::Master => signals::wanted(view),
        }
    }
}
