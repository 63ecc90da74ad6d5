//! Deleting chat from stored tables. The events stay, without their texts, so that logs have no gaps.

use std::fmt;

use tenback_store::{Rewrite, Store, StoreError, StoredSnapshot, TableId};
use tenback_table::PersonId;

use crate::charter::{LoadError, Names, ParsedEntry, ParsedTable, restore, snapshot_text};

/// Which messages are deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// Deletes messages from the log and the snapshot of a table, and returns how many there were.
pub(crate) async fn forget(store: &dyn Store, id: &TableId, forget: Forget) -> Result<usize, ForgetError> {
    let mut events = Vec::new();
    for entry in store.entries(id).await? {
        let entry = ParsedEntry::of(&entry)?;
        if let Some((seq, _, _)) = entry.said().filter(|(seq, by, _)| forget.includes(*seq, Some(*by))) {
            events.push((seq, entry.silenced()));
        }
    }
    if events.is_empty() {
        return Ok(0);
    }
    let stored = store.load(id).await?.ok_or(StoreError::NoSuchTable)?;
    let mut loaded = restore(ParsedTable::of(&stored)?, &Names::new())?;
    loaded.table.forget_chat(|seq, person| forget.includes(seq, person));
    let state = snapshot_text(&loaded.table, &loaded.done).map_err(LoadError::Malformed)?;
    let snapshot = StoredSnapshot { seq: loaded.table.seq(), state };
    let count = events.len();
    store.rewrite(Rewrite { table: id.clone(), events, snapshot }).await?;
    Ok(count)
}
