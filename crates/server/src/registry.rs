//! The tables that are in memory. Used when somebody connects, never during a move.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tenback_store::{StoreError, TableId};
use tenback_table::PersonId;
use tokio::sync::{OnceCell, mpsc, oneshot};
use tokio::time::{Instant, timeout_at};
use tracing::{debug, error};

use crate::app::App;
use crate::charter::{LoadError, LoadedTable, Names, ParsedTable, names, restore};
use crate::contest;
use crate::denial::Denial;
use crate::host::{Handle, Host, HostContest, TableMessage};
use crate::node::{Place, Tenure};

/// A table that is being loaded, or has a task.
type TableSlot = Arc<OnceCell<Loaded>>;

/// A table with a task.
#[derive(Clone)]
struct Loaded {
    handle: Handle,
    /// Whether this node owns it; otherwise messages are forwarded.
    here: bool,
}

/// Where a table may be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// At any node.
    Anywhere,
    /// At this node. Nothing is forwarded twice.
    Here,
}

/// Why a table could not be opened.
enum NotOpened {
    Denied(Denial),
    /// The node that owns it cannot be reached. The table is free after this time, unless that node is alive.
    OwnedUntil(Instant),
}

impl From<Denial> for NotOpened {
    fn from(denial: Denial) -> NotOpened {
        NotOpened::Denied(denial)
    }
}

impl From<NotOpened> for Denial {
    fn from(why: NotOpened) -> Denial {
        match why {
            NotOpened::Denied(denial) => denial,
            NotOpened::OwnedUntil(_) => Denial::Unreachable,
        }
    }
}

/// The tables that are in memory.
#[derive(Default)]
pub(crate) struct Registry(Mutex<HashMap<TableId, TableSlot>>);

/// How often, and after which delay, a table that does not answer is asked again.
pub(crate) const MAX_ATTEMPTS: u32 = 20;
pub(crate) const RETRY_AFTER: Duration = Duration::from_millis(10);

/// How often the node of a table that cannot be reached is tried again.
const REACH_AFTER: Duration = Duration::from_millis(200);
/// The shortest pause before a table is claimed again: its lease ends at this moment.
const CLAIM_AFTER: Duration = Duration::from_millis(5);

/// The capacity of a table's mailbox.
const MAILBOX_CAPACITY: usize = 64;

impl Registry {
    /// The handle of a table. If it is not in memory it is loaded, by one task however many ask. One that belongs to a
    /// node that cannot be reached is taken over as soon as the lease of that node has ended.
    pub(crate) async fn open(&self, app: &Arc<App>, id: &TableId) -> Result<Handle, Denial> {
        let patience = app.node.as_ref().map(|node| Instant::now() + node.taken_over_within());
        loop {
            let why = match self.find(app, id, Where::Anywhere).await {
                Ok(handle) => return Ok(handle),
                Err(why) => why,
            };
            let now = Instant::now();
            let pause = match &why {
                NotOpened::OwnedUntil(until) => until.saturating_duration_since(now).clamp(CLAIM_AFTER, REACH_AFTER),
                NotOpened::Denied(_) => REACH_AFTER,
            };
            let denial = Denial::from(why);
            if !matches!(denial, Denial::Unreachable) || patience.is_none_or(|patience| patience <= now) {
                return Err(denial);
            }
            tokio::time::sleep(pause).await;
        }
    }

    /// The handle of a table of this node; [`Denial::Unreachable`] if it belongs to another one.
    pub(crate) async fn open_here(&self, app: &Arc<App>, id: &TableId) -> Result<Handle, Denial> {
        Ok(self.find(app, id, Where::Here).await?)
    }

