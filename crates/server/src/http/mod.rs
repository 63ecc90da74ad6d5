//! Plain requests.

mod asset;
mod challenges;
mod daily;
pub(crate) mod devices;
mod games;
mod groups;
mod guard;
mod held;
mod history;
mod lessons;
mod me;
mod named;
mod ops;
mod pages;
mod policy;
mod preview;
mod privacy;
mod problem;
mod puzzles;
mod recover;
mod replay;
mod review;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::who::COOKIE_NAME;

/// The head of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(
    modifiers(&Secrets),
    info(
        title = "Tenback",
        description = "Tables for The Game, Extreme and Face to Face. The game itself is played over one WebSocket for \
                       each table; docs/PROTOCOL.md says how, and what every code means. A secret is sent as \
                       `Authorization: Bearer TOKEN` or as the cookie `tenback`, \
                       with `-PORT` after it if the address has a port. Any request may also be answered with \
                       403 (from another website), 413 (too long), 421 (by a wrong name), 429 (too fast) or 503, and a Problem.",
        license(name = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "people", description = "People: a name, and a secret that only the client has"),
        (name = "tables", description = "Creating and finding tables"),
        (name = "replays", description = "Old games, position by position, and their reviews"),
        (name = "lessons", description = "Lessons one plays"),
        (name = "puzzles", description = "Positions with exactly one solution"),
        (name = "daily", description = "The deals of the day: the same cards for everybody"),
        (name = "challenges", description = "The cards of a finished game for others to do better"),
        (name = "groups", description = "Groups of friends, who compare their results"),
        (name = "running", description = "For operators")
    )
)]
struct Document;

/// The two ways to authenticate.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE_NAME)));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", bearer);
        components.add_security_scheme("cookie", cookie);
    }
}

/// All documented routes.
fn documented() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(me::get, me::create, me::rename, privacy::delete))
        .routes(routes!(privacy::download))
        .routes(routes!(devices::list, devices::offer))
        .routes(routes!(devices::rename, devices::remove))
        .routes(routes!(devices::back_up))
        .routes(routes!(recover::recover))
        .routes(routes!(me::tables))
        .routes(routes!(history::list))
        .routes(routes!(history::export))
        .routes(routes!(history::own_statistics))
        .routes(routes!(history::profile_link, history::set_profile))
        .routes(routes!(history::profile))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::describe))
        .routes(routes!(tables::chat))
        .routes(routes!(tables::entry))
        .routes(routes!(tables::socket))
        .routes(routes!(games::record))
        .routes(routes!(replay::replay))
        .routes(routes!(review::of_game))
        .routes(routes!(review::of_record))
        .routes(routes!(review::of_answer))
        .routes(routes!(lessons::play))
        .routes(routes!(puzzles::list))
        .routes(routes!(puzzles::next))
        .routes(routes!(puzzles::today))
        .routes(routes!(puzzles::get, puzzles::solve))
        .routes(routes!(daily::today))
        .routes(routes!(daily::ranking, daily::play))
        .routes(routes!(daily::share))
        .routes(routes!(daily::month))
        .routes(routes!(daily::calendar))
        .routes(routes!(challenges::create))
        .routes(routes!(challenges::get))
        .routes(routes!(challenges::play))
        .routes(routes!(groups::list, groups::create))
        .routes(routes!(groups::join))
        .routes(routes!(groups::renew))
        .routes(routes!(groups::leave))
        .routes(routes!(groups::remove))
        .routes(routes!(ops::healthz))
        .routes(routes!(ops::readyz))
        .routes(routes!(ops::metrics))
}

/// The OpenAPI document, as JSON.
pub fn openapi() -> String {
    let (_, mut document) = documented().split_for_parts();
    document.info.version = env!("CARGO_PKG_VERSION").to_owned();
    let mut text = document.to_pretty_json().expect("a document is plain data");
    text.push('\n');
    text
}

pub(crate) fn router(app: Arc<App>) -> Router {
    let (routes, _) = documented().split_for_parts();
    let document: Arc<str> = openapi().into();
    let serve_document = move || async move { ops::json_text(&document) };
    routes
        .route("/api/openapi.json", get(serve_document))
        .merge(pages::routes())
        .fallback(pages::not_found)
        .method_not_allowed_fallback(pages::not_found)
        .layer(from_fn_with_state(app.clone(), guard::check))
        .layer(from_fn(guard::headers))
        .with_state(app)
}

/// The response to a request that took too long to arrive.
pub(crate) fn too_slow() -> Response {
    let mut answer = StatusCode::REQUEST_TIMEOUT.into_response();
    guard::protect(&mut answer);
    answer
}

/// What handlers share.
type Shared = State<Arc<App>>;
