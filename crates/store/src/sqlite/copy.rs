//! Whole tables, to be copied to another store or from one.

use rusqlite::{Connection, OptionalExtension, Row, params};
use tenback_players::PersonId;

use crate::table::end;
use crate::{Day, Digest, Listing, StoreError, StoredSnapshot, TableCopy, TableId, Timestamp};

use super::read::{after, person_id, seq, table_number};
use super::write::{add_day, add_entries, save_snapshot, taken};
use super::{signed, unsigned};

pub(super) fn copy_of(connection: &mut Connection, table: &TableId) -> Result<Option<TableCopy>, StoreError> {
    let connection = connection.transaction()?;
    let number = match table_number(&connection, table) {
        Err(StoreError::NoSuchTable) => return Ok(None),
        found => found?,
    };
    let mut select = connection.prepare_cached(
        "SELECT creator, host, created, updated, charter, closed, listed, summary, bytes, deadline, deal
         FROM tables JOIN progress ON table_number = number WHERE number = ?1",
    )?;
    let copy = select.query_row([number], |row| table_row(row, table))?;
    let mut select = connection.prepare_cached("SELECT seq, state FROM snapshots WHERE table_number = ?1")?;
    let snapshot =
        select.query_row([number], |row| Ok(StoredSnapshot { seq: seq(row, 0)?, state: row.get(1)? })).optional()?;
    let mut select =
        connection.prepare_cached("SELECT person, here FROM sitters WHERE table_number = ?1 ORDER BY person")?;
    let sitter = |row: &Row<'_>| Ok((person_id(row, 0)?, row.get(1)?));
    let sitters: Vec<(PersonId, bool)> = select.query_map([number], sitter)?.collect::<Result<_, _>>()?;
    let mut select =
        connection.prepare_cached("SELECT first, since FROM days WHERE table_number = ?1 ORDER BY first")?;
    let day = |row: &Row<'_>| Ok(Day { first: seq(row, 0)?, since: Timestamp(row.get(1)?) });
    let days = select.query_map([number], day)?.collect::<Result<_, _>>()?;
    let people = sitters.iter().filter(|(_, here)| *here).map(|(person, _)| *person).collect();
    Ok(Some(TableCopy {
        listing: Listing { people, ..copy.listing },
        visitors: sitters.into_iter().map(|(person, _)| person).collect(),
        entries: after(&connection, number, 0)?,
        snapshot,
        days,
        ..copy
    }))
}

/// What the row of a table says about it.
fn table_row(row: &Row<'_>, table: &TableId) -> rusqlite::Result<TableCopy> {
    Ok(TableCopy {
        id: table.clone(),
        creator: person_id(row, 0)?,
        host: person_id(row, 1)?,
        created: Timestamp(row.get(2)?),
        updated: Timestamp(row.get(3)?),
        charter: row.get(4)?,
        closed: row.get(5)?,
        listing: Listing {
            listed: row.get(6)?,
            people: vec![],
            summary: row.get(7)?,
            deal: row.get::<_, Option<_>>(10)?.map(Digest::new),
        },
        visitors: vec![],
        entries: vec![],
        snapshot: None,
        days: vec![],
        bytes: row.get(8).map(unsigned)?,
        deadline: row.get::<_, Option<i64>>(9)?.map(Timestamp),
    })
}

/// Adds a whole table, inside a transaction of the writer.
pub(super) fn add(connection: &Connection, table: &TableCopy) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO tables (id, creator, host, created, charter, closed, listed, summary, deal)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    let TableCopy { id, creator, host, created, updated, charter, closed, listing, .. } = table;
    let row = params![
        id.as_str(),
        signed(creator.number()),
        signed(host.number()),
        created.0,
        charter,
        closed,
        listing.listed,
        listing.summary,
        listing.deal.as_ref().map(Digest::as_bytes),
    ];
    let number = insert.insert(row).map_err(taken)?;
    let last = end(&table.entries, 0)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO progress (table_number, last, updated, bytes, deadline) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    let deadline = table.deadline.map(|time| time.0);
    insert.execute(params![number, signed(last), updated.0, signed(table.bytes), deadline])?;
    add_entries(connection, number, &table.entries)?;
    if let Some(snapshot) = &table.snapshot {
        save_snapshot(connection, number, snapshot)?;
    }
    for Day { first, since } in &table.days {
        add_day(connection, number, *first, *since)?;
    }
    let mut insert =
        connection.prepare_cached("INSERT INTO sitters (person, table_number, here) VALUES (?1, ?2, ?3)")?;
    for person in &table.visitors {
        insert.execute(params![signed(person.number()), number, listing.people.contains(person)])?;
    }
    Ok(())
}
