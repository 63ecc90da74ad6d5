//! The writer thread. It takes all queued jobs and commits them together, so that many tables share the cost of one
//! commit. Nobody gets an answer before that.

use std::io;
use std::sync::Arc;

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::{Counters, StoreError};

use super::open::Lock;
use super::upkeep::truncate_log;
use super::worker::{Worker, survive};

/// The maximum number of jobs per commit: the first of them waits for all.
const MAX_BATCH: usize = 256;

/// What the thread does.
pub(super) enum Task {
    /// Part of a shared commit.
    Write(Box<dyn Job>),
    /// Empty the log after everything that was queued before is committed, see [`truncate_log`].
    Truncate(oneshot::Sender<Result<bool, StoreError>>),
}

/// A write job: run first, answered once it is durable.
pub(super) trait Job: Send {
    /// Runs the job and keeps its result. Called again if what it did was rolled back.
    fn work(&mut self, connection: &Connection) -> Result<(), StoreError>;

    /// Sends the result, or the reason why the shared commit failed.
    fn answer(self: Box<Self>, failed: Option<&StoreError>);
}

struct Write<T, W> {
    work: W,
    outcome: Result<T, StoreError>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, W> Job for Write<T, W>
where
    T: Send,
    W: Fn(&Connection) -> Result<T, StoreError> + Send,
{
    fn work(&mut self, connection: &Connection) -> Result<(), StoreError> {
        self.outcome = survive(|| (self.work)(connection));
        self.outcome.as_ref().map(|_| ()).map_err(StoreError::clone)
    }

    fn answer(self: Box<Self>, failed: Option<&StoreError>) {
        let outcome = failed.map_or(self.outcome, |error| Err(error.clone()));
        // The caller may be gone; the job is done anyway.
        let _ = self.answer.send(outcome);
    }
}

/// A job, and the receiver of its result.
pub(super) fn job<T, W>(work: W) -> (Box<dyn Job>, oneshot::Receiver<Result<T, StoreError>>)
where
    T: Send + 'static,
    W: Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
{
    let (answer, answered) = oneshot::channel();
    (Box::new(Write { work, outcome: Err(StoreError::Closed), answer }), answered)
}

/// Starts the thread. It holds the lock until its connection is closed.
pub(super) fn start(connection: Connection, lock: Lock, counters: Arc<Counters>) -> io::Result<Worker<Task>> {
    Worker::start("store-writer", move |mut tasks| {
        loop {
            let batch = tasks.batch(MAX_BATCH);
            if batch.is_empty() {
                break;
            }
            work(&connection, batch, &counters);
        }
        // The last connection to close removes the log, if it has used it. If this fails, the next start reads the log.
        let _ = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()));
        drop(connection);
        drop(lock);
    })
}

fn work(connection: &Connection, batch: Vec<Task>, counters: &Counters) {
    let (mut jobs, mut truncations) = (Vec::new(), Vec::new());
    for task in batch {
        match task {
            Task::Write(job) => jobs.push(job),
            Task::Truncate(answer) => truncations.push(answer),
        }
    }
    if !jobs.is_empty() {
        serve(connection, jobs, counters);
    }
    for answer in truncations {
        // The caller may be gone; the job is done anyway.
        let _ = answer.send(survive(|| truncate_log(connection)));
    }
}

/// Commits all jobs together, then answers them.
fn serve(connection: &Connection, mut batch: Vec<Box<dyn Job>>, counters: &Counters) {
    let failed = commit(connection, &mut batch, counters).err();
    if failed.is_some() {
        counters.failed(batch.len() as u64);
        if !connection.is_autocommit() {
            // If even this fails, the next BEGIN will fail too, and its jobs report it.
            let _ = run(connection, "ROLLBACK");
        }
    }
    for job in batch {
        job.answer(failed.as_ref());
    }
}

fn commit(connection: &Connection, batch: &mut [Box<dyn Job>], counters: &Counters) -> Result<(), StoreError> {
    run(connection, "BEGIN IMMEDIATE")?;
    if batch.iter_mut().all(|job| job.work(connection).is_ok()) {
        run(connection, "COMMIT")?;
        counters.committed(batch.len() as u64);
        return Ok(());
    }
    // One of them failed: start over, and keep it apart from the others.
    if !connection.is_autocommit() {
        run(connection, "ROLLBACK")?;
    }
    commit_isolated(connection, batch, counters)
}

/// The same, each job in a savepoint.
fn commit_isolated(connection: &Connection, batch: &mut [Box<dyn Job>], counters: &Counters) -> Result<(), StoreError> {
    run(connection, "BEGIN IMMEDIATE")?;
    let mut done = 0;
    let mut failed = 0;
    for job in batch {
        match run_isolated(connection, job.as_mut())? {
            Ok(()) => done += 1,
            Err(StoreError::Full | StoreError::Failed(_)) => failed += 1,
            Err(_) => {}
        }
    }
    run(connection, "COMMIT")?;
    counters.failed(failed);
    if done > 0 {
        counters.committed(done);
    }
    Ok(())
}

/// Runs one job in a savepoint, so that its failure does not affect the others. The outer error is that of the whole
/// transaction.
fn run_isolated(connection: &Connection, job: &mut dyn Job) -> Result<Result<(), StoreError>, StoreError> {
    run(connection, "SAVEPOINT job")?;
    let outcome = job.work(connection);
    if let Err(error) = &outcome {
        if connection.is_autocommit() {
            // SQLite has rolled back the whole transaction, which can happen when the disk is full.
            return Err(error.clone());
        }
        run(connection, "ROLLBACK TO job")?;
    }
    run(connection, "RELEASE job")?;
    Ok(outcome)
}

fn run(connection: &Connection, sql: &str) -> Result<(), StoreError> {
    connection.prepare_cached(sql)?.execute([])?;
    Ok(())
}
