//! Queries about what people made of puzzles.

use rusqlite::{Connection, Row, params};
use tenback_players::PersonId;

use crate::{PuzzleResult, StoreError, Timestamp};

use super::signed;

pub(super) fn results(connection: &Connection, person: PersonId) -> Result<Vec<PuzzleResult>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT number, puzzle, solved, rating, deviation, volatility, ended FROM puzzle_results
         WHERE person = ?1 ORDER BY number",
    )?;
    let result = |row: &Row<'_>| {
        Ok(PuzzleResult {
            number: row.get(0)?,
            puzzle: row.get(1)?,
            solved: row.get(2)?,
            rating: row.get(3)?,
            deviation: row.get(4)?,
            volatility: row.get(5)?,
            ended: Timestamp(row.get(6)?),
        })
    };
    let rows = select.query_map([signed(person.number())], result)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Adds the next result, inside a transaction of the writer.
pub(super) fn add(connection: &Connection, person: PersonId, result: &PuzzleResult) -> Result<bool, StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO puzzle_results (person, number, puzzle, solved, rating, deviation, volatility, ended)
         SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM people
         WHERE id = ?1 AND ?2 = 1 + (SELECT count(*) FROM puzzle_results WHERE person = ?1)
         ON CONFLICT DO NOTHING",
    )?;
    let PuzzleResult { number, puzzle, solved, rating, deviation, volatility, ended } = result;
    let person = signed(person.number());
    let row = params![person, number, puzzle, solved, rating, deviation, volatility, ended.0];
    Ok(insert.execute(row)? > 0)
}

/// Removes the results of somebody who is being deleted.
pub(super) fn erase(connection: &Connection, person: PersonId) -> Result<(), StoreError> {
    let mut delete = connection.prepare_cached("DELETE FROM puzzle_results WHERE person = ?1")?;
    delete.execute([signed(person.number())])?;
    Ok(())
}
