//! Bringing a file up to date: numbered steps, each kept for good once it has been published.

use rusqlite::{Connection, TransactionBehavior};

/// The steps in order. A file of version `n` has seen the first `n`.
pub(super) const STEPS: [&str; 2] =
    [include_str!("../../migrations/0001_tables.sql"), include_str!("../../migrations/0002_people.sql")];

/// Marks a file of SQLite as one of ours: `TnBk`.
pub(super) const APPLICATION: i32 = 0x546e_426b;

/// The newest version that this program knows.
pub(super) const KNOWN: i32 = STEPS.len() as i32;

/// Runs the steps that a file has not seen, all or none: whoever is killed on the way leaves the old version behind.
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
