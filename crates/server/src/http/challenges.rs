//! Challenges.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use tenback_store::TableId;
use tenback_wire::{Challenge, NewChallenge, Problem, TableCreated};

use super::Shared;
use super::daily::{Invited, created};
use super::games::{finished, visitor};
use super::guard::ClientAddress;
use super::named::Named;
use super::problem::{Answer, Body, Localized};
use super::tables::{base, may_open};
use crate::challenge;
use crate::denial::Denial;
use crate::who::identify;

/// Challenges others to play the cards of a finished game that the person has played. The same game always gives the same
/// challenge.
#[utoipa::path(post, operation_id = "createChallenge", path = "/api/challenges", tag = "challenges",
    security(("token" = []), ("cookie" = [])), request_body = NewChallenge, responses(
    (status = 200, body = Challenge, description = "there is one already"), (status = 201, body = Challenge),
    (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn create(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(new): Body<NewChallenge>,
) -> Answer<(StatusCode, Json<Challenge>)> {
    let answer = async {
        app.rates.replay(address)?;
        let person = identify(&app, &headers).await?.id;
        let table = TableId::new(&new.table).ok_or(Denial::NoSuchTable)?;
        let game = finished(&app, Some(person), &table, new.number).await?;
        let (contest, is_new) = challenge::make(&app, (person, address), (&table, new.number), game).await?;
        let shown = challenge::show(&app, Some(person), &contest.key.deal, &base(&app, &headers)).await?;
        let status = if is_new { StatusCode::CREATED } else { StatusCode::OK };
        Ok::<_, Denial>((status, Json(shown)))
    };
    answer.await.localized(&headers)
}

/// A challenge, with all results for those who have finished it or played the game it comes from. No token is needed.
#[utoipa::path(get, operation_id = "getChallenge", path = "/api/challenges/{id}", tag = "challenges",
    security((), ("token" = []), ("cookie" = [])), params(("id" = String, Path)), responses(
    (status = 200, body = Challenge), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn get(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Named(id): Named<String>,
) -> Answer<Json<Challenge>> {
    let answer = async {
        app.rates.replay(address)?;
        let person = visitor(&app, &headers).await?;
        challenge::show(&app, person, &id, &base(&app, &headers)).await
    };
    answer.await.map(Json).localized(&headers)
}

/// The table where the person plays a challenge: a new one, or the one where they have begun. A team plays at the table of one
/// of them, and the others come by its link. Refused for those who played the game it comes from.
#[utoipa::path(post, operation_id = "playChallenge", path = "/api/challenges/{id}/play", tag = "challenges",
    security(("token" = []), ("cookie" = [])), params(("id" = String, Path), ("invitation" = Option<String>, Query)),
    responses((status = 201, body = TableCreated), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn play(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Named(id): Named<String>,
    query: Result<Query<Invited>, QueryRejection>,
) -> Answer<(StatusCode, Json<TableCreated>)> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        let invited = Invited::read(query)?;
        may_open(&app.config.who_may_open, address, invited.code())?;
        let table = challenge::play(&app, &person, address, &id).await?;
        Ok::<_, Denial>(created(&app, &headers, &table))
    };
    answer.await.localized(&headers)
}
