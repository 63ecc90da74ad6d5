//! Creating and finding tables.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, State};
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use serde::Deserialize;
use tenback_rules::{Rules, Setup};
use tenback_store::{ListedTable, NewTable as Opened, StoreError, TableId, Timestamp};
use tenback_table::{Clock, Command, Person, Refusal, Settings, Sitter, Table};
use tenback_wire::{ChatMessage, NewTable, Problem, Summary, TableCreated};

use super::Shared;
use super::games::visitor;
use super::guard::{ClientAddress, FORWARDED_PROTO};
use super::named::Named;
use super::problem::{Answer, Body, Localized};
use crate::app::App;
use crate::charter::{Charter, names};
use crate::config::WhoMayOpen;
use crate::contest::{check_attempt, check_table};
use crate::denial::{Denial, Resource};
use crate::host::{Draft, TableMessage};
use crate::listing::{StoredSummary, listing};
use crate::origin::Origin;
use crate::secret::{new_invite, new_table};
use crate::socket::{Connection, LONGEST_MESSAGE, MOST_UNWRITTEN, READ_AT_ONCE};
use crate::who::{self, identify, signed_in};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The base of links.
pub(super) fn base(app: &App, headers: &HeaderMap) -> String {
    if let Some(url) = &app.config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    // The last one was added by the proxy itself. Those of others have been removed.
    let last = text(FORWARDED_PROTO).and_then(|list| list.rsplit(',').next());
    let secure = last.is_some_and(|scheme| scheme.trim().eq_ignore_ascii_case("https"));
    let host = text(HOST.as_str()).unwrap_or("localhost");
    format!("{}://{host}", if secure { "https" } else { "http" })
}

/// Tables as listed.
pub(super) async fn listed(
    app: &App,
    tables: Result<Vec<ListedTable>, StoreError>,
    shown_as: impl Fn(StoredSummary) -> Summary,
) -> Result<Vec<Summary>, Denial> {
    let tables = tables?;
    let read = |listed: &ListedTable| Some((listed.clone(), StoredSummary::read(&listed.summary)?));
    let tables: Vec<_> = tables.iter().filter_map(read).collect();
    let people = tables.iter().flat_map(|(_, summary)| summary.people()).collect();
    let names = names(app.store.as_ref(), people).await?;
    let shown = |(listed, summary): (ListedTable, StoredSummary)| {
        let summary = shown_as(summary.named(&names));
        Summary { id: listed.id.to_string(), updated: Some(listed.updated.0), ..summary }
    };
    Ok(tables.into_iter().map(shown).collect())
}

/// The open tables with an empty seat, most recently updated first.
#[utoipa::path(get, operation_id = "listTables", path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<Summary>)))]
pub(super) async fn list(State(app): Shared, headers: HeaderMap) -> Answer<Json<Vec<Summary>>> {
    let tables = app.store.listed(100).await;
    Ok(Json(listed(&app, tables, StoredSummary::public).await.localized(&headers)?))
}

/// Creates a table. Anyone with its link may sit down; if it is for invited people only, the link has a secret in it.
#[utoipa::path(post, operation_id = "createTable", path = "/api/tables", tag = "tables", security(("token" = []), ("cookie" = [])), request_body = NewTable, responses(
    (status = 201, body = TableCreated), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn create(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(new): Body<NewTable>,
) -> Answer<(StatusCode, Json<TableCreated>)> {
    let host = identify(&app, &headers).await.localized(&headers)?;
    may_open(&app.config.who_may_open, address, new.invitation.as_deref()).localized(&headers)?;
    let (id, invite) = make(&app, &host, address, &new).await.localized(&headers)?;
    // The part after the hash is not sent to any server, so it does not appear in logs.
    let invite = invite.map(|code| format!("#invite={code}")).unwrap_or_default();
    let link = format!("{}/t/{id}{invite}", base(&app, &headers));
    Ok((StatusCode::CREATED, Json(TableCreated { id: id.to_string(), link })))
}

/// Whether somebody may create tables here.
pub(super) fn may_open(who: &WhoMayOpen, from: IpAddr, invitation: Option<&str>) -> Result<(), Denial> {
    match who {
        WhoMayOpen::Local if !from.to_canonical().is_loopback() => Err(Denial::LocalOnly),
        WhoMayOpen::Invited(own) if !invitation.is_some_and(|code| own.is(code)) => Err(Denial::InvitedOnly),
        WhoMayOpen::All | WhoMayOpen::Invited(_) | WhoMayOpen::Local => Ok(()),
    }
}

