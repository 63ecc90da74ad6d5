//! Computer players for all three games. A [`Bot`] is given a [`View`](tenback_rules::View), so it knows only what its
//! seat knows, and returns a whole turn and its reasons. It keeps no state between calls: the same view, seed and
//! evaluation budget give the same choice on every machine.

mod batch;
mod bot;
mod budget;
mod candidates;
mod cards_left;
mod casual;
mod chance;
mod choice;
mod clock;
mod endgame;
mod evaluate;
mod expert;
mod face;
mod fallible;
mod features;
mod fit;
mod greedy;
pub mod learn;
mod line;
mod look_ahead;
mod network;
mod only;
mod plan;
mod random;
mod reasons;
mod search;
mod shipped;
mod signals;
#[cfg(test)]
mod tests;

pub use bot::Bot;
pub use budget::Budget;
pub use candidates::Candidate;
pub use choice::{Alternative, Choice, Reason, Reasons, TurnPlan};
pub use endgame::Endgame;
pub use evaluate::{Estimate, percent};
pub use network::{Network, NetworkError};
pub use only::is_only_turn;
pub use signals::SignalList;
pub use tenback_players::Level;

/// The random generator of bots: small, fast, and the same on every machine.
pub type BotRng = rand_xoshiro::Xoshiro256PlusPlus;
