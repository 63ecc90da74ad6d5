//! Fills databases without the store, which would take as long as playing.

use std::path::Path;

use rusqlite::{Connection, params};

use crate::Failure;
use crate::data::Size;

/// How many bytes a record has.
const RECORD: usize = 1_100;

pub(crate) fn sqlite(file: &Path, size: Size) -> Result<(), Failure> {
    let connection = Connection::open(file)?;
    connection.execute_batch("PRAGMA synchronous = OFF; PRAGMA cache_size = -500000; BEGIN")?;
    let mut insert = connection.prepare(
        "INSERT INTO played VALUES (?1, ?2, ?3, 1, ?4, ?5, NULL, NULL, 1, ?6, ?7, 40, 3, ?8, ?9, ?10, ?11, ?12, ?13)",
    )?;
    for game in size.all() {
        for (person, seat) in game.people.iter().zip(1_u8..) {
            insert.execute(params![
                person.cast_signed(),
                game.ended,
                game.table,
                game.game,
                game.seats,
                game.won,
                game.left,
                game.accuracy,
                game.adjusted,
                seat,
                game.others(*person),
                game.bots(),
                game.ending(),
            ])?;
        }
    }
    connection.execute_batch(&format!(
        "INSERT INTO games (table_id, number, ended, public, result, record)
             SELECT table_id, number, ended, 0, ending, printf('%{RECORD}d', ended) FROM played WHERE seat = 1;
         INSERT INTO players SELECT person, key, seat FROM played JOIN games USING (table_id, number);
         COMMIT;"
    ))?;
    Ok(())
}

#[cfg(unix)]
pub(crate) fn postgres(cluster: &tenback_test_postgres::Cluster, database: &str, size: Size) -> Result<(), Failure> {
    let file = tempfile::NamedTempFile::new()?;
    write_rows(file.as_file(), size)?;
    cluster.sql(database, &format!("\\copy tenback.played from '{}'", file.path().display()));
    cluster.sql(
        database,
        &format!(
            "INSERT INTO tenback.games SELECT table_id, number, ended, FALSE, ending, lpad(ended::TEXT, {RECORD})
                 FROM tenback.played WHERE seat = 1;
             INSERT INTO tenback.players SELECT person, table_id, number, seat FROM tenback.played;"
        ),
    );
    // What the database does by itself after a while.
    cluster.sql(database, "VACUUM ANALYZE");
    Ok(())
}

/// The rows as PostgreSQL reads them.
#[cfg(unix)]
fn write_rows(file: &std::fs::File, size: Size) -> Result<(), Failure> {
    use std::io::{BufWriter, Write};

    let mut rows = BufWriter::new(file);
    for game in size.all() {
        let (ended, table, word, seats, won, left) =
            (game.ended, &game.table, game.game, game.seats, game.won, game.left);
        let accuracy = game.accuracy.map_or("\\N".to_owned(), |accuracy| accuracy.to_string());
        let (adjusted, bots, ending) = (game.adjusted, game.bots(), game.ending());
        for (person, seat) in game.people.iter().zip(1..) {
            let others = data_encoding::HEXLOWER.encode(&game.others(*person));
            writeln!(
                rows,
                "{person}\t{ended}\t{table}\t1\t{word}\t{seats}\t\\N\t\\N\tt\t{won}\t{left}\t40\t3\t{accuracy}\t{adjusted}\t\
                 {seat}\t\\\\x{others}\t{bots}\t{ending}"
            )?;
        }
    }
    Ok(rows.flush()?)
}
