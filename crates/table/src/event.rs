//! What happened at a table, as it is kept and as one viewer sees it.

use tenback_rules::{Seat, View};

use crate::command::Deal;
use crate::settings::Sitter;

/// A fact. It holds everything, the hidden cards too, and is for hosts and their logs only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// A seat is empty again.
    Left {
        /// Which.
        seat: Seat,
    },
    /// The cards were dealt; who begins is always open here and told by the game.
    Dealt(Deal),
    /// Something happened in the game.
    Game(tenback_rules::Event),
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
}

/// A fact as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// A seat is empty again.
    Left {
        /// Which.
        seat: Seat,
    },
    /// The cards were dealt.
    Dealt {
        /// All that the viewer may know of them.
        view: Box<View>,
        /// The promise that they will not be changed.
        commitment: Option<String>,
    },
    /// Something happened in the game.
    Game(tenback_rules::Seen),
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
}

/// An event with its number. The first has 1, and all viewers count alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered<E> {
    /// The number.
    pub seq: u64,
    /// The event.
    pub event: E,
}
