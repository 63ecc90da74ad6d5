//! Queries about finished games as people find them again. Those that write run inside a transaction of the writer.

use std::collections::HashSet;

use async_trait::async_trait;
use rusqlite::{Connection, Row, ToSql, named_params, params};
use tenback_players::PersonId;

use crate::history::{pack, stayed, unpack, unpacked};
use crate::{FinishedGame, History, Outline, Played, PlayedFilter, PlayedKey, StoreError, TableId, Tally, Timestamp};

use super::read::{person_id, seq, table_id};
use super::{Sqlite, signed};

#[async_trait]
impl History for Sqlite {
    async fn played(
        &self,
        person: PersonId,
        filter: &PlayedFilter,
        after: Option<PlayedKey>,
        most: u32,
    ) -> Result<Vec<Played>, StoreError> {
        let filter = filter.clone();
        self.read(move |connection| played(connection, person, &filter, after.as_ref(), most)).await
    }

    async fn count_played(&self, person: PersonId, filter: &PlayedFilter) -> Result<u64, StoreError> {
        let filter = filter.clone();
        self.read(move |connection| count(connection, person, &filter)).await
    }

    async fn tallies(&self, person: PersonId) -> Result<Vec<Tally>, StoreError> {
        self.read(move |connection| tallies(connection, person)).await
    }

    async fn companions(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.read(move |connection| companions(connection, person)).await
    }

    async fn played_in(&self, table: &TableId, number: u32) -> Result<Vec<Played>, StoreError> {
        let table = table.clone();
        self.read(move |connection| played_in(connection, &table, number)).await
    }

    async fn add_played(&self, table: &TableId, number: u32, played: Vec<Played>) -> Result<(), StoreError> {
        let table = table.clone();
        self.write(move |connection| add(connection, &table, number, &played)).await
    }

    async fn not_outlined(&self, most: u32) -> Result<Vec<(TableId, u32)>, StoreError> {
        self.read(move |connection| not_outlined(connection, most)).await
    }

    async fn keep_accuracy(&self, table: &TableId, number: u32, by_seat: Vec<(u8, f64)>) -> Result<(), StoreError> {
        let table = table.clone();
        self.write(move |connection| keep_accuracy(connection, &table, number, &by_seat)).await
    }

    async fn claim_luck(&self, now: Timestamp, until: Timestamp, most: u32) -> Result<Vec<(TableId, u32)>, StoreError> {
        self.write(move |connection| claim_luck(connection, now, until, most)).await
    }

    async fn keep_luck(&self, table: &TableId, number: u32, adjusted: Vec<(PersonId, f64)>) -> Result<(), StoreError> {
        let table = table.clone();
        self.write(move |connection| keep_luck(connection, &table, number, &adjusted)).await
    }

    async fn is_public(&self, person: PersonId) -> Result<bool, StoreError> {
        self.read(move |connection| is_public(connection, person)).await
    }

    async fn set_public(&self, person: PersonId, public: bool) -> Result<(), StoreError> {
        self.write(move |connection| set_public(connection, person, public)).await
    }
}

const COLUMNS: &str =
    "person, ended, table_id, number, game, seats, hand_size, minimum, counts, won, cards_left, turns,
    ten_backs, accuracy, adjusted, seat, others, bots, ending";

/// The games of a person that a filter lets pass, except for [`Wanted::includes`].
const WANTED: &str = "person = :person AND ended >= :since AND ended < :until
    AND (:game IS NULL OR game = :game) AND (:seats IS NULL OR seats = :seats) AND (:won IS NULL OR won = :won)";

/// The values of [`WANTED`].
struct Wanted<'a> {
    person: i64,
    filter: &'a PlayedFilter,
    with: Option<HashSet<PersonId>>,
}

impl<'a> Wanted<'a> {
    fn new(person: PersonId, filter: &'a PlayedFilter) -> Wanted<'a> {
        let with = filter.with.as_ref().map(|people| people.iter().copied().collect());
        Wanted { person: signed(person.number()), filter, with }
    }

    /// Whether one of those the person is to have played with is among these. Going through the games of the person is faster
    /// than through those of everybody else.
    fn includes(&self, others: &[u8]) -> bool {
        self.with.as_ref().is_none_or(|with| unpacked(others).any(|other| with.contains(&other.person)))
    }

    fn since(&self) -> i64 {
        self.filter.since.map_or(i64::MIN, |time| time.0)
    }

    fn until(&self) -> i64 {
        self.filter.until.map_or(i64::MAX, |time| time.0)
    }
}

fn played(
    connection: &Connection,
    person: PersonId,
    filter: &PlayedFilter,
    after: Option<&PlayedKey>,
    most: u32,
) -> Result<Vec<Played>, StoreError> {
    let wanted = Wanted::new(person, filter);
    let mut select = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM played WHERE {WANTED} AND (ended, table_id, number) < (:ended, :table, :number)
         ORDER BY ended DESC, table_id DESC, number DESC"
    ))?;
    let (ended, table, number) = after.map_or((i64::MAX, "", 0), |key| (key.ended.0, key.table.as_str(), key.number));
    let values: &[(&str, &dyn ToSql)] = named_params! {
        ":person": wanted.person, ":since": wanted.since(), ":until": wanted.until(), ":game": filter.game,
        ":seats": filter.seats, ":won": filter.won, ":ended": ended, ":table": table, ":number": number,
    };
    let mut rows = select.query(values)?;
    let (mut games, most) = (Vec::new(), usize::try_from(most).unwrap_or(usize::MAX));
    while games.len() < most
        && let Some(row) = rows.next()?
    {
        if wanted.includes(others(row, 16)?) {
            games.push(game_of(row)?);
        }
    }
    Ok(games)
}

