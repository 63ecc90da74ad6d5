//! Records of finished games.

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use tenback_store::{FinishedGame, TableId};
use tenback_table::PersonId;
use tenback_wire::Problem;

use super::Shared;
use super::guard::ClientAddress;
use super::named::Named;
use super::problem::{Answer, Localized};
use crate::app::App;
use crate::charter::names;
use crate::denial::Denial;
use crate::finished::{check_readable, named_record};
use crate::who::identify;

/// A finished game of a table as a record in Tenback's notation, with the whole deal and its salt. Games are counted
/// from 1. Where spectators are allowed, no token is needed.
#[utoipa::path(get, operation_id = "getGame", path = "/api/tables/{id}/games/{number}", tag = "tables", security(("token" = []), ("cookie" = [])),
    params(("id" = String, Path), ("number" = u32, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn record(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Named((id, number)): Named<(String, String)>,
) -> Answer<Response> {
    app.rates.replay(address).localized(&headers)?;
    let id = TableId::new(&id).ok_or(Denial::NoSuchTable).localized(&headers)?;
    let number: u32 = number.parse().map_err(|_| Denial::NoRecord).localized(&headers)?;
    let text = played(&app, &headers, &id, number).await.localized(&headers)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// The person whose secret comes with a request, if any does.
pub(super) async fn visitor(app: &App, headers: &HeaderMap) -> Result<Option<PersonId>, Denial> {
    match identify(app, headers).await {
        Ok(person) => Ok(Some(person.id)),
        Err(Denial::WhoAreYou) => Ok(None),
        Err(why) => Err(why),
    }
}

/// A finished game, if the person may read it.
pub(super) async fn finished(
    app: &App,
    person: Option<PersonId>,
    id: &TableId,
    number: u32,
) -> Result<FinishedGame, Denial> {
    let game = app.store.game(id, number).await?.ok_or(Denial::NoRecord)?;
    check_readable(app, person, id, &game).await?;
    Ok(game)
}

/// The record of a game, with the names of its players.
async fn played(app: &App, headers: &HeaderMap, id: &TableId, number: u32) -> Result<String, Denial> {
    let game = finished(app, visitor(app, headers).await?, id, number).await?;
    let people = game.players.iter().map(|player| player.person).collect();
    let names = names(app.store.as_ref(), people).await?;
    named_record(&game, &names).ok_or_else(|| Denial::internal(format_args!("game {number} of table {id} is damaged")))
}
