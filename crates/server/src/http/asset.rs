//! Serves a file of the page: compressed if the browser supports it, and not at all if the browser has it.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use tenback_web_assets::Asset;

/// For names that contain a hash: their content never changes.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// For everything else: revalidated each time, and mostly answered with "not modified".
const ASK_AGAIN: &str = "no-cache";

pub(super) fn answer(asset: &'static Asset, status: StatusCode, asked: &HeaderMap) -> Response {
    let caching = if asset.immutable { FOREVER } else { ASK_AGAIN };
    let common = [(CACHE_CONTROL, caching), (VARY, "accept-encoding"), (ETAG, asset.etag.as_str())];
    if status.is_success() && has(asked, &asset.etag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = [(CONTENT_TYPE, asset.content_type)];
    match packed(asset, asked) {
        Some((coding, bytes)) => {
            (status, common, kind, [(CONTENT_ENCODING, coding)], Body::from(bytes)).into_response()
        }
        None => (status, common, kind, Body::from(asset.bytes)).into_response(),
    }
}

/// Whether the browser has this version of the file.
fn has(asked: &HeaderMap, etag: &str) -> bool {
    listed(asked, IF_NONE_MATCH).any(|known| known == etag || known == "*")
}

/// The best compression that the browser supports.
fn packed(asset: &Asset, asked: &HeaderMap) -> Option<(&'static str, &'static [u8])> {
    let forms = [("br", asset.brotli), ("gzip", asset.gzip)];
    let mut readable = forms.into_iter().filter(|(coding, _)| accepts(asked, coding));
    readable.find_map(|(coding, bytes)| Some((coding, bytes?)))
}

fn accepts(asked: &HeaderMap, coding: &str) -> bool {
    let weight = |name: &str| {
        listed(asked, ACCEPT_ENCODING).find_map(|part| {
            let (named, weight) = part.split_once(';').unwrap_or((part, "q=1"));
            let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
            named.trim().eq_ignore_ascii_case(name).then_some(weight.unwrap_or(0.0))
        })
    };
    weight(coding).or_else(|| weight("*")).is_some_and(|weight| weight > 0.0)
}

/// The items of a header that is a list.
fn listed(asked: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    asked
        .get_all(name)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|text| text.split(','))
        .map(str::trim)
}
