//! A table as stored: what never changes, its events, and what lists show.

use tenback_players::PersonId;

use crate::{Digest, Epoch, FinishedGame, Outline, StoreError, TableId, Timestamp};

/// One event as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1 without gaps.
    pub seq: u64,
    /// The command it came from, if a person issued one.
    pub command: Option<CommandKey>,
    /// The event.
    pub event: String,
}

/// Identifies the command an event came from, so that a repeated one is recognised even after a restart.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CommandKey {
    /// Who issued it.
    pub person: PersonId,
    /// The id they gave it.
    pub id: String,
}

/// A table to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its id, which must be unused.
    pub id: TableId,
    /// Its host.
    pub host: PersonId,
    /// What never changes about it, as text.
    pub charter: String,
    /// Its first events, numbered from 1. May be empty.
    pub entries: Vec<Entry>,
    /// Its initial listing.
    pub listing: Listing,
    /// When it was created.
    pub now: Timestamp,
}

impl NewTable {
    /// How many bytes it needs.
    pub fn bytes(&self) -> u64 {
        bytes(&self.entries) + (self.charter.len() + self.listing.summary.len()) as u64
    }
}

/// An addition to a table, all or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The claim under which it is written; `None` if only one process can use the store.
    pub epoch: Option<Epoch>,
    /// New events, numbered from the last stored one. May be empty.
    pub entries: Vec<Entry>,
    /// The state after some event up to the last of these. One that is older than the stored snapshot is ignored.
    pub snapshot: Option<StoredSnapshot>,
    /// The new listing, if it has changed.
    pub listing: Option<Listing>,
    /// The game that ended with these events. Its number must be new for this table.
    pub game: Option<FinishedGame>,
    /// What lists and statistics say about that game. Without it, the game is to be outlined later.
    pub outline: Option<Outline>,
    /// The new host, if it has changed.
    pub host: Option<PersonId>,
    /// When the time of the current turn is up, if it is limited. It replaces the previous one unless there is only a
    /// snapshot.
    pub deadline: Option<Timestamp>,
    /// When this happened. It becomes the time of the last update unless there is only a snapshot.
    pub now: Timestamp,
}

impl Append {
    /// How many bytes it adds to a table for good: its events, and the game that ended with them.
    pub fn bytes(&self) -> u64 {
        bytes(&self.entries) + self.game.as_ref().map_or(0, |game| (game.record.len() + game.result.len()) as u64)
    }

    /// The number of the last event after appending this to event `last`.
    pub(crate) fn follow(&self, last: u64) -> Result<u64, StoreError> {
        let end = end(&self.entries, last)?;
        // A snapshot from ahead of the log would hide later events.
        if self.snapshot.as_ref().is_some_and(|snapshot| snapshot.seq > end) {
            return Err(StoreError::Conflict { last });
        }
        Ok(end)
    }
}

/// The bytes of some events, with what each needs besides: its number, its command and its row.
pub(crate) fn bytes(entries: &[Entry]) -> u64 {
    const ROW: u64 = 32;
    let command = |entry: &Entry| entry.command.as_ref().map_or(0, |command| 8 + command.id.len() as u64);
    entries.iter().map(|entry| ROW + command(entry) + entry.event.len() as u64).sum()
}

/// The number of the last of these events, if they continue after event `last` without a gap.
pub(crate) fn end(entries: &[Entry], last: u64) -> Result<u64, StoreError> {
    let follows = |end: u64, entry: &Entry| (end.checked_add(1) == Some(entry.seq)).then_some(entry.seq);
    entries.iter().try_fold(last, follows).ok_or(StoreError::Conflict { last })
}

/// The state of a table after one of its events, so that it can be loaded without replaying from the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSnapshot {
    /// The last event it includes; 0 before the first.
    pub seq: u64,
    /// The state.
    pub state: String,
}

/// How a table appears in lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// Whether it is public.
    pub listed: bool,
    /// The people who sit there, in any order.
    pub people: Vec<PersonId>,
    /// The summary shown in lists, as text.
    pub summary: String,
    /// A digest of the cards that are being played there.
    pub deal: Option<Digest>,
}

/// A stored table: enough to resume it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// Its host.
    pub host: PersonId,
    /// What never changes about it, as text.
    pub charter: String,
    /// Whether an operator has closed it.
    pub closed: bool,
    /// The latest snapshot.
    pub snapshot: Option<StoredSnapshot>,
    /// The events after the snapshot, or all events if there is none.
    pub tail: Vec<Entry>,
    /// How many bytes have been added to it so far, see [`Append::bytes`].
    pub bytes: u64,
    /// When the time of the current turn is up, if it is limited.
    pub deadline: Option<Timestamp>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// Which table.
    pub id: TableId,
    /// The summary shown in lists, as text.
    pub summary: String,
    /// When it was last updated.
    pub updated: Timestamp,
}
