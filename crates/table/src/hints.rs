//! Hints: whether they are allowed, and how many were given.

use tenback_rules::{Contest, Illegal, Seat};

use crate::command::Refusal;
use crate::event::Event;
use crate::settings::{Settings, Sitter};
use crate::table::Table;

impl Settings {
    /// Whether players may ask for hints, with these sitters. By default, teams may, and players whose opponent is a
    /// bot; two people who play against each other may not.
    pub fn allows_hints<'a>(&self, sitters: impl IntoIterator<Item = &'a Sitter>) -> bool {
        let is_bot = |sitter: &&Sitter| matches!(sitter, Sitter::Bot { .. });
        let usual = || self.rules.contest() == Contest::Together || sitters.into_iter().any(|sitter| is_bot(&sitter));
        self.hints.unwrap_or_else(usual)
    }
}

impl Table {
    /// Whether players may ask for hints.
    pub fn allows_hints(&self) -> bool {
        self.settings().allows_hints(self.sitters().as_slice())
    }

    /// Hints are for one's own turn, if they are allowed.
    pub(crate) fn take_hint(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.check_taken(seat)?;
        let board = self.game().ok_or(Refusal::NotDealt)?.board();
        if !self.allows_hints() {
            return Err(Refusal::HintsOff);
        }
        match board.to_move() {
            Some(mover) if mover == seat => Ok(vec![Event::Hinted { seat }]),
            Some(mover) => Err(Illegal::NotYourTurn { seat: mover }.into()),
            None => Err(Illegal::NotBegun.into()),
        }
    }
}
