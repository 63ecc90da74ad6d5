//! Write queries. Every function runs inside a transaction of the writer.

use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};
use tenback_players::PersonId;

use crate::table::{bytes, end};
use crate::{Append, Digest, Entry, Listing, NewTable, Person, SignIn, StoreError, StoredSnapshot, TableId, Timestamp};

use super::migrate::KNOWN;
use super::read::seq;
use super::{devices, games, signed, unsigned};

pub(super) fn create(connection: &Connection, table: &NewTable) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO tables (id, host, creator, created, listed, summary, deal, charter)
         VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let NewTable { id, host, charter, entries, listing, now } = table;
    let Listing { listed, summary, deal, .. } = listing;
    let deal = deal.as_ref().map(Digest::as_bytes);
    let row = params![id.as_str(), signed(host.number()), now.0, listed, summary, deal, charter];
    let number = insert.insert(row).map_err(taken)?;
    let last = end(entries, 0)?;
    let mut insert = connection
        .prepare_cached("INSERT INTO progress (table_number, last, updated, bytes) VALUES (?1, ?2, ?3, ?4)")?;
    insert.execute([number, signed(last), now.0, signed(bytes(entries))])?;
    add_entries(connection, number, entries)?;
    add_day(connection, number, 1, *now)?;
    add_sitters(connection, number, &listing.people)
}

pub(super) fn append(connection: &Connection, append: &Append) -> Result<(), StoreError> {
    let (number, last, updated) = find(connection, &append.table)?.ok_or(StoreError::NoSuchTable)?;
    let end = append.follow(last)?;
    add_entries(connection, number, &append.entries)?;
    if let Some(snapshot) = &append.snapshot {
        save_snapshot(connection, number, snapshot)?;
    }
    if let Some(game) = &append.game {
        games::add(connection, &append.table, game, append.outline.as_ref())?;
    }
    if let Some(listing) = &append.listing {
        update_listing(connection, number, listing)?;
    }
    // A snapshot alone is not an update.
    if !append.entries.is_empty() || append.listing.is_some() {
        let mut update = connection.prepare_cached(
            "UPDATE progress SET last = ?2, updated = ?3, bytes = bytes + ?4, deadline = ?5 WHERE table_number = ?1",
        )?;
        let (bytes, deadline) = (signed(append.bytes()), append.deadline.map(|time| time.0));
        update.execute(params![number, signed(end), append.now.0, bytes, deadline])?;
        if let Some(host) = append.host {
            let mut update = connection.prepare_cached("UPDATE tables SET host = ?2 WHERE number = ?1")?;
            update.execute([number, signed(host.number())])?;
        }
        if updated.day() != append.now.day() {
            add_day(connection, number, last + 1, append.now)?;
        }
    }
    Ok(())
}

/// A table's number, its last event, and when it was last updated.
pub(super) fn find(connection: &Connection, table: &TableId) -> Result<Option<(i64, u64, Timestamp)>, StoreError> {
    let mut find = connection.prepare_cached(
        "SELECT number, last, updated FROM tables JOIN progress ON table_number = number WHERE id = ?1",
    )?;
    let found = |row: &Row<'_>| Ok((row.get(0)?, seq(row, 1)?, Timestamp(row.get(2)?)));
    Ok(find.query_row([table.as_str()], found).optional()?)
}

/// Notes when the next events happened.
pub(super) fn add_day(connection: &Connection, number: i64, first: u64, since: Timestamp) -> Result<(), StoreError> {
    let mut upsert = connection.prepare_cached(
        "INSERT INTO days (table_number, first, since) VALUES (?1, ?2, ?3)
         ON CONFLICT DO UPDATE SET since = excluded.since",
    )?;
    upsert.execute(params![number, signed(first), since.0])?;
    Ok(())
}

/// How many events are collected before they are moved to the log. The more, the fewer pages are written for each; but
/// who reads the events of one table has to look through them.
const MOST_RECENT: i64 = 2_048;

pub(super) fn add_entries(connection: &Connection, number: i64, entries: &[Entry]) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO recent (table_number, seq, command_person, command_id, event) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for entry in entries {
        let person = entry.command.as_ref().map(|command| signed(command.person.number()));
        let id = entry.command.as_ref().map(|command| &command.id);
        // Keys are counted from 1 whenever the table is empty.
        if insert.insert(params![number, signed(entry.seq), person, id, entry.event])? >= MOST_RECENT {
            move_recent(connection)?;
        }
    }
    Ok(())
}

