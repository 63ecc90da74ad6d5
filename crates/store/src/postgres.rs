//! A store in a PostgreSQL database: one task writes, a few connections read.

mod address;
mod apply;
mod batch;
mod changes;
mod contests;
mod devices;
mod fault;
mod groups;
mod history;
mod link;
mod lock;
mod migrate;
mod nodes;
mod number;
mod open;
mod password;
mod people;
mod puzzles;
mod read;
mod read_people;
mod readers;
mod reviews;
mod session;
mod statement;
mod tls;
mod write;
mod writer;

use std::collections::HashMap;
use std::fmt;
use std::io;
use std::sync::Arc;
use std::time::Instant;

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::{
    Append, Counters, Day, Digest, Entry, FinishedGame, ListedTable, NewTable, Nodes, OpenError, OpenFault, Person,
    PuzzleResult, Rewrite, Stats, Store, StoreError, StoredReview, StoredTable, TableCopy, TableId, TableOverview,
    Timestamp,
};

pub use address::{InvalidPostgresAddress, PostgresAddress};
use nodes::Leases;
use open::Connector;
use readers::Readers;
use write::{PersonWrite, Write};
use writer::Writer;

/// Who else may open the database at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Nobody.
    Alone,
    /// Others who share it, too.
    Shared,
}

/// A store in a PostgreSQL database.
///
/// A connection that is lost is made again by the next call. Meanwhile calls fail with [`StoreError::Failed`], in a bounded
/// time; those under way may or may not have had an effect.
pub struct Postgres {
    readers: Readers,
    writer: Writer,
    leases: Leases,
    counters: Arc<Counters>,
}

impl Postgres {
    /// Opens the store in this database. An empty database is filled, an older version is migrated; a database that cannot
    /// be used is left untouched. The database itself must exist.
    ///
    /// Must be called in a Tokio runtime with I/O and time, which all later calls rely on.
    pub async fn open(address: &PostgresAddress, sharing: Sharing) -> Result<Postgres, OpenError> {
        let failed = |why| OpenError { address: address.to_string(), why };
        let tls = tls::Tls::new().map_err(|why| failed(OpenFault::Io(io::Error::other(why))))?;
        let connector = Arc::new(Connector { address: address.clone().with_password(), tls, sharing });
        let link = open::open(&connector).await.map_err(failed)?;
        let counters = Arc::new(Counters::default());
        let writer = Writer::start(link, counters.clone());
        Ok(Postgres { readers: Readers::new(&connector), writer, leases: Leases::new(&connector), counters })
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.writer.write(write).await.map(|_| ())
    }

