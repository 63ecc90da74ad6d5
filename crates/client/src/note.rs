//! What happened at a table, kept with what a line about it needs.

use tenback_rules::{Board, Event, Lay, Seen};
use tenback_wire as wire;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The number of the event.
    pub seq: u64,
    /// What.
    pub noted: Noted,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Noted {
    /// Something in the game.
    Game(Happened),
    /// Somebody said something.
    Said(wire::ChatMessage),
    /// Something around the game.
    Table {
        /// What.
        seen: wire::Seen,
        /// Who sat on the seat it is about, before it happened.
        name: Option<String>,
    },
}

/// An event of the game and what it meant when it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Happened {
    /// The event.
    pub seen: Seen,
    /// How far a lay moved its pile.
    pub step: Option<i8>,
    /// Whether a lay was a help for the opponent.
    pub help: bool,
    /// The turn that begins with it.
    pub turn: u16,
}

impl Happened {
    /// An event that comes after `before`.
    pub fn after(before: &Board, seen: Seen) -> Happened {
        let lay = match seen {
            Event::Laid { seat, card, pile } => Some((seat, Lay { card, pile })),
            _ => None,
        };
        Happened {
            seen,
            step: lay.map(|(_, lay)| before.step(lay)),
            help: lay.is_some_and(|(seat, lay)| before.rules().is_help(seat, lay.pile)),
            turn: before.turn().number() + 1,
        }
    }
}