/// Moves the newest events of all tables to the log. Deleted rows are overwritten, so no copy stays
/// behind in case one of them is erased later.
pub(super) fn move_recent(connection: &Connection) -> Result<(), StoreError> {
    let mut copy = connection.prepare_cached(
        "INSERT INTO entries (table_number, seq, command_person, command_id, event)
         SELECT table_number, seq, command_person, command_id, event FROM recent ORDER BY table_number, seq",
    )?;
    copy.execute([])?;
    connection.prepare_cached("DELETE FROM recent")?.execute([])?;
    Ok(())
}

pub(super) fn save_snapshot(connection: &Connection, number: i64, snapshot: &StoredSnapshot) -> Result<(), StoreError> {
    let mut upsert = connection.prepare_cached(
        "INSERT INTO snapshots (table_number, seq, state) VALUES (?1, ?2, ?3)
         ON CONFLICT DO UPDATE SET seq = excluded.seq, state = excluded.state WHERE excluded.seq >= seq",
    )?;
    upsert.execute(params![number, signed(snapshot.seq), snapshot.state])?;
    Ok(())
}

fn update_listing(connection: &Connection, number: i64, listing: &Listing) -> Result<(), StoreError> {
    let mut update =
        connection.prepare_cached("UPDATE tables SET listed = ?2, summary = ?3, deal = ?4 WHERE number = ?1")?;
    let deal = listing.deal.as_ref().map(Digest::as_bytes);
    update.execute(params![number, listing.listed, listing.summary, deal])?;
    let mut present = connection.prepare_cached("SELECT person FROM sitters WHERE table_number = ?1 AND here = 1")?;
    let present: Vec<i64> = present.query_map([number], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let mut remove =
        connection.prepare_cached("UPDATE sitters SET here = 0 WHERE person = ?1 AND table_number = ?2")?;
    let gone = |person: &&i64| !listing.people.contains(&PersonId::new(unsigned(**person)));
    for person in present.iter().filter(gone) {
        remove.execute([*person, number])?;
    }
    let new = |person: &&PersonId| !present.contains(&signed(person.number()));
    let new: Vec<PersonId> = listing.people.iter().filter(new).copied().collect();
    add_sitters(connection, number, &new)
}

fn add_sitters(connection: &Connection, number: i64, people: &[PersonId]) -> Result<(), StoreError> {
    // People who already sit there are not changed.
    let mut insert = connection.prepare_cached(
        "INSERT INTO sitters (person, table_number) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET here = 1 WHERE here = 0",
    )?;
    for person in people {
        insert.execute([signed(person.number()), number])?;
    }
    Ok(())
}

pub(super) fn add_person(connection: &Connection, person: &Person) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO people (id, name, language, link, link_until, backup, backup_since, since, banned)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    let Person { id, name, language, sign_in, since, banned } = person;
    let SignIn { devices, link, backup } = sign_in;
    let (code, until) = (link.as_ref().map(|link| link.code.as_bytes()), link.map(|link| link.until.0));
    let (own, made) = (backup.as_ref().map(|own| own.code.as_bytes()), backup.map(|own| own.since.0));
    let banned = banned.map(|since| since.0);
    let row = params![signed(id.number()), name, language, code, until, own, made, since.0, banned];
    insert.execute(row).map_err(taken)?;
    devices.iter().try_for_each(|device| devices::add(connection, *id, device))
}

pub(super) fn rename(connection: &Connection, id: PersonId, name: &str, language: &str) -> Result<(), StoreError> {
    let mut update = connection.prepare_cached("UPDATE people SET name = ?2, language = ?3 WHERE id = ?1")?;
    expect_person(update.execute(params![signed(id.number()), name, language])?)
}

pub(super) fn expect_person(changed: usize) -> Result<(), StoreError> {
    if changed > 0 { Ok(()) } else { Err(StoreError::NoSuchPerson) }
}

/// For inserts that can only violate the uniqueness of an id.
pub(super) fn taken(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::Taken,
        _ => error.into(),
    }
}

/// Writes the version of the schema again: SQLite writes it to the file although it is the same.
pub(super) fn touch(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.pragma_update(None, "user_version", KNOWN)?)
}
