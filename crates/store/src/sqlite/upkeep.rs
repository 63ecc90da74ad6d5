//! Queries for operators. Those that write run inside a transaction of the writer.

use std::time::Duration;

use rusqlite::{Connection, OptionalExtension, Row, params};
use tenback_players::PersonId;

use crate::{Day, Rewrite, Stats, StoreError, TableId, TableOverview, Timestamp};

use super::open::BUSY_TIMEOUT;
use super::read::{person_id, seq, table_id, table_number};
use super::write::{expect_person, find, move_recent};
use super::{contests, devices, groups, history, puzzles, signed};

/// How long emptying the log may hold up others.
const TRUNCATE_TIMEOUT: Duration = Duration::from_millis(50);

pub(super) fn ban(connection: &Connection, id: PersonId, since: Option<Timestamp>) -> Result<(), StoreError> {
    let mut update = connection.prepare_cached("UPDATE people SET banned = ?2 WHERE id = ?1")?;
    expect_person(update.execute(params![signed(id.number()), since.map(|since| since.0)])?)
}

pub(super) fn erase_person(connection: &Connection, id: PersonId) -> Result<(), StoreError> {
    puzzles::erase(connection, id)?;
    contests::erase(connection, id)?;
    history::erase(connection, id)?;
    groups::erase(connection, id)?;
    devices::erase(connection, id)?;
    let mut delete = connection.prepare_cached("DELETE FROM people WHERE id = ?1")?;
    expect_person(delete.execute([signed(id.number())])?)
}

pub(super) fn visited(connection: &Connection, person: PersonId) -> Result<Vec<TableId>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT id FROM tables JOIN sitters ON table_number = number WHERE person = ?1
         UNION SELECT id FROM tables WHERE creator = ?1 ORDER BY id",
    )?;
    let rows = select.query_map([signed(person.number())], |row| table_id(row, 0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn table_page(
    connection: &Connection,
    after: Option<&TableId>,
    most: u32,
) -> Result<Vec<TableOverview>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT id, host, created, updated, closed, last, summary
         FROM tables JOIN progress ON table_number = number WHERE id > ?1 ORDER BY id LIMIT ?2",
    )?;
    let rows = select.query_map(params![after.map_or("", TableId::as_str), most], overview)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn table(connection: &Connection, table: &TableId) -> Result<Option<TableOverview>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT id, host, created, updated, closed, last, summary
         FROM tables JOIN progress ON table_number = number WHERE id = ?1",
    )?;
    Ok(select.query_row([table.as_str()], overview).optional()?)
}

fn overview(row: &Row<'_>) -> rusqlite::Result<TableOverview> {
    Ok(TableOverview {
        id: table_id(row, 0)?,
        host: person_id(row, 1)?,
        created: Timestamp(row.get(2)?),
        updated: Timestamp(row.get(3)?),
        closed: row.get(4)?,
        events: seq(row, 5)?,
        summary: row.get(6)?,
    })
}

pub(super) fn days(connection: &mut Connection, table: &TableId) -> Result<Vec<Day>, StoreError> {
    let connection = connection.transaction()?;
    let number = table_number(&connection, table)?;
    let mut select =
        connection.prepare_cached("SELECT first, since FROM days WHERE table_number = ?1 ORDER BY first")?;
    let rows = select.query_map([number], |row| Ok(Day { first: seq(row, 0)?, since: Timestamp(row.get(1)?) }))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn rewrite(connection: &Connection, rewrite: &Rewrite) -> Result<(), StoreError> {
    let (number, last, _) = find(connection, &rewrite.table)?.ok_or(StoreError::NoSuchTable)?;
    if rewrite.snapshot.seq > last {
        return Err(StoreError::Conflict { last });
    }
    move_recent(connection)?;
    let mut update = connection.prepare_cached("UPDATE entries SET event = ?3 WHERE table_number = ?1 AND seq = ?2")?;
    for (seq, event) in &rewrite.events {
        if update.execute(params![number, signed(*seq), event])? == 0 {
            return Err(StoreError::Conflict { last });
        }
    }
    if let Some(person) = rewrite.erased {
        let sql = "UPDATE entries SET command_person = NULL, command_id = NULL
             WHERE table_number = ?1 AND command_person = ?2";
        connection.prepare_cached(sql)?.execute(params![number, signed(person.number())])?;
    }
    let mut replace =
        connection.prepare_cached("INSERT OR REPLACE INTO snapshots (table_number, seq, state) VALUES (?1, ?2, ?3)")?;
    replace.execute(params![number, signed(rewrite.snapshot.seq), rewrite.snapshot.state])?;
    Ok(())
}

pub(super) fn close_table(connection: &Connection, table: &TableId) -> Result<(), StoreError> {
    let number = table_number(connection, table)?;
    connection.prepare_cached("UPDATE tables SET closed = 1, listed = 0 WHERE number = ?1")?.execute([number])?;
    Ok(())
}

pub(super) fn delete_table(connection: &Connection, table: &TableId) -> Result<(), StoreError> {
    let number = table_number(connection, table)?;
    for part in ["recent", "entries", "snapshots", "sitters", "days", "progress"] {
        connection.prepare_cached(&format!("DELETE FROM {part} WHERE table_number = ?1"))?.execute([number])?;
    }
    connection.prepare_cached("DELETE FROM tables WHERE number = ?1")?.execute([number])?;
    Ok(())
}

pub(super) fn stats(connection: &Connection) -> Result<Stats, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE closed = 1),
                (SELECT count(*) FROM people), (SELECT count(*) FROM people WHERE banned IS NOT NULL),
                (SELECT count(*) FROM games), (SELECT coalesce(sum(last), 0) FROM progress),
                (SELECT min(created) FROM tables), (SELECT max(updated) FROM progress)",
    )?;
    let stats = |row: &Row<'_>| {
        Ok(Stats {
            tables: seq(row, 0)?,
            closed_tables: seq(row, 1)?,
            people: seq(row, 2)?,
            banned_people: seq(row, 3)?,
            games: seq(row, 4)?,
            events: seq(row, 5)?,
            oldest: row.get::<_, Option<_>>(6)?.map(Timestamp),
            newest: row.get::<_, Option<_>>(7)?.map(Timestamp),
        })
    };
    Ok(select.query_row([], stats)?)
}

/// Copies the log to the file and empties it; `false` if somebody is reading an older state from it.
pub(super) fn truncate_log(connection: &Connection) -> Result<bool, StoreError> {
    // Everybody who wants to write waits meanwhile, so somebody who reads for long must not be waited for.
    connection.busy_timeout(TRUNCATE_TIMEOUT)?;
    let busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0));
    connection.busy_timeout(BUSY_TIMEOUT)?;
    Ok(!busy?)
}
