//! People: names and tokens.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use tenback_store::{Device, Person as StoredPerson, SignIn};
use tenback_table::{Language, Name};
use tenback_wire::{Keep, Me, NewPerson, Problem, ProfileUpdate, Summary};

use super::Shared;
use super::guard::ClientAddress;
use super::problem::{Answer, Body, Localized};
use super::tables::{base, listed};
use crate::app::App;
use crate::denial::Denial;
use crate::device_name::device_name;
use crate::host::TableMessage;
use crate::node::Notice;
use crate::origin::Browser;
use crate::secret::{Secret, new_device, new_person};
use crate::who::{self, COOKIE_NAME, cookie_name, identify};

/// A cookie lasts a year from when it was set.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// A second cookie with the same lifetime that only tells the page's scripts that there is a secret: a browser without
/// it need not ask who it is.
pub(super) const KNOWN: &str = "tenback-known";

/// Returns who the client is.
#[utoipa::path(get, operation_id = "getMe", path = "/api/me", tag = "people", security(("token" = []), ("cookie" = [])), responses(
    (status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn get(State(app): Shared, headers: HeaderMap) -> Answer<Response> {
    let person = identify(&app, &headers).await.localized(&headers)?;
    let me = Json(Me { name: person.name.to_string(), language: person.language, token: None });
    // Browsers that became somebody before there were marks get one now.
    let is_browser = who::cookie(&headers, COOKIE_NAME).is_some();
    let mark = if is_browser { mark(&app, &headers).localized(&headers)? } else { None };
    Ok((AppendHeaders(mark.map(|mark| (SET_COOKIE, mark))), me).into_response())
}

/// The cookie that marks a browser, if it has no mark yet. It stays when the browser becomes somebody else.
fn mark(app: &App, headers: &HeaderMap) -> Result<Option<HeaderValue>, Denial> {
    if Browser::of(headers).is_some() {
        return Ok(None);
    }
    let browser = Browser::new(app.world.as_ref())?;
    Ok(Some(cookie(app, headers, Browser::COOKIE, browser.as_str(), "; HttpOnly", COOKIE_SECONDS)))
}

/// Creates a person: a name and a secret. Browsers get a cookie, programs a token.
#[utoipa::path(post, operation_id = "createMe", path = "/api/me", tag = "people", request_body = NewPerson, responses(
    (status = 201, body = Me), (status = 400, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn create(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(new): Body<NewPerson>,
) -> Answer<Response> {
    let name = Name::new(&new.name).map_err(Denial::Name).localized(&headers)?;
    app.rates.person(address).localized(&headers)?;
    let secret = become_new(&app, &name, new.language, &headers).await.localized(&headers)?;
    hand_out(&app, &headers, &secret, &name, new.language, new.keep).localized(&headers)
}

async fn become_new(app: &App, name: &Name, language: Language, headers: &HeaderMap) -> Result<Secret, Denial> {
    let (world, since) = (app.world.as_ref(), app.now());
    let id = new_person(world)?;
    let secret = Secret::new(id, world)?;
    let device = Device {
        id: new_device(world)?,
        name: device_name(headers, language),
        token: secret.digest(),
        since,
        seen: since.day(),
    };
    let person = StoredPerson {
        id,
        name: name.to_string(),
        language: language.code().to_owned(),
        sign_in: SignIn { devices: vec![device], ..SignIn::default() },
        since,
        banned: None,
    };
    app.store.add_person(person).await?;
    Ok(secret)
}

/// The secret, in a cookie or in the answer.
pub(super) fn hand_out(
    app: &App,
    headers: &HeaderMap,
    secret: &Secret,
    name: &Name,
    language: Language,
    keep: Keep,
) -> Result<Response, Denial> {
    let me = Me { name: name.to_string(), language, token: None };
    Ok(match keep {
        Keep::Token => (StatusCode::CREATED, Json(Me { token: Some(secret.reveal()), ..me })).into_response(),
        Keep::Cookie => {
            let secret = cookie(app, headers, COOKIE_NAME, &secret.reveal(), "; HttpOnly", COOKIE_SECONDS);
            let known = cookie(app, headers, KNOWN, "1", "", COOKIE_SECONDS);
            let cookies = [secret, known].into_iter().chain(mark(app, headers)?);
            let cookies = AppendHeaders(cookies.map(|cookie| (SET_COOKIE, cookie)));
            (StatusCode::CREATED, cookies, Json(me)).into_response()
        }
    })
}

/// A cookie for this address. One that lasts 0 seconds is deleted.
pub(super) fn cookie(
    app: &App,
    headers: &HeaderMap,
    name: &str,
    value: &str,
    who_reads: &str,
    seconds: u32,
) -> HeaderValue {
    let secure = if base(app, headers).starts_with("https://") { "; Secure" } else { "" };
    let name = cookie_name(name, headers);
    let text = format!("{name}={value}; Path=/{who_reads}; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).expect("letters and digits")
}

/// Changes name and language at all tables. Other servers that share the database learn it within seconds.
#[utoipa::path(put, operation_id = "updateMe", path = "/api/me", tag = "people", security(("token" = []), ("cookie" = [])), request_body = ProfileUpdate, responses(
    (status = 200, body = Me), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn rename(State(app): Shared, headers: HeaderMap, Body(new): Body<ProfileUpdate>) -> Answer<Json<Me>> {
    let person = identify(&app, &headers).await.localized(&headers)?;
    let name = Name::new(&new.name).map_err(Denial::Name).localized(&headers)?;
    app.rates.rename(person.id).localized(&headers)?;
    let renamed = app.store.rename(person.id, name.as_str(), new.language.code()).await;
    renamed.map_err(Denial::from).localized(&headers)?;
    app.tell_nodes(Notice::Renamed(person.id));
    // Those of other nodes hear of it with the next renewal.
    let tables = app.registry.all_here();
    // A busy table does not hold up the answer. One that is just being unloaded looks names up when it is loaded again.
    tokio::spawn(async move {
        for table in tables {
            let _unloaded = table.send(TableMessage::Renamed(person.id)).await;
        }
    });
    Ok(Json(Me { name: name.to_string(), language: new.language, token: None }))
}

/// The tables that the person created or sits at, most recently updated first.
#[utoipa::path(get, operation_id = "listMyTables", path = "/api/me/tables", tag = "people", security(("token" = []), ("cookie" = [])), responses(
    (status = 200, body = Vec<Summary>), (status = 401, body = Problem)))]
pub(super) async fn tables(State(app): Shared, headers: HeaderMap) -> Answer<Json<Vec<Summary>>> {
    let person = identify(&app, &headers).await.localized(&headers)?;
    let tables = app.store.tables_of(person.id, 50).await;
    let shown = listed(&app, tables, |summary| summary.for_person(person.id)).await;
    Ok(Json(shown.localized(&headers)?))
}
