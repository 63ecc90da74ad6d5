//! Groups of friends. Each write is one statement; the number of rows it changes says what became of it.

use async_trait::async_trait;
use tenback_players::PersonId;
use tokio_postgres::Row;

use crate::{Group, GroupId, Groups, Joining, Member, Postgres, StoreError, Timestamp};

use super::fault::Fault;
use super::number::{signed, unsigned};
use super::read::person_id;
use super::statement::{Value, Values, column};
use super::write::{Outcome, Write};

/// A write about a group.
pub(super) enum GroupWrite {
    Add(Group, u32),
    Join(Joining),
    RenewCode(GroupId, PersonId, String),
    RemoveMember(GroupId, PersonId),
    Remove(GroupId, PersonId),
}

const ADD: &str = "
    WITH added AS (
        INSERT INTO groups (id, name, owner, code, joined, since)
        SELECT $1, $2, id, $4, $5, $6 FROM people
        WHERE id = $3 AND (SELECT count(*) FROM group_members WHERE person = $3) < $7
        ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO group_members (group_id, person, number, since)
    SELECT added.id, people.id, number, member.since
    FROM added, unnest($8::BIGINT[], $9::BIGINT[], $10::BIGINT[]) AS member (person, number, since)
    JOIN people ON people.id = member.person";
/// The row of the group is locked first, so that people who join at the same time get different numbers.
const JOIN: &str = "
    WITH counted AS (
        UPDATE groups SET joined = joined + 1
        WHERE id = $1 AND code = $2 AND EXISTS (SELECT 1 FROM people WHERE id = $3)
          AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = $1 AND person = $3)
          AND (SELECT count(*) FROM group_members WHERE group_id = $1) < $5
          AND (SELECT count(*) FROM group_members WHERE person = $3) < $6
        RETURNING id, joined)
    INSERT INTO group_members (group_id, person, number, since) SELECT id, $3, joined, $4 FROM counted
    ON CONFLICT DO NOTHING";
const RENEW_CODE: &str = "UPDATE groups SET code = $3 WHERE id = $1 AND owner = $2";
const REMOVE_MEMBER: &str = "
    DELETE FROM group_members WHERE group_id = $1 AND person = $2
    AND person NOT IN (SELECT owner FROM groups WHERE id = $1)";
const REMOVE: &str = "DELETE FROM groups WHERE id = $1 AND owner = $2";

/// The statement of a write, if it is about a group.
pub(super) fn statement(write: &Write) -> Option<Values<'_>> {
    let Write::Group(write) = write else { return None };
    let id = |id: &GroupId| -> Value<'_> { Box::new(signed(id.number())) };
    let person = |person: &PersonId| -> Value<'_> { Box::new(signed(person.number())) };
    Some(match write {
        GroupWrite::Add(group, most_groups) => add(group, *most_groups),
        GroupWrite::Join(joining) => join(joining),
        GroupWrite::RenewCode(group, owner, code) => {
            Values::new(RENEW_CODE, vec![id(group), person(owner), Box::new(code)])
        }
        GroupWrite::RemoveMember(group, member) => Values::new(REMOVE_MEMBER, vec![id(group), person(member)]),
        GroupWrite::Remove(group, owner) => Values::new(REMOVE, vec![id(group), person(owner)]),
    })
}

fn add(group: &Group, most_groups: u32) -> Values<'_> {
    let Group { id, name, owner, code, joined, since, members } = group;
    let params: Vec<Value<'_>> = vec![
        Box::new(signed(id.number())),
        Box::new(name),
        Box::new(signed(owner.number())),
        Box::new(code),
        Box::new(i64::from(*joined)),
        Box::new(since.0),
        Box::new(i64::from(most_groups)),
        column(members, |member| signed(member.person.number())),
        column(members, |member| i64::from(member.number)),
        column(members, |member| member.since.0),
    ];
    Values::new(ADD, params)
}

fn join(joining: &Joining) -> Values<'_> {
    let Joining { group, code, person, since, most_members, most_groups } = joining;
    let params: Vec<Value<'_>> = vec![
        Box::new(signed(group.number())),
        Box::new(code),
        Box::new(signed(person.number())),
        Box::new(since.0),
        Box::new(i64::from(*most_members)),
        Box::new(i64::from(*most_groups)),
    ];
    Values::new(JOIN, params)
}

