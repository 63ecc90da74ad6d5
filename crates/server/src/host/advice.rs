//! Hints: what a strong player would play, and why.

use tenback_bots::{Choice, Level, is_only_turn};
use tenback_rules::{Seat, View, Viewer};
use tenback_table::{Command, Person, Sitter};
use tenback_wire::{Advice, CommandId, ServerFrame};
use tenback_words::Words;

use super::bots::{Thinker, account_of};
use super::draft::Draft;
use super::guests::GuestId;
use super::{Broken, Host};
use crate::denial::Denial;
use crate::thinking::PendingHint;

/// How many reasons of a hint are given beside the chance to win, the most important ones first.
const REASONS: usize = 2;

/// A request for a hint.
#[derive(Debug)]
pub(super) struct HintRequest {
    guest: GuestId,
    id: CommandId,
    /// The last change of the game when it was requested.
    seq: u64,
    /// What the person knew then.
    view: View,
    /// Until it is dropped, the person gets no other hint.
    _pending: PendingHint,
}

impl Host {
    /// The view of a person, if they may ask for a hint now.
    pub(super) fn check_hint(&self, who: &Person) -> Result<View, Denial> {
        let seat = self.playing(who).map_err(|_| Denial::NothingToAdvise)?;
        let view = self.table.view(Viewer::Seat(seat)).filter(View::is_to_move).ok_or(Denial::NothingToAdvise)?;
        self.heard(who)?;
        self.table.decide(Command::Hint { seat })?;
        Ok(view)
    }

    /// Starts computing a hint for a person whose turn it is.
    pub(super) fn request_hint(&self, guest: GuestId, id: CommandId) {
        let Some(asking) = self.guests.get(guest) else { return };
        let person = &asking.person;
        let view = match self.check_hint(person) {
            Ok(view) => view,
            Err(denial) => return self.refuse(guest, Some(id), &denial),
        };
        match self.app.thinkers.reserve_hint(person.id) {
            Some(pending) => {
                let request = HintRequest { guest, id, seq: self.moved, view: view.clone(), _pending: pending };
                let account = account_of(asking);
                self.think(Thinker::Hint(Box::new(request)), view, Level::Master, account, None);
            }
            None => self.refuse(guest, Some(id), &Denial::TooFast { wait: 1 }),
        }
    }

    /// Sends a hint, unless the game has changed. It is counted before it is sent.
    pub(super) async fn send_hint(&mut self, request: HintRequest, choice: Option<Choice>) -> Result<(), Broken> {
        let HintRequest { guest, id, seq, view, .. } = request;
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
        let reasons = words.reasons(&choice.reasons, REASONS, |seat| self.name_of(seat, words));
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
