//! Signing in on another device, by a link or a backup code.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use tenback_store::{Device, DeviceKey, MOST_DEVICES, Person as StoredPerson, Timestamp};
use tenback_wire::{Keep, Me, Problem, RecoveryCode};

use super::Shared;
use super::devices::sign_out;
use super::guard::ClientAddress;
use super::me::hand_out;
use super::problem::{Answer, Body, Localized};
use crate::app::App;
use crate::backup_code::BackupCode;
use crate::denial::Denial;
use crate::device_name::device_name;
use crate::secret::{Secret, new_device};
use crate::who::{SignedIn, person, signed_in};

/// Signs a device in as the person who made a link or wrote down a backup code on another. A browser that is signed in as
/// the same person stays as it is, and nothing is used up.
#[utoipa::path(post, operation_id = "recover", path = "/api/recover", tag = "people", request_body = RecoveryCode, responses(
    (status = 200, body = Me), (status = 201, body = Me), (status = 400, body = Problem), (status = 403, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn recover(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(redeem): Body<RecoveryCode>,
) -> Answer<Response> {
    app.rates.person(address).localized(&headers)?;
    let code = Code::read(&redeem.code).ok_or(Denial::BadRecovery).localized(&headers)?;
    let stored = owner(&app, &code).await.localized(&headers)?;
    let here = match redeem.keep {
        Keep::Cookie => signed_in(&app, &headers).await.ok(),
        Keep::Token => None,
    };
    if here.as_ref().is_some_and(|here| here.stored.id == stored.id) {
        let me = person(&stored);
        return Ok(Json(Me { name: me.name.to_string(), language: me.language, token: None }).into_response());
    }
    let secret = add_device(&app, &code, &stored, &headers).await.localized(&headers)?;
    if let Some(here) = here {
        leave(&app, here).await;
    }
    let me = person(&stored);
    hand_out(&app, &headers, &secret, &me.name, me.language, redeem.keep).localized(&headers)
}

/// A code that somebody has sent.
enum Code {
    Link(Secret),
    Backup(BackupCode),
}

impl Code {
    fn read(text: &str) -> Option<Code> {
        let link = Secret::read(text.trim()).map(Code::Link);
        link.or_else(|| BackupCode::read(text).map(Code::Backup))
    }

    /// Whether it is that of a person.
    fn is_of(&self, person: &StoredPerson, now: Timestamp) -> bool {
        match self {
            Code::Link(code) => person.sign_in.link.is_some_and(|link| code.matches(&link.code) && link.until > now),
            Code::Backup(code) => person.sign_in.backup.is_some_and(|backup| code.matches(&backup.code)),
        }
    }

    fn key(&self) -> DeviceKey {
        match self {
            Code::Link(code) => DeviceKey::Link(code.digest()),
            Code::Backup(code) => DeviceKey::Backup(code.digest()),
        }
    }
}

/// The person whom a code belongs to.
async fn owner(app: &App, code: &Code) -> Result<StoredPerson, Denial> {
    let id = match code {
        Code::Link(link) => Some(link.person),
        Code::Backup(backup) => app.store.backup_owner(backup.digest()).await?,
    };
    let stored = app.store.person(id.ok_or(Denial::BadRecovery)?).await?;
    let stored = stored.filter(|stored| code.is_of(stored, app.now())).ok_or(Denial::BadRecovery)?;
    if stored.banned.is_some() { Err(Denial::Banned) } else { Ok(stored) }
}

/// Adds the device that a request comes from, and returns its secret.
async fn add_device(app: &App, code: &Code, to: &StoredPerson, headers: &HeaderMap) -> Result<Secret, Denial> {
    if to.sign_in.devices.len() >= MOST_DEVICES {
        make_room(app, code, to).await?;
    }
    let (world, now) = (app.world.as_ref(), app.now());
    let secret = Secret::new(to.id, world)?;
    let name = device_name(headers, person(to).language);
    let device = Device { id: new_device(world)?, name, token: secret.digest(), since: now, seen: now.day() };
    match app.store.add_device(to.id, code.key(), device, now).await? {
        true => Ok(secret),
        // Somebody else was faster.
        false => Err(Denial::BadRecovery),
    }
}

/// Nobody may be locked out because all their devices are lost: a backup code replaces the one that was not used for longest.
async fn make_room(app: &App, code: &Code, full: &StoredPerson) -> Result<(), Denial> {
    let oldest = full.sign_in.devices.iter().min_by_key(|device| (device.seen, device.since));
    match (code, oldest) {
        (Code::Backup(_), Some(oldest)) => sign_out(app, full.id, oldest.id).await,
        _ => Err(Denial::TOO_MANY_DEVICES),
    }
}

/// A browser that is signed in as somebody else now has lost the secret of before, so that device is of no use any more.
async fn leave(app: &App, before: SignedIn) {
    match sign_out(app, before.stored.id, before.device).await {
        // Their only device stays in the list; the page has said so.
        Ok(()) | Err(Denial::LastDevice) => {}
        Err(denial) => tracing::debug!(%denial, "a device that nobody uses any more could not be removed"),
    }
}
