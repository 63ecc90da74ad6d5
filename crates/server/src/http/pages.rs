//! Routes of the page and its files.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::ACCEPT;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tenback_daily::Day;
use tenback_lessons::LessonName;
use tenback_puzzles::Collection;
use tenback_rules::GameName;
use tenback_store::TableId;
use tenback_web_assets::{addresses, file, page};
use tenback_wire::DailyGame;

use super::asset::answer;
use super::named::Named;
use super::preview::{self, Subject};
use super::problem::Denied;
use crate::app::App;
use crate::denial::Denial;

type Shared = State<Arc<App>>;

/// The page itself decides which screen an address shows.
pub(super) fn routes() -> Router<Arc<App>> {
    let screens = Router::new()
        .route("/", get(screen))
        .route("/c/{id}", get(challenge))
        .route("/daily", get(screen))
        .route("/daily/{day}/{deal}", get(daily))
        .route("/groups", get(screen))
        .route("/games", get(screen))
        .route("/devices", get(screen))
        .route("/learn", get(screen))
        .route("/learn/{lesson}", get(lesson))
        .route("/people/{id}", get(person))
        .route("/privacy", get(screen))
        .route("/puzzles", get(screen))
        .route("/puzzles/{puzzle}", get(puzzle))
        .route("/recover", get(screen))
        .route("/replay", get(screen))
        .route("/rules", get(all_rules))
        .route("/rules/{game}", get(rules))
        .route("/statistics", get(screen))
        .route("/t/{id}", get(table))
        .route("/t/{id}/{number}", get(game));
    addresses().fold(screens, |routes, address| routes.route(address, get(asset)))
}

async fn screen(State(app): Shared, headers: HeaderMap) -> Response {
    described(&app, Subject::Home, true, &headers)
}

async fn all_rules(State(app): Shared, headers: HeaderMap) -> Response {
    described(&app, Subject::Rules, true, &headers)
}

async fn rules(State(app): Shared, Named(game): Named<String>, headers: HeaderMap) -> Response {
    described(&app, Subject::Rules, GameName::from_word(&game).is_some(), &headers)
}

async fn lesson(State(app): Shared, Named(lesson): Named<String>, headers: HeaderMap) -> Response {
    described(&app, Subject::Home, LessonName::from_word(&lesson).is_some(), &headers)
}

async fn puzzle(State(app): Shared, Named(id): Named<String>, headers: HeaderMap) -> Response {
    described(&app, Subject::Home, id == "today" || id == "next" || Collection::shipped().get(&id).is_some(), &headers)
}

/// Which days there are is the business of the page's requests.
async fn daily(State(app): Shared, Named((day, deal)): Named<(String, String)>, headers: HeaderMap) -> Response {
    let somewhere = DailyGame::from_word(&deal).is_some() && day.parse::<Day>().is_ok();
    described(&app, Subject::Home, somewhere, &headers)
}

async fn challenge(State(app): Shared, Named(id): Named<String>, headers: HeaderMap) -> Response {
    let possible = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    described(&app, Subject::Home, possible, &headers)
}

async fn person(State(app): Shared, Named(_): Named<String>, headers: HeaderMap) -> Response {
    described(&app, Subject::Home, true, &headers)
}

async fn table(State(app): Shared, Named(id): Named<String>, headers: HeaderMap) -> Response {
    described(&app, Subject::Table, TableId::new(&id).is_some(), &headers)
}

async fn game(State(app): Shared, Named((id, number)): Named<(String, String)>, headers: HeaderMap) -> Response {
    let counted = number.parse::<u32>().is_ok_and(|number| number > 0);
    described(&app, Subject::Replay, counted && TableId::new(&id).is_some(), &headers)
}

async fn asset(uri: Uri, headers: HeaderMap) -> Response {
    match file(uri.path()) {
        Some(asset) => answer(asset, StatusCode::OK, &headers),
        None => nothing(&headers),
    }
}

/// Other addresses are not found: browsers get the page, programs a problem.
pub(super) async fn not_found(method: Method, headers: HeaderMap) -> Response {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if matches!(method, Method::GET | Method::HEAD) && accepted.contains("text/html") {
        return shown(false, &headers);
    }
    nothing(&headers)
}

fn nothing(headers: &HeaderMap) -> Response {
    Denied::new(Denial::NoSuchPage, headers).into_response()
}

/// The page, with tags for link previews.
fn described(app: &App, subject: Subject, somewhere: bool, headers: &HeaderMap) -> Response {
    if somewhere && preview::is_wanted(headers) {
        return preview::answer(app, subject, headers);
    }
    shown(somewhere, headers)
}

/// The page. For an address that cannot exist it is sent with status 404, and says so itself.
fn shown(somewhere: bool, headers: &HeaderMap) -> Response {
    let status = if somewhere { StatusCode::OK } else { StatusCode::NOT_FOUND };
    answer(page(), status, headers)
}
