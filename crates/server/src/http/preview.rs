//! Link previews: a title, a description and a picture, for programs that fetch them. They say what kind of screen it
//! is, and nothing about the table or the game.

use axum::http::header::{CACHE_CONTROL, UPGRADE_INSECURE_REQUESTS, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use tenback_web_assets::{file, page};
use tenback_words::Words;

use super::tables::base;
use crate::app::App;
use crate::who;

/// Browsers say what a page is for, on secure connections.
const SEC_FETCH_DEST: &str = "sec-fetch-dest";
const VARIES: &str = "sec-fetch-dest, upgrade-insecure-requests, accept-language";
const PICTURE: &str = "/share.png";

/// What a link leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    /// The start screen, and everything without its own title.
    Home,
    /// A table to join or to watch.
    Table,
    /// A replay.
    Replay,
    /// The rules.
    Rules,
}

impl Subject {
    const fn title(self) -> &'static str {
        match self {
            Subject::Home => "server-preview-home",
            Subject::Table => "server-preview-table",
            Subject::Replay => "server-preview-replay",
            Subject::Rules => "server-preview-rules",
        }
    }
}

/// Whether the client is a preview bot rather than a browser. Browsers navigate with headers that only they send; they
/// get the compressed page without these tags.
pub(super) fn is_wanted(headers: &HeaderMap) -> bool {
    !headers.contains_key(SEC_FETCH_DEST) && !headers.contains_key(UPGRADE_INSECURE_REQUESTS)
}

/// The page with preview tags.
pub(super) fn answer(app: &App, subject: Subject, headers: &HeaderMap) -> Response {
    let text = std::str::from_utf8(page().bytes).unwrap_or_default();
    let (start, end) = text.split_once("</head>").unwrap_or((text, ""));
    let body = format!("{start}{}</head>{end}", tags(app, subject, headers));
    (StatusCode::OK, [(CACHE_CONTROL, "no-store"), (VARY, VARIES)], Html(body)).into_response()
}

fn tags(app: &App, subject: Subject, headers: &HeaderMap) -> String {
    let words = Words::of(who::language(headers));
    let mut tags = vec![
        ("og:type", "website".to_owned()),
        ("og:site_name", "Tenback".to_owned()),
        ("og:title", words.message(subject.title(), &[])),
        ("og:description", words.message("server-preview-description", &[])),
    ];
    if file(PICTURE).is_some() {
        tags.push(("og:image", format!("{}{PICTURE}", base(app, headers))));
        tags.push(("og:image:width", "1200".to_owned()));
        tags.push(("og:image:height", "630".to_owned()));
        tags.push(("twitter:card", "summary_large_image".to_owned()));
    }
    tags.iter().map(|(name, value)| format!("<meta property=\"{name}\" content=\"{}\" />\n", escaped(value))).collect()
}

/// The host name comes from the request and can be anything.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_cannot_put_tags_into_the_page() {
        assert_eq!(escaped("http://a\"><script>&/share.png"), "http://a&quot;&gt;&lt;script&gt;&amp;/share.png");
    }
}