fn count(connection: &Connection, person: PersonId, filter: &PlayedFilter) -> Result<u64, StoreError> {
    let wanted = Wanted::new(person, filter);
    let values: &[(&str, &dyn ToSql)] = named_params! {
        ":person": wanted.person, ":since": wanted.since(), ":until": wanted.until(), ":game": filter.game,
        ":seats": filter.seats, ":won": filter.won,
    };
    if wanted.with.is_none() {
        let mut select = connection.prepare_cached(&format!("SELECT count(*) FROM played WHERE {WANTED}"))?;
        return Ok(select.query_row(values, |row| seq(row, 0))?);
    }
    let mut select = connection.prepare_cached(&format!("SELECT others FROM played WHERE {WANTED}"))?;
    let mut rows = select.query(values)?;
    let mut count = 0;
    while let Some(row) = rows.next()? {
        count += u64::from(wanted.includes(others(row, 0)?));
    }
    Ok(count)
}

/// The others of a game, packed.
fn others<'a>(row: &'a Row<'_>, column: usize) -> rusqlite::Result<&'a [u8]> {
    Ok(row.get_ref(column)?.as_blob()?)
}

fn game_of(row: &Row<'_>) -> rusqlite::Result<Played> {
    Ok(Played {
        person: person_id(row, 0)?,
        ended: Timestamp(row.get(1)?),
        table: table_id(row, 2)?,
        number: row.get(3)?,
        game: row.get(4)?,
        seats: row.get(5)?,
        hand_size: row.get(6)?,
        minimum: row.get(7)?,
        counts: row.get(8)?,
        won: row.get(9)?,
        left: row.get(10)?,
        turns: row.get(11)?,
        ten_backs: row.get(12)?,
        accuracy: row.get(13)?,
        adjusted: row.get(14)?,
        seat: row.get(15)?,
        others: unpack(others(row, 16)?),
        bots: row.get(17)?,
        ending: row.get(18)?,
    })
}

fn tallies(connection: &Connection, person: PersonId) -> Result<Vec<Tally>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT ended, table_id, number, game, seats, won, cards_left, ten_backs, accuracy, adjusted, others FROM played
         WHERE person = ?1 AND counts = 1 AND hand_size IS NULL AND minimum IS NULL ORDER BY ended, table_id, number",
    )?;
    let tally = |row: &Row<'_>| {
        Ok(Tally {
            ended: Timestamp(row.get(0)?),
            table: table_id(row, 1)?,
            number: row.get(2)?,
            game: row.get(3)?,
            seats: row.get(4)?,
            won: row.get(5)?,
            left: row.get(6)?,
            ten_backs: row.get(7)?,
            accuracy: row.get(8)?,
            adjusted: row.get(9)?,
            others: stayed(unpack(others(row, 10)?)),
        })
    };
    let rows = select.query_map([signed(person.number())], tally)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn companions(connection: &Connection, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
    let mut select = connection.prepare_cached("SELECT others FROM played WHERE person = ?1")?;
    let mut rows = select.query([signed(person.number())])?;
    let mut people = HashSet::new();
    while let Some(row) = rows.next()? {
        people.extend(unpacked(others(row, 0)?).map(|other| other.person));
    }
    let mut people: Vec<PersonId> = people.into_iter().collect();
    people.sort_unstable();
    Ok(people)
}

fn played_in(connection: &Connection, table: &TableId, number: u32) -> Result<Vec<Played>, StoreError> {
    let mut select =
        connection.prepare_cached(&format!("SELECT {COLUMNS} FROM played WHERE table_id = ?1 AND number = ?2"))?;
    let mut rows = select.query_map(params![table.as_str(), number], game_of)?.collect::<Result<Vec<_>, _>>()?;
    rows.sort_by_key(|played| played.person);
    Ok(rows)
}

/// Adds a game that has just ended, or notes that it is to be outlined.
pub(super) fn add_game(
    connection: &Connection,
    table: &TableId,
    game: &FinishedGame,
    outline: Option<&Outline>,
) -> Result<(), StoreError> {
    if let Some(outline) = outline {
        return add(connection, table, game.number, &outline.played(table, game));
    }
    let mut insert =
        connection.prepare_cached("INSERT INTO outlines_due (table_id, number, ended) VALUES (?1, ?2, ?3)")?;
    insert.execute(params![table.as_str(), game.number, game.ended.0])?;
    Ok(())
}

