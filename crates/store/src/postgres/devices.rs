//! The devices of people. A batch locks the people it writes about first, so each of these statements sees everything that
//! others have changed about its person.

use async_trait::async_trait;
use tenback_players::PersonId;
use tokio_postgres::Row;

use crate::{
    BackupCode, Device, DeviceId, DeviceKey, DeviceLink, Devices, Digest, MOST_DEVICES, StoreError, Timestamp,
};

use super::Postgres;
use super::number::{signed, unsigned};
use super::read::person_id;
use super::read_people::digest;
use super::statement::{Value, Values};
use super::write::PersonWrite;

/// A write about the devices of a person.
pub(super) enum DeviceWrite {
    Offer(DeviceLink),
    SetBackup(BackupCode),
    Add(DeviceKey, Device, Timestamp),
    Rename(DeviceId, String),
    Seen(DeviceId, i64, String),
    Remove(DeviceId),
}

const OFFER: &str = "UPDATE people SET link = $2, link_until = $3 WHERE id = $1";
const SET_BACKUP: &str = "
    UPDATE people SET backup = $2, backup_since = $3
    WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM people AS other WHERE other.backup = $2 AND other.id <> $1)";
const ADD_BY_LINK: &str = "
    WITH used AS (
        UPDATE people SET link = NULL, link_until = NULL
        WHERE id = $1 AND link = $2 AND link_until > $3 AND (SELECT count(*) FROM devices WHERE person = $1) < $9
          AND NOT EXISTS (SELECT 1 FROM devices WHERE person = $1 AND devices.id = $4)
        RETURNING id
    )
    INSERT INTO devices (person, id, name, token, since, seen) SELECT used.id, $4, $5, $6, $7, $8 FROM used";
const ADD_BY_BACKUP: &str = "
    INSERT INTO devices (person, id, name, token, since, seen) SELECT people.id, $3, $4, $5, $6, $7 FROM people
    WHERE people.id = $1 AND backup = $2 AND (SELECT count(*) FROM devices WHERE person = $1) < $8
    ON CONFLICT DO NOTHING";
const RENAME: &str = "UPDATE devices SET name = $3 WHERE person = $1 AND id = $2";
const SEEN: &str = "
    UPDATE devices SET seen = greatest(seen, $3), name = CASE WHEN name = '' THEN $4 ELSE name END
    WHERE person = $1 AND id = $2 AND (seen < $3 OR name = '' AND $4 <> '')";
const REMOVE: &str = "
    DELETE FROM devices WHERE person = $1 AND id = $2
    AND (EXISTS (SELECT 1 FROM devices AS other WHERE other.person = $1 AND other.id <> $2)
         OR EXISTS (SELECT 1 FROM people WHERE people.id = $1 AND backup IS NOT NULL))";

/// The statement of a write.
pub(super) fn statement(person: PersonId, write: &DeviceWrite) -> Values<'_> {
    let person: Value<'_> = Box::new(signed(person.number()));
    match write {
        DeviceWrite::Offer(link) => Values::new(OFFER, vec![person, bytes(&link.code), Box::new(link.until.0)]),
        DeviceWrite::SetBackup(backup) => {
            Values::new(SET_BACKUP, vec![person, bytes(&backup.code), Box::new(backup.since.0)])
        }
        DeviceWrite::Add(key, device, now) => add(person, key, device, *now),
        DeviceWrite::Rename(device, name) => Values::new(RENAME, vec![person, number(*device), Box::new(name)]),
        DeviceWrite::Seen(device, day, name) => {
            Values::new(SEEN, vec![person, number(*device), Box::new(day), Box::new(name)])
        }
        DeviceWrite::Remove(device) => Values::new(REMOVE, vec![person, number(*device)]),
    }
}

fn add<'a>(person: Value<'a>, key: &'a DeviceKey, device: &'a Device, now: Timestamp) -> Values<'a> {
    let (sql, mut params): (_, Vec<Value<'a>>) = match key {
        DeviceKey::Link(code) => (ADD_BY_LINK, vec![person, bytes(code), Box::new(now.0)]),
        DeviceKey::Backup(code) => (ADD_BY_BACKUP, vec![person, bytes(code)]),
    };
    let Device { id, name, token, since, seen } = device;
    let device: [Value<'a>; 5] = [number(*id), Box::new(name), bytes(token), Box::new(since.0), Box::new(seen)];
    params.extend(device);
    params.push(Box::new(MOST_DEVICES as i64));
    Values::new(sql, params)
}

fn number<'a>(device: DeviceId) -> Value<'a> {
    Box::new(signed(device.number()))
}

fn bytes(digest: &Digest) -> Value<'_> {
    Box::new(&digest.as_bytes()[..])
}

/// The devices of a person, in the columns from `first` on: an array of each of their fields.
pub(super) fn of(row: &Row, first: usize) -> Result<Vec<Device>, StoreError> {
    let ids: Vec<i64> = row.get::<_, Option<_>>(first).unwrap_or_default();
    let names: Vec<String> = row.get::<_, Option<_>>(first + 1).unwrap_or_default();
    let tokens: Vec<&[u8]> = row.get::<_, Option<_>>(first + 2).unwrap_or_default();
    let times: Vec<i64> = row.get::<_, Option<_>>(first + 3).unwrap_or_default();
    let days: Vec<i64> = row.get::<_, Option<_>>(first + 4).unwrap_or_default();
    let fields = ids.into_iter().zip(names).zip(tokens).zip(times).zip(days);
    let device = |((((id, name), token), since), seen)| {
        let (id, since) = (DeviceId::new(unsigned(id)), Timestamp(since));
        Ok(Device { id, name, token: digest(token)?, since, seen })
    };
    fields.map(device).collect()
}

const BACKUP_OWNER: &str = "SELECT id FROM people WHERE backup = $1";

impl Postgres {
    async fn write_device(&self, person: PersonId, write: DeviceWrite) -> Result<bool, StoreError> {
        self.write_person(PersonWrite::Device(person, write)).await
    }
}

#[async_trait]
impl Devices for Postgres {
    async fn offer_device(&self, person: PersonId, link: DeviceLink) -> Result<(), StoreError> {
        let is_known = self.write_device(person, DeviceWrite::Offer(link)).await?;
        if is_known { Ok(()) } else { Err(StoreError::NoSuchPerson) }
    }

    async fn set_backup(&self, person: PersonId, backup: BackupCode) -> Result<bool, StoreError> {
        self.write_device(person, DeviceWrite::SetBackup(backup)).await
    }

    async fn backup_owner(&self, code: Digest) -> Result<Option<PersonId>, StoreError> {
        let row = self.readers.query_one(BACKUP_OWNER, &[&&code.as_bytes()[..]]).await?;
        Ok(row.map(|row| person_id(row.get(0))))
    }

    async fn add_device(
        &self,
        person: PersonId,
        key: DeviceKey,
        device: Device,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.write_device(person, DeviceWrite::Add(key, device, now)).await
    }

    async fn rename_device(&self, person: PersonId, device: DeviceId, name: &str) -> Result<bool, StoreError> {
        self.write_device(person, DeviceWrite::Rename(device, name.to_owned())).await
    }

    async fn note_seen(&self, person: PersonId, device: DeviceId, day: i64, name: &str) -> Result<bool, StoreError> {
        self.write_device(person, DeviceWrite::Seen(device, day, name.to_owned())).await
    }

    async fn remove_device(&self, person: PersonId, device: DeviceId) -> Result<bool, StoreError> {
        self.write_device(person, DeviceWrite::Remove(device)).await
    }
}
