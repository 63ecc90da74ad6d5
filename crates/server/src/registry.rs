//! The tables that are in memory. Asked when somebody comes; never on the way of a move.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tenback_store::TableId;
use tenback_wire::Denial;
use tokio::sync::{OnceCell, mpsc, oneshot};
use tracing::{debug, error};

use crate::app::App;
use crate::charter::{ReadTable, Unreadable, names, take_up};
use crate::host::{Handle, Host, Letter};

/// A table that is being read, or has a task.
type Place = Arc<OnceCell<Handle>>;

/// The tables that are in memory.
#[derive(Default)]
pub(crate) struct Registry(Mutex<HashMap<TableId, Place>>);

/// A table that does not answer is asked again so often, and so much later.
const MOST_TRIES: u32 = 20;
const RETRY_AFTER: Duration = Duration::from_millis(10);

/// Letters that wait for a table.
const INBOX: usize = 64;

impl Registry {
    /// The way to a table. If it is not in memory it is read, by one task however many ask.
    pub(crate) async fn open(&self, app: &Arc<App>, id: &TableId) -> Result<Handle, Denial> {
        loop {
            let place = self.tables().entry(id.clone()).or_default().clone();
            let opening = Opening { registry: self, id, place };
            match opening.place.get_or_try_init(|| start(app, id)).await {
                Ok(handle) if handle.is_closed() => self.remove(id, &opening.place),
                Ok(handle) => return Ok(handle.clone()),
                Err(denial) => return Err(denial),
            }
        }
    }

    /// Asks a table something, and tells the way to it with the answer. A table that is put away at this very moment does
    /// not answer: it is taken up again.
    pub(crate) async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: &TableId,
        letter: impl Fn(oneshot::Sender<T>) -> Letter,
    ) -> Result<(Handle, T), Denial> {
        for _ in 0..MOST_TRIES {
            let table = self.open(app, id).await?;
            let (answer, answered) = oneshot::channel();
            let asked = table.send(letter(answer)).await;
            if let (Ok(()), Ok(answer)) = (asked, answered.await) {
                return Ok((table, answer));
            }
            tokio::time::sleep(RETRY_AFTER).await;
        }
        // A table that ends as soon as it is taken up: its store fails.
        Err(Denial::NotStored)
    }

    /// The ways to all tables that are in memory.
    pub(crate) fn all(&self) -> Vec<Handle> {
        self.tables().values().filter_map(|place| place.get().cloned()).collect()
    }

    /// A table's task ends.
    pub(crate) fn forget(&self, id: &TableId) {
        self.tables().remove(id);
    }

    fn remove(&self, id: &TableId, place: &Place) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|known| Arc::ptr_eq(known, place)) {
            tables.remove(id);
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Place>> {
        // Nothing that is done under the lock can leave the map half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who waits for a table to be read. Who stops waiting, and was the last to, leaves no trace of it.
struct Opening<'a> {
    registry: &'a Registry,
    id: &'a TableId,
    place: Place,
}

impl Drop for Opening<'_> {
    fn drop(&mut self) {
        let mut tables = self.registry.tables();
        // Given back under the lock, so that the last one of several knows that it is the last.
        drop(std::mem::take(&mut self.place));
        if tables.get(self.id).is_some_and(|place| !place.initialized() && Arc::strong_count(place) == 1) {
            tables.remove(self.id);
        }
    }
}

/// Reads a table and gives it a task.
async fn start(app: &Arc<App>, id: &TableId) -> Result<Handle, Denial> {
    if app.stopping.is_cancelled() {
        return Err(Denial::ShuttingDown);
    }
    let kept = app.store.load(id).await.map_err(|why| {
        error!(table = %id, %why, "cannot be read");
        Denial::NotStored
    })?;
    let kept = kept.ok_or(Denial::NoSuchTable)?;
    let unreadable = |why: Unreadable| {
        error!(table = %id, %why, "was not written by any version known here");
        Denial::NotStored
    };
    let read = ReadTable::of(&kept).map_err(unreadable)?;
    let names = names(app.store.as_ref(), read.people()).await.map_err(|_| Denial::NotStored)?;
    let up = take_up(read, &names).map_err(unreadable)?;
    debug!(table = %id, seq = up.table.seq(), "taken up");
    let (handle, inbox) = mpsc::channel(INBOX);
    let host = Host::new(id.clone(), app.clone(), kept.host, up, handle.clone());
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
    async fn whoever_asks_for_a_table_and_hangs_up_leaves_nothing_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path().join("tables.db")).expect("a new file");
        let app = Arc::new(App::new(Config::default(), Arc::new(store), Arc::new(System)));
        let id = TableId::new("k3v9x2aak3v9x2aa").expect("letters and digits");
        let asking = || tokio::time::timeout(Duration::ZERO, app.registry.open(&app, &id));
        // Whether they hang up before the answer or after it, nothing is left.
        let _answers = tokio::join!(asking(), asking());
        assert!(app.registry.tables().is_empty(), "nobody waits, and yet it is known");
        let answer = app.registry.open(&app, &id).await;
        assert!(matches!(answer, Err(Denial::NoSuchTable)));
        assert!(app.registry.tables().is_empty(), "it does not exist, and yet it is known");
    }
}
