//! Read queries about tables. Each is a single statement, which sees one point in time.

use tenback_players::PersonId;
use tokio_postgres::Row;

use crate::{
    CommandKey, Day, Digest, Entry, ListedTable, Listing, Stats, StoreError, StoredSnapshot, StoredTable, TableCopy,
    TableId, TableOverview, Timestamp,
};

use super::fault::Fault;
use super::number::{signed, unsigned};
use super::read_people::digest;
use super::readers::Readers;

const LOAD: &str = "
    SELECT host, charter, closed, bytes, deadline, snapshots.seq, state, seqs, people, commands, events
    FROM tables JOIN heads USING (number) JOIN listings USING (number) LEFT JOIN snapshots ON table_number = number,
    LATERAL (SELECT array_agg(entries.seq ORDER BY entries.seq) AS seqs, array_agg(command_person ORDER BY entries.seq) AS people,
                    array_agg(command_id ORDER BY entries.seq) AS commands, array_agg(event ORDER BY entries.seq) AS events
             FROM entries WHERE entries.table_number = number AND entries.seq > coalesce(snapshots.seq, 0)) AS tail
    WHERE id = $1";

/// Entries in the columns from `first` on, each as an array; NULL if there are none.
fn tail(row: &Row, first: usize) -> Vec<Entry> {
    let seqs: Vec<i64> = row.get::<_, Option<_>>(first).unwrap_or_default();
    let people: Vec<Option<i64>> = row.get::<_, Option<_>>(first + 1).unwrap_or_default();
    let commands: Vec<Option<String>> = row.get::<_, Option<_>>(first + 2).unwrap_or_default();
    let events: Vec<String> = row.get::<_, Option<_>>(first + 3).unwrap_or_default();
    let parts = seqs.into_iter().zip(people).zip(commands).zip(events);
    parts.map(|(((seq, person), id), event)| entry(seq, person, id, event)).collect()
}

fn entry(seq: i64, person: Option<i64>, id: Option<String>, event: String) -> Entry {
    let command = person.zip(id).map(|(person, id)| CommandKey { person: person_id(person), id });
    Entry { seq: unsigned(seq), command, event }
}

pub(super) fn person_id(number: i64) -> PersonId {
    PersonId::new(unsigned(number))
}

fn snapshot(row: &Row, first: usize) -> Option<StoredSnapshot> {
    let seq: Option<i64> = row.get(first);
    seq.zip(row.get(first + 1)).map(|(seq, state)| StoredSnapshot { seq: unsigned(seq), state })
}

fn deadline(row: &Row, column: usize) -> Option<Timestamp> {
    row.get::<_, Option<i64>>(column).map(Timestamp)
}

pub(super) fn table_id(row: &Row, column: usize) -> Result<TableId, StoreError> {
    Ok(TableId::new(row.get(column)).ok_or(Fault::Strange)?)
}

pub(super) async fn load(readers: &Readers, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
    let row = readers.query_one(LOAD, &[&table.as_str()]).await?;
    Ok(row.map(|row| StoredTable {
        host: person_id(row.get(0)),
        charter: row.get(1),
        closed: row.get(2),
        bytes: unsigned(row.get(3)),
        deadline: deadline(&row, 4),
        snapshot: snapshot(&row, 5),
        tail: tail(&row, 7),
    }))
}

const ENTRIES: &str = "
    SELECT seq, command_person, command_id, event FROM tables LEFT JOIN entries ON table_number = number
    WHERE id = $1 ORDER BY seq";

pub(super) async fn entries(readers: &Readers, table: &TableId) -> Result<Vec<Entry>, StoreError> {
    let rows = readers.query(ENTRIES, &[&table.as_str()]).await?;
    if rows.is_empty() {
        return Err(StoreError::NoSuchTable);
    }
    // A table without events has one row without an event.
    let entries =
        rows.iter().filter_map(|row| Some(entry(row.get::<_, Option<_>>(0)?, row.get(1), row.get(2), row.get(3))));
    Ok(entries.collect())
}

const DAYS: &str = "
    SELECT first, since FROM tables LEFT JOIN days ON table_number = number WHERE id = $1 ORDER BY first";

pub(super) async fn days(readers: &Readers, table: &TableId) -> Result<Vec<Day>, StoreError> {
    let rows = readers.query(DAYS, &[&table.as_str()]).await?;
    if rows.is_empty() {
        return Err(StoreError::NoSuchTable);
    }
    let days = rows
        .iter()
        .filter_map(|row| Some(Day { first: unsigned(row.get::<_, Option<_>>(0)?), since: Timestamp(row.get(1)) }));
    Ok(days.collect())
}

