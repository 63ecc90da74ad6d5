//! What every store can do, whatever it keeps things in.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::{Append, Counters, Digest, Entry, ListedTable, NewTable, Person, StoredTable, TableId, Timestamp};

/// Tables and people, kept durably: what has been answered with `Ok` outlives a crash and a power cut.
///
/// Texts may hold anything but the character U+0000, for which some databases have no place.
///
/// Of two calls the second sees what the first did if it was made after the first was answered.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table with its first events, all of it or nothing. [`StoreError::Taken`] if there is one of this
    /// name, [`StoreError::Conflict`] if the events are not numbered from 1.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Adds to a table, all of it or nothing. [`StoreError::Conflict`] if the entries do not go on where the kept ones
    /// end: somebody else has written, or something is missing.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// What is needed to go on with a table, read at one moment; `None` if there is no such table.
    async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError>;

    /// All that ever happened at a table, in order. [`StoreError::NoSuchTable`] if there is none.
    async fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError>;

    /// The tables that everybody finds, last touched first, at most so many.
    async fn listed(&self, most: u32) -> Result<Vec<ListedTable>, StoreError>;

    /// The tables that somebody hosts or sits at, listed or not, last touched first, at most so many.
    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<ListedTable>, StoreError>;

    /// How many tables somebody has opened since a moment, that moment included.
    async fn tables_hosted(&self, person: PersonId, since: Timestamp) -> Result<u64, StoreError>;

    /// Keeps a new person. [`StoreError::Taken`] if there is one with this id.
    async fn add_person(&self, person: Person) -> Result<(), StoreError>;

    /// A person, if there is one with this id.
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;

    /// Changes what somebody is called and reads.
    async fn rename(&self, id: PersonId, name: &str, language: &str) -> Result<(), StoreError>;

    /// Lets somebody come back by a code, in place of any code before.
    async fn offer_recovery(&self, id: PersonId, code: Digest) -> Result<(), StoreError>;

    /// If `code` is the one offered last and unused, replaces the token and uses the code up; tells whether it was. Of
    /// many who try at once, one succeeds.
    async fn recover(&self, id: PersonId, code: Digest, token: Digest) -> Result<bool, StoreError>;

    /// How much was kept so far, and how long it took.
    fn counters(&self) -> &Counters;

    /// Finishes what was asked for and lets go of all files. Every later call gets [`StoreError::Closed`].
    async fn close(&self);
}

/// Why something was not kept or not found.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// There is already a table or person of this name.
    Taken,
    /// There is no such table.
    NoSuchTable,
    /// There is no such person.
    NoSuchPerson,
    /// What was to be added does not follow event `last`, the last one kept.
    Conflict {
        /// The number of the last event kept; 0 if there is none.
        last: u64,
    },
    /// There is no room left. The store goes on when there is.
    Full,
    /// The store has been closed.
    Closed,
    /// The system or the database could not do it. What was asked for may or may not have been kept.
    Failed(Arc<dyn Error + Send + Sync>),
}

/// For logs; sentences for people are made elsewhere.
impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("taken"),
            StoreError::NoSuchTable => f.write_str("no such table"),
            StoreError::NoSuchPerson => f.write_str("no such person"),
            StoreError::Conflict { last } => write!(f, "conflict: the last event is {last}"),
            StoreError::Full => f.write_str("no room left"),
            StoreError::Closed => f.write_str("closed"),
            StoreError::Failed(why) => write!(f, "failed: {why}"),
        }
    }
}

impl Error for StoreError {}