fn add(connection: &Connection, table: &TableId, number: u32, played: &[Played]) -> Result<(), StoreError> {
    let mut done = connection.prepare_cached("DELETE FROM outlines_due WHERE table_id = ?1 AND number = ?2")?;
    done.execute(params![table.as_str(), number])?;
    let mut insert = connection.prepare_cached(&format!(
        "INSERT INTO played ({COLUMNS})
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)
         ON CONFLICT DO NOTHING"
    ))?;
    for row in played {
        insert.execute(params![
            signed(row.person.number()),
            row.ended.0,
            row.table.as_str(),
            row.number,
            row.game,
            row.seats,
            row.hand_size,
            row.minimum,
            row.counts,
            row.won,
            row.left,
            row.turns,
            row.ten_backs,
            row.accuracy,
            row.adjusted,
            row.seat,
            pack(&row.others),
            row.bots,
            row.ending,
        ])?;
    }
    if let Some(row) = played.first().filter(|row| row.adjusted.is_none()) {
        let mut insert = connection.prepare_cached(
            "INSERT INTO luck_due (table_id, number, free_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        )?;
        insert.execute(params![table.as_str(), number, row.ended.0])?;
    }
    Ok(())
}

fn not_outlined(connection: &Connection, most: u32) -> Result<Vec<(TableId, u32)>, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT table_id, number FROM outlines_due ORDER BY ended DESC, table_id, number LIMIT ?1")?;
    let rows = select.query_map([most], |row| Ok((table_id(row, 0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn keep_accuracy(
    connection: &Connection,
    table: &TableId,
    number: u32,
    by_seat: &[(u8, f64)],
) -> Result<(), StoreError> {
    let mut update = connection.prepare_cached(
        "UPDATE played SET accuracy = ?4 WHERE table_id = ?1 AND number = ?2 AND seat = ?3 AND counts = 1",
    )?;
    for (seat, accuracy) in by_seat {
        update.execute(params![table.as_str(), number, seat, accuracy])?;
    }
    Ok(())
}

fn claim_luck(
    connection: &Connection,
    now: Timestamp,
    until: Timestamp,
    most: u32,
) -> Result<Vec<(TableId, u32)>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT table_id, number FROM luck_due WHERE free_at <= ?1 ORDER BY free_at DESC, table_id, number LIMIT ?2",
    )?;
    let rows = select.query_map(params![now.0, most], |row| Ok((table_id(row, 0)?, row.get(1)?)))?;
    let mut claimed: Vec<(TableId, u32)> = rows.collect::<Result<_, _>>()?;
    claimed.sort();
    let mut update =
        connection.prepare_cached("UPDATE luck_due SET free_at = ?3 WHERE table_id = ?1 AND number = ?2")?;
    for (table, number) in &claimed {
        update.execute(params![table.as_str(), number, until.0])?;
    }
    Ok(claimed)
}

fn keep_luck(
    connection: &Connection,
    table: &TableId,
    number: u32,
    adjusted: &[(PersonId, f64)],
) -> Result<(), StoreError> {
    let mut done = connection.prepare_cached("DELETE FROM luck_due WHERE table_id = ?1 AND number = ?2")?;
    done.execute(params![table.as_str(), number])?;
    let mut update = connection
        .prepare_cached("UPDATE played SET adjusted = ?4 WHERE table_id = ?1 AND number = ?2 AND person = ?3")?;
    for (person, adjusted) in adjusted {
        update.execute(params![table.as_str(), number, signed(person.number()), adjusted])?;
    }
    Ok(())
}

fn is_public(connection: &Connection, person: PersonId) -> Result<bool, StoreError> {
    let mut select = connection.prepare_cached("SELECT EXISTS (SELECT 1 FROM public_profiles WHERE person = ?1)")?;
    Ok(select.query_row([signed(person.number())], |row| row.get(0))?)
}

fn set_public(connection: &Connection, person: PersonId, public: bool) -> Result<(), StoreError> {
    let mut known = connection.prepare_cached("SELECT EXISTS (SELECT 1 FROM people WHERE id = ?1)")?;
    if !known.query_row([signed(person.number())], |row| row.get::<_, bool>(0))? {
        return Err(StoreError::NoSuchPerson);
    }
    let sql = if public {
        "INSERT INTO public_profiles (person) VALUES (?1) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM public_profiles WHERE person = ?1"
    };
    connection.prepare_cached(sql)?.execute([signed(person.number())])?;
    Ok(())
}

/// Removes the history of somebody who is being deleted.
pub(super) fn erase(connection: &Connection, person: PersonId) -> Result<(), StoreError> {
    for sql in ["DELETE FROM played WHERE person = ?1", "DELETE FROM public_profiles WHERE person = ?1"] {
        connection.prepare_cached(sql)?.execute([signed(person.number())])?;
    }
    Ok(())
}
