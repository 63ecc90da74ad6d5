//! The writer: one task with one connection. It takes all queued writes and commits them together, so that many tables share
//! the cost of one commit. Nobody gets an answer before that.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, timeout_at};

use crate::{Counters, StoreError};

use super::batch;
use super::fault::Fault;
use super::link::Link;
use super::session::Session;
use super::write::{Outcome, Write};

/// The capacity of the queue; senders wait when it is full.
const CAPACITY: usize = 1024;

/// The maximum number of writes per commit: the first of them waits for all.
const MAX_BATCH: usize = 256;

/// How long a batch may take, and then each of its writes alone, all together: longer than the database lets a statement run.
const TIMEOUT: Duration = Duration::from_secs(20);

/// A handle to the writer.
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
    /// Closed when the writer has ended.
    ended: watch::Receiver<()>,
}

enum Message {
    Write(Box<Job>),
    Close,
}

struct Job {
    write: Write,
    answer: oneshot::Sender<Outcome>,
}

impl Writer {
    /// Starts the task.
    pub(super) fn start(link: Link, counters: Arc<Counters>) -> Writer {
        let (queue, jobs) = mpsc::channel(CAPACITY);
        let (alive, ended) = watch::channel(());
        tokio::spawn(async move {
            run(jobs, link, &counters).await;
            drop(alive);
        });
        Writer { queue, ended }
    }

    /// Writes, and waits until that is durable.
    pub(super) async fn write(&self, write: Write) -> Outcome {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Message::Write(Box::new(Job { write, answer }))).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets the writer finish its queue, and waits until it has ended.
    pub(super) async fn close(&self) {
        // This fails if the writer is already closing; then there is only its end to wait for.
        let _ = self.queue.send(Message::Close).await;
        let _ = self.ended.clone().changed().await;
    }
}

async fn run(mut queue: mpsc::Receiver<Message>, mut link: Link, counters: &Counters) {
    let mut messages = Vec::new();
    while queue.recv_many(&mut messages, MAX_BATCH).await > 0 {
        let mut jobs = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Write(job) => jobs.push(*job),
                // What is queued already is still taken.
                Message::Close => queue.close(),
            }
        }
        if !jobs.is_empty() {
            serve(jobs, &mut link, counters).await;
        }
    }
    link.release().await;
}

/// Commits all jobs together, then answers them.
async fn serve(jobs: Vec<Job>, link: &mut Link, counters: &Counters) {
    let writes: Vec<&Write> = jobs.iter().map(|job| &job.write).collect();
    let outcomes = match attempt(link, &writes, Instant::now() + TIMEOUT).await {
        // One of them was rejected by the database itself: keep it apart from the others.
        Err(fault) if fault.is_rejection() && writes.len() > 1 => isolated(link, &writes, counters).await,
        Err(fault) => all_failed(&fault, writes.len(), counters),
        Ok(outcomes) => committed(outcomes, counters),
    };
    for (job, outcome) in jobs.into_iter().zip(outcomes) {
        // The caller may be gone; the write is done anyway.
        let _ = job.answer.send(outcome);
    }
}

/// The same, each write in a transaction of its own. Those that are not reached in time fail, so that the queue moves on.
async fn isolated(link: &mut Link, writes: &[&Write], counters: &Counters) -> Vec<Outcome> {
    let end = Instant::now() + TIMEOUT;
    let mut outcomes = Vec::with_capacity(writes.len());
    for write in writes {
        if Instant::now() >= end {
            outcomes.extend(all_failed(&Fault::TimedOut, writes.len() - outcomes.len(), counters));
            break;
        }
        outcomes.extend(match attempt(link, &[write], end).await {
            Err(fault) => all_failed(&fault, 1, counters),
            Ok(outcomes) => committed(outcomes, counters),
        });
    }
    outcomes
}

fn committed(outcomes: Vec<Outcome>, counters: &Counters) -> Vec<Outcome> {
    let done = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
    if done > 0 {
        counters.committed(done as u64);
    }
    outcomes
}

fn all_failed(fault: &Fault, writes: usize, counters: &Counters) -> Vec<Outcome> {
    counters.failed(writes as u64);
    (0..writes).map(|_| Err(fault.clone().into())).collect()
}

/// Commits writes on the connection until a point in time. One that may still be in the middle of a transaction is not used
/// again.
async fn attempt(link: &mut Link, writes: &[&Write], end: Instant) -> Result<Vec<Outcome>, Fault> {
    let session = link.session().await?;
    let done = timeout_at(end, commit(&session, writes)).await.unwrap_or(Err(Fault::TimedOut));
    if done.as_ref().is_err_and(Fault::is_unusable) {
        link.abandon(&session);
    }
    done
}

async fn commit(session: &Session, writes: &[&Write]) -> Result<Vec<Outcome>, Fault> {
    let done = batch::commit(session, writes).await;
    if let Err(fault) = &done
        && fault.code().is_some()
    {
        // Where it is closed, the transaction has ended with it.
        if let Err(error) = session.batch("ROLLBACK").await {
            tracing::debug!(%error, "a transaction could not be rolled back");
        }
    }
    done
}
