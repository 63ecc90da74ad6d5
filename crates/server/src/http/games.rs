//! Games that are over, as records.

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use tenback_store::TableId;
use tenback_table::{PersonId, Table};
use tenback_wire::{Denial, Problem};

use super::Shared;
use super::guard::From;
use super::named::Named;
use super::problem::{Answer, SaidTo};
use crate::app::App;
use crate::charter::{Charter, Names, ReadEntry, ReadTable, names, take_up};
use crate::who::identify;

/// A finished game of a table as a record in Tenback's notation, with the whole deal and its salt. Games count from 1. Where
/// others may look on, nobody need say who they are.
#[utoipa::path(get, path = "/api/tables/{id}/games/{number}", tag = "tables", security(("token" = []), ("cookie" = [])),
    params(("id" = String, Path), ("number" = u32, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn record(
    State(app): Shared,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    Named((id, number)): Named<(String, String)>,
) -> Answer<Response> {
    app.rates.replay(address).said_to(&headers)?;
    let id = TableId::new(&id).ok_or(Denial::NoSuchTable).said_to(&headers)?;
    let number: u32 = number.parse().map_err(|_| Denial::NoRecord).said_to(&headers)?;
    let text = played(&app, &headers, &id, number).await.said_to(&headers)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// The record of a game. Where nobody may look on it is for those who were there.
async fn played(app: &App, headers: &HeaderMap, id: &TableId, number: u32) -> Result<String, Denial> {
    let person = match identify(app, headers).await {
        Ok(person) => Some(person.id),
        Err(Denial::WhoAreYou) => None,
        Err(why) => return Err(why),
    };
    let kept = app.store.load(id).await.map_err(|_| Denial::NotStored)?.ok_or(Denial::NoSuchTable)?;
    let read = ReadTable::of(&kept).map_err(|_| Denial::NotStored)?;
    let known = names(app.store.as_ref(), read.people()).await.map_err(|_| Denial::NotStored)?;
    let now = take_up(read, &known).map_err(|_| Denial::NotStored)?.table;
    let here = |person| person == kept.host || now.seat_of(person).is_some();
    let allowed = now.settings().spectators || person.is_some_and(here);
    if person.is_none() && !allowed {
        return Err(Denial::WhoAreYou);
    }
    // All but the last game are found only by playing through what was before them.
    if allowed && number == now.games() {
        return now.opened().ok_or(Denial::NoRecord);
    }
    if number == 0 || number > now.games() {
        return Err(if allowed { Denial::NoRecord } else { Denial::NoSpectators });
    }
    let found = search(app, id, kept.charter, person, number).await?;
    if allowed || found.was_there { found.record.ok_or(Denial::NoRecord) } else { Err(Denial::NoSpectators) }
}

/// Reads all that has happened at a table and plays it through, on a thread of its own and not for many at once: it may
/// be a lot, and moves must not wait for it.
async fn search(
    app: &App,
    id: &TableId,
    charter: String,
    person: Option<PersonId>,
    number: u32,
) -> Result<Found, Denial> {
    let place = app.readers.clone().acquire_owned().await.map_err(|_| Denial::ShuttingDown)?;
    let entries = app.store.entries(id).await.map_err(|_| Denial::NotStored)?;
    let entries = entries.iter().map(ReadEntry::of).collect::<Result<Vec<_>, _>>().map_err(|_| Denial::NotStored)?;
    let people = entries.iter().filter_map(ReadEntry::person).collect();
    let known = names(app.store.as_ref(), people).await.map_err(|_| Denial::NotStored)?;
    let searching = tokio::task::spawn_blocking(move || {
        // Whoever asked may be gone before it is done; the place is taken until then.
        let _place = place;
        find(&charter, entries, &known, person, number)
    });
    searching.await.map_err(|_| Denial::NotStored)?
}

struct Found {
    record: Option<String>,
    /// Whether whoever asked sat at the table up to the end of that game.
    was_there: bool,
}

fn find(
    charter: &str,
    entries: Vec<ReadEntry>,
    names: &Names,
    person: Option<PersonId>,
    number: u32,
) -> Result<Found, Denial> {
    let charter: Charter = serde_json::from_str(charter).map_err(|_| Denial::NotStored)?;
    let mut table = Table::new(charter.settings);
    let mut was_there = false;
    for entry in entries {
        entry.follow(&mut table, names).map_err(|_| Denial::NotStored)?;
        was_there |= person.is_some_and(|person| table.seat_of(person).is_some());
        let record = if table.games() == number { table.opened() } else { None };
        if record.is_some() {
            return Ok(Found { record, was_there });
        }
    }
    Ok(Found { record: None, was_there })
}
