//! What people made of puzzles.

use tenback_players::PersonId;
use tokio_postgres::Row;

use crate::{PuzzleResult, StoreError, Timestamp};

use super::fault::Fault;
use super::number::signed;
use super::readers::Readers;
use super::statement::{Value, Values};

const RESULTS: &str = "
    SELECT number, puzzle, solved, rating, deviation, volatility, ended FROM puzzle_results
    WHERE person = $1 ORDER BY number";

pub(super) async fn results(readers: &Readers, person: PersonId) -> Result<Vec<PuzzleResult>, StoreError> {
    readers.query(RESULTS, &[&signed(person.number())]).await?.iter().map(result).collect()
}

fn result(row: &Row) -> Result<PuzzleResult, StoreError> {
    Ok(PuzzleResult {
        number: u32::try_from(row.get::<_, i64>(0)).map_err(|_| Fault::Strange)?,
        puzzle: row.get(1),
        solved: row.get(2),
        rating: row.get(3),
        deviation: row.get(4),
        volatility: row.get(5),
        ended: Timestamp(row.get(6)),
    })
}

/// Of two servers that add the same result, the second waits for the first and then adds nothing.
const ADD: &str = "
    INSERT INTO puzzle_results (person, number, puzzle, solved, rating, deviation, volatility, ended)
    SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM people
    WHERE id = $1 AND $2 = 1 + (SELECT count(*) FROM puzzle_results WHERE person = $1)
    ON CONFLICT DO NOTHING";

/// The statement that adds the next result.
pub(super) fn add(person: PersonId, result: &PuzzleResult) -> Values<'_> {
    let PuzzleResult { number, puzzle, solved, rating, deviation, volatility, ended } = result;
    let params: Vec<Value<'_>> = vec![
        Box::new(signed(person.number())),
        Box::new(i64::from(*number)),
        Box::new(puzzle),
        Box::new(solved),
        Box::new(rating),
        Box::new(deviation),
        Box::new(volatility),
        Box::new(ended.0),
    ];
    Values::new(ADD, params)
}
