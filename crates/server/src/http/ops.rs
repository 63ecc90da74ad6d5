//! For operators.

use axum::Extension;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use tenback_table::PersonId;

use super::Shared;
use super::problem::{Answer, Localized};
use crate::denial::Denial;
use crate::metrics as figures;
use crate::who::Peer;

pub(super) fn json_text(text: &str) -> Response {
    ([(CONTENT_TYPE, "application/json")], text.to_owned()).into_response()
}

/// Whether the server is running and the store answers.
#[utoipa::path(get, path = "/healthz", tag = "running", responses(
    (status = 200, description = "it does"), (status = 503, description = "it does not")))]
pub(super) async fn healthz(State(app): Shared) -> Response {
    match app.store.person(PersonId::new(0)).await {
        Ok(_) => (StatusCode::OK, "ok\n").into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response(),
    }
}

/// Metrics for Prometheus. Available only from this machine, and not through a proxy.
#[utoipa::path(get, path = "/metrics", tag = "running", responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, description = "asked from elsewhere")))]
pub(super) async fn metrics(State(app): Shared, peer: Option<Extension<Peer>>, headers: HeaderMap) -> Answer<Response> {
    let here = peer.is_some_and(|Extension(Peer(address))| address.to_canonical().is_loopback());
    let through_a_proxy = ["forwarded", "x-forwarded-for", "x-real-ip"].iter().any(|name| headers.contains_key(*name));
    if !here || through_a_proxy {
        return Err(Denial::NoSuchPage).localized(&headers);
    }
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], figures::render(app.store.counters())).into_response())
}
