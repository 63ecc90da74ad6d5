//! A person's finished games, their statistics and their public profile.

use axum::body::Body as Stream;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use tenback_table::PersonId;
use tenback_wire::{GamePage, Problem, Profile, ProfileLink, ProfileVisibility, Statistics};

use super::Shared;
use super::guard::ClientAddress;
use super::named::Named;
use super::problem::{Answer, Body, Localized};
use super::tables::base;
use crate::app::App;
use crate::denial::{Denial, Resource};
use crate::history::{Format, Wanted, file, page, statistics};
use crate::secret::{person_text, read_person};
use crate::who::identify;

fn read<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, Denial> {
    query.map(|Query(wanted)| wanted).map_err(|rejection| Denial::Unreadable { why: rejection.body_text() })
}

/// The person's finished games, latest first, 50 at a time. Times are in milliseconds since 1970: games that ended since
/// `since` and before `until`. `with` is a part of somebody else's name. `after` is `next` of the page before; games that end
/// meanwhile do not move what comes after it.
#[utoipa::path(get, operation_id = "listMyGames", path = "/api/me/games", tag = "people", security(("token" = []), ("cookie" = [])),
    params(("game" = Option<String>, Query), ("seats" = Option<u8>, Query), ("result" = Option<String>, Query, description = "`won` or `lost`"),
    ("with" = Option<String>, Query), ("since" = Option<i64>, Query), ("until" = Option<i64>, Query), ("after" = Option<String>, Query)),
    responses((status = 200, body = GamePage), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn list(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    query: Result<Query<Wanted>, QueryRejection>,
) -> Answer<Json<GamePage>> {
    let answer = async {
        app.rates.replay(address)?;
        let person = identify(&app, &headers).await?;
        page(app.store.as_ref(), person.id, &read(query)?).await
    };
    answer.await.map(Json).localized(&headers)
}

/// The format of a file.
#[derive(Deserialize)]
pub(super) struct WantedFormat {
    format: Option<String>,
}

/// The same games as a file: their records (`tgn`), a table (`csv`), or as in the list (`json`).
#[utoipa::path(get, operation_id = "exportMyGames", path = "/api/me/games/export", tag = "people", security(("token" = []), ("cookie" = [])),
    params(("format" = String, Query, description = "`tgn`, `csv` or `json`"), ("game" = Option<String>, Query), ("seats" = Option<u8>, Query),
    ("result" = Option<String>, Query, description = "`won` or `lost`"), ("with" = Option<String>, Query), ("since" = Option<i64>, Query),
    ("until" = Option<i64>, Query)), responses((status = 200, body = String, content_type = "text/plain"), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn export(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    format: Result<Query<WantedFormat>, QueryRejection>,
    query: Result<Query<Wanted>, QueryRejection>,
) -> Answer<Response> {
    let answer = async {
        app.rates.replay(address)?;
        let person = identify(&app, &headers).await?;
        let format = read(format)?.format.as_deref().and_then(Format::from_word);
        let format = format.ok_or_else(|| Denial::Unreadable { why: "format must be tgn, csv or json".to_owned() })?;
        let filter = read(query)?.filter(app.store.as_ref(), person.id).await?;
        let busy = Denial::TooMany { what: Resource::DataRequests };
        let request = app.data_requests.enter(person.id).ok_or(busy)?;
        let slot = app.exports.connection(address).map_err(|_| Denial::TooFast { wait: 10 })?;
        let (kind, name) = format.headers();
        let parts = file(app.store.clone(), person.id, filter, format, (request, slot));
        let body = Stream::from_stream(parts);
        Ok::<_, Denial>(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], body).into_response())
    };
    answer.await.localized(&headers)
}

/// The person's statistics: for each game and number of seats, over the games that count.
#[utoipa::path(get, operation_id = "getMyStatistics", path = "/api/me/statistics", tag = "people", security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = Statistics), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn own_statistics(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Answer<Json<Statistics>> {
    let answer = async {
        app.rates.replay(address)?;
        let person = identify(&app, &headers).await?;
        statistics(app.store.as_ref(), person.id, true).await
    };
    answer.await.map(Json).localized(&headers)
}

fn link(app: &App, headers: &HeaderMap, person: PersonId, public: bool) -> ProfileLink {
    ProfileLink { link: public.then(|| format!("{}/people/{}", base(app, headers), person_text(person))) }
}

/// Where the person's public profile is, if they have switched it on.
#[utoipa::path(get, operation_id = "getMyProfile", path = "/api/me/profile", tag = "people", security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = ProfileLink), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn profile_link(State(app): Shared, headers: HeaderMap) -> Answer<Json<ProfileLink>> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        let public = app.store.is_public(person.id).await?;
        Ok::<_, Denial>(link(&app, &headers, person.id, public))
    };
    answer.await.map(Json).localized(&headers)
}

/// Switches the person's public profile on or off. It is off at first.
#[utoipa::path(put, operation_id = "setMyProfile", path = "/api/me/profile", tag = "people", security(("token" = []), ("cookie" = [])),
    request_body = ProfileVisibility, responses((status = 200, body = ProfileLink), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn set_profile(
    State(app): Shared,
    headers: HeaderMap,
    Body(new): Body<ProfileVisibility>,
) -> Answer<Json<ProfileLink>> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        app.store.set_public(person.id, new.public).await?;
        Ok::<_, Denial>(link(&app, &headers, person.id, new.public))
    };
    answer.await.map(Json).localized(&headers)
}

/// The public profile of a person: their statistics, without the names of others. Who has not switched it on is not found,
/// like somebody who does not exist. No token is needed.
#[utoipa::path(get, operation_id = "getProfile", path = "/api/people/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn profile(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Named(id): Named<String>,
    headers: HeaderMap,
) -> Answer<Json<Profile>> {
    let answer = async {
        app.rates.replay(address)?;
        let id = read_person(&id).ok_or(Denial::NoSuchProfile)?;
        let (person, is_public) = tokio::try_join!(app.store.person(id), app.store.is_public(id))?;
        let person = person.filter(|person| is_public && person.banned.is_none()).ok_or(Denial::NoSuchProfile)?;
        let statistics = statistics(app.store.as_ref(), id, false).await?;
        Ok::<_, Denial>(Profile { name: person.name, since: person.since.0, statistics })
    };
    answer.await.map(Json).localized(&headers)
}
