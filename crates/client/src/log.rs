//! The log of a table: what happened, with what a sentence about it needs.

use tenback_rules::{Board, Event, Lay, Seat, Seen};
use tenback_wire as wire;

/// An entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The number of the event.
    pub seq: u64,
    /// What happened.
    pub kind: EntryKind,
    /// Who sat there when it happened, if they have left the seat since; empty if it is unknown.
    pub former: Option<wire::Sitter>,
}

impl LogEntry {
    /// The seat that it is about.
    pub const fn seat(&self) -> Option<Seat> {
        match &self.kind {
            EntryKind::Game(happened) => match happened.seen {
                Event::Began { seat }
                | Event::TurnBegan { seat }
                | Event::Laid { seat, .. }
                | Event::TakenBack { seat, .. }
                | Event::TurnEnded { seat }
                | Event::Drew { seat, .. }
                | Event::Signalled { seat, .. } => Some(seat),
                Event::Ended(_) => None,
            },
            EntryKind::Chat(line) => Some(line.seat),
            EntryKind::Table { seen, .. } => seat_of(seen),
        }
    }
}

/// The seat that an event around the game is about.
pub(crate) const fn seat_of(seen: &wire::Seen) -> Option<Seat> {
    use wire::Seen as Table;
    match seen {
        Table::Seated { seat, .. }
        | Table::Left { seat }
        | Table::Kicked { seat }
        | Table::HostPassed { seat }
        | Table::Silenced { seat, .. }
        | Table::HandedOver { seat, .. }
        | Table::Returned { seat }
        | Table::TimeUp { seat }
        | Table::Hinted { seat }
        | Table::Coaching { seat, .. }
        | Table::GiveUpProposed { seat }
        | Table::GiveUpAnswered { seat, .. }
        | Table::Renamed { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// What happened at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// An event of the game.
    Game(GameEvent),
    /// A chat message.
    Chat(wire::ChatMessage),
    /// An event around the game.
    Table {
        /// The event.
        seen: wire::Seen,
        /// Who had the seat before it happened.
        name: Option<String>,
        /// Whether it replaces an invite link by another.
        renewed: bool,
    },
}

/// An event of the game, with what it meant at the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameEvent {
    /// The event.
    pub seen: Seen,
    /// How far a lay moved its pile.
    pub step: Option<i8>,
    /// Whether a lay helped the opponent.
    pub help: bool,
    /// The number of the turn that starts with it.
    pub turn: u16,
}

impl GameEvent {
    /// An event that follows `before`.
    pub fn after(before: &Board, seen: Seen) -> GameEvent {
        let lay = match seen {
            Event::Laid { seat, card, pile } => Some((seat, Lay { card, pile })),
            _ => None,
        };
        GameEvent {
            seen,
            step: lay.map(|(_, lay)| before.step(lay)),
            help: lay.is_some_and(|(seat, lay)| before.rules().is_help(seat, lay.pile)),
            turn: before.turn().number() + 1,
        }
    }
}
