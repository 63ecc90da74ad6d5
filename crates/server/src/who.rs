//! The sender of a request: address, language and secret.

use std::net::IpAddr;

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST};
use axum::http::uri::Authority;
use tenback_store::Digest;
use tenback_table::{Language, Name, Person};

use crate::app::App;
use crate::denial::Denial;
use crate::secret::Secret;

/// The cookie of browsers.
pub(crate) const COOKIE_NAME: &str = "tenback";

/// A cookie's name at the address of a request. Browsers send cookies to every port of a host, so the port is part of it:
/// several servers on one machine do not overwrite each other's.
pub(crate) fn cookie_name(name: &str, headers: &HeaderMap) -> String {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).and_then(|host| host.parse::<Authority>().ok());
    host.and_then(|host| host.port_u16()).map_or_else(|| name.to_owned(), |port| format!("{name}-{port}"))
}

/// The address of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The first supported language of the request.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let code = |part: &str| Language::from_code(part.split(';').next().unwrap_or_default().trim());
    wanted.split(',').find_map(code).unwrap_or_default()
}

/// The person whose secret comes with a request.
pub(crate) async fn identify(app: &App, headers: &HeaderMap) -> Result<Person, Denial> {
    let secret =
        bearer(headers).or_else(|| cookie(headers, COOKIE_NAME)).and_then(Secret::read).ok_or(Denial::WhoAreYou)?;
    let stored = app.store.person(secret.person).await?;
    // An unknown person takes as long as a wrong secret.
    let digest = stored.as_ref().map_or(Digest::new([0; 32]), |person| person.token);
    let matches = secret.matches(&digest);
    let stored = stored.filter(|_| matches).ok_or(Denial::WhoAreYou)?;
    if stored.banned.is_some() { Err(Denial::Banned) } else { Ok(person(&stored)) }
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

/// The value of a cookie at the address of a request.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let own = cookie_name(name, headers);
    pairs.into_iter().find(|(name, _)| *name == own).map(|(_, value)| value)
}
