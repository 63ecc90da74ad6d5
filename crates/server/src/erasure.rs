//! Deleting people, and closing and deleting tables: the same with and without a running server.

use std::sync::Arc;

use tenback_store::{Store, StoreError, TableId};
use tenback_table::PersonId;
use tokio::sync::oneshot;
use tracing::{error, info};

use crate::app::App;
use crate::forgetting::{Forget, ForgetError, forget};
use crate::host::TableMessage;

/// A store, and the server that runs on it, if one does.
#[derive(Clone)]
pub(crate) struct Keeper {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) app: Option<Arc<App>>,
}

impl Keeper {
    /// The keeper of a running server.
    pub(crate) fn of(app: &Arc<App>) -> Keeper {
        Keeper { store: app.store.clone(), app: Some(app.clone()) }
    }

    /// Deletes a person with everything they said. Their seats and games stay, without a name.
    pub(crate) async fn erase(&self, person: PersonId) -> Result<(), StoreError> {
        // First what they said: if this is interrupted, it can be repeated.
        let visited = self.store.visited(person).await?;
        for table in &visited {
            self.forget(table, Forget::Person(person)).await?;
        }
        self.store.erase_person(person).await?;
        self.disconnect(person);
        // What they said in the meantime.
        for table in &visited {
            self.tell(table, Forget::Person(person)).await;
        }
        info!(?person, tables = visited.len(), "a person has been erased");
        Ok(())
    }

    /// Ends all connections of a person who may not use them any more.
    pub(crate) fn disconnect(&self, person: PersonId) {
        if let Some(app) = &self.app {
            // Nobody may be connected.
            let _nobody = app.moved.send(person);
        }
    }

    /// Deletes chat of a table, in the store and in memory.
    pub(crate) async fn forget(&self, table: &TableId, which: Forget) -> Result<usize, StoreError> {
        let count = match forget(self.store.as_ref(), table, which).await {
            Ok(count) => count,
            // Deleted in the meantime.
            Err(ForgetError::Store(StoreError::NoSuchTable)) => return Ok(0),
            Err(ForgetError::Store(why)) => return Err(why),
            Err(ForgetError::Unreadable(why)) => {
                error!(%table, %why, "chat cannot be deleted from a table that cannot be read");
                return Ok(0);
            }
        };
        self.tell(table, which).await;
        Ok(count)
    }

    /// Tells a table that is in memory to delete chat.
    async fn tell(&self, table: &TableId, forget: Forget) {
        self.ask(table, |answer| TableMessage::Forget { forget, answer }).await;
    }

    /// Closes a table: everybody is disconnected and nobody can open it again.
    pub(crate) async fn close(&self, table: &TableId) -> Result<(), StoreError> {
        self.store.close_table(table).await?;
        self.ask(table, |answer| TableMessage::Close { answer }).await;
        info!(%table, "a table has been closed");
        Ok(())
    }

    /// Closes and deletes a table. Its finished games stay.
    pub(crate) async fn delete(&self, table: &TableId) -> Result<(), StoreError> {
        self.close(table).await?;
        self.store.delete_table(table).await?;
        info!(%table, "a table has been deleted");
        Ok(())
    }

    /// Waits until a table that is in memory has done something.
    async fn ask(&self, table: &TableId, message: impl FnOnce(oneshot::Sender<()>) -> TableMessage) {
        let Some(app) = &self.app else { return };
        let Some(handle) = app.registry.loaded(app, table).await else { return };
        let (answer, answered) = oneshot::channel();
        // A table that is being unloaded has nothing left to do.
        if handle.send(message(answer)).await.is_ok() {
            let _unloaded = answered.await;
        }
    }
}
