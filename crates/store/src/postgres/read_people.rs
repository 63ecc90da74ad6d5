//! Read queries about people and their finished games. Each is a single statement, which sees one point in time.

use std::collections::HashMap;

use tenback_players::PersonId;
use tokio_postgres::Row;

use crate::{BackupCode, DeviceLink, Digest, FinishedGame, Person, Player, SignIn, StoreError, TableId, Timestamp};

use super::devices;
use super::fault::Fault;
use super::number::signed;
use super::read::{count, person_id, table_id};
use super::readers::Readers;

const PEOPLE: &str = "SELECT count(*) FROM people";

pub(super) async fn people(readers: &Readers) -> Result<u64, StoreError> {
    count(readers.query_one(PEOPLE, &[]).await?)
}

const PERSON: &str = "
    SELECT people.id, people.name, language, link, link_until, backup, backup_since, people.since, banned, owned.*
    FROM people, LATERAL (
        SELECT array_agg(id ORDER BY since, id), array_agg(name ORDER BY since, id), array_agg(token ORDER BY since, id),
               array_agg(since ORDER BY since, id), array_agg(seen ORDER BY since, id)
        FROM devices WHERE person = people.id
    ) AS owned
    WHERE people.id = $1";

pub(super) async fn person(readers: &Readers, id: PersonId) -> Result<Option<Person>, StoreError> {
    readers.query_one(PERSON, &[&signed(id.number())]).await?.as_ref().map(person_of).transpose()
}

const PERSON_PAGE: &str = "
    SELECT people.id, people.name, language, link, link_until, backup, backup_since, people.since, banned, owned.*
    FROM people, LATERAL (
        SELECT array_agg(id ORDER BY since, id), array_agg(name ORDER BY since, id), array_agg(token ORDER BY since, id),
               array_agg(since ORDER BY since, id), array_agg(seen ORDER BY since, id)
        FROM devices WHERE person = people.id
    ) AS owned
    WHERE people.id > $1 ORDER BY people.id LIMIT $2";

pub(super) async fn person_page(
    readers: &Readers,
    after: Option<PersonId>,
    most: u32,
) -> Result<Vec<Person>, StoreError> {
    let after = after.map_or(-1, |id| signed(id.number()));
    readers.query(PERSON_PAGE, &[&after, &i64::from(most)]).await?.iter().map(person_of).collect()
}

fn person_of(row: &Row) -> Result<Person, StoreError> {
    let code = |column: usize| row.get::<_, Option<&[u8]>>(column).map(digest).transpose();
    let time = |column: usize| row.get::<_, Option<i64>>(column).map(Timestamp);
    let sign_in = SignIn {
        devices: devices::of(row, 9)?,
        link: code(3)?.zip(time(4)).map(|(code, until)| DeviceLink { code, until }),
        backup: code(5)?.zip(time(6)).map(|(code, since)| BackupCode { code, since }),
    };
    let (id, since) = (person_id(row.get(0)), Timestamp(row.get(7)));
    Ok(Person { id, name: row.get(1), language: row.get(2), sign_in, since, banned: time(8) })
}

pub(super) fn digest(bytes: &[u8]) -> Result<Digest, StoreError> {
    Ok(bytes.try_into().map(Digest::new).map_err(|_| Fault::Strange)?)
}

const NAMES: &str = "SELECT id, name FROM people WHERE id = ANY ($1)";

pub(super) async fn names(readers: &Readers, ids: &[PersonId]) -> Result<HashMap<PersonId, String>, StoreError> {
    let ids: Vec<i64> = ids.iter().map(|id| signed(id.number())).collect();
    let rows = readers.query(NAMES, &[&ids]).await?;
    Ok(rows.iter().map(|row| (person_id(row.get(0)), row.get(1))).collect())
}

/// Whether the table exists, and the game, if there is one.
const GAME: &str = "
    SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1), table_id, number, ended, public, result, record, people, seats
    FROM (SELECT 1) AS one LEFT JOIN games ON table_id = $1 AND number = $2,
    LATERAL (SELECT array_agg(person ORDER BY person) AS people, array_agg(seat ORDER BY person) AS seats
             FROM players WHERE players.table_id = games.table_id AND game = number) AS played";

pub(super) async fn game(readers: &Readers, table: &TableId, number: u32) -> Result<Option<FinishedGame>, StoreError> {
    let row = readers.query_one(GAME, &[&table.as_str(), &i64::from(number)]).await?.ok_or(Fault::Strange)?;
    match (row.get::<_, Option<&str>>(1), row.get(0)) {
        (Some(_), _) => game_of(&row, 2).map(Some),
        (None, true) => Ok(None),
        (None, false) => Err(StoreError::NoSuchTable),
    }
}

/// A game in the columns from `first` on.
fn game_of(row: &Row, first: usize) -> Result<FinishedGame, StoreError> {
    let number = u32::try_from(row.get::<_, i64>(first)).map_err(|_| Fault::Strange)?;
    let people: Vec<i64> = row.get::<_, Option<_>>(first + 5).unwrap_or_default();
    let seats: Vec<Option<i16>> = row.get::<_, Option<_>>(first + 6).unwrap_or_default();
    let player = |(person, seat): (i64, Option<i16>)| {
        let seat = seat.map(u8::try_from).transpose().map_err(|_| Fault::Strange)?;
        Ok(Player { person: person_id(person), seat })
    };
    Ok(FinishedGame {
        number,
        ended: Timestamp(row.get(first + 1)),
        public: row.get(first + 2),
        result: row.get(first + 3),
        record: row.get(first + 4),
        players: people.into_iter().zip(seats).map(player).collect::<Result<_, Fault>>()?,
    })
}

fn games(rows: &[Row]) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
    rows.iter().map(|row| Ok((table_id(row, 0)?, game_of(row, 1)?))).collect()
}

const GAMES_OF: &str = "
    SELECT games.table_id, number, ended, public, result, record, people, seats
    FROM players AS own JOIN games ON games.table_id = own.table_id AND number = own.game,
    LATERAL (SELECT array_agg(person ORDER BY person) AS people, array_agg(seat ORDER BY person) AS seats
             FROM players WHERE players.table_id = games.table_id AND game = number) AS played
    WHERE own.person = $1 AND (own.table_id, own.game) > ($2, $3) ORDER BY own.table_id, own.game LIMIT $4";

pub(super) async fn games_of(
    readers: &Readers,
    person: PersonId,
    after: Option<(TableId, u32)>,
    most: u32,
) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
    let (table, number) = after.as_ref().map_or(("", 0), |(table, number)| (table.as_str(), i64::from(*number)));
    games(&readers.query(GAMES_OF, &[&signed(person.number()), &table, &number, &i64::from(most)]).await?)
}

const GAME_PAGE: &str = "
    SELECT games.table_id, number, ended, public, result, record, people, seats FROM games,
    LATERAL (SELECT array_agg(person ORDER BY person) AS people, array_agg(seat ORDER BY person) AS seats
             FROM players WHERE players.table_id = games.table_id AND game = number) AS played
    WHERE (games.table_id, number) > ($1, $2) ORDER BY games.table_id, number LIMIT $3";

pub(super) async fn game_page(
    readers: &Readers,
    after: Option<(TableId, u32)>,
    most: u32,
) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
    let (table, number) = after.as_ref().map_or(("", 0), |(table, number)| (table.as_str(), i64::from(*number)));
    games(&readers.query(GAME_PAGE, &[&table, &number, &i64::from(most)]).await?)
}
