//! Deleting people, and closing and deleting tables: the same with and without a running server.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::join_all;
use tenback_store::{Store, StoreError, TableId};
use tenback_table::PersonId;
use tokio::sync::oneshot;
use tracing::{error, info, warn};

use crate::app::App;
use crate::denial::Denial;
use crate::forgetting::{Forget, ForgetError, forget_stored};
use crate::host::{Handle, TableMessage};
use crate::node::Place;
use crate::registry::{MAX_ATTEMPTS, RETRY_AFTER};
use crate::secret::person_text;
use crate::world::World;

/// How often, and after which delay, emptying the log is tried while somebody reads from it.
const TRUNCATE_ATTEMPTS: u32 = 10;
const TRUNCATE_AGAIN_AFTER: Duration = Duration::from_millis(100);

/// A store, and the server that runs on it, if one does.
#[derive(Clone)]
pub(crate) struct Keeper {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) world: Arc<dyn World>,
    pub(crate) app: Option<Arc<App>>,
}

impl Keeper {
    /// The keeper of a running server.
    pub(crate) fn of(app: &Arc<App>) -> Keeper {
        Keeper { store: app.store.clone(), world: app.world.clone(), app: Some(app.clone()) }
    }

    /// Deletes a person with everything they said. Their seats and games stay, without a name.
    pub(crate) async fn erase(&self, person: PersonId) -> Result<(), StoreError> {
        // From now on they join no table, and where they were connected they say nothing more. If this fails halfway, they
        // may again, and it can be repeated.
        let erased = self.app.as_ref().and_then(|app| app.erased.enter(person));
        self.dismiss(person).await?;
        let tables = self.tables_of(person).await?;
        for table in &tables {
            self.forget(table, Forget::Person(person)).await?;
        }
        self.store.erase_person(person).await?;
        if let Some(erased) = erased {
            erased.stay();
        }
        self.disconnect(person);
        // Tables that were created in the meantime, or loaded with the old name.
        for table in self.tables_of(person).await?.difference(&tables) {
            self.forget(table, Forget::Person(person)).await?;
        }
        self.dismiss(person).await?;
        self.truncate_log().await;
        info!(person = %person_text(person), tables = tables.len(), "a person has been erased");
        Ok(())
    }

    /// The tables where something of a person may be, and those they host.
    async fn tables_of(&self, person: PersonId) -> Result<BTreeSet<TableId>, StoreError> {
        let mut tables: BTreeSet<_> = self.store.visited(person).await?.into_iter().collect();
        tables.extend(self.store.tables_of(person, u32::MAX).await?.into_iter().map(|table| table.id));
        Ok(tables)
    }

    /// Ends all connections of a person who may not use them any more.
    pub(crate) fn disconnect(&self, person: PersonId) {
        if let Some(app) = &self.app {
            app.disconnect(person);
        }
    }

    /// Waits until all tables in memory have disconnected a person and taken their name from their seat.
    async fn dismiss(&self, person: PersonId) -> Result<(), StoreError> {
        let Some(app) = &self.app else { return Ok(()) };
        let tables = app.registry.all();
        let asked = tables.iter().map(|table| ask(table, |answer| TableMessage::Erase { person, answer }));
        for answer in join_all(asked).await {
            // A table that is being unloaded has no connections left.
            match answer {
                Some(Err(ForgetError::Store(why))) => return Err(why),
                Some(Ok(()) | Err(ForgetError::Unreadable(_))) | None => {}
            }
        }
        Ok(())
    }

    /// Deletes chat of a table, in the store and in memory, and returns how many messages there were.
    pub(crate) async fn forget(&self, table: &TableId, which: Forget) -> Result<usize, StoreError> {
        match self.forget_at(table, which).await {
            Ok(count) => Ok(count),
            // Deleted in the meantime.
            Err(ForgetError::Store(StoreError::NoSuchTable)) => Ok(0),
            Err(ForgetError::Store(why)) => Err(why),
            Err(ForgetError::Unreadable(why)) => {
                error!(%table, %why, "chat cannot be deleted from a table that cannot be read");
                Ok(0)
            }
        }
    }