    async fn find(&self, app: &Arc<App>, id: &TableId, place: Where) -> Result<Handle, NotOpened> {
        loop {
            let slot = self.tables().entry(id.clone()).or_default().clone();
            let opening = Opening { registry: self, id, slot };
            match opening.slot.get_or_try_init(|| start(app, id, place)).await {
                Ok(table) if table.handle.is_closed() => self.remove(id, &opening.slot),
                Ok(table) if place == Where::Here && !table.here => return Err(Denial::Unreachable.into()),
                Ok(table) => return Ok(table.handle.clone()),
                Err(why) => return Err(why),
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
        self.ask_at(app, id, Where::Anywhere, message).await
    }

    /// The same for tables of this node; [`Denial::Unreachable`] if it belongs to another one.
    pub(crate) async fn ask_here<T>(
        &self,
        app: &Arc<App>,
        id: &TableId,
        message: impl Fn(oneshot::Sender<T>) -> TableMessage,
    ) -> Result<(Handle, T), Denial> {
        self.ask_at(app, id, Where::Here, message).await
    }

    async fn ask_at<T>(
        &self,
        app: &Arc<App>,
        id: &TableId,
        place: Where,
        message: impl Fn(oneshot::Sender<T>) -> TableMessage,
    ) -> Result<(Handle, T), Denial> {
        for _ in 0..MAX_ATTEMPTS {
            let table = match place {
                Where::Anywhere => self.open(app, id).await?,
                Where::Here => self.open_here(app, id).await?,
            };
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
        let loaded = opening.slot.get_or_try_init(|| start(app, id, Where::Anywhere)).await;
        loaded.ok().map(|table| table.handle.clone())
    }

    /// Does something with a stored table while it is not in memory, and cannot be loaded. If it is in memory, returns its
    /// handle instead: its task owns it.
    pub(crate) async fn unless_loaded<T>(&self, id: &TableId, work: impl Future<Output = T>) -> Result<T, Handle> {
        let slot = self.tables().entry(id.clone()).or_default().clone();
        let opening = Opening { registry: self, id, slot };
        // The table cannot be loaded while the work is under way: it looks like a loader that fails in the end.
        match opening.slot.get_or_try_init(|| async { Err(work.await) }).await {
            Ok(table) => {
                if table.handle.is_closed() {
                    self.remove(id, &opening.slot);
                }
                Err(table.handle.clone())
            }
            Err(done) => Ok(done),
        }
    }

    /// The handles of all tables in memory.
    pub(crate) fn all(&self) -> Vec<Handle> {
        self.tables().values().filter_map(|slot| slot.get().map(|table| table.handle.clone())).collect()
    }

    /// The handles of the tables in memory that this node owns.
    pub(crate) fn all_here(&self) -> Vec<Handle> {
        let here = |slot: &TableSlot| slot.get().filter(|table| table.here).map(|table| table.handle.clone());
        self.tables().values().filter_map(here).collect()
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

/// Loads a table and starts its task, or the task that forwards messages to the node that owns it.
async fn start(app: &Arc<App>, id: &TableId, place: Where) -> Result<Loaded, NotOpened> {
    if app.stopping.is_cancelled() {
        return Err(Denial::ShuttingDown.into());
    }
    let Some(node) = &app.node else {
        return Ok(Loaded { handle: load(app, id, None).await?, here: true });
    };
    match node.place(id).await? {
        // Claimed before it is loaded: earlier owners can no longer write.
        Place::Here(tenure) => match load(app, id, Some(tenure.clone())).await {
            Ok(handle) => Ok(Loaded { handle, here: true }),
            Err(denial) => {
                node.release(id, &tenure).await;
                Err(denial.into())
            }
        },
        Place::At { .. } if place == Where::Here => Err(Denial::Unreachable.into()),
        Place::At { node: owner, address, until } => {
            // A machine that is gone does not even refuse a connection: its lease may end before that is certain.
            match timeout_at(until, node.remote(app, id, owner, &address)).await {
                Ok(Ok(handle)) => Ok(Loaded { handle, here: false }),
                Ok(Err(Denial::Unreachable)) | Err(_) => Err(NotOpened::OwnedUntil(until)),
                Ok(Err(denial)) => Err(denial.into()),
            }
        }
    }
}

/// Loads a table and starts its task.
async fn load(app: &Arc<App>, id: &TableId, tenure: Option<Tenure>) -> Result<Handle, Denial> {
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
    let names = names_at(app, read.people()).await?;
    let loaded = restore(read, &names).map_err(unreadable)?;
    debug!(table = %id, seq = loaded.table.seq(), "loaded");
    let contest = contest_of(app, id, &loaded).await?;
    let (handle, inbox) = mpsc::channel(MAILBOX_CAPACITY);
    let host = Host::new(id.clone(), app.clone(), stored.host, loaded, contest, tenure, handle.clone());
    app.tasks.spawn(host.run(inbox));
    Ok(handle)
}

/// The contest of a table, and whether its game counts.
async fn contest_of(app: &App, id: &TableId, loaded: &LoadedTable) -> Result<Option<HostContest>, Denial> {
    let Some(contest) = &loaded.charter.contest else { return Ok(None) };
    let contest = contest::find(app, &contest.key()).await?.ok_or(Denial::Internal)?;
    let attempt = app.store.attempt_at(id).await?;
    let roster = contest::roster(&contest)?;
    Ok(Some(HostContest::new(contest, roster, attempt.map(|attempt| attempt.ranked))))
}

/// The names of people at a table that is being loaded. Somebody who is being erased has none, even if the store still knows
/// it: nobody could tell this table afterwards.
async fn names_at(app: &App, people: Vec<PersonId>) -> Result<Names, StoreError> {
    let mut names = names(app.store.as_ref(), people).await?;
    names.retain(|person, _| !app.erased.contains(*person));
    Ok(names)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tempfile::TempDir;
    use tenback_store::{Person, SignIn, Sqlite, Timestamp};

    use super::*;
    use crate::config::Config;
    use crate::world::System;

    fn app_in(folder: &TempDir) -> Arc<App> {
        let store = Sqlite::open(folder.path().join("tables.db")).expect("a new file");
        Arc::new(App::new(Config::default(), Arc::new(store), Arc::new(System), Arc::new(crate::node::Tcp)))
    }

    #[tokio::test]
    async fn a_table_is_not_loaded_with_the_name_of_a_person_who_is_being_erased() {
        let folder = TempDir::new().expect("a folder");
        let app = app_in(&folder);
        let people = [1, 2].map(PersonId::new);
        for id in people {
            let (name, language, sign_in) = ("Ada".to_owned(), "en".to_owned(), SignIn::default());
            let person = Person { id, name, language, sign_in, since: Timestamp(0), banned: None };
            app.store.add_person(person).await.expect("the id is free");
        }
        // The store still has the name.
        let erased = app.erased.enter(people[0]);
        let names = names_at(&app, people.to_vec()).await.expect("the store works");
        assert_eq!(names.keys().copied().collect::<Vec<_>>(), [people[1]]);
        drop(erased);
        assert_eq!(names_at(&app, people.to_vec()).await.expect("the store works").len(), 2, "it has failed");
    }

    #[tokio::test]
    async fn abandoned_requests_for_a_table_leave_no_entry() {
        let folder = TempDir::new().expect("a folder");
        let app = app_in(&folder);
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
