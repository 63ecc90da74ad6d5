//! Old games, moment by moment.

use std::net::IpAddr;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use tenback_wire::{Denial, LONGEST_REPLAY, NewReplay, Problem, Replay};

use super::Shared;
use super::guard::From;
use super::ops::json_text;
use super::problem::{Answer, Body, SaidTo};
use crate::app::App;
use crate::replay::answer;

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
    let text = played(&app, address, asked).await.said_to(&headers)?;
    Ok(json_text(&text))
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
