//! Replays.

use std::net::IpAddr;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use tenback_rules::Setup;
use tenback_wire::{LONGEST_REPLAY, NewReplay, Problem, Replay};

use super::Shared;
use super::games::visitor;
use super::guard::ClientAddress;
use super::held::held;
use super::problem::{Answer, Body, Localized};
use crate::app::App;
use crate::contest::check_closed;
use crate::denial::Denial;
use crate::replay::answer;

/// Replays a record by the rules: every position of it, with all cards visible. With `what_if` the game continues
/// differently from some position. No token is needed, and nothing is stored. Refused for the cards of a deal of the day that the
/// person has not finished, until it is opened.
#[utoipa::path(post, operation_id = "replay", path = "/api/replay", tag = "replays", request_body = NewReplay, responses(
    (status = 200, body = Replay), (status = 400, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem),
    (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn replay(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(asked): Body<NewReplay, LONGEST_REPLAY>,
) -> Answer<Response> {
    let slot = app.replays.connection(address).map_err(|_| Denial::TooFast { wait: 2 }).localized(&headers)?;
    let answer = async {
        let (text, deal) = played(&app, address, asked).await?;
        // Whoever has the record of a deal that is closed to them, as from a friend, gets no help with it.
        check_closed(&app, visitor(&app, &headers).await?, &deal).await?;
        Ok::<_, Denial>(text)
    };
    let text = answer.await.localized(&headers)?;
    Ok(held(text, slot))
}

/// Replays on another thread with limited concurrency: bots at tables must not wait for it.
async fn played(app: &App, from: IpAddr, asked: NewReplay) -> Result<(String, Setup), Denial> {
    app.rates.replay(from)?;
    let place = app.replayers.clone().acquire_owned().await.map_err(|_| Denial::ShuttingDown)?;
    let playing = tokio::task::spawn_blocking(move || {
        // The client may disconnect before this is done; the thread is in use until then.
        let _place = place;
        let (replay, deal) = answer(&asked)?;
        Ok((serde_json::to_string(&replay).map_err(Denial::internal)?, deal))
    });
    playing.await.map_err(Denial::internal)?
}
