//! What operators see and change: whole stores, page by page.

use tenback_players::PersonId;

use crate::{Epoch, StoredSnapshot, TableId, Timestamp};

/// A table as operators see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableOverview {
    /// Its id.
    pub id: TableId,
    /// Its host.
    pub host: PersonId,
    /// When it was created.
    pub created: Timestamp,
    /// When it was last updated.
    pub updated: Timestamp,
    /// Whether an operator has closed it.
    pub closed: bool,
    /// How many events it has.
    pub events: u64,
    /// The summary shown in lists, as text.
    pub summary: String,
}

/// The first event of a table on a day (UTC), and when it happened. Days without events have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// The number of the event.
    pub first: u64,
    /// When it happened.
    pub since: Timestamp,
}

/// New texts for events that are already stored. Their numbers stay as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    /// Which table.
    pub table: TableId,
    /// The claim under which it is written, see [`crate::Append::epoch`].
    pub epoch: Option<Epoch>,
    /// The numbers of the events and their new texts.
    pub events: Vec<(u64, String)>,
    /// A person whose commands are forgotten: their ids are texts, too.
    pub erased: Option<PersonId>,
    /// A snapshot that replaces the stored one.
    pub snapshot: StoredSnapshot,
}

/// How much there is in a store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Tables.
    pub tables: u64,
    /// Tables that are closed.
    pub closed_tables: u64,
    /// People.
    pub people: u64,
    /// People who are banned.
    pub banned_people: u64,
    /// Finished games.
    pub games: u64,
    /// Events of all tables.
    pub events: u64,
    /// When the oldest table was created.
    pub oldest: Option<Timestamp>,
    /// When a table was last updated.
    pub newest: Option<Timestamp>,
}