const IS_AT: &str = "
    SELECT host = $2 OR EXISTS (SELECT 1 FROM sitters WHERE person = $2 AND table_number = number AND here)
    FROM tables JOIN listings USING (number) WHERE id = $1";

pub(super) async fn is_at(readers: &Readers, person: PersonId, table: &TableId) -> Result<bool, StoreError> {
    let row = readers.query_one(IS_AT, &[&table.as_str(), &signed(person.number())]).await?;
    row.map(|row| row.get(0)).ok_or(StoreError::NoSuchTable)
}

const LISTED: &str = "
    SELECT id, summary, updated FROM (
        SELECT id, summary, updated, row_number() OVER (PARTITION BY host ORDER BY updated DESC, id) AS nth
        FROM listings JOIN tables USING (number) JOIN heads USING (number) WHERE listed AND NOT closed
    ) AS public ORDER BY nth > 1, updated DESC, id LIMIT $1";

pub(super) async fn listed(readers: &Readers, most: u32) -> Result<Vec<ListedTable>, StoreError> {
    in_list(&readers.query(LISTED, &[&i64::from(most)]).await?)
}

const TABLES_OF: &str = "
    SELECT id, summary, updated FROM listings JOIN tables USING (number) JOIN heads USING (number)
    WHERE NOT closed AND number IN (
        SELECT number FROM listings WHERE host = $1 UNION SELECT table_number FROM sitters WHERE person = $1 AND here)
    ORDER BY updated DESC, id LIMIT $2";

pub(super) async fn tables_of(readers: &Readers, person: PersonId, most: u32) -> Result<Vec<ListedTable>, StoreError> {
    in_list(&readers.query(TABLES_OF, &[&signed(person.number()), &i64::from(most)]).await?)
}

fn in_list(rows: &[Row]) -> Result<Vec<ListedTable>, StoreError> {
    let listed =
        |row: &Row| Ok(ListedTable { id: table_id(row, 0)?, summary: row.get(1), updated: Timestamp(row.get(2)) });
    rows.iter().map(listed).collect()
}

const IS_IN_PLAY: &str = "SELECT EXISTS (SELECT 1 FROM listings WHERE deal = $1 AND NOT closed)";

pub(super) async fn is_in_play(readers: &Readers, deal: Digest) -> Result<bool, StoreError> {
    let row = readers.query_one(IS_IN_PLAY, &[&&deal.as_bytes()[..]]).await?;
    Ok(row.map(|row| row.get(0)).ok_or(Fault::Strange)?)
}

const TABLES_HOSTED: &str = "SELECT count(*) FROM tables WHERE creator = $1 AND created >= $2";

pub(super) async fn tables_hosted(readers: &Readers, person: PersonId, since: Timestamp) -> Result<u64, StoreError> {
    count(readers.query_one(TABLES_HOSTED, &[&signed(person.number()), &since.0]).await?)
}

pub(super) fn count(row: Option<Row>) -> Result<u64, StoreError> {
    Ok(row.map(|row| unsigned(row.get(0))).ok_or(Fault::Strange)?)
}

const VISITED: &str = "
    SELECT id FROM tables JOIN sitters ON table_number = number WHERE person = $1
    UNION SELECT id FROM tables WHERE creator = $1 ORDER BY id";

pub(super) async fn visited(readers: &Readers, person: PersonId) -> Result<Vec<TableId>, StoreError> {
    let rows = readers.query(VISITED, &[&signed(person.number())]).await?;
    rows.iter().map(|row| table_id(row, 0)).collect()
}

const TABLE_PAGE: &str = "
    SELECT id, host, created, updated, closed, last, summary
    FROM tables JOIN heads USING (number) JOIN listings USING (number) WHERE id > $1 ORDER BY id LIMIT $2";

pub(super) async fn table_page(
    readers: &Readers,
    after: Option<&TableId>,
    most: u32,
) -> Result<Vec<TableOverview>, StoreError> {
    let rows = readers.query(TABLE_PAGE, &[&after.map_or("", TableId::as_str), &i64::from(most)]).await?;
    rows.iter().map(overview).collect()
}

