//! Checks for every request, and headers for every response.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::policy::POLICY;
use super::problem::{Denied, Refused};
use crate::app::App;
use crate::denial::Denial;
use crate::metrics;
use crate::who::Peer;

/// Rejects requests from other websites and enforces rate limits.
pub(super) async fn check(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let Peer(peer) = request.extensions().get().copied().unwrap_or(Peer(IpAddr::V4(Ipv4Addr::LOCALHOST)));
    if !app.config.trusted_proxies.trust(peer) {
        request.headers_mut().remove(FORWARDED_PROTO);
    }
    let headers = request.headers();
    let address = app.config.trusted_proxies.client(peer, headers);
    let host = app.hosts.check(request.version(), headers);
    let denial = match () {
        () if app.stopping.is_cancelled() => Some(Denial::ShuttingDown),
        () if host.is_err() => host.err(),
        () if changes_something(request.method(), headers) && !is_own_origin(&app, headers) => {
            Some(Denial::ForeignOrigin)
        }
        // The page and its files are cheap, and a whole school may share one address.
        () if !request.uri().path().starts_with("/api/") => None,
        () => app.rates.request(address).err(),
    };
    let named = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let what = format!("{} {named}{}", request.method(), request.uri().path());
    let response = match denial {
        Some(denial) => Denied::new(denial, headers).into_response(),
        None => {
            request.extensions_mut().insert(ClientAddress(address));
            next.run(request).await
        }
    };
    if let Some(Refused(code)) = response.extensions().get() {
        app.refusals.note(code, address, &what);
    }
    metrics::request(response.status().as_u16());
    response
}

/// Whether the visitor's connection is encrypted; only a trusted proxy may say so.
pub(super) const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// The address of the client, seen through a proxy.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientAddress(pub(super) IpAddr);

fn changes_something(method: &Method, headers: &HeaderMap) -> bool {
    !matches!(*method, Method::GET | Method::HEAD) || headers.contains_key(UPGRADE)
}

/// Browsers send the website a request comes from; other programs send nothing.
fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    headers.get_all(ORIGIN).iter().all(|origin| origin.to_str().is_ok_and(|origin| is_own(app, headers, origin)))
}

fn is_own(app: &App, headers: &HeaderMap, origin: &str) -> bool {
    if app.config.public_url.as_deref().is_some_and(|own| own.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    named.is_some_and(|named| !named.is_empty()) && named == host
}

/// Adds security headers to every response.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let (private, part) = (path.starts_with("/api/"), path.starts_with("/assets/"));
    let mut response = next.run(request).await;
    // Assets are subject to the policy of the page: they do not need their own, and a first visit loads many of them.
    if part && response.status().is_success() {
        shield(&mut response);
    } else {
        protect(&mut response);
    }
    if private {
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Headers for responses that could be shown or run on their own.
pub(super) fn protect(response: &mut Response) {
    shield(response);
    response.headers_mut().extend([
        (CONTENT_SECURITY_POLICY, POLICY.clone()),
        (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
        fixed("cross-origin-opener-policy", "same-origin"),
        fixed("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ]);
}

/// Headers that keep responses from being used by other sites or as another type.
fn shield(response: &mut Response) {
    response.headers_mut().extend([
        (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        fixed("cross-origin-resource-policy", "same-origin"),
    ]);
}

fn fixed(name: &'static str, value: &'static str) -> (HeaderName, HeaderValue) {
    (HeaderName::from_static(name), HeaderValue::from_static(value))
}
