//! Messages that wait to be sent. Their bytes are counted for each connection and in total: a client that does not read
//! must not use up the memory of the others.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tenback_wire::Goodbye;
use tokio::sync::Notify;
use tokio::time::Instant;
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

/// What waits for one connection. Small, because there is one for every idle connection.
#[derive(Debug)]
struct Queue {
    id: u64,
    /// Including the message that is being sent.
    bytes: AtomicUsize,
    waiting: Mutex<Waiting>,
    /// Wakes the connection when there is something new.
    news: Notify,
    all: Arc<AllQueues>,
}

#[derive(Debug, Default)]
struct Waiting {
    messages: VecDeque<Queued>,
    /// Since when the message that is being sent has waited.
    sending: Option<Instant>,
    ending: Option<Ending>,
}

#[derive(Debug)]
struct Queued {
    message: Utf8Bytes,
    since: Instant,
}

/// How a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// Immediately: the client does not read.
    Cut,
    /// Once everything has been sent.
    Over(Goodbye),
}

/// The queue of messages to a connection. When it is full, the connection is dropped and the client reconnects.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(Arc<Queue>);

/// The other end: messages to be sent.
#[derive(Debug)]
pub(crate) struct Outgoing(Arc<Queue>);

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
        let mut open = self.0.open();
        open.last += 1;
        let queue = Arc::new(Queue {
            id: open.last,
            bytes: AtomicUsize::new(0),
            waiting: Mutex::default(),
            news: Notify::new(),
            all: self.0.clone(),
        });
        open.queues.insert(queue.id, Arc::downgrade(&queue));
        drop(open);
        (Outbox(queue.clone()), Outgoing(queue))
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

    /// Drops the slowest connections until the rest is within the limit: those whose oldest message has waited longest. How
    /// much waits says little, because everybody who has just connected gets a long welcome.
    fn drop_slowest(&self) {
        while self.bytes.load(Ordering::Relaxed) > self.most {
            let queues: Vec<Arc<Queue>> = self.open().queues.values().filter_map(Weak::upgrade).collect();
            let now = Instant::now();
            let waiting = queues.iter().filter_map(|queue| Some((queue.lag(now)?, queue)));
            let Some((_, slowest)) = waiting.max_by_key(|(lag, _)| *lag) else { return };
            slowest.give_up("memory");
        }
    }
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // No operation under the lock can stop halfway.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the connection is behind: first by time, in steps within which all are alike, then by size. `None` if nothing
    /// waits, or if it was given up.
    fn lag(&self, now: Instant) -> Option<(u128, usize)> {
        const STEP: Duration = Duration::from_millis(100);
        let waiting = self.waiting();
        let oldest = waiting.sending.or_else(|| waiting.messages.front().map(|queued| queued.since));
        let since = oldest.filter(|_| waiting.ending != Some(Ending::Cut))?;
        let steps = now.saturating_duration_since(since).as_millis() / STEP.as_millis();
        Some((steps, self.bytes.load(Ordering::Relaxed)))
    }

    fn is_cut(&self) -> bool {
        self.waiting().ending == Some(Ending::Cut)
    }

    /// Queues a message; returns whether it is within the limits of the connection.
    fn add(&self, message: Utf8Bytes) -> bool {
        let bytes = message.len();
        let mut waiting = self.waiting();
        if waiting.ending == Some(Ending::Cut) {
            return true;
        }
        self.all.bytes.fetch_add(bytes, Ordering::Relaxed);
        let all = self.bytes.fetch_add(bytes, Ordering::Relaxed) + bytes;
        waiting.messages.push_back(Queued { message, since: Instant::now() });
        all <= self.all.most_of_one && waiting.messages.len() <= self.all.backlog
    }

    /// Bytes that no longer wait. Those of a connection that was given up have already been subtracted.
    fn subtract(&self, bytes: usize) {
        let before =
            self.bytes.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |all| Some(all.saturating_sub(bytes)));
        let gone = before.map_or(0, |before| before.min(bytes));
        self.all.bytes.fetch_sub(gone, Ordering::Relaxed);
    }

    fn give_up(&self, reason: &'static str) {
        let before =
            std::mem::replace(&mut *self.waiting(), Waiting { ending: Some(Ending::Cut), ..Waiting::default() });
        if before.ending != Some(Ending::Cut) {
            let bytes = self.bytes.load(Ordering::Relaxed);
            debug!(bytes, reason, "a client does not read; it is disconnected");
            metrics::dropped(reason);
        }
        self.news.notify_one();
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
        if self.0.add(message) {
            self.0.news.notify_one();
        } else {
            self.0.give_up("slow");
        }
        self.0.all.drop_slowest();
    }

    /// Ends the connection after everything that was sent before.
    pub(crate) fn end(&self, why: Goodbye) {
        // The first reason counts.
        self.0.waiting().ending.get_or_insert(Ending::Over(why));
        self.0.news.notify_one();
    }

    /// Why the connection ends, if the table has ended it.
    pub(crate) fn dismissed(&self) -> Goodbye {
        match self.0.waiting().ending {
            Some(Ending::Over(why)) => why,
            Some(Ending::Cut) | None => Goodbye::Restart,
        }
    }
}

