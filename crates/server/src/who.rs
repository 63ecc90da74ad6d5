//! The sender of a request: address, language and secret.

use std::net::IpAddr;

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST};
use axum::http::uri::Authority;
use tenback_store::{Device, DeviceId};
use tenback_table::{Language, Name, Person};
use tracing::debug;

use crate::app::App;
use crate::denial::Denial;
use crate::device_name::device_name;
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

/// Somebody whose secret comes with a request.
pub(crate) struct SignedIn {
    pub(crate) stored: tenback_store::Person,
    /// The device they use.
    pub(crate) device: DeviceId,
}

/// The person whose secret comes with a request.
pub(crate) async fn identify(app: &App, headers: &HeaderMap) -> Result<Person, Denial> {
    signed_in(app, headers).await.map(|me| person(&me.stored))
}

/// The person whose secret comes with a request, and their device.
pub(crate) async fn signed_in(app: &App, headers: &HeaderMap) -> Result<SignedIn, Denial> {
    let secret =
        bearer(headers).or_else(|| cookie(headers, COOKIE_NAME)).and_then(Secret::read).ok_or(Denial::WhoAreYou)?;
    let stored = app.store.person(secret.person).await?;
    let found = |stored: &tenback_store::Person| secret.find(&stored.sign_in.devices).cloned();
    let (stored, device) =
        stored.and_then(|stored| found(&stored).map(|device| (stored, device))).ok_or(Denial::WhoAreYou)?;
    if stored.banned.is_some() {
        return Err(Denial::Banned);
    }
    note_use(app, headers, &stored, &device);
    Ok(SignedIn { device: device.id, stored })
}

/// Notes the day on which a device is used, without waiting for it. Devices from the time before they had names get one.
fn note_use(app: &App, headers: &HeaderMap, stored: &tenback_store::Person, device: &Device) {
    let day = app.now().day();
    if device.seen >= day && !device.name.is_empty() {
        return;
    }
    let name = if device.name.is_empty() { device_name(headers, person(stored).language) } else { String::new() };
    let (store, owner, device) = (app.store.clone(), stored.id, device.id);
    app.tasks.spawn(async move {
        if let Err(why) = store.note_seen(owner, device, day, &name).await {
            debug!(%why, "the use of a device was not noted");
        }
    });
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
