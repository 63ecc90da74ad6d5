//! The devices of people.

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::{
    BackupCode, Device, DeviceId, DeviceKey, DeviceLink, Devices, Digest, MOST_DEVICES, Person, SignIn, StoreError,
    Timestamp,
};

use super::{Memory, State};

impl SignIn {
    /// Puts the devices in the order in which every store lists them.
    pub(super) fn sort(&mut self) {
        self.devices.sort_by_key(|device| (device.since, device.id));
    }

    fn device(&mut self, id: DeviceId) -> Option<&mut Device> {
        self.devices.iter_mut().find(|device| device.id == id)
    }

    fn is_key(&self, key: DeviceKey, now: Timestamp) -> bool {
        match key {
            DeviceKey::Link(code) => self.link.is_some_and(|link| link.code == code && link.until > now),
            DeviceKey::Backup(code) => self.backup.is_some_and(|backup| backup.code == code),
        }
    }

    fn add(&mut self, key: DeviceKey, device: Device, now: Timestamp) -> bool {
        let is_free = self.devices.iter().all(|known| known.id != device.id);
        if !self.is_key(key, now) || !is_free || self.devices.len() >= MOST_DEVICES {
            return false;
        }
        if matches!(key, DeviceKey::Link(_)) {
            self.link = None;
        }
        self.devices.push(device);
        self.sort();
        true
    }

    fn remove(&mut self, id: DeviceId) -> bool {
        let before = self.devices.len();
        if before > 1 || self.backup.is_some() {
            self.devices.retain(|device| device.id != id);
        }
        self.devices.len() < before
    }
}

impl State {
    pub(super) fn backup_owner(&self, code: Digest) -> Option<PersonId> {
        let has = |person: &&Person| person.sign_in.backup.is_some_and(|backup| backup.code == code);
        self.people.values().find(has).map(|person| person.id)
    }

    fn set_backup(&mut self, person: PersonId, backup: BackupCode) -> bool {
        let is_free = self.backup_owner(backup.code).is_none_or(|owner| owner == person);
        let found = self.people.get_mut(&person).filter(|_| is_free);
        found.map(|person| person.sign_in.backup = Some(backup)).is_some()
    }
}

impl Memory {
    /// Changes how a person signs in, and returns whether that has changed anything; nothing changes about unknown people.
    fn sign_in(&self, person: PersonId, change: impl FnOnce(&mut SignIn) -> bool) -> Result<bool, StoreError> {
        self.write(|state| Ok(state.people.get_mut(&person).is_some_and(|person| change(&mut person.sign_in))))
    }
}

#[async_trait]
impl Devices for Memory {
    async fn offer_device(&self, person: PersonId, link: DeviceLink) -> Result<(), StoreError> {
        self.write(|state| {
            state.person(person)?.sign_in.link = Some(link);
            Ok(())
        })
    }

    async fn set_backup(&self, person: PersonId, backup: BackupCode) -> Result<bool, StoreError> {
        self.write(|state| Ok(state.set_backup(person, backup)))
    }

    async fn backup_owner(&self, code: Digest) -> Result<Option<PersonId>, StoreError> {
        Ok(self.state()?.backup_owner(code))
    }

    async fn add_device(
        &self,
        person: PersonId,
        key: DeviceKey,
        device: Device,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.sign_in(person, |sign_in| sign_in.add(key, device, now))
    }

    async fn rename_device(&self, person: PersonId, device: DeviceId, name: &str) -> Result<bool, StoreError> {
        self.sign_in(person, |sign_in| sign_in.device(device).map(|device| name.clone_into(&mut device.name)).is_some())
    }

    async fn note_seen(&self, person: PersonId, device: DeviceId, day: i64, name: &str) -> Result<bool, StoreError> {
        self.sign_in(person, |sign_in| {
            let news = |device: &&mut Device| device.seen < day || (device.name.is_empty() && !name.is_empty());
            let Some(device) = sign_in.device(device).filter(news) else { return false };
            device.seen = device.seen.max(day);
            if device.name.is_empty() {
                name.clone_into(&mut device.name);
            }
            true
        })
    }

    async fn remove_device(&self, person: PersonId, device: DeviceId) -> Result<bool, StoreError> {
        self.sign_in(person, |sign_in| sign_in.remove(device))
    }
}
