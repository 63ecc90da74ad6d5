//! Deleting chat from stored tables. The events stay, without their texts, so that logs have no gaps.

use std::fmt;

use serde::{Deserialize, Serialize};
use tenback_store::{Append, Epoch, Listing, Rewrite, Store, StoreError, StoredSnapshot, TableId, Timestamp};
use tenback_table::{PersonId, Table};

use crate::charter::{HandledCommands, LoadError, Names, ParsedEntry, ParsedTable, restore, snapshot_text};
use crate::host::Draft;
use crate::listing::listing;
use crate::world::World;

/// Which messages are deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Forget {
    /// Those of a person.
    Person(PersonId),
    /// Those before an event.
    Before(u64),
}

impl Forget {
    /// Whether a message is deleted.
    pub(crate) fn includes(self, seq: u64, person: Option<PersonId>) -> bool {
        match self {
            Forget::Person(gone) => person == Some(gone),
            Forget::Before(first) => seq < first,
        }
    }
}

/// Why chat could not be deleted.
#[derive(Debug)]
pub(crate) enum ForgetError {
    /// The store failed.
    Store(StoreError),
    /// The table cannot be read.
    Unreadable(LoadError),
}

impl From<StoreError> for ForgetError {
    fn from(error: StoreError) -> ForgetError {
        ForgetError::Store(error)
    }
}

impl From<LoadError> for ForgetError {
    fn from(error: LoadError) -> ForgetError {
        ForgetError::Unreadable(error)
    }
}

/// For logs.
impl fmt::Display for ForgetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ForgetError::Store(why) => why.fmt(f),
            ForgetError::Unreadable(why) => why.fmt(f),
        }
    }
}

/// A table without some of its messages.
pub(crate) struct Forgotten {
    pub(crate) table: Table,
    /// How many messages were deleted from the log.
    pub(crate) count: usize,
    /// Whether a snapshot of the table is stored now.
    pub(crate) is_stored: bool,
}

/// Deletes messages from the log and the snapshot of a table together. Only the owner of the table may call it: nobody
/// else must store a snapshot meanwhile, because the messages would be back.
pub(crate) async fn forget(
    store: &dyn Store,
    id: &TableId,
    table: &Table,
    done: &HandledCommands,
    epoch: Option<Epoch>,
    forget: Forget,
) -> Result<Forgotten, ForgetError> {
    let mut events = Vec::new();
    for entry in store.entries(id).await? {
        let entry = ParsedEntry::of(&entry)?;
        if let Some((seq, _, _)) = entry.said().filter(|(seq, by, _)| forget.includes(*seq, Some(*by))) {
            events.push((seq, entry.silenced()));
        }
    }
    let erased = match forget {
        Forget::Person(person) => Some(person),
        Forget::Before(_) => None,
    };
    let left = erased.map(|person| done.without(person));
    let text = |table: &Table| snapshot_text(table, left.as_ref().unwrap_or(done)).map_err(LoadError::Malformed);
    let mut next = table.clone();
    next.forget_chat(|seq, person| forget.includes(seq, person));
    let state = text(&next)?;
    let count = events.len();
    // The stored snapshot of a person's table is always replaced, whatever is in it.
    let is_stored = count > 0 || erased.is_some() || state != text(table)?;
    if is_stored {
        let snapshot = StoredSnapshot { seq: next.seq(), state };
        store.rewrite(Rewrite { table: id.clone(), epoch, events, erased, snapshot }).await?;
    }
    Ok(Forgotten { table: next, count, is_stored })
}

/// The same for a table that is not in memory, with what follows for the seat of a deleted person. Returns how many messages
/// were deleted.
pub(crate) async fn forget_stored(
    store: &dyn Store,
    world: &dyn World,
    now: Timestamp,
    id: &TableId,
    epoch: Option<Epoch>,
    which: Forget,
) -> Result<usize, ForgetError> {
    let stored = store.load(id).await?.ok_or(StoreError::NoSuchTable)?;
    let loaded = restore(ParsedTable::of(&stored)?, &Names::new())?;
    let forgotten = forget(store, id, &loaded.table, &loaded.done, epoch, which).await?;
    if let Forget::Person(person) = which {
        let draft = Draft::without(&forgotten.table, stored.host, person, world);
        if !draft.events.is_empty() {
            let listing = listing(&loaded.charter, &draft.next);
            let listed = listing.listed && !stored.closed;
            let append = Append {
                table: id.clone(),
                epoch,
                entries: draft.entries(None),
                snapshot: None,
                listing: Some(Listing { listed, ..listing }),
                game: None,
                outline: None,
                host: draft.host(),
                deadline: loaded.deadline,
                now,
            };
            store.append(append).await?;
        }
    }
    Ok(forgotten.count)
}
