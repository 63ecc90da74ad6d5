//! Reviews of finished games.

use std::net::IpAddr;

use axum::Extension;
use axum::body::Body as Stream;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use tenback_review::FinishedGame;
use tenback_rules::Setup;
use tenback_store::TableId;
use tenback_wire::{JudgedAnswer, LONGEST_REPLAY, NewAnswer, NewReview, Problem, ReviewLine};

use super::Shared;
use super::games::{finished, visitor};
use super::guard::ClientAddress;
use super::named::Named;
use super::problem::{Answer, Body, Localized};
use crate::app::App;
use crate::contest::check_cards;
use crate::denial::Denial;
use crate::metrics;
use crate::rates::Slot;
use crate::review::{Asker, Subject, judge_answer, read, version};
use crate::who::language;

/// The review of a finished game of a table: one JSON object per line, as soon as each is known, the most important turns
/// first. It is made once and then kept with the game. Refused while the same cards are being played again. Where
/// spectators are allowed, no token is needed.
#[utoipa::path(get, operation_id = "reviewGame", path = "/api/tables/{id}/games/{number}/review", tag = "replays",
    security(("token" = []), ("cookie" = [])), params(("id" = String, Path), ("number" = u32, Path)), responses(
    (status = 200, body = ReviewLine, content_type = "application/x-ndjson"), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn of_game(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Named((id, number)): Named<(String, String)>,
) -> Answer<Response> {
    let answer = async {
        let slot = admit(&app, address)?;
        let id = TableId::new(&id).ok_or(Denial::NoSuchTable)?;
        let number: u32 = number.parse().map_err(|_| Denial::NoRecord)?;
        let person = visitor(&app, &headers).await?;
        let game = finished(&app, person, &id, number).await?;
        let (game, deal) = reviewable(&app, game.record).await?;
        check_cards(&app, person, &deal).await?;
        let stored = app.store.review(&id, number).await?;
        if let Some(stored) = stored.filter(|stored| stored.version == version(app.config.review_evaluations)) {
            metrics::reviewed("stored");
            return Ok::<_, Denial>(lines(stored.review));
        }
        let listener = app.reviews.listen(&app, Subject::Game(id, number), game, Asker::new(person, address));
        Ok(lines(Stream::from_stream(listener.lines(language(&headers), slot))))
    };
    answer.await.localized(&headers)
}

/// The review of a record that the client has, in the same form. No token is needed, and nothing is stored.
#[utoipa::path(post, operation_id = "review", path = "/api/review", tag = "replays", request_body = NewReview, responses(
    (status = 200, body = ReviewLine, content_type = "application/x-ndjson"), (status = 400, body = Problem),
    (status = 409, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn of_record(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(asked): Body<NewReview, LONGEST_REPLAY>,
) -> Answer<Response> {
    let answer = async {
        let slot = admit(&app, address)?;
        let subject = Subject::Record(Sha256::digest(&asked.record).into());
        let (game, deal) = reviewable(&app, asked.record).await?;
        let person = visitor(&app, &headers).await?;
        // The record of the first game must not help those who are playing the same cards again.
        check_cards(&app, person, &deal).await?;
        let listener = app.reviews.listen(&app, subject, game, Asker::new(person, address));
        Ok::<_, Denial>(lines(Stream::from_stream(listener.lines(language(&headers), slot))))
    };
    answer.await.localized(&headers)
}

/// Judges another turn in place of one that was played, as a review would: from what its player could know, with the same
/// budget. No token is needed, and nothing is stored.
#[utoipa::path(post, operation_id = "judgeAnswer", path = "/api/review/answer", tag = "replays", request_body = NewAnswer,
    responses((status = 200, body = JudgedAnswer), (status = 400, body = Problem), (status = 409, body = Problem),
    (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn of_answer(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(asked): Body<NewAnswer, LONGEST_REPLAY>,
) -> Answer<Response> {
    let answer = async {
        let _slot = admit(&app, address)?;
        let NewAnswer { record, turn, lays } = asked;
        let (game, deal) = reviewable(&app, record).await?;
        let person = visitor(&app, &headers).await?;
        check_cards(&app, person, &deal).await?;
        let judged = judge_answer(&app, game, (turn, lays), Asker::new(person, address)).await?;
        Ok::<_, Denial>(([(CONTENT_TYPE, "application/json")], judged).into_response())
    };
    answer.await.localized(&headers)
}

/// A place among those who wait for long responses.
fn admit(app: &App, address: IpAddr) -> Result<Slot, Denial> {
    app.rates.replay(address)?;
    app.replays.connection(address).map_err(|_| Denial::TooFast { wait: 2 })
}

/// Reads a record on another thread, as for a replay.
async fn reviewable(app: &App, record: String) -> Result<(FinishedGame, Setup), Denial> {
    let place = app.replayers.clone().acquire_owned().await.map_err(|_| Denial::ShuttingDown)?;
    let reading = tokio::task::spawn_blocking(move || {
        let _place = place;
        read(&record)
    });
    reading.await.map_err(Denial::internal)?
}

/// A response of one JSON object per line, which proxies must not collect.
fn lines(body: impl Into<Stream>) -> Response {
    let kind = (CONTENT_TYPE, "application/x-ndjson");
    ([kind, (HeaderName::from_static("x-accel-buffering"), "no")], body.into()).into_response()
}
