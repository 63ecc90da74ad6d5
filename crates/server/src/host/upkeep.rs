//! What happens to people and chat outside the game: new names, deletion.

use tenback_store::StoreError;
use tenback_table::{Command, Name, Person, PersonId};
use tenback_wire::Goodbye;
use tokio::sync::oneshot;
use tracing::{error, warn};

use super::{Broken, Draft, Host};
use crate::forgetting::{Forget, ForgetError, forget};
use crate::who::person;

/// Where the outcome of deleting something is sent.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, ForgetError>>;

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
        if self.table.is_silenced(id) {
            // Names are no way to go on talking. The new one is looked up when the table is loaded again.
            return Ok(());
        }
        self.guests.rename(&person);
        match Draft::with(&self.table, Command::Rename(person.clone())) {
            Ok(draft) if draft.events.is_empty() => Ok(()),
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

    /// Deletes chat here and in the store, and the person who wrote it. If what is stored is no longer known, there is no
    /// answer: the table is to be asked again.
    pub(super) async fn forget(&mut self, which: Forget, answer: Answer<usize>) -> Result<(), Broken> {
        let forgotten = self.forget_now(which).await?;
        // The caller may be gone.
        let _gone = answer.send(forgotten);
        Ok(())
    }

    async fn forget_now(&mut self, which: Forget) -> Result<Result<usize, ForgetError>, Broken> {
        let (store, epoch) = (self.app.store.as_ref(), self.epoch());
        let forgotten = match forget(store, &self.id, &self.table, &self.done, epoch, which).await {
            Ok(forgotten) => forgotten,
            Err(why) => {
                error!(table = %self.id, %why, "chat cannot be deleted");
                return Ok(Err(why));
            }
        };
        let before = std::mem::replace(&mut self.table, forgotten.table);
        if forgotten.is_stored {
            self.snapshot_seq = self.table.seq();
        }
        let Forget::Person(person) = which else { return Ok(Ok(forgotten.count)) };
        self.done = self.done.without(person);
        if self.table.chat().len() < before.chat().len() {
            // Everybody connects again, because their windows still show it.
            self.guests.dismiss(Goodbye::Restart);
        }
        Ok(self.erase_now(person).await?.map(|()| forgotten.count))
    }

    /// Disconnects a deleted person and takes their name from their seat.
    pub(super) async fn erase(&mut self, person: PersonId, answer: Answer<()>) -> Result<(), Broken> {
        let erased = self.erase_now(person).await?;
        // The caller may be gone.
        let _gone = answer.send(erased);
        Ok(())
    }

    async fn erase_now(&mut self, id: PersonId) -> Result<Result<(), ForgetError>, Broken> {
        self.guests.dismiss_some(Goodbye::Restart, |person| person.id == id);
        self.left_from.remove(&id);
        if self.table.seat_of(id).is_none() {
            self.table.follow_name(&Person { id, name: Name::unknown(), language: self.table.settings().language });
        }
        let committed = self.commit(Draft::without(&self.table, self.host, id, self.app.world.as_ref()), None).await?;
        // Nobody is charged, so it can only be that there is no space.
        Ok(committed.map_err(|_| ForgetError::Store(StoreError::Full)))
    }
}
