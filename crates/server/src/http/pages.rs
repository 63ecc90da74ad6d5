//! The small page that says that the server runs.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, Uri};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use tenback_wire::Denial;
use tenback_words::Words;

use super::Shared;
use super::problem::Denied;
use super::tables::base;
use crate::app::App;
use crate::who;

const STYLE: &str = include_str!("page.css");

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home))
        .route("/t/{id}", get(table))
        .route("/recover", get(home))
        .route("/page.css", get(style))
}

async fn style() -> Response {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE).into_response()
}

async fn home(headers: HeaderMap) -> Html<String> {
    page(&headers, None)
}

async fn table(State(app): Shared, uri: Uri, headers: HeaderMap) -> Html<String> {
    let link = format!("{}{}", base(&app, &headers), uri.path());
    page(&headers, Some(&link))
}

/// Nothing is found at other addresses.
pub(super) async fn not_found(headers: HeaderMap) -> Denied {
    Denied::new(Denial::NoSuchPage, &headers)
}

fn page(headers: &HeaderMap, link: Option<&str>) -> Html<String> {
    let words = Words::of(who::language(headers));
    let say = |id: &str| escaped(&words.message(id, &[]));
    let command = format!("tenback play --join {}", link.map_or_else(|| "LINK".to_owned(), escaped));
    let lead = if link.is_some() { say("server-page-table") } else { say("server-page-text") };
    Html(format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <link rel=\"stylesheet\" href=\"/page.css\">\n<main>\n<h1>{title}</h1>\n<p>{lead}</p>\n<p>{join}</p>\n\
         <pre><code>{command}</code></pre>\n<p><a href=\"/api/openapi.json\">{document}</a></p>\n</main>\n</html>\n",
        lang = words.language().code(),
        title = say("server-page-title"),
        join = say("server-page-join"),
        document = say("server-page-document"),
    ))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
