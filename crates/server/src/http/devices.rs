//! The devices of a person: their list, names and ends, and what adds one.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use tenback_store::{
    BackupCode as StoredBackup, Device as StoredDevice, DeviceId, DeviceLink as StoredLink, MOST_DEVICES, SignIn,
    Timestamp,
};
use tenback_table::{Name, PersonId};
use tenback_wire::{BackupCode as RevealedBackup, Device, DeviceLink, DeviceList, DeviceName, Problem};

use super::Shared;
use super::me::{KNOWN, cookie};
use super::named::Named;
use super::problem::{Answer, Body, Localized};
use super::tables::base;
use crate::app::App;
use crate::backup_code::BackupCode;
use crate::denial::Denial;
use crate::secret::{Secret, device_id, device_text};
use crate::who::{COOKIE_NAME, signed_in};

/// How long a link that adds a device is valid, in milliseconds.
const LINK_LASTS: i64 = 24 * 60 * 60 * 1000;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The start of a day, in milliseconds since 1970.
pub(crate) const fn start_of_day(day: i64) -> i64 {
    day.saturating_mul(DAY)
}

/// The devices on which the person is signed in, and whether there is a backup code.
#[utoipa::path(get, operation_id = "listDevices", path = "/api/me/devices", tag = "people", security(("token" = []), ("cookie" = [])), responses(
    (status = 200, body = DeviceList), (status = 401, body = Problem)))]
pub(super) async fn list(State(app): Shared, headers: HeaderMap) -> Answer<Json<DeviceList>> {
    let me = signed_in(&app, &headers).await.localized(&headers)?;
    let SignIn { devices, link: _, backup } = me.stored.sign_in;
    Ok(Json(DeviceList {
        devices: devices.into_iter().map(|device| shown(device, me.device)).collect(),
        most: MOST_DEVICES as u32,
        backup_since: backup.map(|backup| backup.since.0),
    }))
}

fn shown(device: StoredDevice, own: DeviceId) -> Device {
    let StoredDevice { id, name, token: _, since, seen } = device;
    Device { id: device_text(id), name, since: since.0, seen: start_of_day(seen), this: id == own }
}

/// Creates a link that adds a device: whoever opens it is signed in as the person, with all seats. It works once, within a day;
/// a newer one replaces it.
#[utoipa::path(post, operation_id = "offerDevice", path = "/api/me/devices", tag = "people", security(("token" = []), ("cookie" = [])), responses(
    (status = 201, body = DeviceLink), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn offer(State(app): Shared, headers: HeaderMap) -> Answer<(StatusCode, Json<DeviceLink>)> {
    let me = signed_in(&app, &headers).await.localized(&headers)?;
    if me.stored.sign_in.devices.len() >= MOST_DEVICES {
        return Err(Denial::TOO_MANY_DEVICES).localized(&headers);
    }
    let code = Secret::new(me.stored.id, app.world.as_ref()).localized(&headers)?;
    let until = Timestamp(app.now().0 + LINK_LASTS);
    app.store.offer_device(me.stored.id, StoredLink { code: code.digest(), until }).await.localized(&headers)?;
    let code = code.reveal();
    // The part after the hash is not sent to any server, so it does not appear in logs.
    let link = format!("{}/recover#{code}", base(&app, &headers));
    Ok((StatusCode::CREATED, Json(DeviceLink { code, link, until: until.0 })))
}

/// Creates a backup code to write down, in place of any earlier one. It adds devices until it is replaced.
#[utoipa::path(post, operation_id = "createBackupCode", path = "/api/me/backup", tag = "people", security(("token" = []), ("cookie" = [])), responses(
    (status = 201, body = RevealedBackup), (status = 401, body = Problem)))]
pub(super) async fn back_up(State(app): Shared, headers: HeaderMap) -> Answer<(StatusCode, Json<RevealedBackup>)> {
    let me = signed_in(&app, &headers).await.localized(&headers)?;
    let code = BackupCode::new(app.world.as_ref()).localized(&headers)?;
    let since = app.now();
    let set = app.store.set_backup(me.stored.id, StoredBackup { code: code.digest(), since }).await;
    if !set.localized(&headers)? {
        // The person was deleted just now.
        return Err(Denial::WhoAreYou).localized(&headers);
    }
    Ok((StatusCode::CREATED, Json(RevealedBackup { code: code.reveal(), since: since.0 })))
}

/// Renames a device.
#[utoipa::path(put, operation_id = "renameDevice", path = "/api/me/devices/{id}", tag = "people", security(("token" = []), ("cookie" = [])),
    params(("id" = String, Path)), request_body = DeviceName, responses(
    (status = 204, description = "the device has the name"), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn rename(
    State(app): Shared,
    headers: HeaderMap,
    Named(id): Named<String>,
    Body(new): Body<DeviceName>,
) -> Answer<StatusCode> {
    let me = signed_in(&app, &headers).await.localized(&headers)?;
    let id = device_id(&id).ok_or(Denial::NoSuchDevice).localized(&headers)?;
    let name = Name::new(&new.name).map_err(Denial::Name).localized(&headers)?;
    app.rates.rename(me.stored.id).localized(&headers)?;
    let renamed = app.store.rename_device(me.stored.id, id, name.as_str()).await.localized(&headers)?;
    if renamed { Ok(StatusCode::NO_CONTENT) } else { Err(Denial::NoSuchDevice).localized(&headers) }
}

/// Signs a device out, perhaps the one that asks: its secret is invalid from then on and its sockets are closed. The last device is
/// only signed out if there is a backup code.
#[utoipa::path(delete, operation_id = "removeDevice", path = "/api/me/devices/{id}", tag = "people", security(("token" = []), ("cookie" = [])),
    params(("id" = String, Path)), responses(
    (status = 204, description = "the device is signed out"), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem)))]
pub(super) async fn remove(State(app): Shared, headers: HeaderMap, Named(id): Named<String>) -> Answer<Response> {
    let me = signed_in(&app, &headers).await.localized(&headers)?;
    let known = device_id(&id).filter(|id| me.stored.sign_in.devices.iter().any(|device| device.id == *id));
    let id = known.ok_or(Denial::NoSuchDevice).localized(&headers)?;
    sign_out(&app, me.stored.id, id).await.localized(&headers)?;
    if id != me.device {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let over = |name, who_reads| (SET_COOKIE, cookie(&app, &headers, name, "", who_reads, 0));
    let cookies = AppendHeaders([over(COOKIE_NAME, "; HttpOnly"), over(KNOWN, "")]);
    Ok((StatusCode::NO_CONTENT, cookies).into_response())
}

/// Signs a device out and closes its connections at every node. One that is gone already is fine.
pub(super) async fn sign_out(app: &App, person: PersonId, device: DeviceId) -> Result<(), Denial> {
    if !app.store.remove_device(person, device).await? {
        let stored = app.store.person(person).await?;
        let is_there = |stored: tenback_store::Person| stored.sign_in.devices.iter().any(|known| known.id == device);
        return if stored.is_some_and(is_there) { Err(Denial::LastDevice) } else { Ok(()) };
    }
    app.sign_out(person, device);
    Ok(())
}