    /// The task of a table that is in memory does it, because it could store a snapshot at any time. A table that is not
    /// in memory is not loaded meanwhile.
    async fn forget_at(&self, table: &TableId, which: Forget) -> Result<usize, ForgetError> {
        let Some(app) = &self.app else {
            return forget_stored(self.store.as_ref(), self.world.as_ref(), self.world.now(), table, None, which).await;
        };
        for _ in 0..MAX_ATTEMPTS {
            let handle = match app.registry.unless_loaded(table, forget_unloaded(app, table, which)).await {
                Ok(Some(outcome)) => return outcome,
                // Another node owns it.
                Ok(None) => match app.registry.open(app, table).await {
                    Ok(handle) => Some(handle),
                    // Meanwhile this node could claim it, and need not load it.
                    Err(Denial::TableClosed | Denial::Internal) => None,
                    Err(denial) => return Err(not_forgotten(denial)),
                },
                Err(handle) => Some(handle),
            };
            if let Some(handle) = handle
                && let Some(outcome) = ask(&handle, |answer| TableMessage::Forget { forget: which, answer }).await
            {
                return outcome;
            }
            tokio::time::sleep(RETRY_AFTER).await;
        }
        // The table ends as soon as it is loaded: its store fails.
        Err(ForgetError::Store(StoreError::Failed(Arc::new(NoAnswer))))
    }

    /// Removes what was deleted from the log of the store as well. If somebody reads from it all the time, such as a backup,
    /// a running server tries again later.
    pub(crate) async fn truncate_log(&self) {
        for _ in 0..TRUNCATE_ATTEMPTS {
            match self.store.truncate_log().await {
                Ok(true) => return,
                Ok(false) => tokio::time::sleep(TRUNCATE_AGAIN_AFTER).await,
                Err(why) => {
                    warn!(%why, "the log of the database cannot be emptied");
                    break;
                }
            }
        }
        if let Some(app) = &self.app {
            warn!("deleted texts are in the log of the database until nobody reads from it");
            app.log_has_deleted.store(true, Ordering::Relaxed);
        }
    }

    /// Closes a table: everybody is disconnected and nobody can open it again.
    pub(crate) async fn close(&self, table: &TableId) -> Result<(), StoreError> {
        let elsewhere = match &self.app {
            Some(app) => owner_elsewhere(app, table).await,
            None => None,
        };
        self.store.close_table(table).await?;
        if let Some(app) = &self.app
            && let Some(handle) = app.registry.loaded(app, table).await.or(elsewhere)
        {
            // A table that is being unloaded has nothing left to do.
            let told = ask(&handle, |answer| TableMessage::Close { answer }).await;
            if told.is_none() && app.node.is_some() {
                warn!(%table, "did not answer; if somebody still plays there, they are disconnected at their next move");
            }
        }
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
}

/// Deletes chat of a table that is not in memory here; `None` if another node owns it.
async fn forget_unloaded(app: &Arc<App>, table: &TableId, which: Forget) -> Option<Result<usize, ForgetError>> {
    let Some(node) = &app.node else {
        return Some(forget_stored(app.store.as_ref(), app.world.as_ref(), app.now(), table, None, which).await);
    };
    let tenure = match node.place(table).await {
        Ok(Place::Here(tenure)) => tenure,
        Ok(Place::At { .. }) => return None,
        Err(denial) => return Some(Err(not_forgotten(denial))),
    };
    let forgotten =
        forget_stored(app.store.as_ref(), app.world.as_ref(), app.now(), table, Some(tenure.epoch), which).await;
    node.release(table, &tenure).await;
    Some(forgotten)
}

/// Why chat could not be deleted, if the table could not be opened.
fn not_forgotten(denial: Denial) -> ForgetError {
    ForgetError::Store(match denial {
        Denial::NoSuchTable => StoreError::NoSuchTable,
        denial => StoreError::Failed(Arc::new(denial)),
    })
}

/// The handle of a table that another node owns, and that nobody here uses. It cannot be found any more once the table is
/// closed, because that takes it from its owner.
async fn owner_elsewhere(app: &Arc<App>, table: &TableId) -> Option<Handle> {
    let node = app.node.as_ref()?;
    let is_elsewhere = async {
        match node.place(table).await {
            Ok(Place::At { .. }) => true,
            Ok(Place::Here(tenure)) => {
                node.release(table, &tenure).await;
                false
            }
            // Closing it says what is wrong.
            Err(_) => false,
        }
    };
    if !matches!(app.registry.unless_loaded(table, is_elsewhere).await, Ok(true)) {
        return None;
    }
    let opened = app.registry.open(app, table).await;
    if matches!(opened, Err(Denial::Unreachable)) {
        warn!(%table, "the owner cannot be told that the table is closed; its players are disconnected at their next move");
    }
    opened.ok()
}

/// Waits until a table has done something; `None` if it is being unloaded.
async fn ask<T>(table: &Handle, message: impl FnOnce(oneshot::Sender<T>) -> TableMessage) -> Option<T> {
    let (answer, answered) = oneshot::channel();
    table.send(message(answer)).await.ok()?;
    answered.await.ok()
}

/// A table did not answer.
#[derive(Debug)]
struct NoAnswer;

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the table does not answer")
    }
}

impl std::error::Error for NoAnswer {}
