//! Messages that wait to be sent. Their bytes are counted for each connection and in total: a client that does not read
//! must not use up the memory of the others.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use tenback_wire::Goodbye;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tracing::debug;

use crate::config::Limits;
use crate::metrics;

/// The queues of all connections.
#[derive(Debug)]
pub(crate) struct Queues(Arc<AllQueues>);

#[derive(Debug)]
struct AllQueues {
    bytes: AtomicUsize,
    most: usize,
    most_of_one: usize,
    backlog: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    queues: HashMap<u64, Weak<Queue>>,
    last: u64,
}

/// What waits for one connection.
#[derive(Debug)]
struct Queue {
    id: u64,
    bytes: AtomicUsize,
    /// Ends the connection immediately.
    cut: CancellationToken,
    all: Arc<AllQueues>,
}

/// The queue of messages to a connection. When it is full, the connection is dropped and the client reconnects.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    queue: Arc<Queue>,
    /// Ends the connection once everything has been sent.
    pub(crate) over: CancellationToken,
    /// Why it ends.
    why: Arc<OnceLock<Goodbye>>,
}

/// The other end: messages to be sent.
#[derive(Debug)]
pub(crate) struct Outgoing {
    messages: mpsc::Receiver<Utf8Bytes>,
    queue: Arc<Queue>,
}

impl Queues {
    pub(crate) fn new(limits: &Limits) -> Queues {
        Queues(Arc::new(AllQueues {
            bytes: AtomicUsize::new(0),
            most: limits.queued_bytes,
            most_of_one: limits.queued_bytes_per_connection,
            backlog: limits.backlog.max(1),
            open: Mutex::default(),
        }))
    }

    /// The queue of a new connection.
    pub(crate) fn open(&self) -> (Outbox, Outgoing) {
        let (messages, reader) = mpsc::channel(self.0.backlog);
        let mut open = self.0.open();
        open.last += 1;
        let (id, cut) = (open.last, CancellationToken::new());
        let queue = Arc::new(Queue { id, bytes: AtomicUsize::new(0), cut, all: self.0.clone() });
        open.queues.insert(id, Arc::downgrade(&queue));
        drop(open);
        let outgoing = Outgoing { messages: reader, queue: queue.clone() };
        (Outbox { messages, queue, over: CancellationToken::new(), why: Arc::default() }, outgoing)
    }

    /// The bytes that wait for all connections.
    pub(crate) fn bytes(&self) -> usize {
        self.0.bytes.load(Ordering::Relaxed)
    }
}

impl AllQueues {
    fn open(&self) -> MutexGuard<'_, Open> {
        // No operation under the lock can stop halfway.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Drops the connections that are furthest behind until the rest is within the limit.
    fn drop_slowest(&self) {
        while self.bytes.load(Ordering::Relaxed) > self.most {
            let queues: Vec<Arc<Queue>> = self.open().queues.values().filter_map(Weak::upgrade).collect();
            let waiting = queues.iter().filter(|queue| !queue.cut.is_cancelled());
            let Some(slowest) = waiting.max_by_key(|queue| queue.bytes.load(Ordering::Relaxed)) else { return };
            slowest.give_up("memory");
        }
    }
}

impl Queue {
    /// Counts a message; returns whether it is within the limit of the connection.
    fn add(&self, bytes: usize) -> bool {
        self.all.bytes.fetch_add(bytes, Ordering::Relaxed);
        self.bytes.fetch_add(bytes, Ordering::Relaxed) + bytes <= self.all.most_of_one
    }

    /// Bytes that no longer wait. Those of a connection that was given up have already been subtracted.
    fn subtract(&self, bytes: usize) {
        let before =
            self.bytes.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |all| Some(all.saturating_sub(bytes)));
        let gone = before.map_or(0, |before| before.min(bytes));
        self.all.bytes.fetch_sub(gone, Ordering::Relaxed);
    }

    fn give_up(&self, reason: &'static str) {
        if !self.cut.is_cancelled() {
            let bytes = self.bytes.load(Ordering::Relaxed);
            debug!(bytes, reason, "a client does not read; it is disconnected");
            metrics::dropped(reason);
        }
        self.cut.cancel();
        self.subtract(usize::MAX);
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        self.subtract(usize::MAX);
        self.all.open().queues.remove(&self.id);
    }
}

impl Outbox {
    /// Sends a message, or gives up the connection if too much is waiting.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        if self.queue.cut.is_cancelled() {
            return;
        }
        let fits = self.queue.add(message.len());
        if !fits || matches!(self.messages.try_send(message), Err(mpsc::error::TrySendError::Full(_))) {
            self.queue.give_up("slow");
        }
        self.queue.all.drop_slowest();
    }

    /// Ends the connection after everything that was sent before.
    pub(crate) fn end(&self, why: Goodbye) {
        let _only_the_first_counts = self.why.set(why);
        self.over.cancel();
    }

    /// Why the connection ends, if the table has ended it.
    pub(crate) fn dismissed(&self) -> Goodbye {
        self.why.get().copied().unwrap_or(Goodbye::Restart)
    }

    /// Completes when the connection has to end immediately.
    pub(crate) async fn cut(&self) {
        self.queue.cut.cancelled().await;
    }
}

impl Outgoing {
    /// The next message; call [`Outgoing::sent`] once it has been sent.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        self.messages.recv().await
    }

    /// The next message, if one is waiting.
    pub(crate) fn try_next(&mut self) -> Option<Utf8Bytes> {
        self.messages.try_recv().ok()
    }

    /// A message of this many bytes no longer waits.
    pub(crate) fn sent(&self, bytes: usize) {
        self.queue.subtract(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queues(queued_bytes: usize, queued_bytes_per_connection: usize) -> Queues {
        Queues::new(&Limits { queued_bytes, queued_bytes_per_connection, ..Limits::default() })
    }

    fn message(bytes: usize) -> Utf8Bytes {
        "x".repeat(bytes).into()
    }

    #[tokio::test]
    async fn the_connection_that_is_furthest_behind_goes_first() {
        let queues = queues(1_000, 900);
        let [(slow, _a), (slower, _b), (new, mut reader)] = [queues.open(), queues.open(), queues.open()];
        slow.send(message(300));
        slower.send(message(600));
        assert_eq!(queues.bytes(), 900);
        new.send(message(200));
        assert!(slower.queue.cut.is_cancelled() && !slow.queue.cut.is_cancelled());
        assert_eq!(queues.bytes(), 500);
        let read = reader.next().await.expect("it was sent");
        reader.sent(read.len());
        assert_eq!(queues.bytes(), 300);
        drop((slow, _a));
        assert_eq!(queues.bytes(), 0, "nothing waits for those who are gone");
    }

    #[test]
    fn one_connection_has_a_limit_of_its_own() {
        let queues = queues(100_000, 1_000);
        let (outbox, _reader) = queues.open();
        outbox.send(message(999));
        assert!(!outbox.queue.cut.is_cancelled());
        outbox.send(message(2));
        assert!(outbox.queue.cut.is_cancelled());
        assert_eq!(queues.bytes(), 0);
    }
}
