//! The thread that reads, on a connection of its own: no reading ever waits for a commit, nor a commit for reading.

use std::io;

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::StoreError;

use super::lane::{Jobs, Lane};
use super::open::Lock;

/// Something to read.
pub(super) type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// A job, and where its answer will be.
pub(super) fn job<T, W>(work: W) -> (Job, oneshot::Receiver<Result<T, StoreError>>)
where
    T: Send + 'static,
    W: FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
{
    let (answer, answered) = oneshot::channel();
    let job = move |connection: &mut Connection| {
        // Whoever asked may have gone.
        let _ = answer.send(work(connection));
    };
    (Box::new(job), answered)
}

/// Starts the thread. It holds the lock until its connection is closed.
pub(super) fn start(mut connection: Connection, lock: Lock) -> io::Result<Lane<Job>> {
    Lane::start("store-reader", move |mut jobs: Jobs<Job>| {
        while let Some(job) = jobs.next() {
            job(&mut connection);
        }
        drop(connection);
        drop(lock);
    })
}
