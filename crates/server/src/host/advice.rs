//! Hints: what a strong player would lay, and why.

use tenback_bots::{Choice, Level};
use tenback_rules::{Seat, Viewer};
use tenback_table::Sitter;
use tenback_wire::{Advice, CommandId, Denial, ServerFrame};
use tenback_words::Words;

use super::Host;
use super::bots::Thinker;
use super::guests::GuestId;
use crate::advisers::Question;

/// Somebody who asked for advice.
#[derive(Debug)]
pub(super) struct Adviser {
    guest: GuestId,
    id: CommandId,
    /// The table when it was asked.
    seq: u64,
    /// Until it is answered, no other hint is given to the same person.
    _question: Question,
}

impl Host {
    /// Thinks for a person whose turn it is.
    pub(super) fn think_for(&self, guest: GuestId, id: CommandId) {
        let Some(person) = self.guests.get(guest).map(|guest| &guest.person) else { return };
        let view = self.table.seat_of(person.id).and_then(|seat| self.table.view(Viewer::Seat(seat)));
        let Some(view) = view.filter(tenback_rules::View::is_to_move) else {
            return self.refuse(guest, Some(id), &Denial::NothingToAdvise);
        };
        match self.app.advisers.ask(person.id) {
            Some(question) => {
                let adviser = Adviser { guest, id, seq: self.moved, _question: question };
                self.think(Thinker::Adviser(adviser), view, Level::Master);
            }
            None => self.refuse(guest, Some(id), &Denial::TooFast { wait: 1 }),
        }
    }

    /// Passes advice on, unless the game has moved on.
    pub(super) fn advise(&self, adviser: Adviser, choice: Option<Choice>) {
        let Adviser { guest, id, seq, .. } = adviser;
        let Some(person) = self.guests.get(guest).map(|guest| &guest.person) else { return };
        let Some(choice) = choice.filter(|_| seq == self.moved) else {
            return self.refuse(guest, Some(id), &Denial::Stale);
        };
        let words = Words::of(person.language);
        let lays: Vec<_> = choice.turn.as_slice().to_vec();
        let name = |seat| self.name_of(seat, words);
        let reasons = choice.reasons.decided.iter().map(|reason| words.reason(reason, name)).collect();
        self.send(guest, &ServerFrame::Hint(Box::new(Advice { id, lays, reasons })));
    }

    /// What a reader of `words` calls a seat.
    fn name_of(&self, seat: Seat, words: &Words) -> String {
        match &self.table.sitters()[seat] {
            Sitter::Empty => words.message("seat", &[("seat", seat.number().into())]),
            Sitter::Person(person) | Sitter::StandIn { person, .. } => person.name.to_string(),
            Sitter::Bot { level } => {
                words.message("bot-name", &[("level", level.word().into()), ("seat", seat.number().into())])
            }
        }
    }
}
