//! The lock that says who uses a database. It belongs to the writer's connection and ends with it.

use std::time::Duration;

use tokio::time::{sleep, timeout};

use super::Sharing;
use super::fault::Fault;
use super::session::Session;

/// A connection as the database knows it: its process, and when that began, since numbers of processes are used again.
pub(super) struct Holder {
    process: i32,
    since: String,
}

const ALONE: &str = "
    SELECT pg_try_advisory_lock(1416512107, 2), pid, backend_start::TEXT FROM pg_stat_activity WHERE pid = pg_backend_pid()";
const SHARED: &str = "
    SELECT pg_try_advisory_lock_shared(1416512107, 2), pid, backend_start::TEXT
    FROM pg_stat_activity WHERE pid = pg_backend_pid()";

/// Ends a lost connection of this server that the database still believes in, with whatever it has not committed, and waits
/// for it for a while.
const END: &str = "
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2::TEXT::TIMESTAMPTZ";

/// Takes the lock; `before` is the connection that held it until it was lost.
pub(super) async fn take(session: &Session, sharing: Sharing, before: Option<&Holder>) -> Result<Holder, Fault> {
    let sql = match sharing {
        Sharing::Alone => ALONE,
        Sharing::Shared => SHARED,
    };
    if let Some(Holder { process, since }) = before {
        session.query(END, &[process, since]).await?;
    }
    let row = session.query(sql, &[]).await?.pop().ok_or(Fault::Strange)?;
    if row.get(0) { Ok(Holder { process: row.get(1), since: row.get(2) }) } else { Err(Fault::TakenOver) }
}

/// The same for a new server, with a little patience: the database may not have noticed yet that another one has ended.
pub(super) async fn take_patiently(session: &Session, sharing: Sharing) -> Result<Holder, Fault> {
    for _ in 0..20 {
        match take(session, sharing, None).await {
            Err(Fault::TakenOver) => sleep(Duration::from_millis(100)).await,
            done => return done,
        }
    }
    take(session, sharing, None).await
}

/// Releases the lock at once, since the database notices only later that the connection is closed.
pub(super) async fn release(session: &Session) {
    let released = timeout(Duration::from_secs(1), session.batch("SELECT pg_advisory_unlock_all()")).await;
    if !matches!(released, Ok(Ok(()))) {
        tracing::debug!("the lock of the database is released by its connection");
    }
}