/// What a changed number of rows means.
pub(super) fn outcome(changed: u64) -> Outcome {
    Ok(changed > 0)
}

const GROUP: &str = "
    SELECT id, name, owner, code, joined, since, people, numbers, times FROM groups,
    LATERAL (SELECT array_agg(person ORDER BY number) AS people, array_agg(number ORDER BY number) AS numbers,
                    array_agg(member.since ORDER BY number) AS times
             FROM group_members AS member WHERE group_id = groups.id) AS members
    WHERE id = $1";
const GROUPS_OF: &str = "
    SELECT id, name, owner, code, joined, groups.since, people, numbers, times
    FROM group_members AS own JOIN groups ON id = own.group_id,
    LATERAL (SELECT array_agg(person ORDER BY number) AS people, array_agg(number ORDER BY number) AS numbers,
                    array_agg(member.since ORDER BY number) AS times
             FROM group_members AS member WHERE group_id = groups.id) AS members
    WHERE own.person = $1 ORDER BY own.since, id";
const GROUP_PAGE: &str = "
    SELECT id, name, owner, code, joined, since, people, numbers, times FROM groups,
    LATERAL (SELECT array_agg(person ORDER BY number) AS people, array_agg(number ORDER BY number) AS numbers,
                    array_agg(member.since ORDER BY number) AS times
             FROM group_members AS member WHERE group_id = groups.id) AS members
    WHERE id > $1 ORDER BY id LIMIT $2";

fn group_of(row: &Row) -> Result<Group, StoreError> {
    let narrow = |number: i64| u32::try_from(number).map_err(|_| Fault::Strange);
    let list = |column: usize| row.get::<_, Option<Vec<i64>>>(column).unwrap_or_default();
    let members = list(6).into_iter().zip(list(7)).zip(list(8)).map(|((person, number), since)| {
        Ok(Member { person: person_id(person), number: narrow(number)?, since: Timestamp(since) })
    });
    Ok(Group {
        id: GroupId::new(unsigned(row.get(0))),
        name: row.get(1),
        owner: person_id(row.get(2)),
        code: row.get(3),
        joined: narrow(row.get(4))?,
        since: Timestamp(row.get(5)),
        members: members.collect::<Result<_, Fault>>()?,
    })
}

impl Postgres {
    async fn write_group(&self, write: GroupWrite) -> Result<bool, StoreError> {
        self.writer.write(Write::Group(write)).await
    }
}

#[async_trait]
impl Groups for Postgres {
    async fn add_group(&self, group: Group, most_groups: u32) -> Result<bool, StoreError> {
        self.write_group(GroupWrite::Add(group, most_groups)).await
    }

    async fn group(&self, id: GroupId) -> Result<Option<Group>, StoreError> {
        self.readers.query_one(GROUP, &[&signed(id.number())]).await?.as_ref().map(group_of).transpose()
    }

    async fn groups_of(&self, person: PersonId) -> Result<Vec<Group>, StoreError> {
        self.readers.query(GROUPS_OF, &[&signed(person.number())]).await?.iter().map(group_of).collect()
    }

    async fn join_group(&self, joining: Joining) -> Result<bool, StoreError> {
        self.write_group(GroupWrite::Join(joining)).await
    }

    async fn renew_group_code(&self, group: GroupId, owner: PersonId, code: &str) -> Result<bool, StoreError> {
        self.write_group(GroupWrite::RenewCode(group, owner, code.to_owned())).await
    }

    async fn remove_member(&self, group: GroupId, person: PersonId) -> Result<bool, StoreError> {
        self.write_group(GroupWrite::RemoveMember(group, person)).await
    }

    async fn remove_group(&self, group: GroupId, owner: PersonId) -> Result<bool, StoreError> {
        self.write_group(GroupWrite::Remove(group, owner)).await
    }

    async fn group_page(&self, after: Option<GroupId>, most: u32) -> Result<Vec<Group>, StoreError> {
        let after = after.map_or(-1, |id| signed(id.number()));
        self.readers.query(GROUP_PAGE, &[&after, &i64::from(most)]).await?.iter().map(group_of).collect()
    }
}