impl Outgoing {
    /// The next message, or how the connection ends. Call [`Outgoing::sent`] once a message has been sent.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Ending> {
        loop {
            if let Some(next) = self.0.waiting().next() {
                return next;
            }
            self.0.news.notified().await;
        }
    }

    /// Completes when the connection ends, however many messages wait.
    pub(crate) async fn ending(&self) -> Ending {
        loop {
            let ending = self.0.waiting().ending;
            match ending {
                Some(ending) => return ending,
                None => self.0.news.notified().await,
            }
        }
    }

    /// Completes when the connection has to end immediately.
    pub(crate) async fn cut(&self) {
        while !self.0.is_cut() {
            self.0.news.notified().await;
        }
    }

    /// The next message, if one is waiting.
    pub(crate) fn try_next(&mut self) -> Option<Utf8Bytes> {
        self.0.waiting().take()
    }

    /// A message of this many bytes no longer waits.
    pub(crate) fn sent(&self, bytes: usize) {
        self.0.waiting().sending = None;
        self.0.subtract(bytes);
    }
}

impl Waiting {
    fn next(&mut self) -> Option<Result<Utf8Bytes, Ending>> {
        match self.ending {
            Some(ending) => Some(Err(ending)),
            None => self.take().map(Ok),
        }
    }

    fn take(&mut self) -> Option<Utf8Bytes> {
        let Queued { message, since } = self.messages.pop_front()?;
        self.sending = Some(since);
        if self.messages.is_empty() {
            // An idle connection would keep the room.
            self.messages = VecDeque::new();
        }
        Some(message)
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

    #[tokio::test(start_paused = true)]
    async fn the_slowest_connection_goes_first_whatever_waits_for_others() {
        let queues = queues(1_000, 900);
        let [(deaf, mut reader), (newcomer, _b)] = [queues.open(), queues.open()];
        deaf.send(message(100));
        // A message that is being sent has not arrived.
        reader.next().await.expect("it was sent");
        tokio::time::advance(Duration::from_secs(5)).await;
        deaf.send(message(100));
        newcomer.send(message(850));
        assert!(deaf.0.is_cut(), "it has not read anything for seconds");
        assert!(!newcomer.0.is_cut(), "its welcome is long, but new");
        assert_eq!(queues.bytes(), 850);
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_reads_is_not_slow_however_long_it_lasts() {
        let queues = queues(1_000, 900);
        let [(old, mut reader), (deaf, _b)] = [queues.open(), queues.open()];
        old.send(message(300));
        tokio::time::advance(Duration::from_secs(5)).await;
        deaf.send(message(300));
        tokio::time::advance(Duration::from_secs(5)).await;
        let read = reader.next().await.expect("it was sent");
        reader.sent(read.len());
        old.send(message(800));
        assert!(deaf.0.is_cut() && !old.0.is_cut());
    }

    #[tokio::test(start_paused = true)]
    async fn of_connections_that_are_equally_slow_the_one_with_most_waiting_goes_first() {
        let queues = queues(1_000, 900);
        let [(slow, _a), (slower, _b), (new, mut reader)] = [queues.open(), queues.open(), queues.open()];
        slow.send(message(300));
        slower.send(message(600));
        assert_eq!(queues.bytes(), 900);
        new.send(message(200));
        assert!(slower.0.is_cut() && !slow.0.is_cut());
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
        assert!(!outbox.0.is_cut());
        outbox.send(message(2));
        assert!(outbox.0.is_cut());
        assert_eq!(queues.bytes(), 0);
    }
}
