//! A thread that works jobs off in order, and the way to it.

use std::io;
use std::thread::{self, JoinHandle};

use tokio::sync::{mpsc, watch};

use crate::StoreError;

/// How many jobs may wait; whoever brings more waits too.
const WAITING: usize = 1024;

/// The way to a thread that works off jobs.
pub(super) struct Lane<J> {
    /// Only dropping takes it.
    queue: Option<mpsc::Sender<Message<J>>>,
    /// Changes, by closing, when the thread has let go of everything.
    ended: watch::Receiver<()>,
    thread: Option<JoinHandle<()>>,
}

enum Message<J> {
    Job(J),
    Close,
}

/// The jobs that wait, as the thread sees them.
pub(super) struct Jobs<J>(mpsc::Receiver<Message<J>>);

impl<J: Send + 'static> Lane<J> {
    /// Starts a thread that ends when `work` does.
    pub(super) fn start(name: &str, work: impl FnOnce(Jobs<J>) + Send + 'static) -> io::Result<Lane<J>> {
        let (queue, jobs) = mpsc::channel(WAITING);
        let (alive, ended) = watch::channel(());
        let thread = thread::Builder::new().name(name.to_owned()).spawn(move || {
            // Dropped last, whether the work ends or panics.
            let _alive = alive;
            work(Jobs(jobs));
        })?;
        Ok(Lane { queue: Some(queue), ended, thread: Some(thread) })
    }

    pub(super) async fn send(&self, job: J) -> Result<(), StoreError> {
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        queue.send(Message::Job(job)).await.map_err(|_| StoreError::Closed)
    }

    /// Lets the thread finish what waits, and waits until it has ended.
    pub(super) async fn close(&self) {
        if let Some(queue) = &self.queue {
            // It fails if the thread is closing already, and then there is only the end to wait for.
            let _ = queue.send(Message::Close).await;
        }
        let _ = self.ended.clone().changed().await;
    }
}

impl<J> Drop for Lane<J> {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // If it panicked, it has said so itself.
            let _ = thread.join();
        }
    }
}

impl<J> Jobs<J> {
    /// Waits for a job; `None` once the lane is closed and all are done.
    pub(super) fn next(&mut self) -> Option<J> {
        loop {
            match self.0.blocking_recv()? {
                Message::Job(job) => return Some(job),
                Message::Close => self.0.close(),
            }
        }
    }

    /// Waits for a job and takes those that wait behind it, up to so many; empty once the lane is closed and all are
    /// done.
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
