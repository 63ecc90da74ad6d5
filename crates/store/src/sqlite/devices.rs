//! The devices of people. Queries that write run inside a transaction of the writer.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};
use tenback_players::PersonId;

use crate::{
    BackupCode, Device, DeviceId, DeviceKey, DeviceLink, Devices, Digest, MOST_DEVICES, StoreError, Timestamp,
};

use super::read::person_id;
use super::write::{expect_person, taken};
use super::{Sqlite, signed, unsigned};

/// The devices of a person, the first one first.
pub(super) fn of(connection: &Connection, person: PersonId) -> Result<Vec<Device>, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT id, name, token, since, seen FROM devices WHERE person = ?1 ORDER BY since, id")?;
    let device = |row: &Row<'_>| {
        let (id, name, token) = (DeviceId::new(unsigned(row.get(0)?)), row.get(1)?, Digest::new(row.get(2)?));
        Ok(Device { id, name, token, since: Timestamp(row.get(3)?), seen: row.get(4)? })
    };
    Ok(select.query_map([signed(person.number())], device)?.collect::<Result<_, _>>()?)
}

pub(super) fn add(connection: &Connection, person: PersonId, device: &Device) -> Result<(), StoreError> {
    let mut insert = connection
        .prepare_cached("INSERT INTO devices (person, id, name, token, since, seen) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    let Device { id, name, token, since, seen } = device;
    let row = params![signed(person.number()), signed(id.number()), name, token.as_bytes(), since.0, seen];
    insert.execute(row).map_err(taken)?;
    Ok(())
}

/// Removes the devices of somebody who is being deleted.
pub(super) fn erase(connection: &Connection, person: PersonId) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM devices WHERE person = ?1")?.execute([signed(person.number())])?;
    Ok(())
}

fn offer(connection: &Connection, person: PersonId, link: DeviceLink) -> Result<(), StoreError> {
    let mut update = connection.prepare_cached("UPDATE people SET link = ?2, link_until = ?3 WHERE id = ?1")?;
    expect_person(update.execute(params![signed(person.number()), link.code.as_bytes(), link.until.0])?)
}

fn set_backup(connection: &Connection, person: PersonId, backup: BackupCode) -> Result<bool, StoreError> {
    let mut update = connection.prepare_cached(
        "UPDATE people SET backup = ?2, backup_since = ?3
         WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM people AS other WHERE other.backup = ?2 AND other.id <> ?1)",
    )?;
    Ok(update.execute(params![signed(person.number()), backup.code.as_bytes(), backup.since.0])? > 0)
}

fn backup_owner(connection: &Connection, code: Digest) -> Result<Option<PersonId>, StoreError> {
    let mut select = connection.prepare_cached("SELECT id FROM people WHERE backup = ?1")?;
    Ok(select.query_row([code.as_bytes()], |row| person_id(row, 0)).optional()?)
}

/// Uses a key up, and returns whether it was the right one.
fn use_key(connection: &Connection, person: PersonId, key: DeviceKey, now: Timestamp) -> Result<bool, StoreError> {
    let person = signed(person.number());
    let used = match key {
        DeviceKey::Link(code) => {
            let sql =
                "UPDATE people SET link = NULL, link_until = NULL WHERE id = ?1 AND link = ?2 AND link_until > ?3";
            connection.prepare_cached(sql)?.execute(params![person, code.as_bytes(), now.0])? > 0
        }
        DeviceKey::Backup(code) => {
            let mut select = connection.prepare_cached("SELECT 1 FROM people WHERE id = ?1 AND backup = ?2")?;
            select.exists(params![person, code.as_bytes()])?
        }
    };
    Ok(used)
}

fn add_by(
    connection: &Connection,
    person: PersonId,
    key: DeviceKey,
    device: &Device,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let known = of(connection, person)?;
    let is_free = known.iter().all(|known| known.id != device.id);
    if !is_free || known.len() >= MOST_DEVICES || !use_key(connection, person, key, now)? {
        return Ok(false);
    }
    add(connection, person, device)?;
    Ok(true)
}

fn rename(connection: &Connection, person: PersonId, device: DeviceId, name: &str) -> Result<bool, StoreError> {
    let mut update = connection.prepare_cached("UPDATE devices SET name = ?3 WHERE person = ?1 AND id = ?2")?;
    Ok(update.execute(params![signed(person.number()), signed(device.number()), name])? > 0)
}

fn note_seen(
    connection: &Connection,
    person: PersonId,
    device: DeviceId,
    day: i64,
    name: &str,
) -> Result<bool, StoreError> {
    let mut update = connection.prepare_cached(
        "UPDATE devices SET seen = max(seen, ?3), name = CASE WHEN name = '' THEN ?4 ELSE name END
         WHERE person = ?1 AND id = ?2 AND (seen < ?3 OR name = '' AND ?4 <> '')",
    )?;
    Ok(update.execute(params![signed(person.number()), signed(device.number()), day, name])? > 0)
}

fn remove(connection: &Connection, person: PersonId, device: DeviceId) -> Result<bool, StoreError> {
    let mut delete = connection.prepare_cached(
        "DELETE FROM devices WHERE person = ?1 AND id = ?2
         AND (EXISTS (SELECT 1 FROM devices AS other WHERE other.person = ?1 AND other.id <> ?2)
              OR EXISTS (SELECT 1 FROM people WHERE people.id = ?1 AND backup IS NOT NULL))",
    )?;
    Ok(delete.execute(params![signed(person.number()), signed(device.number())])? > 0)
}

#[async_trait]
impl Devices for Sqlite {
    async fn offer_device(&self, person: PersonId, link: DeviceLink) -> Result<(), StoreError> {
        self.write(move |connection| offer(connection, person, link)).await
    }

    async fn set_backup(&self, person: PersonId, backup: BackupCode) -> Result<bool, StoreError> {
        self.write(move |connection| set_backup(connection, person, backup)).await
    }

    async fn backup_owner(&self, code: Digest) -> Result<Option<PersonId>, StoreError> {
        self.read(move |connection| backup_owner(connection, code)).await
    }

    async fn add_device(
        &self,
        person: PersonId,
        key: DeviceKey,
        device: Device,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| add_by(connection, person, key, &device, now)).await
    }

    async fn rename_device(&self, person: PersonId, device: DeviceId, name: &str) -> Result<bool, StoreError> {
        let name = name.to_owned();
        self.write(move |connection| rename(connection, person, device, &name)).await
    }

    async fn note_seen(&self, person: PersonId, device: DeviceId, day: i64, name: &str) -> Result<bool, StoreError> {
        let name = name.to_owned();
        self.write(move |connection| note_seen(connection, person, device, day, &name)).await
    }

    async fn remove_device(&self, person: PersonId, device: DeviceId) -> Result<bool, StoreError> {
        self.write(move |connection| remove(connection, person, device)).await
    }
}
