//! The devices of a person, and what adds one.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Keep;

/// The devices on which a person is signed in. Times are in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct DeviceList {
    /// The devices, the first one first.
    pub devices: Vec<Device>,
    /// How many a person can have.
    pub most: u32,
    /// When the backup code was made; missing if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backup_since: Option<i64>,
}

/// A device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Device {
    /// Its id.
    pub id: String,
    /// Its name; empty if it has not been used since devices have names.
    #[schema(example = "Firefox on Linux")]
    pub name: String,
    /// When it was added.
    pub since: i64,
    /// The start of the day (UTC) on which it was last used; the exact time is not kept.
    pub seen: i64,
    /// Whether the request comes from it.
    pub this: bool,
}

/// A new name of a device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeviceName {
    /// The name.
    pub name: String,
}

/// A link that adds a device. It works once, and only the newest one does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeviceLink {
    /// The code for the other device.
    pub code: String,
    /// The same as a link.
    pub link: String,
    /// When it expires, in milliseconds since 1970.
    pub until: i64,
}

/// A code to write down. It adds devices until a new one is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BackupCode {
    /// The code, in groups of four. It is sent only this once.
    #[schema(example = "7KQF-9M2X-0ABC-DEFG-HJKM")]
    pub code: String,
    /// When it was made, in milliseconds since 1970.
    pub since: i64,
}

/// Signing in on another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecoveryCode {
    /// The code of a link, or a backup code.
    pub code: String,
    /// How the client stores the secret.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub keep: Keep,
}

/// A device in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedDevice {
    /// Its name.
    pub name: String,
    /// When it was added.
    pub since: i64,
    /// The start of the day (UTC) on which it was last used; the exact time is not kept.
    pub seen: i64,
}
