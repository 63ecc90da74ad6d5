//! A store in one SQLite file: one thread writes, a few others read.

mod backup;
mod contests;
mod copy;
mod devices;
mod games;
mod groups;
mod header;
mod history;
mod migrate;
mod open;
mod puzzles;
mod read;
mod reader;
mod upkeep;
mod worker;
mod write;
mod writer;

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use async_trait::async_trait;
use rusqlite::{Connection, ErrorCode};
use tenback_players::PersonId;

use crate::{
    Append, Counters, Day, Digest, Entry, FinishedGame, ListedTable, NewTable, OpenError, OpenFault, Person,
    PuzzleResult, Rewrite, Stats, Store, StoreError, StoredReview, StoredTable, TableCopy, TableId, TableOverview,
    Timestamp,
};

pub use backup::BackupError;
use worker::Worker;

/// A store in a file. While it is open, no other Tenback process can open the same file.
///
/// Dropping it waits for the writer thread; [`Store::close`] does so without blocking other tasks.
pub struct Sqlite {
    // Dropped in this order: the last connection to close checkpoints the file, and only the writer may do that.
    readers: Vec<Worker<reader::Job>>,
    /// How many reads there have been; they take turns.
    reads: AtomicUsize,
    writer: Worker<writer::Task>,
    counters: Arc<Counters>,
}

impl Sqlite {
    /// Opens the store in this file. A missing file is created, with its folder; an older version is migrated; a file
    /// that cannot be used is left untouched.
    pub fn open(path: impl AsRef<Path>) -> Result<Sqlite, OpenError> {
        let path = path.as_ref();
        let failed = |why| OpenError::of_file(path, why);
        let opened = open::open(path).map_err(failed)?;
        let counters = Arc::new(Counters::default());
        let writer = writer::start(opened.writer, opened.lock.clone(), counters.clone());
        let writer = writer.map_err(|why| failed(OpenFault::Io(why)))?;
        let start = |connection| reader::start(connection, opened.lock.clone());
        let readers: Result<_, _> = opened.readers.into_iter().map(start).collect();
        let readers = readers.map_err(|why| failed(OpenFault::Io(why)))?;
        Ok(Sqlite { readers, reads: AtomicUsize::new(0), writer, counters })
    }

