//! Hints: what a strong player would lay, and why.

use tenback_bots::{Choice, Level, is_only_turn};
use tenback_rules::{Seat, View, Viewer};
use tenback_table::{Command, Person, Sitter};
use tenback_wire::{Advice, CommandId, Denial, ServerFrame};
use tenback_words::Words;

use super::bots::Thinker;
use super::draft::Draft;
use super::guests::GuestId;
use super::{Broken, Host};
use crate::advisers::Question;

/// Somebody who asked for advice.
#[derive(Debug)]
pub(super) struct Adviser {
    guest: GuestId,
    id: CommandId,
    /// The table when it was asked.
    seq: u64,
    /// What the person knew then.
    view: View,
    /// Until it is answered, no other hint is given to the same person.
    _question: Question,
}

impl Host {
    /// The game as somebody sees it who may ask for a hint now.
    pub(super) fn check_hint(&self, who: &Person) -> Result<View, Denial> {
        let seat = self.playing(who).map_err(|_| Denial::NothingToAdvise)?;
        let view = self.table.view(Viewer::Seat(seat)).filter(View::is_to_move).ok_or(Denial::NothingToAdvise)?;
        self.check_length()?;
        self.table.decide(Command::Hint { seat })?;
        Ok(view)
    }

    /// Thinks for a person whose turn it is.
    pub(super) fn think_for(&self, guest: GuestId, id: CommandId) {
        let Some(person) = self.guests.get(guest).map(|guest| &guest.person) else { return };
        let view = match self.check_hint(person) {
            Ok(view) => view,
            Err(denial) => return self.refuse(guest, Some(id), &denial),
        };
        match self.app.advisers.ask(person.id) {
            Some(question) => {
                let adviser = Adviser { guest, id, seq: self.moved, view: view.clone(), _question: question };
                self.think(Thinker::Adviser(Box::new(adviser)), view, Level::Master);
            }
            None => self.refuse(guest, Some(id), &Denial::TooFast { wait: 1 }),
        }
    }

    /// Passes advice on, unless the game has moved on. It is counted before it is given.
    pub(super) async fn advise(&mut self, adviser: Adviser, choice: Option<Choice>) -> Result<(), Broken> {
        let Adviser { guest, id, seq, view, .. } = adviser;
        let Some(person) = self.guests.get(guest).map(|guest| guest.person.clone()) else { return Ok(()) };
        let drafted = match (choice, self.table.seat_of(person.id)) {
            (Some(choice), Some(seat)) if seq == self.moved => {
                Draft::with(&self.table, Command::Hint { seat }).map(|draft| (draft, choice)).map_err(Denial::from)
            }
            // Too many others are waiting for hints.
            (None, _) if seq == self.moved => Err(Denial::TooFast { wait: 5 }),
            _ => Err(Denial::Stale),
        };
        let (draft, choice) = match drafted {
            Ok(drafted) => drafted,
            Err(denial) => {
                self.refuse(guest, Some(id), &denial);
                return Ok(());
            }
        };
        match self.commit(draft, None).await? {
            Ok(()) => {
                let advice = self.advice(id, &person, &view, &choice);
                self.send(guest, &ServerFrame::Hint(Box::new(advice)));
            }
            Err(denial) => self.refuse(guest, Some(id), &denial),
        }
        Ok(())
    }

    fn advice(&self, id: CommandId, person: &Person, view: &View, choice: &Choice) -> Advice {
        let words = Words::of(person.language);
        let mut reasons: Vec<String> = Vec::new();
        for reason in &choice.reasons.decided {
            let text = words.reason(reason, |seat| self.name_of(seat, words));
            if !reasons.contains(&text) {
                reasons.push(text);
            }
        }
        let lays = choice.turn.as_slice().to_vec();
        Advice { id, only: is_only_turn(view, &choice.turn), lays, reasons }
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
