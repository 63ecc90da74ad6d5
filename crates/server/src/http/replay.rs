//! Old games, moment by moment.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::Extension;
use axum::body::{Body as HttpBody, Bytes};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tenback_wire::{Denial, LONGEST_REPLAY, NewReplay, Problem, Replay};

use super::Shared;
use super::guard::From;
use super::problem::{Answer, Body, SaidTo};
use crate::app::App;
use crate::rates::Slot;
use crate::replay::answer;

/// An answer is handed to the network in parts of so many bytes.
const PART: usize = 64 * 1024;

/// Plays a record again by the rules: every moment of it, with all cards open. With `what_if` the game goes on otherwise from
/// some moment. Nobody need say who they are, and nothing is kept.
#[utoipa::path(post, path = "/api/replay", tag = "replays", request_body = NewReplay, responses(
    (status = 200, body = Replay), (status = 400, body = Problem), (status = 413, body = Problem),
    (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn replay(
    State(app): Shared,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    Body(asked): Body<NewReplay, LONGEST_REPLAY>,
) -> Answer<Response> {
    let slot = app.replays.connection(address).map_err(|_| Denial::TooFast { wait: 2 }).said_to(&headers)?;
    let text = played(&app, address, asked).await.said_to(&headers)?;
    Ok(held(text, slot))
}

/// An answer that counts until it is sent: whoever does not read is not given ever more of them.
fn held(text: String, slot: Slot) -> Response {
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_LENGTH, text.len().to_string())];
    let parts = stream::unfold((Bytes::from(text), slot), |(mut rest, slot)| async move {
        let part = rest.split_to(rest.len().min(PART));
        (!part.is_empty()).then_some((Ok::<_, Infallible>(part), (rest, slot)))
    });
    (headers, HttpBody::from_stream(parts)).into_response()
}

/// Plays on a thread of its own and not for many at once: bots at tables must not wait for it.
async fn played(app: &App, from: IpAddr, asked: NewReplay) -> Result<String, Denial> {
    app.rates.replay(from)?;
    let place = app.replayers.clone().acquire_owned().await.map_err(|_| Denial::ShuttingDown)?;
    let playing = tokio::task::spawn_blocking(move || {
        // Whoever asked may be gone before it is done; the place is taken until then.
        let _place = place;
        let replay = answer(&asked)?;
        serde_json::to_string(&replay).map_err(|_| Denial::NotStored)
    });
    playing.await.map_err(|_| Denial::NotStored)?
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use axum::body::to_bytes;

    use super::*;
    use crate::rates::Crowds;

    #[tokio::test]
    async fn an_answer_counts_until_it_is_read_or_its_reader_is_gone() {
        let replays = Crowds::new(8, 1);
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
