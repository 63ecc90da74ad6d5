//! The devices on which people are signed in, and what adds one.

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::{Digest, StoreError, Timestamp};

/// How many devices a person can have.
pub const MOST_DEVICES: usize = 12;

/// How a person signs in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SignIn {
    /// Their devices, the first one first.
    pub devices: Vec<Device>,
    /// The link that adds a device once.
    pub link: Option<DeviceLink>,
    /// The code that adds devices until it is replaced.
    pub backup: Option<BackupCode>,
}

/// The id of a device. It has 63 bits, and is unique among the devices of one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceId(u64);

impl DeviceId {
    /// The id with this number. Databases have signed numbers, so the highest bit is ignored.
    pub const fn new(number: u64) -> DeviceId {
        DeviceId(number & (u64::MAX >> 1))
    }

    /// Its number.
    pub const fn number(self) -> u64 {
        self.0
    }
}

/// A device on which a person is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// Its id.
    pub id: DeviceId,
    /// Its name; empty if it has none yet.
    pub name: String,
    /// The digest of the token that identifies it, and with it the person.
    pub token: Digest,
    /// When it was added.
    pub since: Timestamp,
    /// The day on which it was last used, as in [`Timestamp::day`].
    pub seen: i64,
}

/// A link that adds a device and has not been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceLink {
    /// The digest of its code.
    pub code: Digest,
    /// When it expires.
    pub until: Timestamp,
}

/// A code that somebody has written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackupCode {
    /// The digest of the code.
    pub code: Digest,
    /// When it was made.
    pub since: Timestamp,
}

/// What proves that somebody may add a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceKey {
    /// The digest of a link's code. It works once.
    Link(Digest),
    /// The digest of a backup code.
    Backup(Digest),
}

/// The part of a store that changes devices. [`crate::Store::person`] reads them.
#[async_trait]
pub trait Devices: Send + Sync + 'static {
    /// Sets the link that adds a device, replacing any earlier one.
    async fn offer_device(&self, person: PersonId, link: DeviceLink) -> Result<(), StoreError>;

    /// Sets the backup code, replacing any earlier one; returns whether it did. It does not if there is no such person, or if
    /// somebody else has the same code.
    async fn set_backup(&self, person: PersonId, backup: BackupCode) -> Result<bool, StoreError>;

    /// Who has this backup code.
    async fn backup_owner(&self, code: Digest) -> Result<Option<PersonId>, StoreError>;

    /// Adds a device, if the key is that of the person; returns whether it did. It does not if a link has expired, if the
    /// id is in use, or if the person has [`MOST_DEVICES`]; then nothing is used up. Of several concurrent calls with the same
    /// link, one succeeds.
    async fn add_device(
        &self,
        person: PersonId,
        key: DeviceKey,
        device: Device,
        now: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Renames a device; returns whether there is one.
    async fn rename_device(&self, person: PersonId, device: DeviceId, name: &str) -> Result<bool, StoreError>;

    /// Notes the day on which a device was used, unless a later one is known, and its name if it has none. Returns whether
    /// anything has changed.
    async fn note_seen(&self, person: PersonId, device: DeviceId, day: i64, name: &str) -> Result<bool, StoreError>;

    /// Removes a device; returns whether it did. It does not if there is no such device, or if the person could not sign in
    /// any more: the last device of somebody without a backup code stays.
    async fn remove_device(&self, person: PersonId, device: DeviceId) -> Result<bool, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_id_fits_into_a_signed_number() {
        assert_eq!(DeviceId::new(u64::MAX).number().cast_signed(), i64::MAX);
        assert_eq!(DeviceId::new(7).number(), 7);
    }
}
