//! Schema migrations: numbered steps that never change once they have been released.

use tokio_postgres::Row;

use crate::OpenFault;

use super::open::from_fault;
use super::session::Session;

/// The migrations in order. A database of version `n` has the first `n`.
pub(super) const STEPS: [&str; 8] = [
    include_str!("../../migrations/postgres/0001_everything.sql"),
    include_str!("../../migrations/postgres/0002_nodes.sql"),
    include_str!("../../migrations/postgres/0003_reviews.sql"),
    include_str!("../../migrations/postgres/0004_puzzles.sql"),
    include_str!("../../migrations/postgres/0005_devices.sql"),
    include_str!("../../migrations/postgres/0006_history.sql"),
    include_str!("../../migrations/postgres/0007_contests.sql"),
    include_str!("../../migrations/postgres/0008_groups.sql"),
];

/// Begins, and waits for other servers that migrate the same database. A long migration must not time out.
const BEGIN: &str = "
    BEGIN;
    SET LOCAL statement_timeout = '0';
    SET LOCAL lock_timeout = '60s';
    SELECT pg_advisory_xact_lock(1416512107, 1)";

/// Whether the table is there that marks a database of this program.
const IS_MARKED: &str = "SELECT to_regclass('tenback.format') IS NOT NULL";

const VERSION: &str = "SELECT version FROM tenback.format";

/// How many tables and views there are that belong neither to the system nor to an extension.
const COUNT: &str = "
    SELECT count(*) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
      AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')";

const CREATE: &str = "
    CREATE SCHEMA IF NOT EXISTS tenback;
    CREATE TABLE tenback.format (version INTEGER NOT NULL, single BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (single));
    INSERT INTO tenback.format (version) VALUES (0)";

/// Runs the missing migrations in one transaction: a crash leaves the old version, and of several servers that start at the
/// same time one migrates. A database that cannot be used is left untouched.
pub(super) async fn migrate(session: &Session, steps: &[&str]) -> Result<(), OpenFault> {
    let done = migrate_locked(session, steps).await;
    let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    done.and(session.batch(end).await.map_err(from_fault))
}

async fn migrate_locked(session: &Session, steps: &[&str]) -> Result<(), OpenFault> {
    session.batch(BEGIN).await.map_err(from_fault)?;
    let known = i32::try_from(steps.len()).unwrap_or(i32::MAX);
    let found = if one(session, IS_MARKED).await?.get(0) {
        one(session, VERSION).await?.get(0)
    } else if one(session, COUNT).await?.get::<_, i64>(0) == 0 {
        session.batch(CREATE).await.map_err(from_fault)?;
        0
    } else {
        return Err(OpenFault::NotOurs);
    };
    if found > known {
        return Err(OpenFault::Newer { found, known });
    }
    for (number, step) in (1..).zip(steps).filter(|(number, _)| *number > found) {
        session.batch(step).await.map_err(from_fault)?;
        session.batch(&format!("UPDATE tenback.format SET version = {number}")).await.map_err(from_fault)?;
    }
    Ok(())
}

async fn one(session: &Session, sql: &'static str) -> Result<Row, OpenFault> {
    session.query(sql, &[]).await.map_err(from_fault)?.pop().ok_or(OpenFault::Broken)
}
