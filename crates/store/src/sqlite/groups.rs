//! Groups of friends. Those that write run inside a transaction of the writer.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};
use tenback_players::PersonId;

use crate::{Group, GroupId, Groups, Joining, Member, Sqlite, StoreError, Timestamp};

use super::read::person_id;
use super::{signed, unsigned};

const COLUMNS: &str = "groups.id, name, owner, code, joined, groups.since";

fn add(connection: &Connection, group: &Group, most_groups: u32) -> Result<bool, StoreError> {
    let Group { id, name, owner, code, joined, since, members } = group;
    let mut insert = connection.prepare_cached(
        "INSERT INTO groups (id, name, owner, code, joined, since)
         SELECT ?1, ?2, id, ?4, ?5, ?6 FROM people
         WHERE id = ?3 AND (SELECT count(*) FROM group_members WHERE person = ?3) < ?7
         ON CONFLICT DO NOTHING",
    )?;
    let (number, owner) = (signed(id.number()), signed(owner.number()));
    if insert.execute(params![number, name, owner, code, joined, since.0, most_groups])? == 0 {
        return Ok(false);
    }
    let mut insert = connection.prepare_cached(
        "INSERT INTO group_members (group_id, person, number, since) SELECT ?1, id, ?3, ?4 FROM people WHERE id = ?2",
    )?;
    for member in members {
        insert.execute(params![number, signed(member.person.number()), member.number, member.since.0])?;
    }
    Ok(true)
}

fn group(connection: &Connection, id: GroupId) -> Result<Option<Group>, StoreError> {
    let mut select = connection.prepare_cached(&format!("SELECT {COLUMNS} FROM groups WHERE id = ?1"))?;
    let found = select.query_row([signed(id.number())], group_of).optional()?;
    found.map(|group| with_members(connection, group)).transpose()
}

fn groups_of(connection: &mut Connection, person: PersonId) -> Result<Vec<Group>, StoreError> {
    // One point in time for the groups and their members.
    let transaction = connection.transaction()?;
    let mut select = transaction.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM groups JOIN group_members AS own ON group_id = groups.id
         WHERE person = ?1 ORDER BY own.since, groups.id"
    ))?;
    let groups = select.query_map([signed(person.number())], group_of)?.collect::<Result<Vec<_>, _>>()?;
    groups.into_iter().map(|group| with_members(&transaction, group)).collect()
}

fn page(connection: &mut Connection, after: Option<GroupId>, most: u32) -> Result<Vec<Group>, StoreError> {
    let transaction = connection.transaction()?;
    let mut select =
        transaction.prepare_cached(&format!("SELECT {COLUMNS} FROM groups WHERE id > ?1 ORDER BY id LIMIT ?2"))?;
    let after = after.map_or(-1, |id| signed(id.number()));
    let groups = select.query_map(params![after, most], group_of)?.collect::<Result<Vec<_>, _>>()?;
    groups.into_iter().map(|group| with_members(&transaction, group)).collect()
}

fn group_of(row: &Row<'_>) -> rusqlite::Result<Group> {
    Ok(Group {
        id: GroupId::new(unsigned(row.get(0)?)),
        name: row.get(1)?,
        owner: person_id(row, 2)?,
        code: row.get(3)?,
        joined: row.get(4)?,
        since: Timestamp(row.get(5)?),
        members: Vec::new(),
    })
}

fn with_members(connection: &Connection, group: Group) -> Result<Group, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT person, number, since FROM group_members WHERE group_id = ?1 ORDER BY number")?;
    let member =
        |row: &Row<'_>| Ok(Member { person: person_id(row, 0)?, number: row.get(1)?, since: Timestamp(row.get(2)?) });
    let members = select.query_map([signed(group.id.number())], member)?.collect::<Result<_, _>>()?;
    Ok(Group { members, ..group })
}

