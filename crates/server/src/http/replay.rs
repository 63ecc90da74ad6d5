//! Replays.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::Extension;
use axum::body::{Body as HttpBody, Bytes};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tenback_wire::{LONGEST_REPLAY, NewReplay, Problem, Replay};

use super::Shared;
use super::guard::ClientAddress;
use super::problem::{Answer, Body, Localized};
use crate::app::App;
use crate::denial::Denial;
use crate::rates::Slot;
use crate::replay::answer;

/// Responses are sent in parts of this many bytes.
const PART: usize = 64 * 1024;

/// Replays a record by the rules: every position of it, with all cards visible. With `what_if` the game continues
/// differently from some position. No token is needed, and nothing is stored.
#[utoipa::path(post, operation_id = "replay", path = "/api/replay", tag = "replays", request_body = NewReplay, responses(
    (status = 200, body = Replay), (status = 400, body = Problem), (status = 413, body = Problem),
    (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn replay(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(asked): Body<NewReplay, LONGEST_REPLAY>,
) -> Answer<Response> {
    let slot = app.replays.connection(address).map_err(|_| Denial::TooFast { wait: 2 }).localized(&headers)?;
    let text = played(&app, address, asked).await.localized(&headers)?;
    Ok(held(text, slot))
}

/// A response that counts against the limit until it is sent, so that clients that do not read cannot pile them up.
fn held(text: String, slot: Slot) -> Response {
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_LENGTH, text.len().to_string())];
    let parts = stream::unfold((Bytes::from(text), slot), |(mut rest, slot)| async move {
        let part = rest.split_to(rest.len().min(PART));
        (!part.is_empty()).then_some((Ok::<_, Infallible>(part), (rest, slot)))
    });
    (headers, HttpBody::from_stream(parts)).into_response()
}

/// Replays on another thread with limited concurrency: bots at tables must not wait for it.
async fn played(app: &App, from: IpAddr, asked: NewReplay) -> Result<String, Denial> {
    app.rates.replay(from)?;
    let place = app.replayers.clone().acquire_owned().await.map_err(|_| Denial::ShuttingDown)?;
    let playing = tokio::task::spawn_blocking(move || {
        // The client may disconnect before this is done; the thread is in use until then.
        let _place = place;
        let replay = answer(&asked)?;
        serde_json::to_string(&replay).map_err(Denial::internal)
    });
    playing.await.map_err(Denial::internal)?
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use axum::body::to_bytes;

    use super::*;
    use crate::rates::ConnectionLimit;

    #[tokio::test]
    async fn an_answer_counts_until_it_is_read_or_its_reader_is_gone() {
        let replays = ConnectionLimit::new(8, 1);
        let ask = || replays.connection(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let text = "x".repeat(3 * PART + 1);
        let unread = held(text.clone(), ask().expect("the first"));
        assert!(ask().is_err(), "it is still to be sent");
        drop(unread);
        let read = held(text.clone(), ask().expect("the reader of the first is gone"));
        assert_eq!(read.headers()[CONTENT_LENGTH], text.len().to_string());
        let bytes = to_bytes(read.into_body(), usize::MAX).await.expect("all of it");
        assert_eq!(bytes, text);
        assert!(ask().is_ok(), "it was read");
    }
}
