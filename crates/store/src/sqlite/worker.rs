//! A worker thread that runs jobs in order.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::{fmt, io};

use tokio::sync::{mpsc, watch};

use crate::StoreError;

/// The capacity of the queue; senders wait when it is full.
const CAPACITY: usize = 1024;

/// A handle to a worker thread.
pub(super) struct Worker<J> {
    /// `None` only while being dropped.
    queue: Option<mpsc::Sender<Message<J>>>,
    /// Closed when the thread has released everything.
    ended: watch::Receiver<()>,
    thread: Option<JoinHandle<()>>,
}

enum Message<J> {
    Job(J),
    Close,
}

/// The queue of jobs, on the side of the thread.
pub(super) struct Jobs<J>(mpsc::Receiver<Message<J>>);

impl<J: Send + 'static> Worker<J> {
    /// Starts a thread that runs `work`.
    pub(super) fn start(name: &str, work: impl FnOnce(Jobs<J>) + Send + 'static) -> io::Result<Worker<J>> {
        let (queue, jobs) = mpsc::channel(CAPACITY);
        let (alive, ended) = watch::channel(());
        let thread = thread::Builder::new().name(name.to_owned()).spawn(move || {
            // Dropped last, whether the work ends or panics.
            let _alive = alive;
            work(Jobs(jobs));
        })?;
        Ok(Worker { queue: Some(queue), ended, thread: Some(thread) })
    }

    pub(super) async fn send(&self, job: J) -> Result<(), StoreError> {
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        queue.send(Message::Job(job)).await.map_err(|_| StoreError::Closed)
    }

    /// Lets the thread finish its queue, and waits until it has ended.
    pub(super) async fn close(&self) {
        if let Some(queue) = &self.queue {
            // This fails if the thread is already closing; then there is only its end to wait for.
            let _ = queue.send(Message::Close).await;
        }
        let _ = self.ended.clone().changed().await;
    }
}

impl<J> Drop for Worker<J> {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A panic has already been reported.
            let _ = thread.join();
        }
    }
}

impl<J> Jobs<J> {
    /// Waits for a job; `None` once the worker is closed and the queue is empty.
    pub(super) fn next(&mut self) -> Option<J> {
        loop {
            match self.0.blocking_recv()? {
                Message::Job(job) => return Some(job),
                Message::Close => self.0.close(),
            }
        }
    }

    /// Waits for a job and takes those queued behind it, up to `most`; empty once the worker is closed and the queue is
    /// empty.
    pub(super) fn batch(&mut self, most: usize) -> Vec<J> {
        let mut batch: Vec<J> = self.next().into_iter().collect();
        while !batch.is_empty() && batch.len() < most {
            match self.0.try_recv() {
                Ok(Message::Job(job)) => batch.push(job),
                Ok(Message::Close) => self.0.close(),
                Err(_) => break,
            }
        }
        batch
    }
}

/// Runs a job. If it panics, only that job fails; the panic has been reported.
pub(super) fn survive<T>(job: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
    panic::catch_unwind(AssertUnwindSafe(job)).unwrap_or_else(|_| Err(StoreError::Failed(Arc::new(Panicked))))
}

/// A job has panicked.
#[derive(Debug)]
struct Panicked;

impl fmt::Display for Panicked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a job panicked")
    }
}

impl std::error::Error for Panicked {}
