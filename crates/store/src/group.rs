//! Groups of friends.

use std::fmt;

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::{StoreError, Timestamp};

/// The id of a group.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GroupId(u64);

impl GroupId {
    /// The group with this number, of which 63 bits count: databases sort numbers as signed ones. It must be unpredictable.
    pub const fn new(number: u64) -> GroupId {
        GroupId(number & i64::MAX as u64)
    }

    /// Its number.
    pub const fn number(self) -> u64 {
        self.0
    }
}

/// A group of friends.
#[derive(Clone, PartialEq, Eq)]
pub struct Group {
    /// Its id.
    pub id: GroupId,
    /// Its name.
    pub name: String,
    /// Who created it.
    pub owner: PersonId,
    /// The code by which people join.
    pub code: String,
    /// How many people have ever joined, the owner included.
    pub joined: u32,
    /// When it was created.
    pub since: Timestamp,
    /// The members in the order of their numbers, so the owner first.
    pub members: Vec<Member>,
}

/// A member of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// Who.
    pub person: PersonId,
    /// Their number in the group, counted from 1. It is never used again.
    pub number: u32,
    /// When they joined.
    pub since: Timestamp,
}

/// Does not show the code: it could get into a log.
impl fmt::Debug for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Group { id, name, owner, code: _, joined, since, members } = self;
        let mut shown = f.debug_struct("Group");
        shown.field("id", id).field("name", name).field("owner", owner).field("joined", joined);
        shown.field("since", since).field("members", members).finish_non_exhaustive()
    }
}

/// Does not show the code.
impl fmt::Debug for Joining {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Joining { group, code: _, person, since, .. } = self;
        let mut shown = f.debug_struct("Joining");
        shown.field("group", group).field("person", person).field("since", since).finish_non_exhaustive()
    }
}

/// Somebody who wants to join a group.
#[derive(Clone, PartialEq, Eq)]
pub struct Joining {
    /// Which group.
    pub group: GroupId,
    /// The code they have.
    pub code: String,
    /// Who.
    pub person: PersonId,
    /// When.
    pub since: Timestamp,
    /// The most members that a group may have.
    pub most_members: u32,
    /// The most groups that a person may belong to.
    pub most_groups: u32,
}

/// The groups of a store. A person who is erased leaves them, and those that they own are dissolved.
#[async_trait]
pub trait Groups: Send + Sync + 'static {
    /// Adds a group with its members, of whom one is the owner, and returns whether it was added. It is not if its id is in use, or if its owner does not
    /// exist or belongs to `most_groups` already. Other members who do not exist are left out.
    async fn add_group(&self, group: Group, most_groups: u32) -> Result<bool, StoreError>;

    /// A group, if there is one with this id.
    async fn group(&self, id: GroupId) -> Result<Option<Group>, StoreError>;

    /// The groups that a person belongs to, in the order in which they joined.
    async fn groups_of(&self, person: PersonId) -> Result<Vec<Group>, StoreError>;

    /// Adds a member, and returns whether they were added. They are not if the code is wrong, if they or the group have reached
    /// a limit, if they are a member already, or if either does not exist.
    async fn join_group(&self, joining: Joining) -> Result<bool, StoreError>;

    /// Replaces the code of a group and returns whether there is a group with this owner. From then on nobody joins by the old
    /// one.
    async fn renew_group_code(&self, group: GroupId, owner: PersonId, code: &str) -> Result<bool, StoreError>;

    /// Removes a member, and returns whether they were one. The owner cannot be removed.
    async fn remove_member(&self, group: GroupId, person: PersonId) -> Result<bool, StoreError>;

    /// Dissolves a group, and returns whether there was one with this owner.
    async fn remove_group(&self, group: GroupId, owner: PersonId) -> Result<bool, StoreError>;

    /// The groups after one of them in the order of their ids, at most `most`.
    async fn group_page(&self, after: Option<GroupId>, most: u32) -> Result<Vec<Group>, StoreError>;
}
