//! Queries about finished games.

use rusqlite::{Connection, OptionalExtension, Row, params};
use tenback_players::PersonId;

use crate::{FinishedGame, Player, StoreError, TableId, Timestamp};

use super::read::table_number;
use super::write::taken;
use super::{signed, unsigned};

/// Adds a game, inside a transaction of the writer.
pub(super) fn add(connection: &Connection, table: &TableId, game: &FinishedGame) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO games (table_id, number, ended, public, result, record) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    let FinishedGame { number, ended, public, players, result, record } = game;
    let key = insert.insert(params![table.as_str(), number, ended.0, public, result, record]).map_err(taken)?;
    let mut insert = connection.prepare_cached("INSERT INTO players (person, game, seat) VALUES (?1, ?2, ?3)")?;
    for Player { person, seat } in players {
        insert.execute(params![signed(person.number()), key, seat])?;
    }
    Ok(())
}

pub(super) fn game(
    connection: &mut Connection,
    table: &TableId,
    number: u32,
) -> Result<Option<FinishedGame>, StoreError> {
    let connection = connection.transaction()?;
    let mut select = connection
        .prepare_cached("SELECT key, ended, public, result, record FROM games WHERE table_id = ?1 AND number = ?2")?;
    let game = |row: &Row<'_>| {
        let players = Vec::new();
        let (ended, public, result, record) = (Timestamp(row.get(1)?), row.get(2)?, row.get(3)?, row.get(4)?);
        Ok((row.get(0)?, FinishedGame { number, ended, public, players, result, record }))
    };
    match select.query_row(params![table.as_str(), number], game).optional()? {
        Some((key, game)) => Ok(Some(FinishedGame { players: players(&connection, key)?, ..game })),
        None => table_number(&connection, table).map(|_| None),
    }
}

fn players(connection: &Connection, key: i64) -> Result<Vec<Player>, StoreError> {
    let mut select = connection.prepare_cached("SELECT person, seat FROM players WHERE game = ?1")?;
    let player = |row: &Row<'_>| Ok(Player { person: PersonId::new(unsigned(row.get(0)?)), seat: row.get(1)? });
    let mut players = select.query_map([key], player)?.collect::<Result<Vec<_>, _>>()?;
    players.sort();
    Ok(players)
}