    async fn write_person(&self, write: PersonWrite) -> Result<bool, StoreError> {
        self.writer.write(Write::Person(write)).await
    }
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(Write::Create(Box::new(table.into()))).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let began = Instant::now();
        self.write(Write::Append(Box::new(append))).await?;
        self.counters.appended(began.elapsed());
        Ok(())
    }

    async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        read::load(&self.readers, table).await
    }

    async fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError> {
        read::entries(&self.readers, table).await
    }

    async fn game(&self, table: &TableId, number: u32) -> Result<Option<FinishedGame>, StoreError> {
        read_people::game(&self.readers, table, number).await
    }

    async fn review(&self, table: &TableId, number: u32) -> Result<Option<StoredReview>, StoreError> {
        reviews::review(&self.readers, table, number).await
    }

    async fn keep_review(&self, table: &TableId, number: u32, review: StoredReview) -> Result<(), StoreError> {
        self.write(Write::KeepReview(table.clone(), number, review)).await
    }

    async fn is_at(&self, person: PersonId, table: &TableId) -> Result<bool, StoreError> {
        read::is_at(&self.readers, person, table).await
    }

    async fn listed(&self, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        read::listed(&self.readers, most).await
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        read::tables_of(&self.readers, person, most).await
    }

    async fn is_in_play(&self, deal: Digest) -> Result<bool, StoreError> {
        read::is_in_play(&self.readers, deal).await
    }

    async fn tables_hosted(&self, person: PersonId, since: Timestamp) -> Result<u64, StoreError> {
        read::tables_hosted(&self.readers, person, since).await
    }

    async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        self.write_person(PersonWrite::Add(person)).await.map(|_| ())
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        read_people::person(&self.readers, id).await
    }

    async fn names(&self, ids: &[PersonId]) -> Result<HashMap<PersonId, String>, StoreError> {
        read_people::names(&self.readers, ids).await
    }

    async fn rename(&self, id: PersonId, name: &str, language: &str) -> Result<(), StoreError> {
        self.write_person(PersonWrite::Rename(id, name.to_owned(), language.to_owned())).await.map(|_| ())
    }

    async fn ban(&self, id: PersonId, since: Option<Timestamp>) -> Result<(), StoreError> {
        self.write_person(PersonWrite::Ban(id, since)).await.map(|_| ())
    }

    async fn puzzle_results(&self, person: PersonId) -> Result<Vec<PuzzleResult>, StoreError> {
        puzzles::results(&self.readers, person).await
    }

    async fn add_puzzle_result(&self, person: PersonId, result: PuzzleResult) -> Result<bool, StoreError> {
        self.write_person(PersonWrite::AddPuzzleResult(person, result)).await
    }

    async fn erase_person(&self, id: PersonId) -> Result<(), StoreError> {
        self.write_person(PersonWrite::Erase(id)).await.map(|_| ())
    }

    async fn person_page(&self, after: Option<PersonId>, most: u32) -> Result<Vec<Person>, StoreError> {
        read_people::person_page(&self.readers, after, most).await
    }

    async fn visited(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        read::visited(&self.readers, person).await
    }

    async fn games_of(
        &self,
        person: PersonId,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        read_people::games_of(&self.readers, person, after, most).await
    }

    async fn table_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<TableOverview>, StoreError> {
        read::table_page(&self.readers, after.as_ref(), most).await
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableOverview>, StoreError> {
        read::table(&self.readers, table).await
    }

    async fn days(&self, table: &TableId) -> Result<Vec<Day>, StoreError> {
        read::days(&self.readers, table).await
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.write(Write::Rewrite(rewrite)).await
    }

    async fn close_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.write(Write::CloseTable(table.clone())).await
    }

    async fn delete_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.write(Write::DeleteTable(table.clone())).await
    }

    /// PostgreSQL does it by itself: vacuuming removes old rows, and its log is written over.
    async fn truncate_log(&self) -> Result<bool, StoreError> {
        self.readers.query("SELECT 1", &[]).await?;
        Ok(true)
    }

    async fn stats(&self) -> Result<Stats, StoreError> {
        read::stats(&self.readers).await
    }

    async fn copy_of(&self, table: &TableId) -> Result<Option<TableCopy>, StoreError> {
        read::copy(&self.readers, table).await
    }

    async fn add_copy(&self, table: TableCopy) -> Result<(), StoreError> {
        self.write(Write::Create(Box::new(table))).await
    }

    async fn game_page(
        &self,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        read_people::game_page(&self.readers, after, most).await
    }

    async fn add_game(&self, table: &TableId, game: FinishedGame) -> Result<(), StoreError> {
        self.write(Write::AddGame(table.clone(), game)).await
    }

    async fn check_writable(&self) -> Result<(), StoreError> {
        self.write(Write::Touch).await
    }

    async fn people(&self) -> Result<u64, StoreError> {
        read_people::people(&self.readers).await
    }

    async fn size(&self) -> Result<u64, StoreError> {
        read::size(&self.readers).await
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    async fn close(&self) {
        self.readers.close().await;
        self.leases.close().await;
        self.writer.close().await;
    }
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").field("counters", &self.counters).finish_non_exhaustive()
    }
}
