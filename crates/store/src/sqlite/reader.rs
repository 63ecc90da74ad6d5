//! The reader threads, each with its own connection: reads never wait for a commit, nor commits for a read.

use std::io;

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::StoreError;

use super::open::Lock;
use super::worker::{Jobs, Worker, survive};

/// A read job.
pub(super) type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// A job, and the receiver of its result.
pub(super) fn job<T, W>(work: W) -> (Job, oneshot::Receiver<Result<T, StoreError>>)
where
    T: Send + 'static,
    W: FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
{
    let (answer, answered) = oneshot::channel();
    let job = move |connection: &mut Connection| {
        // The caller may be gone.
        let _ = answer.send(survive(|| work(connection)));
    };
    (Box::new(job), answered)
}

/// Starts the thread. It holds the lock until its connection is closed.
pub(super) fn start(mut connection: Connection, lock: Lock) -> io::Result<Worker<Job>> {
    Worker::start("store-reader", move |mut jobs: Jobs<Job>| {
        while let Some(job) = jobs.next() {
            job(&mut connection);
        }
        drop(connection);
        drop(lock);
    })
}
