//! The entry point to all bots.

use std::sync::Arc;

use tenback_players::Level;
use tenback_rules::{Contest, Rules, View};

use crate::budget::Budget;
use crate::choice::{Choice, TurnPlan};
use crate::expert::Endgames;
use crate::fallible::{self, Weakness};
use crate::features::cooperative::INPUTS;
use crate::network::Network;
use crate::signals::SignalList;
use crate::{BotRng, casual, expert, face, greedy, random, search, shipped, signals};

/// A computer player. Cheap to clone; keeps no state between calls.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    network: Option<Arc<Network>>,
    secret: u64,
    endgames: Endgames,
}

impl Bot {
    /// A bot of this level with the built-in networks.
    pub fn new(level: Level) -> Bot {
        Bot { level, network: None, secret: 0, endgames: Endgames::Solved }
    }

    /// A bot of this level with a different network.
    pub fn with_network(level: Level, network: Network) -> Bot {
        Bot { network: Some(Arc::new(network)), ..Bot::new(level) }
    }

    /// The same bot with a number that the other players do not know. Some of its signals are random, and this is what
    /// they are computed from. Without one, everybody who knows the program could compute them for any hand.
    pub fn with_secret(self, secret: u64) -> Bot {
        Bot { secret, ..self }
    }

    /// The same bot, but an expert that leaves endgames to its network instead of searching them exactly. The other
    /// levels are the same.
    pub fn without_endgame_search(self) -> Bot {
        Bot { endgames: Endgames::Judged, ..self }
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
            Level::Regular | Level::Strong => self.fallible(view, rng).map(Choice::plain),
            Level::Expert => self.network(view).and_then(|network| expert::choose(view, network, self.endgames)),
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

    /// The turn of a level that judges with the network and errs.
    fn fallible(&self, view: &View, rng: &mut BotRng) -> Option<TurnPlan> {
        fallible::choose(view, self.network(view)?, Weakness::of(self.level)?, rng)
    }

    /// The network for these rules.
    pub(crate) fn network_for(&self, rules: &Rules) -> Option<&Network> {
        let own = self.network.as_deref();
        match rules.contest() {
            Contest::Together => own.filter(|network| network.inputs() == INPUTS).or_else(|| shipped::network(rules)),
            Contest::Opposed => Some(face::network_or_shipped(own)),
        }
    }

    /// The network for the game of a view.
    fn network(&self, view: &View) -> Option<&Network> {
        self.network_for(view.board().rules())
    }

    /// The signals this seat wants to be in effect and has not given yet.
    pub fn signals(&self, view: &View) -> SignalList {
        match self.level {
            Level::Random | Level::Greedy => SignalList::EMPTY,
            Level::Casual | Level::Regular | Level::Strong | Level::Expert | Level::Master => {
                signals::wanted(view, self.secret)
            }
        }
    }
}
