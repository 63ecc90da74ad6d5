//! Who sat where when something happened: the table that a server sends may be newer than the events that come with it.

use tenback_rules::Seat;
use tenback_wire::{Seen, Sitter, TableInfo};

/// The seats as of the last event that was followed.
#[derive(Clone, Default, Debug)]
pub(crate) struct Seating {
    /// Seats that are missing here are unknown.
    sitters: Vec<Sitter>,
    invite_only: bool,
}

impl Seating {
    /// The seats of a table.
    pub(crate) fn of(table: &TableInfo) -> Seating {
        Seating { sitters: table.sitters.clone(), invite_only: table.invite_only }
    }

    /// Who has a seat; empty if it is unknown.
    pub(crate) fn sitter(&self, seat: Seat) -> &Sitter {
        self.sitters.get(seat.index()).unwrap_or(&Sitter::Empty)
    }

    /// The name of the person whose seat it is.
    pub(crate) fn owner(&self, seat: Seat) -> Option<&str> {
        match self.sitter(seat) {
            Sitter::Person { name } | Sitter::StandIn { name, .. } => Some(name),
            Sitter::Empty | Sitter::Bot { .. } => None,
        }
    }

    /// Whether an event replaces an invite link by another.
    pub(crate) const fn is_renewed(&self, seen: &Seen) -> bool {
        self.invite_only && matches!(seen, Seen::InviteOnly { on: true })
    }

    /// Follows an event.
    pub(crate) fn follow(&mut self, seen: &Seen) {
        match seen {
            Seen::Seated { seat, sitter } => self.set(*seat, sitter.clone()),
            Seen::Left { seat } | Seen::Kicked { seat } => self.set(*seat, Sitter::Empty),
            Seen::Renamed { seat, name } => self.set(*seat, Sitter::Person { name: name.clone() }),
            Seen::InviteOnly { on } => self.invite_only = *on,
            _ => {}
        }
    }

    /// Notes who speaks, which tells who has the seat.
    pub(crate) fn hear(&mut self, seat: Seat, name: Option<&str>) {
        if let Some(name) = name.filter(|name| self.owner(seat) != Some(name)) {
            self.set(seat, Sitter::Person { name: name.to_owned() });
        }
    }

    fn set(&mut self, seat: Seat, sitter: Sitter) {
        if self.sitters.len() <= seat.index() {
            self.sitters.resize(seat.index() + 1, Sitter::Empty);
        }
        self.sitters[seat.index()] = sitter;
    }
}
