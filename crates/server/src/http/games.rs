//! Games that are over, as records.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use tenback_store::{Entry, Kept, TableId};
use tenback_table::{PersonId, Table};
use tenback_wire::{Denial, Problem};

use super::Shared;
use super::problem::{Answer, SaidTo};
use crate::app::App;
use crate::charter::{Charter, follow};
use crate::who::identify;

/// A finished game of a table as a record in Tenback's notation, with the whole deal and its salt. Games count from 1. Where
/// others may look on, nobody need say who they are.
#[utoipa::path(get, path = "/api/tables/{id}/games/{number}", tag = "tables", security(("token" = []), ("cookie" = [])),
    params(("id" = String, Path), ("number" = u32, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn record(
    State(app): Shared,
    headers: HeaderMap,
    Path((id, number)): Path<(String, String)>,
) -> Answer<Response> {
    let id = TableId::new(&id).ok_or(Denial::NoSuchTable).said_to(&headers)?;
    let number: u32 = number.parse().map_err(|_| Denial::NoRecord).said_to(&headers)?;
    let text = played(&app, &headers, &id, number).await.said_to(&headers)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// Reads all that has happened at a table and plays it through, on a thread of its own and not for many at once: it may
/// be a lot, and moves must not wait for it.
async fn played(app: &App, headers: &HeaderMap, id: &TableId, number: u32) -> Result<String, Denial> {
    let person = match identify(app, headers).await {
        Ok(person) => Some(person.id),
        Err(Denial::WhoAreYou) => None,
        Err(why) => return Err(why),
    };
    let place = app.readers.clone().acquire_owned().await.map_err(|_| Denial::ShuttingDown)?;
    let kept = app.store.load(id).await.map_err(|_| Denial::NotStored)?.ok_or(Denial::NoSuchTable)?;
    let entries = app.store.entries(id).await.map_err(|_| Denial::NotStored)?;
    let playing = tokio::task::spawn_blocking(move || {
        // Whoever asked may be gone before it is done; the place is taken until then.
        let _place = place;
        record_of(&kept, &entries, person, number)
    });
    playing.await.map_err(|_| Denial::NotStored)?
}

/// The record of a game. Where nobody may look on it is for those who were there.
fn record_of(kept: &Kept, entries: &[Entry], person: Option<PersonId>, number: u32) -> Result<String, Denial> {
    let charter: Charter = serde_json::from_str(&kept.charter).map_err(|_| Denial::NotStored)?;
    let mut table = Table::new(charter.settings);
    let mut found = None;
    let mut was_there = person == Some(kept.host);
    for entry in entries {
        follow(&mut table, entry).map_err(|_| Denial::NotStored)?;
        was_there |= person.is_some_and(|person| table.seat_of(person).is_some());
        if found.is_none() && table.games() == number && table.is_over() {
            found = table.opened();
        }
    }
    if !was_there && !table.settings().spectators {
        return Err(person.map_or(Denial::WhoAreYou, |_| Denial::NoSpectators));
    }
    found.ok_or(Denial::NoRecord)
}