/// Makes a table, and returns its id and the code of its invite link, if it needs one.
async fn make(app: &App, host: &Person, from: IpAddr, new: &NewTable) -> Result<(TableId, Option<String>), Denial> {
    app.budgets.check_database()?;
    let settings = settings(host, new)?;
    let draft = first_draft(app, host, new, &settings)?;
    let now = app.now();
    let hosted = app.store.tables_hosted(host.id, Timestamp(now.0 - DAY)).await?;
    if hosted >= u64::from(app.config.limits.tables_per_day) {
        return Err(Denial::TooMany { what: Resource::Tables });
    }
    let id = new_table(app.world.as_ref())?;
    let charter = Charter { settings, open: new.open, contest: None };
    let opened = Opened {
        id: id.clone(),
        host: host.id,
        charter: serde_json::to_string(&charter).map_err(Denial::internal)?,
        entries: draft.entries(None),
        listing: listing(&charter, &draft.next),
        now,
    };
    app.budgets.spend(host.id, from, opened.bytes())?;
    app.store.create(opened).await?;
    Ok((id, draft.next.invite().map(str::to_owned)))
}

fn settings(host: &Person, new: &NewTable) -> Result<Settings, Denial> {
    let rules = rules(new)?;
    let clock = new.clock.map(|clock| Clock { seconds: clock.seconds, loses: clock.loses });
    if let Some(clock) = clock {
        check_clock(clock, &rules)?;
    }
    Ok(Settings {
        rules,
        talk: new.talk,
        guard: new.guard,
        language: new.language.unwrap_or(host.language),
        clock,
        spectators: new.spectators,
        hints: new.hints,
        one_game: false,
    })
}

/// Whether a clock is allowed by these rules.
fn check_clock(clock: Clock, rules: &Rules) -> Result<(), Denial> {
    if !(5..=3600).contains(&clock.seconds) {
        return Err(Denial::BadClock);
    }
    if clock.loses && !clock.ends_the_game(rules) { Err(Denial::TeamClock) } else { Ok(()) }
}

fn rules(new: &NewTable) -> Result<Rules, Denial> {
    let setup = Setup {
        game: new.game,
        seats: new.seats.into(),
        first: None,
        hand_size: new.hand_size.map(u16::from),
        minimum: new.minimum.map(u16::from),
        commands: new.commands.clone(),
        decks: Vec::new(),
        hands: None,
        piles: None,
    };
    setup.rules().map_err(|error| Denial::Refused(Refusal::BadSetup(error)))
}

/// A new table with its bots, its host and the commitment to its first deal.
fn first_draft(app: &App, host: &Person, new: &NewTable, settings: &Settings) -> Result<Draft, Denial> {
    let mut draft = Draft::of(&Table::new(settings.clone()));
    for bot in &new.bots {
        draft.add(Command::Sit { seat: bot.seat, sitter: Sitter::Bot { level: bot.level } })?;
    }
    if let Some(seat) = draft.next.empty_seat().filter(|_| new.sit) {
        draft.add(Command::Sit { seat, sitter: Sitter::Person(host.clone()) })?;
    }
    if new.invite_only {
        draft.add(Command::InviteOnly { code: Some(new_invite(app.world.as_ref())?) })?;
    }
    draft.settle(app.world.as_ref())?;
    Ok(draft)
}

/// Describes a table.
#[utoipa::path(get, operation_id = "getTable", path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = Summary), (status = 404, body = Problem)))]
pub(super) async fn describe(
    State(app): Shared,
    headers: HeaderMap,
    Named(id): Named<String>,
) -> Answer<Json<Summary>> {
    let id = TableId::new(&id).ok_or(Denial::NoSuchTable).localized(&headers)?;
    let (_, summary) =
        app.registry.ask(&app, &id, |answer| TableMessage::Describe { answer }).await.localized(&headers)?;
    let summary = summary.localized(&headers)?;
    Ok(Json(closed(&app, &headers, &id, summary).await.localized(&headers)?))
}

