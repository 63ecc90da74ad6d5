//! Long responses that keep something, such as a place in a queue, until they are sent.

use std::io;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tracing::debug;

/// Responses are sent in parts of this many bytes.
const PART: usize = 64 * 1024;

/// How long a client may take to read a response, and the bytes per second it has to read beyond that.
const PATIENCE: Duration = Duration::from_secs(20);
const SLOWEST: usize = 256 * 1024;

/// A JSON response that keeps `guard` until all of it is sent, its reader is gone, or has stopped reading: clients that do not
/// read can neither pile up responses nor keep others from theirs.
pub(super) fn held<G: Send + 'static>(text: String, guard: G) -> Response {
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_LENGTH, text.len().to_string())];
    let (parts, sent) = mpsc::channel(1);
    tokio::spawn(async move {
        let patience = PATIENCE + Duration::from_secs((text.len() / SLOWEST) as u64);
        if timeout(patience, send(&text, parts)).await.is_err() {
            debug!(bytes = text.len(), "a response is not read; it is given up");
        }
        drop(guard);
    });
    let body = stream::unfold(sent, |mut sent| async move { sent.recv().await.map(|part| (part, sent)) });
    (headers, Body::from_stream(body)).into_response()
}

/// Sends all parts, or as many as are read.
async fn send(text: &str, parts: mpsc::Sender<io::Result<Bytes>>) {
    for part in text.as_bytes().chunks(PART) {
        // A copy: what is still in the connection's buffer does not keep the whole text.
        if parts.send(Ok(Bytes::copy_from_slice(part))).await.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use axum::body::to_bytes;

    use super::*;
    use crate::rates::{ConnectionLimit, Slot};

    /// One place for one response.
    struct Place(ConnectionLimit);

    impl Place {
        fn take(&self) -> Option<Slot> {
            self.0.connection(IpAddr::V4(Ipv4Addr::LOCALHOST)).ok()
        }

        /// Waits until the place is free.
        async fn taken(&self) -> Slot {
            loop {
                match self.take() {
                    Some(slot) => return slot,
                    None => tokio::time::sleep(Duration::from_millis(10)).await,
                }
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_response_counts_until_it_is_read_or_its_reader_is_gone() {
        let place = Place(ConnectionLimit::new(8, 1));
        let text = "x".repeat(3 * PART + 1);
        let unread = held(text.clone(), place.take().expect("the first"));
        tokio::time::sleep(PATIENCE / 2).await;
        assert!(place.take().is_none(), "it is still to be sent");
        drop(unread);
        let read = held(text.clone(), place.taken().await);
        assert_eq!(read.headers()[CONTENT_LENGTH], text.len().to_string());
        let bytes = to_bytes(read.into_body(), usize::MAX).await.expect("all of it");
        assert_eq!(bytes, text);
        place.taken().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_response_that_nobody_reads_is_given_up() {
        let place = Place(ConnectionLimit::new(8, 1));
        let unread = held("x".repeat(3 * PART), place.take().expect("the first"));
        tokio::time::sleep(PATIENCE * 2).await;
        let free = place.take();
        assert!(free.is_some(), "it does not count any more");
        let read = to_bytes(unread.into_body(), usize::MAX).await.expect("what was ready");
        assert!(read.len() < 3 * PART, "the rest is gone: {} bytes", read.len());
    }
}
