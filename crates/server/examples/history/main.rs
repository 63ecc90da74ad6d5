//! How long a server takes to answer about the history of somebody with 10,000 games, while there are 1,000,000 in the
//! database. Prints a table for SQLite and, if it is installed, one for PostgreSQL. Arguments are another number of games, and
//! `sqlite` or `postgres` for only one of them. See docs/BENCHMARKS.md.

mod data;
mod fill;
mod measure;
mod request;
mod times;

use std::error::Error;

use data::Size;

type Failure = Box<dyn Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let size = Size::of(arguments.iter().filter_map(|argument| argument.parse().ok()).next().unwrap_or(1_000_000));
    let wants = |word: &str| !arguments.iter().any(|argument| argument == word);
    if wants("postgres") {
        println!("{}", on::sqlite(size, 200).await?);
    }
    #[cfg(unix)]
    if wants("sqlite")
        && let Some(table) = on::postgres(size, 200).await?
    {
        println!("{table}");
    }
    Ok(())
}

/// The stores.
mod on {
    use std::sync::Arc;

    use tenback_store::{Sqlite, Store};

    use crate::data::{Size, add_people};
    use crate::measure::{cold, warm};
    use crate::times::Table;
    use crate::{Failure, fill};

    /// How often a server is started only to be asked for the first time.
    const STARTS: usize = 9;

    pub(super) async fn sqlite(size: Size, rounds: usize) -> Result<Table, Failure> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("store.db");
        let store = Sqlite::open(&file)?;
        add_people(&store, size).await?;
        store.close().await;
        drop(store);
        fill::sqlite(&file, size)?;
        let open = || Sqlite::open(&file).map(|store| Arc::new(store) as Arc<dyn Store>);
        let mut table = Table::new(&format!("SQLite, {} games", size.games));
        for _ in 0..rounds.min(STARTS) {
            cold(open()?, &mut table).await?;
        }
        warm(open()?, size, rounds, &mut table).await?;
        Ok(table)
    }

    /// `None` if PostgreSQL is not installed.
    #[cfg(unix)]
    pub(super) async fn postgres(size: Size, rounds: usize) -> Result<Option<Table>, Failure> {
        use tenback_store::{Postgres, PostgresAddress, Sharing};
        use tenback_test_postgres::Cluster;

        let Some(cluster) = Cluster::start(&["fsync=off"]) else { return Ok(None) };
        let database = cluster.create_database();
        let address = PostgresAddress::parse(&cluster.url(&database)).map_err(|_| "a wrong address")?;
        let store = Postgres::open(&address, Sharing::Alone).await?;
        add_people(&store, size).await?;
        store.close().await;
        fill::postgres(&cluster, &database, size)?;
        let mut table = Table::new(&format!("PostgreSQL, {} games", size.games));
        for _ in 0..rounds.min(STARTS) {
            cluster.shut_down();
            cluster.resume();
            cold(Arc::new(Postgres::open(&address, Sharing::Shared).await?), &mut table).await?;
        }
        warm(Arc::new(Postgres::open(&address, Sharing::Shared).await?), size, rounds, &mut table).await?;
        Ok(Some(table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 100 own games: two pages.
    const SMALL: u64 = 10_000;

    #[tokio::test(flavor = "multi_thread")]
    async fn sqlite_is_measured() {
        let table = on::sqlite(Size::of(SMALL), 2).await.expect("every request is answered");
        assert!(table.to_string().contains("| last page |"), "{table}");
    }

    #[cfg(unix)]
    #[tokio::test(flavor = "multi_thread")]
    async fn postgres_is_measured() {
        let Some(table) = on::postgres(Size::of(SMALL), 2).await.expect("every request is answered") else { return };
        assert!(table.to_string().contains("| last page |"), "{table}");
    }
}
