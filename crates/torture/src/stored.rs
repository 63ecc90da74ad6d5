//! What a store has: the log of every table, read after the servers have ended.

use std::collections::HashMap;

use serde::Deserialize;
use tenback_store::{Address, Entry, PersonId, Store, TableId, TableOverview, Timestamp, parse_address};
use tenback_table::{Event, Name, Settings, Table};
use tokio::runtime::Runtime;

use crate::fault::Fault;

/// How many tables are read at once.
const PAGE: u32 = 100;

/// The log of a table.
pub(crate) struct StoredLog {
    pub(crate) table: String,
    pub(crate) settings: Settings,
    pub(crate) entries: Vec<Entry>,
    /// The records of its finished games, by number.
    pub(crate) records: Vec<Option<String>>,
    pub(crate) names: HashMap<PersonId, Name>,
    /// When the last event happened, by the server's clock.
    pub(crate) updated: Timestamp,
}

/// What never changes about a table; the rest is for the server.
#[derive(Deserialize)]
struct Charter {
    settings: Settings,
}

/// Reads everything in a database. It must open without complaint.
pub(crate) fn read(database: &str) -> Result<Vec<StoredLog>, Fault> {
    let address = address(database)?;
    runtime()?.block_on(async {
        let store = address.open().await?;
        let logs = read_all(store.as_ref()).await;
        store.close().await;
        logs
    })
}

/// The address of a database.
pub(crate) fn address(database: &str) -> Result<Address, Fault> {
    parse_address(database).map_err(|why| Fault::NotOpened { why: format!("{database}: {why:?}") })
}

/// What stores run on.
pub(crate) fn runtime() -> Result<Runtime, Fault> {
    tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Fault::system("a runtime"))
}

async fn read_all(store: &dyn Store) -> Result<Vec<StoredLog>, Fault> {
    let mut logs = Vec::new();
    let mut after = None;
    loop {
        let page = store.table_page(after.take(), PAGE).await?;
        let Some(last) = page.last() else { return Ok(logs) };
        after = Some(last.id.clone());
        for row in &page {
            logs.push(read_table(store, row).await?);
        }
    }
}

async fn read_table(store: &dyn Store, row: &TableOverview) -> Result<StoredLog, Fault> {
    let (id, table) = (&row.id, row.id.to_string());
    let stored = store.load(id).await?.ok_or_else(|| Fault::NoTable { table: table.clone() })?;
    let unreadable =
        |why: serde_json::Error| Fault::Inconsistent { table: table.clone(), seq: 0, why: why.to_string() };
    let charter: Charter = serde_json::from_str(&stored.charter).map_err(unreadable)?;
    let entries = store.entries(id).await?;
    let people: Vec<PersonId> = entries.iter().filter_map(|entry| parse(entry).ok()?.person()).collect();
    let names = store.names(&people).await?.into_iter().map(|(id, name)| (id, Name::stored(&name)));
    let records = read_records(store, id, &entries).await?;
    let names = names.collect();
    Ok(StoredLog { table, settings: charter.settings, entries, records, names, updated: row.updated })
}

async fn read_records(store: &dyn Store, id: &TableId, entries: &[Entry]) -> Result<Vec<Option<String>>, Fault> {
    let over = entries.iter().filter(|entry| parse(entry).is_ok_and(|event| event == Event::Opened)).count();
    let mut records = Vec::new();
    for number in (1..).take(over) {
        records.push(store.game(id, number).await?.map(|game| game.record));
    }
    Ok(records)
}

impl StoredLog {
    /// The last event.
    pub(crate) fn last(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.seq)
    }

    /// Checks that events are numbered without gaps, and shows each of them with the table after it.
    pub(crate) fn replay(&self, mut shown: impl FnMut(&Table, &Event, u64) -> Result<(), Fault>) -> Result<(), Fault> {
        let mut table = Table::new(self.settings.clone());
        for (entry, expected) in self.entries.iter().zip(1..) {
            if entry.seq != expected {
                return Err(Fault::Gap { table: self.table.clone(), expected, found: entry.seq });
            }
            let impossible = |why: String| Fault::Inconsistent { table: self.table.clone(), seq: entry.seq, why };
            let mut event = parse(entry).map_err(|why| impossible(why.to_string()))?;
            event.name_people(|person| self.names.get(&person).cloned());
            table.catch_up(&event).map_err(|why| impossible(format!("{why:?}")))?;
            shown(&table, &event, entry.seq)?;
        }
        Ok(())
    }
}

/// The event of an entry.
pub(crate) fn parse(entry: &Entry) -> Result<Event, serde_json::Error> {
    serde_json::from_str(&entry.event)
}
