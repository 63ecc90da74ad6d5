//! Read queries.

use rusqlite::{Connection, OptionalExtension, Row, params};
use std::collections::HashMap;
use tenback_players::PersonId;

use crate::{
    BackupCode, CommandKey, DeviceLink, Digest, Entry, ListedTable, Person, SignIn, StoreError, StoredSnapshot,
    StoredTable, TableId, Timestamp,
};

use super::{devices, signed, unsigned};

pub(super) fn load(connection: &mut Connection, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
    // One transaction sees one consistent state, whatever is written meanwhile.
    let connection = connection.transaction()?;
    let mut find = connection.prepare_cached(
        "SELECT number, host, charter, bytes, deadline, closed FROM tables JOIN progress ON table_number = number
         WHERE id = ?1",
    )?;
    let row = |row: &Row<'_>| {
        let deadline = row.get::<_, Option<i64>>(4)?.map(Timestamp);
        Ok((row.get(0)?, person_id(row, 1)?, row.get(2)?, row.get(3).map(unsigned)?, deadline, row.get(5)?))
    };
    let found = find.query_row([table.as_str()], row).optional()?;
    let Some((number, host, charter, bytes, deadline, closed)) = found else {
        return Ok(None);
    };
    let mut newest = connection.prepare_cached("SELECT seq, state FROM snapshots WHERE table_number = ?1")?;
    let snapshot =
        newest.query_row([number], |row| Ok(StoredSnapshot { seq: seq(row, 0)?, state: row.get(1)? })).optional()?;
    let tail = after(&connection, number, snapshot.as_ref().map_or(0, |snapshot| snapshot.seq))?;
    Ok(Some(StoredTable { host, charter, closed, snapshot, tail, bytes, deadline }))
}

pub(super) fn people(connection: &Connection) -> Result<u64, StoreError> {
    let mut count = connection.prepare_cached("SELECT count(*) FROM people")?;
    Ok(count.query_row([], |row| row.get(0).map(unsigned))?)
}

/// The bytes of all pages in use.
pub(super) fn size(connection: &Connection) -> Result<u64, StoreError> {
    let read = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get(0)).map(unsigned);
    Ok((read("page_count")? - read("freelist_count")?) * read("page_size")?)
}

pub(super) fn entries(connection: &mut Connection, table: &TableId) -> Result<Vec<Entry>, StoreError> {
    let connection = connection.transaction()?;
    let number = table_number(&connection, table)?;
    after(&connection, number, 0)
}

/// The number by which other rows refer to a table.
pub(super) fn table_number(connection: &Connection, table: &TableId) -> Result<i64, StoreError> {
    let mut find = connection.prepare_cached("SELECT number FROM tables WHERE id = ?1")?;
    find.query_row([table.as_str()], |row| row.get(0)).optional()?.ok_or(StoreError::NoSuchTable)
}

pub(super) fn is_at(connection: &Connection, person: PersonId, table: &TableId) -> Result<bool, StoreError> {
    let mut find = connection.prepare_cached(
        "SELECT host = ?2 OR EXISTS (SELECT 1 FROM sitters WHERE person = ?2 AND table_number = number AND here = 1)
         FROM tables WHERE id = ?1",
    )?;
    let row = find.query_row(params![table.as_str(), signed(person.number())], |row| row.get(0)).optional()?;
    row.ok_or(StoreError::NoSuchTable)
}

/// The events of a table after one of them.
pub(super) fn after(connection: &Connection, number: i64, seq: u64) -> Result<Vec<Entry>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seq, command_person, command_id, event FROM entries WHERE table_number = ?1 AND seq > ?2
         UNION ALL SELECT seq, command_person, command_id, event FROM recent WHERE table_number = ?1 AND seq > ?2
         ORDER BY seq",
    )?;
    let rows = select.query_map([number, signed(seq)], entry)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let person: Option<i64> = row.get(1)?;
    let id: Option<String> = row.get(2)?;
    let command = person.zip(id).map(|(person, id)| CommandKey { person: PersonId::new(unsigned(person)), id });
    Ok(Entry { seq: seq(row, 0)?, command, event: row.get(3)? })
}

