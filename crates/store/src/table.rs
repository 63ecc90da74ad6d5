//! A table as it is kept: what never changes, what happened, and what lists show.

use tenback_players::PersonId;

use crate::{StoreError, TableId, Timestamp};

/// One event as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number: the first event of a table is 1, and there are no gaps.
    pub seq: u64,
    /// The command it came from, if a person gave one.
    pub cause: Option<CommandKey>,
    /// What happened.
    pub event: String,
}

/// The command an event came from, so that a repeated one is recognised after a restart too.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CommandKey {
    /// Who gave it.
    pub person: PersonId,
    /// What they numbered it.
    pub id: String,
}

/// A table that is to be kept from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its name, which must be free.
    pub id: TableId,
    /// Who opened it.
    pub host: PersonId,
    /// What never changes about it.
    pub charter: String,
    /// What happened as it was opened, numbered from 1. It may be empty.
    pub entries: Vec<Entry>,
    /// What lists show of it at first.
    pub face: Listing,
    /// When it was opened.
    pub now: Timestamp,
}

/// What is added to a table, all of it or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// What happened, numbered on from the last event that is kept. It may be empty.
    pub entries: Vec<Entry>,
    /// The state after some event up to the last of these. An older one than is kept changes nothing.
    pub snapshot: Option<StoredSnapshot>,
    /// What lists show from now on, if that has changed.
    pub face: Option<Listing>,
    /// When this happened. It is the last change of the table unless only a snapshot comes.
    pub now: Timestamp,
}

impl Append {
    /// The number of the last event once this is kept behind event `last`.
    pub(crate) fn follow(&self, last: u64) -> Result<u64, StoreError> {
        let end = end(&self.entries, last)?;
        // A snapshot from ahead of the log would hide events that are still to come.
        if self.snapshot.as_ref().is_some_and(|snapshot| snapshot.seq > end) {
            return Err(StoreError::Conflict { last });
        }
        Ok(end)
    }
}

/// The number of the last of these events, if they go on behind event `last` without a gap.
pub(crate) fn end(entries: &[Entry], last: u64) -> Result<u64, StoreError> {
    let follows = |end: u64, entry: &Entry| (end.checked_add(1) == Some(entry.seq)).then_some(entry.seq);
    entries.iter().try_fold(last, follows).ok_or(StoreError::Conflict { last })
}

/// A table after one of its events, so that it need not be played from the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSnapshot {
    /// The last event in it; 0 before the first.
    pub seq: u64,
    /// The state.
    pub state: String,
}

/// What lists show of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// Whether everybody finds it.
    pub listed: bool,
    /// Who sits there, in any order.
    pub people: Vec<PersonId>,
    /// What a list says of it.
    pub summary: String,
}

/// A table as it was kept: enough to go on with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// Who opened it.
    pub host: PersonId,
    /// What never changes about it.
    pub charter: String,
    /// The newest snapshot.
    pub snapshot: Option<StoredSnapshot>,
    /// What happened after the snapshot, or all that happened if there is none.
    pub tail: Vec<Entry>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// Which table.
    pub id: TableId,
    /// What the list says of it.
    pub summary: String,
    /// When something was last added to it.
    pub touched: Timestamp,
}