/// The same without the result, if that is closed to the person.
async fn closed(app: &Arc<App>, headers: &HeaderMap, id: &TableId, summary: Summary) -> Result<Summary, Denial> {
    let person = visitor(app, headers).await?;
    let checked = async {
        match (app.store.attempt_at(id).await?, person) {
            (Some(attempt), _) => check_attempt(app, person, &attempt).await,
            (None, Some(person)) => check_table(app, id, person).await,
            (None, None) => Ok(()),
        }
    };
    match checked.await {
        Ok(()) => Ok(summary),
        Err(Denial::NotFinished) => Ok(Summary { ending: None, ..summary }),
        Err(why) => Err(why),
    }
}

/// The chat messages of a table before an event, latest last, as many as fit into one answer. Ask again with the number
/// of the first one until there are none.
#[utoipa::path(get, operation_id = "listChat", path = "/api/tables/{id}/chat", tag = "tables", security(("token" = []), ("cookie" = [])),
    params(("id" = String, Path), ("before" = u64, Query)), responses(
    (status = 200, body = Vec<ChatMessage>), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn chat(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Named(id): Named<String>,
    query: Result<Query<Before>, QueryRejection>,
) -> Answer<Json<Vec<ChatMessage>>> {
    let id = TableId::new(&id).ok_or(Denial::NoSuchTable).localized(&headers)?;
    let unreadable = |_| Denial::Unreadable { why: "the number of an event is missing: ?before=120".to_owned() };
    let Query(Before { before }) = query.map_err(unreadable).localized(&headers)?;
    let person = identify(&app, &headers).await.localized(&headers)?;
    let from = Origin::new(address, &headers);
    check_table(&app, &id, person.id).await.localized(&headers)?;
    let message = |answer| TableMessage::Chat { person: person.clone(), from: from.clone(), before, answer };
    let (_, messages) = app.registry.ask(&app, &id, message).await.localized(&headers)?;
    Ok(Json(messages.localized(&headers)?))
}

/// Which part of the chat is asked for.
#[derive(Deserialize)]
pub(super) struct Before {
    before: u64,
}

/// Whether the socket of a table would open: the answer is empty, or the same denial. Browsers do not tell a page why a
/// socket did not open.
#[utoipa::path(get, operation_id = "checkEntry", path = "/api/tables/{id}/entry", tag = "tables", security(("token" = []), ("cookie" = [])), params(("id" = String, Path)), responses(
    (status = 204, description = "the socket would open"), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 410, body = Problem)))]
pub(super) async fn entry(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Named(id): Named<String>,
) -> Answer<StatusCode> {
    let person = identify(&app, &headers).await.localized(&headers)?;
    let from = Origin::new(address, &headers);
    may_enter(&app, &id, &person, &from).await.localized(&headers)?;
    Ok(StatusCode::NO_CONTENT)
}

/// The id of a table that a person may connect to. An invite link is checked later, when the client says hello.
async fn may_enter(app: &Arc<App>, id: &str, person: &Person, from: &Origin) -> Result<TableId, Denial> {
    let id = TableId::new(id).ok_or(Denial::NoSuchTable)?;
    let message = |answer| TableMessage::MayEnter { person: person.clone(), from: from.clone(), answer };
    let (_, allowed) = app.registry.ask(app, &id, message).await?;
    allowed?;
    check_table(app, &id, person.id).await?;
    Ok(id)
}

/// Opens the WebSocket of a table. docs/PROTOCOL.md describes its messages.
#[utoipa::path(get, operation_id = "openSocket", path = "/api/tables/{id}/socket", tag = "tables", security(("token" = []), ("cookie" = [])), params(("id" = String, Path)), responses(
    (status = 101, description = "the socket is open"), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 410, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn socket(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Named(id): Named<String>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let unreadable = |_| Denial::Unreadable { why: "this address requires a WebSocket".to_owned() };
    let upgrade = upgrade.map_err(unreadable).localized(&headers)?;
    // Subscribed before anything is checked, so that no end of it is missed in between.
    let departures = app.departures.subscribe();
    let me = signed_in(&app, &headers).await.localized(&headers)?;
    let (person, device) = (who::person(&me.stored), me.device);
    let origin = Origin::new(address, &headers);
    let table = may_enter(&app, &id, &person, &origin).await.localized(&headers)?;
    let slot = app.rates.connection(address).localized(&headers)?;
    let upgrade = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_UNWRITTEN);
    let tasks = app.tasks.clone();
    let connection = Box::new(Connection { app, table, person, device, origin, slot });
    Ok(upgrade.on_upgrade(move |socket| tasks.track_future(connection.run(socket, departures))))
}