    async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (job, answer) = writer::job(work);
        self.writer.send(writer::Task::Write(job)).await?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    async fn read<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (job, answer) = reader::job(work);
        let turn = self.reads.fetch_add(1, Ordering::Relaxed) % self.readers.len();
        self.readers[turn].send(job).await?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(move |connection| write::create(connection, &table)).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let began = Instant::now();
        self.write(move |connection| write::append(connection, &append)).await?;
        self.counters.appended(began.elapsed());
        Ok(())
    }

    async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let table = table.clone();
        self.read(move |connection| read::load(connection, &table)).await
    }

    async fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError> {
        let table = table.clone();
        self.read(move |connection| read::entries(connection, &table)).await
    }

    async fn game(&self, table: &TableId, number: u32) -> Result<Option<FinishedGame>, StoreError> {
        let table = table.clone();
        self.read(move |connection| games::game(connection, &table, number)).await
    }

    async fn review(&self, table: &TableId, number: u32) -> Result<Option<StoredReview>, StoreError> {
        let table = table.clone();
        self.read(move |connection| games::review(connection, &table, number)).await
    }

    async fn keep_review(&self, table: &TableId, number: u32, review: StoredReview) -> Result<(), StoreError> {
        let table = table.clone();
        self.write(move |connection| games::keep_review(connection, &table, number, &review)).await
    }

    async fn is_at(&self, person: PersonId, table: &TableId) -> Result<bool, StoreError> {
        let table = table.clone();
        self.read(move |connection| read::is_at(connection, person, &table)).await
    }

    async fn listed(&self, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        self.read(move |connection| read::listed(connection, most)).await
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        self.read(move |connection| read::tables_of(connection, person, most)).await
    }

    async fn is_in_play(&self, deal: Digest) -> Result<bool, StoreError> {
        self.read(move |connection| read::is_in_play(connection, deal)).await
    }

    async fn tables_hosted(&self, person: PersonId, since: Timestamp) -> Result<u64, StoreError> {
        self.read(move |connection| read::tables_hosted(connection, person, since)).await
    }

    async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        self.write(move |connection| write::add_person(connection, &person)).await
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        self.read(move |connection| read::person(connection, id)).await
    }

    async fn names(&self, ids: &[PersonId]) -> Result<HashMap<PersonId, String>, StoreError> {
        let ids = ids.to_vec();
        self.read(move |connection| read::names(connection, &ids)).await
    }

    async fn rename(&self, id: PersonId, name: &str, language: &str) -> Result<(), StoreError> {
        let (name, language) = (name.to_owned(), language.to_owned());
        self.write(move |connection| write::rename(connection, id, &name, &language)).await
    }

    async fn ban(&self, id: PersonId, since: Option<Timestamp>) -> Result<(), StoreError> {
        self.write(move |connection| upkeep::ban(connection, id, since)).await
    }

    async fn puzzle_results(&self, person: PersonId) -> Result<Vec<PuzzleResult>, StoreError> {
        self.read(move |connection| puzzles::results(connection, person)).await
    }

    async fn add_puzzle_result(&self, person: PersonId, result: PuzzleResult) -> Result<bool, StoreError> {
        self.write(move |connection| puzzles::add(connection, person, &result)).await
    }

    async fn erase_person(&self, id: PersonId) -> Result<(), StoreError> {
        self.write(move |connection| upkeep::erase_person(connection, id)).await
    }

    async fn person_page(&self, after: Option<PersonId>, most: u32) -> Result<Vec<Person>, StoreError> {
        self.read(move |connection| read::person_page(connection, after, most)).await
    }

    async fn visited(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        self.read(move |connection| upkeep::visited(connection, person)).await
    }

    async fn games_of(
        &self,
        person: PersonId,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        self.read(move |connection| games::games_of(connection, person, after, most)).await
    }

    async fn table_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<TableOverview>, StoreError> {
        self.read(move |connection| upkeep::table_page(connection, after.as_ref(), most)).await
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableOverview>, StoreError> {
        let table = table.clone();
        self.read(move |connection| upkeep::table(connection, &table)).await
    }

    async fn days(&self, table: &TableId) -> Result<Vec<Day>, StoreError> {
        let table = table.clone();
        self.read(move |connection| upkeep::days(connection, &table)).await
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.write(move |connection| upkeep::rewrite(connection, &rewrite)).await
    }

    async fn close_table(&self, table: &TableId) -> Result<(), StoreError> {
        let table = table.clone();
        self.write(move |connection| upkeep::close_table(connection, &table)).await
    }

    async fn delete_table(&self, table: &TableId) -> Result<(), StoreError> {
        let table = table.clone();
        self.write(move |connection| upkeep::delete_table(connection, &table)).await
    }

    async fn truncate_log(&self) -> Result<bool, StoreError> {
        let (answer, answered) = tokio::sync::oneshot::channel();
        self.writer.send(writer::Task::Truncate(answer)).await?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    async fn stats(&self) -> Result<Stats, StoreError> {
        self.read(|connection| upkeep::stats(connection)).await
    }

    async fn copy_of(&self, table: &TableId) -> Result<Option<TableCopy>, StoreError> {
        let table = table.clone();
        self.read(move |connection| copy::copy_of(connection, &table)).await
    }

    async fn add_copy(&self, table: TableCopy) -> Result<(), StoreError> {
        self.write(move |connection| copy::add(connection, &table)).await
    }

    async fn game_page(
        &self,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        self.read(move |connection| games::game_page(connection, after, most)).await
    }

    async fn add_game(&self, table: &TableId, game: FinishedGame) -> Result<(), StoreError> {
        let table = table.clone();
        self.write(move |connection| games::add(connection, &table, &game, None)).await
    }

    async fn check_writable(&self) -> Result<(), StoreError> {
        self.write(write::touch).await
    }

    async fn people(&self) -> Result<u64, StoreError> {
        self.read(|connection| read::people(connection)).await
    }

    async fn size(&self) -> Result<u64, StoreError> {
        self.read(|connection| read::size(connection)).await
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    async fn close(&self) {
        for reader in &self.readers {
            reader.close().await;
        }
        self.writer.close().await;
    }
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite").field("counters", &self.counters).finish_non_exhaustive()
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            _ => StoreError::Failed(Arc::new(error)),
        }
    }
}

/// A number as SQLite stores it. Person ids have 63 bits, and logs never get that long.
fn signed(number: u64) -> i64 {
    number.cast_signed()
}

/// The inverse of [`signed`].
fn unsigned(number: i64) -> u64 {
    number.cast_unsigned()
}