pub(super) fn listed(connection: &Connection, most: u32) -> Result<Vec<ListedTable>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT id, summary, updated FROM (
             SELECT id, summary, updated, row_number() OVER (PARTITION BY host ORDER BY updated DESC, id) AS nth
             FROM tables JOIN progress ON table_number = number WHERE listed = 1 AND closed = 0
         ) ORDER BY nth > 1, updated DESC, id LIMIT ?1",
    )?;
    let rows = select.query_map([most], in_list)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn tables_of(connection: &Connection, person: PersonId, most: u32) -> Result<Vec<ListedTable>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT id, summary, updated FROM tables JOIN progress ON progress.table_number = number
         WHERE (host = ?1 OR number IN (SELECT table_number FROM sitters WHERE person = ?1 AND here = 1)) AND closed = 0
         ORDER BY updated DESC, id LIMIT ?2",
    )?;
    let rows = select.query_map(params![signed(person.number()), most], in_list)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn in_list(row: &Row<'_>) -> rusqlite::Result<ListedTable> {
    Ok(ListedTable { id: table_id(row, 0)?, summary: row.get(1)?, updated: Timestamp(row.get(2)?) })
}

pub(super) fn is_in_play(connection: &Connection, deal: Digest) -> Result<bool, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT EXISTS (SELECT 1 FROM tables WHERE deal = ?1 AND closed = 0)")?;
    Ok(select.query_row([deal.as_bytes()], |row| row.get(0))?)
}

pub(super) fn tables_hosted(connection: &Connection, person: PersonId, since: Timestamp) -> Result<u64, StoreError> {
    let mut count = connection.prepare_cached("SELECT count(*) FROM tables WHERE creator = ?1 AND created >= ?2")?;
    Ok(count.query_row([signed(person.number()), since.0], |row| row.get(0)).map(unsigned)?)
}

pub(super) fn person(connection: &mut Connection, id: PersonId) -> Result<Option<Person>, StoreError> {
    let connection = connection.transaction()?;
    let mut select = connection.prepare_cached(
        "SELECT id, name, language, link, link_until, backup, backup_since, since, banned FROM people WHERE id = ?1",
    )?;
    let found = select.query_row([signed(id.number())], person_of).optional()?;
    found.map(|person| with_devices(&connection, person)).transpose()
}

pub(super) fn person_page(
    connection: &mut Connection,
    after: Option<PersonId>,
    most: u32,
) -> Result<Vec<Person>, StoreError> {
    let connection = connection.transaction()?;
    let mut select = connection.prepare_cached(
        "SELECT id, name, language, link, link_until, backup, backup_since, since, banned FROM people
         WHERE id > ?1 ORDER BY id LIMIT ?2",
    )?;
    let after = after.map_or(-1, |id| signed(id.number()));
    let people = select.query_map(params![after, most], person_of)?.collect::<Result<Vec<_>, _>>()?;
    people.into_iter().map(|person| with_devices(&connection, person)).collect()
}

/// A person without their devices.
fn person_of(row: &Row<'_>) -> rusqlite::Result<Person> {
    let digest = |column| row.get::<_, Option<_>>(column).map(|bytes| bytes.map(Digest::new));
    let time = |column| row.get::<_, Option<_>>(column).map(|time| time.map(Timestamp));
    let sign_in = SignIn {
        devices: Vec::new(),
        link: digest(3)?.zip(time(4)?).map(|(code, until)| DeviceLink { code, until }),
        backup: digest(5)?.zip(time(6)?).map(|(code, since)| BackupCode { code, since }),
    };
    let (name, language) = (row.get(1)?, row.get(2)?);
    Ok(Person { id: person_id(row, 0)?, name, language, sign_in, since: Timestamp(row.get(7)?), banned: time(8)? })
}

fn with_devices(connection: &Connection, mut person: Person) -> Result<Person, StoreError> {
    person.sign_in.devices = devices::of(connection, person.id)?;
    Ok(person)
}

pub(super) fn names(connection: &Connection, ids: &[PersonId]) -> Result<HashMap<PersonId, String>, StoreError> {
    let mut select = connection.prepare_cached("SELECT name FROM people WHERE id = ?1")?;
    let mut names = HashMap::new();
    for id in ids {
        if let Some(name) = select.query_row([signed(id.number())], |row| row.get(0)).optional()? {
            names.insert(*id, name);
        }
    }
    Ok(names)
}

pub(super) fn seq(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get(column).map(unsigned)
}

pub(super) fn table_id(row: &Row<'_>, column: usize) -> rusqlite::Result<TableId> {
    let id: String = row.get(column)?;
    TableId::new(&id).ok_or(rusqlite::Error::InvalidQuery)
}

pub(super) fn person_id(row: &Row<'_>, column: usize) -> rusqlite::Result<PersonId> {
    row.get(column).map(|number| PersonId::new(unsigned(number)))
}
