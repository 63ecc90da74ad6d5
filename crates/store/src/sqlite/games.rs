//! Queries about finished games and their reviews.

use rusqlite::{Connection, OptionalExtension, Row, params};
use tenback_players::PersonId;

use crate::{FinishedGame, Outline, Player, StoreError, StoredReview, TableId, Timestamp};

use super::read::{table_id, table_number};
use super::write::taken;
use super::{history, signed, unsigned};

/// Adds a game, inside a transaction of the writer.
pub(super) fn add(
    connection: &Connection,
    table: &TableId,
    game: &FinishedGame,
    outline: Option<&Outline>,
) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO games (table_id, number, ended, public, result, record) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    let FinishedGame { number, ended, public, players, result, record } = game;
    let key = insert.insert(params![table.as_str(), number, ended.0, public, result, record]).map_err(taken)?;
    let mut insert = connection.prepare_cached("INSERT INTO players (person, game, seat) VALUES (?1, ?2, ?3)")?;
    for Player { person, seat } in players {
        insert.execute(params![signed(person.number()), key, seat])?;
    }
    history::add_game(connection, table, game, outline)
}

pub(super) fn game(
    connection: &mut Connection,
    table: &TableId,
    number: u32,
) -> Result<Option<FinishedGame>, StoreError> {
    let connection = connection.transaction()?;
    let mut select = connection.prepare_cached(
        "SELECT key, number, ended, public, result, record FROM games WHERE table_id = ?1 AND number = ?2",
    )?;
    match select.query_row(params![table.as_str(), number], game_of).optional()? {
        Some((key, game)) => Ok(Some(FinishedGame { players: players(&connection, key)?, ..game })),
        None => table_number(&connection, table).map(|_| None),
    }
}

pub(super) fn review(
    connection: &Connection,
    table: &TableId,
    number: u32,
) -> Result<Option<StoredReview>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT version, review FROM reviews JOIN games ON key = game WHERE table_id = ?1 AND number = ?2",
    )?;
    let found = |row: &Row<'_>| Ok(StoredReview { version: row.get(0)?, review: row.get(1)? });
    Ok(select.query_row(params![table.as_str(), number], found).optional()?)
}

/// Keeps a review, inside a transaction of the writer.
pub(super) fn keep_review(
    connection: &Connection,
    table: &TableId,
    number: u32,
    review: &StoredReview,
) -> Result<(), StoreError> {
    let mut upsert = connection.prepare_cached(
        "INSERT INTO reviews (game, version, review)
         SELECT key, ?3, ?4 FROM games WHERE table_id = ?1 AND number = ?2
         ON CONFLICT DO UPDATE SET version = excluded.version, review = excluded.review",
    )?;
    let kept = upsert.execute(params![table.as_str(), number, review.version, review.review])?;
    if kept > 0 { Ok(()) } else { Err(StoreError::NoSuchTable) }
}

pub(super) fn games_of(
    connection: &mut Connection,
    person: PersonId,
    after: Option<(TableId, u32)>,
    most: u32,
) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
    let connection = connection.transaction()?;
    let mut select = connection.prepare_cached(
        "SELECT key, number, ended, public, result, record, table_id FROM games
         WHERE key IN (SELECT game FROM players WHERE person = ?1) AND (table_id, number) > (?2, ?3)
         ORDER BY table_id, number LIMIT ?4",
    )?;
    let (table, number) = after.as_ref().map_or(("", 0), |(table, number)| (table.as_str(), *number));
    let row = |row: &Row<'_>| Ok((table_id(row, 6)?, game_of(row)?));
    let rows = select.query_map(params![signed(person.number()), table, number, most], row)?;
    with_players(&connection, rows.collect::<Result<_, _>>()?)
}

pub(super) fn game_page(
    connection: &mut Connection,
    after: Option<(TableId, u32)>,
    most: u32,
) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
    let connection = connection.transaction()?;
    let mut select = connection.prepare_cached(
        "SELECT key, number, ended, public, result, record, table_id FROM games
         WHERE (table_id, number) > (?1, ?2) ORDER BY table_id, number LIMIT ?3",
    )?;
    let (table, number) = after.as_ref().map_or(("", 0), |(table, number)| (table.as_str(), *number));
    let row = |row: &Row<'_>| Ok((table_id(row, 6)?, game_of(row)?));
    let rows = select.query_map(params![table, number, most], row)?;
    with_players(&connection, rows.collect::<Result<_, _>>()?)
}

fn with_players(
    connection: &Connection,
    games: Vec<(TableId, (i64, FinishedGame))>,
) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
    let whole = |(table, (key, game)): (TableId, (i64, FinishedGame))| {
        Ok((table, FinishedGame { players: players(connection, key)?, ..game }))
    };
    games.into_iter().map(whole).collect()
}

/// A game without its players, and its key.
fn game_of(row: &Row<'_>) -> rusqlite::Result<(i64, FinishedGame)> {
    let (number, ended, public) = (row.get(1)?, Timestamp(row.get(2)?), row.get(3)?);
    let (players, result, record) = (Vec::new(), row.get(4)?, row.get(5)?);
    Ok((row.get(0)?, FinishedGame { number, ended, public, players, result, record }))
}

fn players(connection: &Connection, key: i64) -> Result<Vec<Player>, StoreError> {
    let mut select = connection.prepare_cached("SELECT person, seat FROM players WHERE game = ?1")?;
    let player = |row: &Row<'_>| Ok(Player { person: PersonId::new(unsigned(row.get(0)?)), seat: row.get(1)? });
    let mut players = select.query_map([key], player)?.collect::<Result<Vec<_>, _>>()?;
    players.sort();
    Ok(players)
}
