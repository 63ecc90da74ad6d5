//! What is kept about a person: handed out, or deleted.

use axum::Extension;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use tenback_wire::{Export, Problem};

use super::Shared;
use super::guard::ClientAddress;
use super::held::held;
use super::me::{KNOWN, cookie};
use super::problem::{Answer, Localized};
use crate::denial::{Denial, Resource};
use crate::erasure::Keeper;
use crate::export::export;
use crate::origin::Browser;
use crate::who::{COOKIE_NAME, identify};

/// Collecting and deleting what is kept about a person reads all their tables, so each does it once at a time.
const BUSY: Denial = Denial::TooMany { what: Resource::DataRequests };

/// Everything that is kept about the person: profile, tables, seats, chat messages, finished games with their records.
#[utoipa::path(get, operation_id = "exportMe", path = "/api/me/export", tag = "people", security(("token" = []), ("cookie" = [])), responses(
    (status = 200, body = Export), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn download(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Answer<Response> {
    app.rates.person(address).localized(&headers)?;
    let person = identify(&app, &headers).await.localized(&headers)?;
    let request = app.data_requests.enter(person.id).ok_or(BUSY).localized(&headers)?;
    let slot = app.exports.connection(address).map_err(|_| Denial::TooFast { wait: 10 }).localized(&headers)?;
    let store = app.store.clone();
    // In a task of its own: a client that does not wait cannot ask again before it is done.
    let exported = app.tasks.spawn(async move {
        let export = export(store.as_ref(), person.id).await?;
        let text = serde_json::to_string(&export).map_err(Denial::internal)?;
        Ok((text, (request, slot)))
    });
    let exported = exported.await.map_err(Denial::internal).and_then(|exported| exported);
    let (text, guards) = exported.localized(&headers)?;
    let named = HeaderValue::from_static("attachment; filename=\"tenback.json\"");
    Ok(([(CONTENT_DISPOSITION, named)], held(text, guards)).into_response())
}

/// Deletes the person for good: name, secret and everything they said. Their seats and finished games stay, without a
/// name.
#[utoipa::path(delete, operation_id = "deleteMe", path = "/api/me", tag = "people", security(("token" = []), ("cookie" = [])), responses(
    (status = 204, description = "the person is deleted"), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn delete(State(app): Shared, headers: HeaderMap) -> Answer<Response> {
    let person = identify(&app, &headers).await.localized(&headers)?;
    let request = app.data_requests.enter(person.id).ok_or(BUSY).localized(&headers)?;
    let keeper = Keeper::of(&app);
    // In a task of its own, so that it is completed even if the client does not wait.
    let erased = app.tasks.spawn(async move {
        let erased = keeper.erase(person.id).await;
        drop(request);
        erased
    });
    let erased = erased.await.map_err(Denial::internal).and_then(|erased| Ok(erased?));
    erased.localized(&headers)?;
    let over = |name, who_reads| cookie(&app, &headers, name, "", who_reads, 0);
    let over = [over(COOKIE_NAME, "; HttpOnly"), over(Browser::COOKIE, "; HttpOnly"), over(KNOWN, "")];
    let cookies = AppendHeaders(over.map(|cookie| (SET_COOKIE, cookie)));
    Ok((StatusCode::NO_CONTENT, cookies).into_response())
}
