//! What happens to people and chat outside the game: new names, deletion.

use tenback_table::{Command, Name, Person, PersonId};
use tenback_wire::Goodbye;
use tokio::sync::oneshot;
use tracing::{error, warn};

use super::{Broken, Draft, Host};
use crate::forgetting::{Forget, forget};
use crate::who::person;

impl Host {
    /// Applies the current name of a person who has changed it. Nobody is told about people who have no seat.
    pub(super) async fn look_up_name(&mut self, id: PersonId) -> Result<(), Broken> {
        let here = self.guests.iter().any(|(_, guest)| guest.person.id == id);
        if !here && !self.table.mentions(id) {
            return Ok(());
        }
        let person = match self.app.store.person(id).await {
            Ok(Some(stored)) => person(&stored),
            Ok(None) => return Ok(()),
            Err(why) => {
                warn!(table = %self.id, %why, "a new name cannot be looked up; it is when the table is loaded again");
                return Ok(());
            }
        };
        self.guests.rename(&person);
        match Draft::with(&self.table, Command::Rename(person.clone())) {
            Ok(draft) if draft.events.is_empty() => Ok(()),
            // Nobody fills a game with names.
            Ok(_) if self.table.has_too_many_asides() => {
                self.table.follow_name(&person);
                Ok(())
            }
            // If it cannot be stored now, the name is looked up when the table is loaded again.
            Ok(draft) => self.commit(draft, None).await.map(|_| ()),
            Err(_) => {
                self.table.follow_name(&person);
                Ok(())
            }
        }
    }

    /// The operator has closed the table: everybody is disconnected, and its task ends.
    pub(super) fn close(&mut self, answer: oneshot::Sender<()>) -> Result<(), Broken> {
        self.guests.dismiss(Goodbye::Closed);
        // The caller may be gone.
        let _gone = answer.send(());
        Err(Broken)
    }

    /// Deletes chat here and in the store, and the person who wrote it.
    pub(super) async fn forget(&mut self, which: Forget, answer: oneshot::Sender<()>) -> Result<(), Broken> {
        let outcome = self.forget_now(which).await;
        // The caller may be gone.
        let _gone = answer.send(());
        outcome
    }

    async fn forget_now(&mut self, which: Forget) -> Result<(), Broken> {
        let stored = forget(self.app.store.as_ref(), &self.id, which).await;
        let stored = stored.inspect_err(|why| error!(table = %self.id, %why, "chat cannot be deleted"));
        let before = self.table.chat().len();
        self.table.forget_chat(|seq, person| which.includes(seq, person));
        if matches!(stored, Ok(1..)) {
            self.snapshot_seq = self.table.seq();
        }
        let Forget::Person(person) = which else { return Ok(()) };
        if self.table.chat().len() < before {
            // Everybody connects again, because their windows still show it.
            self.guests.dismiss(Goodbye::Restart);
        }
        self.erase(person).await
    }

    /// Disconnects a deleted person. Their seat becomes empty, or nameless while a game is played, and somebody else at
    /// the table becomes the host.
    async fn erase(&mut self, id: PersonId) -> Result<(), Broken> {
        self.guests.dismiss_some(Goodbye::Restart, |person| person.id == id);
        let person = Person { id, name: Name::unknown(), language: self.table.settings().language };
        let seat = self.table.seat_of(id);
        if seat.is_none() {
            self.table.follow_name(&person);
        }
        let mut draft = Draft::of(&self.table);
        let leaves = seat.filter(|_| !self.table.is_under_way()).map(|seat| Command::Leave { seat });
        let renamed = seat.map(|_| Command::Rename(person));
        let heir = self.table.sitters().iter().find(|(_, sitter)| sitter.owner().is_some_and(|owner| owner.id != id));
        let passes = heir.filter(|_| self.host == id).map(|(seat, _)| Command::PassHost { seat });
        for command in [renamed, passes, leaves].into_iter().flatten() {
            // What the table refuses does not keep the rest from happening.
            let _refused = draft.add(command);
        }
        // If it cannot be stored now, names are looked up when the table is loaded again.
        self.commit(draft, None).await.map(|_| ())
    }
}
