//! Schema migrations: numbered steps that never change once they have been released.

use rusqlite::{Connection, TransactionBehavior};

/// The migrations in order. A file of version `n` has the first `n`.
pub(super) const STEPS: [&str; 13] = [
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_people.sql"),
    include_str!("../../migrations/0003_games.sql"),
    include_str!("../../migrations/0004_bytes_and_deadline.sql"),
    include_str!("../../migrations/0005_upkeep.sql"),
    include_str!("../../migrations/0006_creator.sql"),
    include_str!("../../migrations/0007_progress.sql"),
    include_str!("../../migrations/0008_reviews.sql"),
    include_str!("../../migrations/0009_puzzles.sql"),
    include_str!("../../migrations/0010_devices.sql"),
    include_str!("../../migrations/0011_history.sql"),
    include_str!("../../migrations/0012_contests.sql"),
    include_str!("../../migrations/0013_groups.sql"),
];

/// The SQLite application id of Tenback: `TnBk`.
pub(super) const APPLICATION: i32 = 0x546e_426b;

/// The newest known version.
pub(super) const KNOWN: i32 = STEPS.len() as i32;

/// Runs the missing migrations in one transaction: a crash leaves the old version.
pub(super) fn migrate(connection: &mut Connection, steps: &[&str]) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let seen = version(&transaction)?;
    if usize::try_from(seen) == Ok(steps.len()) {
        return Ok(());
    }
    for (number, step) in (1..).zip(steps).filter(|(number, _)| *number > seen) {
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", number)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.commit()
}

/// The version of a file; 0 if it is new.
pub(super) fn version(connection: &Connection) -> rusqlite::Result<i32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}