fn join(connection: &Connection, joining: &Joining) -> Result<bool, StoreError> {
    let Joining { group, code, person, since, most_members, most_groups } = joining;
    let mut insert = connection.prepare_cached(
        "INSERT INTO group_members (group_id, person, number, since)
         SELECT groups.id, people.id, joined + 1, ?4 FROM groups, people
         WHERE groups.id = ?1 AND code = ?2 AND people.id = ?3
           AND (SELECT count(*) FROM group_members WHERE group_id = ?1) < ?5
           AND (SELECT count(*) FROM group_members WHERE person = ?3) < ?6
         ON CONFLICT DO NOTHING",
    )?;
    let (group, person) = (signed(group.number()), signed(person.number()));
    if insert.execute(params![group, code, person, since.0, most_members, most_groups])? == 0 {
        return Ok(false);
    }
    connection.prepare_cached("UPDATE groups SET joined = joined + 1 WHERE id = ?1")?.execute([group])?;
    Ok(true)
}

fn renew_code(connection: &Connection, group: GroupId, owner: PersonId, code: &str) -> Result<bool, StoreError> {
    let mut update = connection.prepare_cached("UPDATE groups SET code = ?3 WHERE id = ?1 AND owner = ?2")?;
    Ok(update.execute(params![signed(group.number()), signed(owner.number()), code])? > 0)
}

fn remove_member(connection: &Connection, group: GroupId, person: PersonId) -> Result<bool, StoreError> {
    let mut delete = connection.prepare_cached(
        "DELETE FROM group_members WHERE group_id = ?1 AND person = ?2
         AND person NOT IN (SELECT owner FROM groups WHERE id = ?1)",
    )?;
    Ok(delete.execute([signed(group.number()), signed(person.number())])? > 0)
}

fn remove(connection: &Connection, group: GroupId, owner: PersonId) -> Result<bool, StoreError> {
    let key = [signed(group.number()), signed(owner.number())];
    let mut delete = connection.prepare_cached(
        "DELETE FROM group_members WHERE group_id = (SELECT id FROM groups WHERE id = ?1 AND owner = ?2)",
    )?;
    delete.execute(key)?;
    Ok(connection.prepare_cached("DELETE FROM groups WHERE id = ?1 AND owner = ?2")?.execute(key)? > 0)
}

/// Somebody is being deleted: they leave their groups, and those that they own are dissolved.
pub(super) fn erase(connection: &Connection, person: PersonId) -> Result<(), StoreError> {
    let person = [signed(person.number())];
    let mut delete = connection.prepare_cached(
        "DELETE FROM group_members WHERE person = ?1 OR group_id IN (SELECT id FROM groups WHERE owner = ?1)",
    )?;
    delete.execute(person)?;
    connection.prepare_cached("DELETE FROM groups WHERE owner = ?1")?.execute(person)?;
    Ok(())
}

#[async_trait]
impl Groups for Sqlite {
    async fn add_group(&self, group: Group, most_groups: u32) -> Result<bool, StoreError> {
        self.write(move |connection| add(connection, &group, most_groups)).await
    }

    async fn group(&self, id: GroupId) -> Result<Option<Group>, StoreError> {
        self.read(move |connection| group(&*connection.transaction()?, id)).await
    }

    async fn groups_of(&self, person: PersonId) -> Result<Vec<Group>, StoreError> {
        self.read(move |connection| groups_of(connection, person)).await
    }

    async fn join_group(&self, joining: Joining) -> Result<bool, StoreError> {
        self.write(move |connection| join(connection, &joining)).await
    }

    async fn renew_group_code(&self, group: GroupId, owner: PersonId, code: &str) -> Result<bool, StoreError> {
        let code = code.to_owned();
        self.write(move |connection| renew_code(connection, group, owner, &code)).await
    }

    async fn remove_member(&self, group: GroupId, person: PersonId) -> Result<bool, StoreError> {
        self.write(move |connection| remove_member(connection, group, person)).await
    }

    async fn remove_group(&self, group: GroupId, owner: PersonId) -> Result<bool, StoreError> {
        self.write(move |connection| remove(connection, group, owner)).await
    }

    async fn group_page(&self, after: Option<GroupId>, most: u32) -> Result<Vec<Group>, StoreError> {
        self.read(move |connection| page(connection, after, most)).await
    }
}
