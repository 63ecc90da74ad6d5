//! For operators.

use axum::Extension;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use super::Shared;
use super::problem::{Answer, Localized};
use crate::denial::Denial;
use crate::metrics as figures;
use crate::who::Peer;

pub(super) fn json_text(text: &str) -> Response {
    ([(CONTENT_TYPE, "application/json")], text.to_owned()).into_response()
}

/// Whether the server is running. It reads and writes nothing, so that it can be asked as often as one likes.
#[utoipa::path(get, operation_id = "getHealth", path = "/healthz", tag = "running", responses((status = 200, description = "it is")))]
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether games can be played here: not if the disk is full, the database is locked, or a node has lost its lease. An answer
/// holds for a second.
#[utoipa::path(get, operation_id = "getReadiness", path = "/readyz", tag = "running", responses(
    (status = 200, description = "they can"), (status = 503, description = "they cannot")))]
pub(super) async fn readyz(State(app): Shared) -> Response {
    let refused = |why| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    match app.readiness.check(app.store.as_ref()).await {
        true if app.node.as_ref().is_some_and(|node| node.term().is_none()) => refused("the lease has run out\n"),
        true => "ready\n".into_response(),
        false => refused("the database cannot be written to\n"),
    }
}

/// Metrics for Prometheus. Available only from this machine, and not through a proxy.
#[utoipa::path(get, operation_id = "getMetrics", path = "/metrics", tag = "running", responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, description = "asked from elsewhere")))]
pub(super) async fn metrics(State(app): Shared, peer: Option<Extension<Peer>>, headers: HeaderMap) -> Answer<Response> {
    let here = peer.is_some_and(|Extension(Peer(address))| address.to_canonical().is_loopback());
    let through_a_proxy = ["forwarded", "x-forwarded-for", "x-real-ip"].iter().any(|name| headers.contains_key(*name));
    if !here || through_a_proxy {
        return Err(Denial::NoSuchPage).localized(&headers);
    }
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], figures::render(app.store.as_ref()).await).into_response())
}
