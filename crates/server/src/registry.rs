//! The tables that are in memory. Asked when somebody comes; never on the way of a move.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tenback_store::TableId;
use tenback_wire::Denial;
use tokio::sync::{OnceCell, mpsc};
use tracing::{debug, error};

use crate::app::App;
use crate::charter::take_up;
use crate::host::{Handle, Host};

/// A table that is being read, or has a task.
type Place = Arc<OnceCell<Handle>>;

/// The tables that are in memory.
#[derive(Default)]
pub(crate) struct Registry(Mutex<HashMap<TableId, Place>>);

/// Letters that wait for a table.
const INBOX: usize = 64;

impl Registry {
    /// The way to a table. If it is not in memory it is read, by one task however many ask.
    pub(crate) async fn open(&self, app: &Arc<App>, id: &TableId) -> Result<Handle, Denial> {
        loop {
            let place = self.tables().entry(id.clone()).or_default().clone();
            match place.get_or_try_init(|| start(app, id)).await {
                Ok(handle) if handle.is_closed() => self.remove(id, &place),
                Ok(handle) => return Ok(handle.clone()),
                Err(denial) => {
                    self.remove(id, &place);
                    return Err(denial);
                }
            }
        }
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
    let up = take_up(&kept).map_err(|why| {
        error!(table = %id, %why, "was not written by any version known here");
        Denial::NotStored
    })?;
    debug!(table = %id, seq = up.table.seq(), "taken up");
    let (handle, inbox) = mpsc::channel(INBOX);
    let host = Host::new(id.clone(), app.clone(), kept.host, up, handle.clone());
    app.tasks.spawn(host.run(inbox));
    Ok(handle)
}
