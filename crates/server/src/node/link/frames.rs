//! Frames of a client at another node that wait to be passed on.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use tokio::sync::Notify;

/// Frames of one client that wait for a busy table. More than a client may send in a burst.
const MOST_WAITING: usize = 256;

/// Frames of a client that wait to be passed on. Small, because there is one for every idle client.
#[derive(Default)]
pub(super) struct Frames {
    waiting: Mutex<Waiting>,
    news: Notify,
}

#[derive(Default)]
struct Waiting {
    frames: VecDeque<Bytes>,
    end: Option<FramesEnd>,
}

/// Why no more frames come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FramesEnd {
    /// The client is gone.
    Gone,
    /// The client sends more than the table can read. Some of it is lost, so it has to reconnect.
    TooMuch,
}

impl Frames {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // No operation under the lock can stop halfway.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a frame, unless they have ended.
    pub(super) fn add(&self, frame: Bytes) {
        let mut waiting = self.waiting();
        if waiting.end.is_some() {
            return;
        }
        if waiting.frames.len() < MOST_WAITING {
            waiting.frames.push_back(frame);
        } else {
            *waiting = Waiting { frames: VecDeque::new(), end: Some(FramesEnd::TooMuch) };
        }
        drop(waiting);
        self.news.notify_one();
    }

    /// The client is gone.
    pub(super) fn end(&self) {
        *self.waiting() = Waiting { frames: VecDeque::new(), end: Some(FramesEnd::Gone) };
        self.news.notify_one();
    }

    /// The next frame, or why there is none any more.
    pub(super) async fn next(&self) -> Result<Bytes, FramesEnd> {
        loop {
            {
                let mut waiting = self.waiting();
                if let Some(end) = waiting.end {
                    return Err(end);
                }
                if let Some(frame) = waiting.frames.pop_front() {
                    if waiting.frames.is_empty() {
                        waiting.frames = VecDeque::new();
                    }
                    return Ok(frame);
                }
            }
            self.news.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame() -> Bytes {
        Bytes::from_static(b"{}")
    }

    #[tokio::test]
    async fn a_client_that_sends_too_much_is_told_apart_from_one_that_is_gone() {
        let (full, gone) = (Frames::default(), Frames::default());
        (0..MOST_WAITING).for_each(|_| full.add(frame()));
        assert_eq!(full.next().await, Ok(frame()), "as many are allowed");
        (0..3).for_each(|_| full.add(frame()));
        assert_eq!(full.next().await, Err(FramesEnd::TooMuch));
        full.add(frame());
        assert!(full.waiting().frames.is_empty(), "nobody reads them any more");
        full.end();
        assert_eq!(full.next().await, Err(FramesEnd::Gone));
        gone.add(frame());
        gone.end();
        assert_eq!(gone.next().await, Err(FramesEnd::Gone));
    }
}