const TABLE: &str = "
    SELECT id, host, created, updated, closed, last, summary
    FROM tables JOIN heads USING (number) JOIN listings USING (number) WHERE id = $1";

pub(super) async fn table(readers: &Readers, table: &TableId) -> Result<Option<TableOverview>, StoreError> {
    readers.query_one(TABLE, &[&table.as_str()]).await?.as_ref().map(overview).transpose()
}

fn overview(row: &Row) -> Result<TableOverview, StoreError> {
    Ok(TableOverview {
        id: table_id(row, 0)?,
        host: person_id(row.get(1)),
        created: Timestamp(row.get(2)),
        updated: Timestamp(row.get(3)),
        closed: row.get(4),
        events: unsigned(row.get(5)),
        summary: row.get(6),
    })
}

const STATS: &str = "
    SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM listings WHERE closed),
           (SELECT count(*) FROM people), (SELECT count(*) FROM people WHERE banned IS NOT NULL),
           (SELECT count(*) FROM games), (SELECT coalesce(sum(last), 0)::BIGINT FROM heads),
           (SELECT min(created) FROM tables), (SELECT max(updated) FROM heads)";

pub(super) async fn stats(readers: &Readers) -> Result<Stats, StoreError> {
    let row = readers.query_one(STATS, &[]).await?.ok_or(Fault::Strange)?;
    let number = |column: usize| unsigned(row.get(column));
    Ok(Stats {
        tables: number(0),
        closed_tables: number(1),
        people: number(2),
        banned_people: number(3),
        games: number(4),
        events: number(5),
        oldest: deadline(&row, 6),
        newest: deadline(&row, 7),
    })
}

const SIZE: &str = "SELECT pg_database_size(current_database())";

pub(super) async fn size(readers: &Readers) -> Result<u64, StoreError> {
    count(readers.query_one(SIZE, &[]).await?)
}

const COPY: &str = "
    SELECT creator, host, created, updated, charter, closed, listed, summary, bytes, deadline, snapshots.seq, state,
           visitors, here, firsts, sinces, seqs, people, commands, events, deal
    FROM tables JOIN heads USING (number) JOIN listings USING (number) LEFT JOIN snapshots ON table_number = number,
    LATERAL (SELECT array_agg(person ORDER BY person) AS visitors, array_agg(here ORDER BY person) AS here
             FROM sitters WHERE sitters.table_number = number) AS sat,
    LATERAL (SELECT array_agg(first ORDER BY first) AS firsts, array_agg(since ORDER BY first) AS sinces
             FROM days WHERE days.table_number = number) AS happened,
    LATERAL (SELECT array_agg(entries.seq ORDER BY entries.seq) AS seqs, array_agg(command_person ORDER BY entries.seq) AS people,
                    array_agg(command_id ORDER BY entries.seq) AS commands, array_agg(event ORDER BY entries.seq) AS events
             FROM entries WHERE entries.table_number = number) AS log
    WHERE id = $1";

pub(super) async fn copy(readers: &Readers, table: &TableId) -> Result<Option<TableCopy>, StoreError> {
    let row = readers.query_one(COPY, &[&table.as_str()]).await?;
    let copied = |row: Row| {
        let deal = row.get::<_, Option<&[u8]>>(20).map(digest).transpose()?;
        let numbers = |column: usize| row.get::<_, Option<Vec<i64>>>(column).unwrap_or_default();
        let visitors: Vec<PersonId> = numbers(12).into_iter().map(person_id).collect();
        let here: Vec<bool> = row.get::<_, Option<_>>(13).unwrap_or_default();
        let people = visitors.iter().zip(here).filter(|(_, here)| *here).map(|(person, _)| *person).collect();
        let day = |(first, since): (i64, i64)| Day { first: unsigned(first), since: Timestamp(since) };
        Ok(TableCopy {
            id: table.clone(),
            creator: person_id(row.get(0)),
            host: person_id(row.get(1)),
            created: Timestamp(row.get(2)),
            updated: Timestamp(row.get(3)),
            charter: row.get(4),
            closed: row.get(5),
            listing: Listing { listed: row.get(6), people, summary: row.get(7), deal },
            visitors,
            bytes: unsigned(row.get(8)),
            deadline: deadline(&row, 9),
            snapshot: snapshot(&row, 10),
            days: numbers(14).into_iter().zip(numbers(15)).map(day).collect(),
            entries: tail(&row, 16),
        })
    };
    row.map(copied).transpose()
}
