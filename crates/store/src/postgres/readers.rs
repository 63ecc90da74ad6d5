//! The connections that read. Every read is a single statement, which sees one point in time, so a connection can serve
//! several reads at once and nothing has to be borrowed and returned as from a pool.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout_at};
use tokio_postgres::Row;

use crate::StoreError;

use super::fault::Fault;
use super::link::Link;
use super::open::Connector;
use super::session::{Param, Session};

/// How many connections there are, so that one long read does not hold up the others.
const READERS: usize = 3;

/// How long a read may take: longer than the database lets a statement run.
const TIMEOUT: Duration = Duration::from_secs(20);

/// How many reads a connection that cannot be made counts for: it is tried when the others are busy, and never attracts reads
/// because it answers at once.
const FAILING: usize = 4;

pub(super) struct Readers {
    readers: Vec<Reader>,
    /// How many reads there have been: those that are equally busy take turns.
    reads: AtomicUsize,
    closed: AtomicBool,
}

/// A connection that reads. It answers in the order in which it was asked, so reads wait for those before them.
struct Reader {
    link: Mutex<Link>,
    /// How many reads are under way.
    reads: AtomicUsize,
    /// Whether it could not be made.
    is_failing: AtomicBool,
}

impl Reader {
    fn new(connector: &Arc<Connector>) -> Reader {
        let link = Mutex::new(Link::new(connector.clone()));
        Reader { link, reads: AtomicUsize::new(0), is_failing: AtomicBool::new(false) }
    }

    fn load(&self) -> usize {
        let failing = if self.is_failing.load(Ordering::Relaxed) { FAILING } else { 0 };
        self.reads.load(Ordering::Relaxed) + failing
    }
}

/// A read that is under way, until it is dropped.
struct UnderWay<'a>(&'a Reader);

impl<'a> UnderWay<'a> {
    fn on(reader: &'a Reader) -> UnderWay<'a> {
        reader.reads.fetch_add(1, Ordering::Relaxed);
        UnderWay(reader)
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.0.reads.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Readers {
    pub(super) fn new(connector: &Arc<Connector>) -> Readers {
        Readers::with(connector, READERS)
    }

    /// This many connections.
    pub(super) fn with(connector: &Arc<Connector>, count: usize) -> Readers {
        let readers = (0..count).map(|_| Reader::new(connector)).collect();
        Readers { readers, reads: AtomicUsize::new(0), closed: AtomicBool::new(false) }
    }

    /// The rows of a statement. If the connection turns out to be lost it is tried once more on a new one: reading twice does
    /// no harm.
    pub(super) async fn query(&self, sql: &'static str, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError> {
        self.ask(sql, params, None).await
    }

    /// The same within a time that includes connecting. A connection that does not answer by then is not used again.
    pub(super) async fn query_within(
        &self,
        patience: Duration,
        sql: &'static str,
        params: &[Param<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        self.ask(sql, params, Some(Instant::now() + patience)).await
    }

    async fn ask(&self, sql: &'static str, params: &[Param<'_>], end: Option<Instant>) -> Result<Vec<Row>, StoreError> {
        let Some(reader) = self.least_busy() else { return Err(StoreError::Closed) };
        let _under_way = UnderWay::on(reader);
        match self.attempt(reader, sql, params, end).await? {
            Err(fault) if fault.is_unusable() && !matches!(fault, Fault::TimedOut) => {
                Ok(self.attempt(reader, sql, params, end).await??)
            }
            answer => Ok(answer?),
        }
    }

    /// The connection with the fewest reads under way.
    fn least_busy(&self) -> Option<&Reader> {
        let turn = self.reads.fetch_add(1, Ordering::Relaxed) % self.readers.len();
        let (before, after) = self.readers.split_at(turn);
        after.iter().chain(before).min_by_key(|reader| reader.load())
    }

    /// The outer error is that there is no connection.
    async fn attempt(
        &self,
        reader: &Reader,
        sql: &'static str,
        params: &[Param<'_>],
        end: Option<Instant>,
    ) -> Result<Result<Vec<Row>, Fault>, StoreError> {
        let session = match end {
            Some(end) => timeout_at(end, self.session(reader)).await.map_err(|_| Fault::TimedOut)??,
            None => self.session(reader).await?,
        };
        let end = end.unwrap_or_else(|| Instant::now() + TIMEOUT);
        let answer = timeout_at(end, session.query(sql, params)).await.unwrap_or(Err(Fault::TimedOut));
        match &answer {
            // Other reads may only have waited for this one, and get their answers.
            Err(Fault::TimedOut) => reader.link.lock().await.retire(&session),
            Err(fault) if fault.is_unusable() => reader.link.lock().await.abandon(&session),
            _ => {}
        }
        Ok(answer)
    }

    async fn session(&self, reader: &Reader) -> Result<Arc<Session>, StoreError> {
        let mut link = reader.link.lock().await;
        if self.closed.load(Ordering::Acquire) {
            return Err(StoreError::Closed);
        }
        let session = link.session().await;
        reader.is_failing.store(session.is_err(), Ordering::Relaxed);
        Ok(session?)
    }

    /// Rejects every later read. Those under way keep their connections until they are answered.
    pub(super) async fn close(&self) {
        self.closed.store(true, Ordering::Release);
        for reader in &self.readers {
            reader.link.lock().await.release().await;
        }
    }

    /// The first row of a statement.
    pub(super) async fn query_one(&self, sql: &'static str, params: &[Param<'_>]) -> Result<Option<Row>, StoreError> {
        Ok(self.query(sql, params).await?.into_iter().next())
    }
}
