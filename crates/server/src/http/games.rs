//! Records of finished games.

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use tenback_store::TableId;
use tenback_table::{PersonId, Table};
use tenback_wire::Problem;

use super::Shared;
use super::guard::ClientAddress;
use super::named::Named;
use super::problem::{Answer, Localized};
use crate::app::App;
use crate::charter::{Charter, Names, ParsedEntry, ParsedTable, names, restore};
use crate::denial::Denial;
use crate::who::identify;

/// A finished game of a table as a record in Tenback's notation, with the whole deal and its salt. Games are counted
/// from 1. Where spectators are allowed, no token is needed.
#[utoipa::path(get, path = "/api/tables/{id}/games/{number}", tag = "tables", security(("token" = []), ("cookie" = [])),
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

/// The record of a game. Where spectators are not allowed, it is for those who played.
async fn played(app: &App, headers: &HeaderMap, id: &TableId, number: u32) -> Result<String, Denial> {
    let person = match identify(app, headers).await {
        Ok(person) => Some(person.id),
        Err(Denial::WhoAreYou) => None,
        Err(why) => return Err(why),
    };
    let stored = app.store.load(id).await.map_err(|_| Denial::NotStored)?.ok_or(Denial::NoSuchTable)?;
    let read = ParsedTable::of(&stored).map_err(|_| Denial::NotStored)?;
    let known = names(app.store.as_ref(), read.people()).await.map_err(|_| Denial::NotStored)?;
    let now = restore(read, &known).map_err(|_| Denial::NotStored)?.table;
    let here = |person| person == stored.host || now.seat_of(person).is_some();
    let allowed = now.settings().spectators || person.is_some_and(here);
    if person.is_none() && !allowed {
        return Err(Denial::WhoAreYou);
    }
    // Earlier games are found by replaying the events before them.
    if allowed && number == now.games() {
        return now.opened().ok_or(Denial::NoRecord);
    }
    if number == 0 || number > now.games() {
        return Err(if allowed { Denial::NoRecord } else { Denial::NoSpectators });
    }
    let found = search(app, id, stored.charter, person, number).await?;
    if allowed || found.was_there { found.record.ok_or(Denial::NoRecord) } else { Err(Denial::NoSpectators) }
}

/// Loads and replays all events of a table, on another thread and with limited concurrency: there may be many, and
/// moves must not wait for it.
async fn search(
    app: &App,
    id: &TableId,
    charter: String,
    person: Option<PersonId>,
    number: u32,
) -> Result<Found, Denial> {
    let permit = app.readers.clone().acquire_owned().await.map_err(|_| Denial::ShuttingDown)?;
    let entries = app.store.entries(id).await.map_err(|_| Denial::NotStored)?;
    let entries = entries.iter().map(ParsedEntry::of).collect::<Result<Vec<_>, _>>().map_err(|_| Denial::NotStored)?;
    let people = entries.iter().filter_map(ParsedEntry::person).collect();
    let known = names(app.store.as_ref(), people).await.map_err(|_| Denial::NotStored)?;
    let searching = tokio::task::spawn_blocking(move || {
        // The client may disconnect before this is done; the thread is in use until then.
        let _permit = permit;
        find(&charter, entries, &known, person, number)
    });
    searching.await.map_err(|_| Denial::NotStored)?
}

struct Found {
    record: Option<String>,
    /// Whether the person sat at the table at some time until the end of that game.
    was_there: bool,
}

fn find(
    charter: &str,
    entries: Vec<ParsedEntry>,
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
