//! The sender of a request: address, language and secret.

use std::net::IpAddr;
use std::str::FromStr;

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE};
use tenback_store::Digest;
use tenback_table::{Language, Name, Person};

use crate::app::App;
use crate::denial::Denial;
use crate::secret::Secret;

/// The cookie of browsers.
pub(crate) const COOKIE_NAME: &str = "tenback";

/// The address of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The address of the client; a proxy on this machine is trusted if configured.
pub(crate) fn address(app: &App, peer: Peer, headers: &HeaderMap) -> IpAddr {
    if !app.config.behind_proxy || !peer.0.to_canonical().is_loopback() {
        return peer.0;
    }
    // The last one was added by the proxy itself; anybody can write those before it.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next());
    last.and_then(|text| IpAddr::from_str(text.trim()).ok()).unwrap_or(peer.0)
}

/// The first supported language of the request.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let code = |part: &str| Language::from_code(part.split(';').next().unwrap_or_default().trim());
    wanted.split(',').find_map(code).unwrap_or_default()
}

/// The person whose secret comes with a request.
pub(crate) async fn identify(app: &App, headers: &HeaderMap) -> Result<Person, Denial> {
    let secret = bearer(headers).or_else(|| cookie(headers)).and_then(Secret::read).ok_or(Denial::WhoAreYou)?;
    let stored = app.store.person(secret.person).await.map_err(|why| {
        tracing::error!(%why, "a person cannot be looked up");
        Denial::NotStored
    })?;
    // An unknown person takes as long as a wrong secret.
    let digest = stored.as_ref().map_or(Digest::new([0; 32]), |person| person.token);
    let matches = secret.matches(&digest);
    let stored = stored.filter(|_| matches).ok_or(Denial::WhoAreYou)?;
    Ok(person(&stored))
}

/// A person as tables know them.
pub(crate) fn person(stored: &tenback_store::Person) -> Person {
    Person {
        id: stored.id,
        name: Name::stored(&stored.name),
        language: Language::from_code(&stored.language).unwrap_or_default(),
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (kind, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value)
}
