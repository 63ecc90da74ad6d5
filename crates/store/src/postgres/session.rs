//! One connection to the database, with its prepared statements.

use std::collections::HashMap;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::task::Poll;

use futures_util::future::maybe_done;
use tokio::task::AbortHandle;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

use super::address::PostgresAddress;
use super::fault::Fault;
use super::tls::Tls;

/// Settings of every connection. A server that runs with `synchronous_commit = off` would lose answered writes at a crash;
/// stricter settings than `on` are left alone. A client that vanishes must not hold its locks: those of a machine that has
/// crashed would keep others from taking over its tables, so they end before its lease does.
const SETTINGS: &str = "
    SET search_path = tenback;
    SET statement_timeout = '15s';
    SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '4s';
    SET tcp_keepalives_idle = 10;
    SET tcp_keepalives_interval = 5;
    SET tcp_keepalives_count = 3;
    SET tcp_user_timeout = '20s';
    SELECT set_config('synchronous_commit', 'on', FALSE) WHERE current_setting('synchronous_commit') IN ('off', 'local')";

/// A parameter of a statement.
pub(super) type Param<'a> = &'a (dyn ToSql + Sync);

/// A statement and its parameters.
pub(super) type Call<'a> = (&'static str, Vec<Param<'a>>);

/// One connection. Several tasks may use it at the same time: their statements are sent without waiting for each other.
pub(super) struct Session {
    client: Client,
    /// The task that reads from the socket and writes to it.
    driver: AbortHandle,
    statements: Mutex<HashMap<&'static str, Statement>>,
    /// Whether nobody waits for its answers once the last call is done.
    is_retired: AtomicBool,
}

impl Session {
    /// Connects.
    pub(super) async fn connect(address: &PostgresAddress, tls: &Tls) -> Result<Session, Fault> {
        let (client, connection) = address.config().connect(tls.clone()).await.map_err(Fault::of_connecting)?;
        let driver = tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(error = %Fault::from(error), "a connection to the database has ended");
            }
        });
        let (driver, statements) = (driver.abort_handle(), Mutex::default());
        let session = Session { client, driver, statements, is_retired: AtomicBool::new(false) };
        session.client.batch_execute(SETTINGS).await?;
        Ok(session)
    }

    /// Whether it can no longer be used.
    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Gives it up at once, whatever is under way.
    pub(super) fn abort(&self) {
        self.driver.abort();
    }

    /// Gives it up as soon as nobody uses it any more, even if the database still owes an answer.
    pub(super) fn retire(&self) {
        self.is_retired.store(true, Ordering::Relaxed);
    }

    /// Runs statements without parameters.
    pub(super) async fn batch(&self, sql: &str) -> Result<(), Fault> {
        Ok(self.client.batch_execute(sql).await?)
    }

    /// The rows of one statement.
    pub(super) async fn query(&self, sql: &'static str, params: &[Param<'_>]) -> Result<Vec<Row>, Fault> {
        let statement = self.statement(sql).await?;
        Ok(self.client.query(&statement, params).await?)
    }

    /// Sends all statements at once and waits for all of them: one round trip. The rows of each.
    pub(super) async fn query_all(&self, calls: &[Call<'_>]) -> Result<Vec<Vec<Row>>, Fault> {
        let statements = self.statements(calls).await?;
        let sent = calls.iter().zip(&statements).map(|((_, params), statement)| self.client.query(statement, params));
        Ok(in_order(sent).await.into_iter().collect::<Result<_, _>>()?)
    }

    /// Sends all statements at once and waits for all of them: one round trip. How many rows each has changed.
    pub(super) async fn execute_all(&self, calls: &[Call<'_>]) -> Result<Vec<u64>, Fault> {
        let statements = self.statements(calls).await?;
        let sent = calls.iter().zip(&statements).map(|((_, params), statement)| self.client.execute(statement, params));
        Ok(in_order(sent).await.into_iter().collect::<Result<_, _>>()?)
    }

    async fn statements(&self, calls: &[Call<'_>]) -> Result<Vec<Statement>, Fault> {
        let mut statements = Vec::with_capacity(calls.len());
        for (sql, _) in calls {
            statements.push(self.statement(sql).await?);
        }
        Ok(statements)
    }

    /// Prepares a statement the first time it is used.
    async fn statement(&self, sql: &'static str) -> Result<Statement, Fault> {
        let known = || self.statements.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(statement) = known().get(sql).cloned() {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        known().insert(sql, statement.clone());
        Ok(statement)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if self.is_retired.load(Ordering::Relaxed) {
            self.abort();
        }
    }
}

/// Runs futures at the same time. Each of them sends its statement when it is first polled, so the order of that matters: a
/// commit must not overtake what it commits.
async fn in_order<F: Future>(futures: impl Iterator<Item = F>) -> Vec<F::Output> {
    let mut all: Vec<_> = futures.map(|future| Box::pin(maybe_done(future))).collect();
    poll_fn(|context| {
        let unfinished = all.iter_mut().map(|future| future.as_mut().poll(context)).filter(Poll::is_pending).count();
        if unfinished == 0 { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    all.iter_mut().map(Pin::as_mut).filter_map(futures_util::future::MaybeDone::take_output).collect()
}
