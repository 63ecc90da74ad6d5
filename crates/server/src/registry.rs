//! The tables that are in memory. Used when somebody connects, never during a move.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tenback_store::TableId;
use tokio::sync::{OnceCell, mpsc, oneshot};
use tracing::{debug, error};

use crate::app::App;
use crate::charter::{LoadError, ParsedTable, names, restore};
use crate::denial::Denial;
use crate::host::{Handle, Host, TableMessage};

/// A table that is being loaded, or has a task.
type TableSlot = Arc<OnceCell<Handle>>;

/// The tables that are in memory.
#[derive(Default)]
pub(crate) struct Registry(Mutex<HashMap<TableId, TableSlot>>);

/// How often, and after which delay, a table that does not answer is asked again.
const MAX_ATTEMPTS: u32 = 20;
const RETRY_AFTER: Duration = Duration::from_millis(10);

/// The capacity of a table's mailbox.
const MAILBOX_CAPACITY: usize = 64;

impl Registry {
    /// The handle of a table. If it is not in memory it is loaded, by one task however many ask.
    pub(crate) async fn open(&self, app: &Arc<App>, id: &TableId) -> Result<Handle, Denial> {
        loop {
            let slot = self.tables().entry(id.clone()).or_default().clone();
            let opening = Opening { registry: self, id, slot };
            match opening.slot.get_or_try_init(|| start(app, id)).await {
                Ok(handle) if handle.is_closed() => self.remove(id, &opening.slot),
                Ok(handle) => return Ok(handle.clone()),
                Err(denial) => return Err(denial),
            }
        }
    }

    /// Asks a table something, and returns its handle with the answer. A table that is being unloaded does not answer:
    /// it is loaded again.
    pub(crate) async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: &TableId,
        message: impl Fn(oneshot::Sender<T>) -> TableMessage,
    ) -> Result<(Handle, T), Denial> {
        for _ in 0..MAX_ATTEMPTS {
            let table = self.open(app, id).await?;
            let (answer, answered) = oneshot::channel();
            let asked = table.send(message(answer)).await;
            if let (Ok(()), Ok(answer)) = (asked, answered.await) {
                return Ok((table, answer));
            }
            tokio::time::sleep(RETRY_AFTER).await;
        }
        // The table ends as soon as it is loaded: its store fails.
        Err(Denial::NotStored)
    }

    /// The handle of a table if it is in memory. One that is being loaded is waited for.
    pub(crate) async fn loaded(&self, app: &Arc<App>, id: &TableId) -> Option<Handle> {
        let slot = self.tables().get(id).cloned()?;
        let opening = Opening { registry: self, id, slot };
        opening.slot.get_or_try_init(|| start(app, id)).await.ok().cloned()
    }

    /// The handles of all tables in memory.
    pub(crate) fn all(&self) -> Vec<Handle> {
        self.tables().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// Removes a table whose task ends.
    pub(crate) fn forget(&self, id: &TableId) {
        self.tables().remove(id);
    }

    fn remove(&self, id: &TableId, slot: &TableSlot) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|known| Arc::ptr_eq(known, slot)) {
            tables.remove(id);
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, TableSlot>> {
        // No operation under the lock can stop halfway.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A caller that waits for a table to be loaded. If the last one stops waiting, the entry is removed.
struct Opening<'a> {
    registry: &'a Registry,
    id: &'a TableId,
    slot: TableSlot,
}

impl Drop for Opening<'_> {
    fn drop(&mut self) {
        let mut tables = self.registry.tables();
        // Dropped under the lock, so that the last one of several knows that it is the last.
        drop(std::mem::take(&mut self.slot));
        if tables.get(self.id).is_some_and(|slot| !slot.initialized() && Arc::strong_count(slot) == 1) {
            tables.remove(self.id);
        }
    }
}

/// Loads a table and starts its task.
async fn start(app: &Arc<App>, id: &TableId) -> Result<Handle, Denial> {
    if app.stopping.is_cancelled() {
        return Err(Denial::ShuttingDown);
    }
    let stored = app.store.load(id).await?;
    let stored = stored.ok_or(Denial::NoSuchTable)?;
    if stored.closed {
        return Err(Denial::TableClosed);
    }
    let unreadable = |why: LoadError| {
        error!(table = %id, %why, "is not in a known format");
        Denial::Internal
    };
    let read = ParsedTable::of(&stored).map_err(unreadable)?;
    let names = names(app.store.as_ref(), read.people()).await?;
    let loaded = restore(read, &names).map_err(unreadable)?;
    debug!(table = %id, seq = loaded.table.seq(), "loaded");
    let (handle, inbox) = mpsc::channel(MAILBOX_CAPACITY);
    let host = Host::new(id.clone(), app.clone(), stored.host, loaded, handle.clone());
    app.tasks.spawn(host.run(inbox));
    Ok(handle)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tenback_store::Sqlite;

    use super::*;
    use crate::config::Config;
    use crate::world::System;

    #[tokio::test]
    async fn abandoned_requests_for_a_table_leave_no_entry() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path().join("tables.db")).expect("a new file");
        let app = Arc::new(App::new(Config::default(), Arc::new(store), Arc::new(System)));
        let id = TableId::new("k3v9x2aak3v9x2aa").expect("letters and digits");
        let asking = || tokio::time::timeout(Duration::ZERO, app.registry.open(&app, &id));
        // Whether they give up before or after the answer, nothing is left.
        let _answers = tokio::join!(asking(), asking());
        assert!(app.registry.tables().is_empty(), "nobody waits, but there is an entry");
        let answer = app.registry.open(&app, &id).await;
        assert!(matches!(answer, Err(Denial::NoSuchTable)));
        assert!(app.registry.tables().is_empty(), "it does not exist, but there is an entry");
    }
}
