//! The interface of every store.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::sync::Arc;

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::{
    Append, Contests, Counters, Day, Devices, Digest, Entry, FinishedGame, Groups, History, ListedTable, NewTable,
    Nodes, Person, PuzzleResult, Rewrite, Stats, StoredReview, StoredTable, TableCopy, TableId, TableOverview,
    Timestamp,
};

/// Durable storage of tables and people: whatever was answered with `Ok` survives a crash and a power failure.
///
/// Texts may contain anything except the character U+0000, which some databases cannot store.
///
/// A call sees the effects of every call that was answered before it was made.
#[async_trait]
pub trait Store: Contests + Devices + Groups + History + Send + Sync + 'static {
    /// Adds a new table with its first events, all or nothing. [`StoreError::Taken`] if the id is in use,
    /// [`StoreError::Conflict`] if the events are not numbered from 1.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Appends to a table, all or nothing. [`StoreError::Conflict`] if the entries do not continue where the stored
    /// ones end: someone else has written, or something is missing. [`StoreError::Taken`] if the number of the finished
    /// game is in use, [`StoreError::Superseded`] if another node has claimed the table or it was closed.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// What is needed to resume a table, from one point in time; `None` if there is no such table.
    async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError>;

    /// All events of a table, in order. [`StoreError::NoSuchTable`] if there is none.
    async fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError>;

    /// Looks up a finished game of a table by its number. [`StoreError::NoSuchTable`] if there is neither such a game nor
    /// such a table.
    async fn game(&self, table: &TableId, number: u32) -> Result<Option<FinishedGame>, StoreError>;

    /// The review that is kept with a finished game; `None` if there is none.
    async fn review(&self, table: &TableId, number: u32) -> Result<Option<StoredReview>, StoreError>;

    /// Keeps a review with a finished game, in place of any earlier one. [`StoreError::NoSuchTable`] if there is no such
    /// game.
    async fn keep_review(&self, table: &TableId, number: u32, review: StoredReview) -> Result<(), StoreError>;

    /// Whether a person hosts a table or sits at it. [`StoreError::NoSuchTable`] if it does not exist.
    async fn is_at(&self, person: PersonId, table: &TableId) -> Result<bool, StoreError>;

    /// The public tables, at most `most`: first the latest of each host, then the others, each most recently updated
    /// first.
    async fn listed(&self, most: u32) -> Result<Vec<ListedTable>, StoreError>;

    /// The tables that a person hosts or sits at, public or not, most recently updated first, at most `most`.
    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<ListedTable>, StoreError>;

    /// Whether cards with this digest are being played at a table. Closed tables do not count.
    async fn is_in_play(&self, deal: Digest) -> Result<bool, StoreError>;

    /// How many tables a person has created since a time, inclusive; also those that somebody else hosts now.
    async fn tables_hosted(&self, person: PersonId, since: Timestamp) -> Result<u64, StoreError>;

    /// Adds a new person with their devices. [`StoreError::Taken`] if the id is in use, or if somebody has the same backup code.
    async fn add_person(&self, person: Person) -> Result<(), StoreError>;

    /// A person with their devices, if there is one with this id.
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;

    /// The names of these people. Those who are not known are left out.
    async fn names(&self, ids: &[PersonId]) -> Result<HashMap<PersonId, String>, StoreError>;

    /// Changes the name and language of a person.
    async fn rename(&self, id: PersonId, name: &str, language: &str) -> Result<(), StoreError>;

    /// Bans a person since a time, or lifts the ban.
    async fn ban(&self, id: PersonId, since: Option<Timestamp>) -> Result<(), StoreError>;

    /// What a person made of puzzles, in order: their first attempt at each.
    async fn puzzle_results(&self, person: PersonId) -> Result<Vec<PuzzleResult>, StoreError>;

    /// Adds the next result of a person, and returns whether it was added. It is not if they have a result of the same
    /// puzzle, if it does not have the number after their last one, or if there is no such person. Of several concurrent
    /// calls with the same number, one succeeds.
    async fn add_puzzle_result(&self, person: PersonId, result: PuzzleResult) -> Result<bool, StoreError>;

    /// Deletes a person, with their devices, what they made of puzzles, their history, their place in contests and the
    /// groups they own. Their number stays where they sat and played, but nothing says any more who that was.
    async fn erase_person(&self, id: PersonId) -> Result<(), StoreError>;

    /// The people after one of them in the order of their ids, at most `most`.
    async fn person_page(&self, after: Option<PersonId>, most: u32) -> Result<Vec<Person>, StoreError>;

    /// The tables where a person sits or has ever sat, in the order of their ids.
    async fn visited(&self, person: PersonId) -> Result<Vec<TableId>, StoreError>;

    /// The finished games that a person played, after one of them in the order of table and number, at most `most`.
    async fn games_of(
        &self,
        person: PersonId,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError>;

    /// The tables after one of them in the order of their ids, at most `most`.
    async fn table_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<TableOverview>, StoreError>;

    /// A table as operators see it; `None` if there is no such table.
    async fn table(&self, table: &TableId) -> Result<Option<TableOverview>, StoreError>;

    /// The days on which something happened at a table, in order.
    async fn days(&self, table: &TableId) -> Result<Vec<Day>, StoreError>;

    /// Replaces the texts of stored events, all or nothing. [`StoreError::Conflict`] if there are no such events, or if
    /// the snapshot is ahead of them.
    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError>;

    /// Marks a table as closed. It disappears from all lists, and has no owner any more: what a node still writes under its
    /// claim is rejected as [`StoreError::Superseded`].
    async fn close_table(&self, table: &TableId) -> Result<(), StoreError>;

    /// Deletes a table with its events. Its finished games stay.
    async fn delete_table(&self, table: &TableId) -> Result<(), StoreError>;

    /// Removes what was deleted or replaced from wherever the store keeps it besides, such as a write-ahead log. Returns
    /// `false` if it cannot now because somebody is reading; then it is to be called again later.
    async fn truncate_log(&self) -> Result<bool, StoreError>;

    /// How much there is.
    async fn stats(&self) -> Result<Stats, StoreError>;

    /// Everything that is stored about a table, from one point in time; `None` if there is no such table.
    async fn copy_of(&self, table: &TableId) -> Result<Option<TableCopy>, StoreError>;

    /// Adds a table as it was in another store. [`StoreError::Taken`] if the id is in use, [`StoreError::Conflict`] if the
    /// events are not numbered from 1.
    async fn add_copy(&self, table: TableCopy) -> Result<(), StoreError>;

    /// The finished games after one of them in the order of table and number, at most `most`.
    async fn game_page(
        &self,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError>;

    /// Adds a finished game as it was in another store, whether its table exists or not, without an outline.
    /// [`StoreError::Taken`] if the number is in use.
    async fn add_game(&self, table: &TableId, game: FinishedGame) -> Result<(), StoreError>;

    /// Writes something that changes nothing, durably. It fails if nothing else could be stored either.
    async fn check_writable(&self) -> Result<(), StoreError>;

    /// How many people there are.
    async fn people(&self) -> Result<u64, StoreError>;

    /// How many bytes the whole store uses.
    async fn size(&self) -> Result<u64, StoreError>;

    /// The nodes that share the store; `None` if only one process can use it.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }

    /// Counters for metrics.
    fn counters(&self) -> &Counters;

    /// Finishes pending calls and releases all files. Every later call gets [`StoreError::Closed`].
    async fn close(&self);
}

/// Why a call failed.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// There is already a table or person with this id.
    Taken,
    /// There is no such table.
    NoSuchTable,
    /// There is no such person.
    NoSuchPerson,
    /// The appended events do not follow event `last`, the last one stored.
    Conflict {
        /// The number of the last stored event; 0 if there is none.
        last: u64,
    },
    /// Another node has claimed the table, or it was closed.
    Superseded,
    /// There is no space left. The store continues when there is.
    Full,
    /// The store has been closed.
    Closed,
    /// The system or the database failed. The call may or may not have had an effect.
    Failed(Arc<dyn Error + Send + Sync>),
}

/// For logs; `tenback-words` makes sentences for people.
impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("taken"),
            StoreError::NoSuchTable => f.write_str("no such table"),
            StoreError::NoSuchPerson => f.write_str("no such person"),
            StoreError::Conflict { last } => write!(f, "conflict: the last event is {last}"),
            StoreError::Superseded => f.write_str("another node has claimed the table, or it was closed"),
            StoreError::Full => f.write_str("no space left"),
            StoreError::Closed => f.write_str("closed"),
            StoreError::Failed(why) => write!(f, "failed: {why}"),
        }
    }
}

impl Error for StoreError {}
