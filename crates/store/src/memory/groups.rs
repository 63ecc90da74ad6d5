//! Groups of friends.

use std::collections::btree_map::Entry as Slot;

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::{Group, GroupId, Groups, Joining, Member, Memory, StoreError};

use super::State;
use super::upkeep::beyond;

impl State {
    fn count_groups(&self, person: PersonId) -> usize {
        self.groups.values().filter(|group| group.has(person)).count()
    }

    fn add_group(&mut self, mut group: Group, most_groups: u32) -> bool {
        let is_allowed = self.people.contains_key(&group.owner) && self.count_groups(group.owner) < limit(most_groups);
        group.members.retain(|member| self.people.contains_key(&member.person));
        match self.groups.entry(group.id) {
            Slot::Vacant(slot) if is_allowed => {
                slot.insert(group);
                true
            }
            _ => false,
        }
    }

    fn groups_of(&self, person: PersonId) -> Vec<Group> {
        let joined = |group: &Group| group.members.iter().find(|member| member.person == person).map(|own| own.since);
        let mut groups: Vec<_> =
            self.groups.values().filter_map(|group| Some((joined(group)?, group.id, group))).collect();
        groups.sort_by_key(|(since, id, _)| (*since, *id));
        groups.into_iter().map(|(_, _, group)| group.clone()).collect()
    }

    fn join_group(&mut self, joining: Joining) -> bool {
        let Joining { group, code, person, since, most_members, most_groups } = joining;
        let has_room = self.people.contains_key(&person) && self.count_groups(person) < limit(most_groups);
        let Some(group) = self.groups.get_mut(&group) else { return false };
        if !has_room || group.code != code || group.has(person) || group.members.len() >= limit(most_members) {
            return false;
        }
        group.joined += 1;
        group.members.push(Member { person, number: group.joined, since });
        true
    }

    fn remove_member(&mut self, group: GroupId, person: PersonId) -> bool {
        let Some(group) = self.groups.get_mut(&group).filter(|group| group.owner != person) else { return false };
        let before = group.members.len();
        group.members.retain(|member| member.person != person);
        group.members.len() < before
    }

    /// Somebody is being deleted.
    pub(super) fn leave_groups(&mut self, person: PersonId) {
        self.groups.retain(|_, group| group.owner != person);
        for group in self.groups.values_mut() {
            group.members.retain(|member| member.person != person);
        }
    }

    /// A group with this owner.
    fn owned(&mut self, group: GroupId, owner: PersonId) -> Option<&mut Group> {
        self.groups.get_mut(&group).filter(|group| group.owner == owner)
    }
}

impl Group {
    fn has(&self, person: PersonId) -> bool {
        self.members.iter().any(|member| member.person == person)
    }
}

fn limit(most: u32) -> usize {
    usize::try_from(most).unwrap_or(usize::MAX)
}

#[async_trait]
impl Groups for Memory {
    async fn add_group(&self, group: Group, most_groups: u32) -> Result<bool, StoreError> {
        self.write(|state| Ok(state.add_group(group, most_groups)))
    }

    async fn group(&self, id: GroupId) -> Result<Option<Group>, StoreError> {
        Ok(self.state()?.groups.get(&id).cloned())
    }

    async fn groups_of(&self, person: PersonId) -> Result<Vec<Group>, StoreError> {
        Ok(self.state()?.groups_of(person))
    }

    async fn join_group(&self, joining: Joining) -> Result<bool, StoreError> {
        self.write(|state| Ok(state.join_group(joining)))
    }

    async fn renew_group_code(&self, group: GroupId, owner: PersonId, code: &str) -> Result<bool, StoreError> {
        self.write(|state| {
            let found = state.owned(group, owner);
            Ok(found.map(|group| group.code = code.to_owned()).is_some())
        })
    }

    async fn remove_member(&self, group: GroupId, person: PersonId) -> Result<bool, StoreError> {
        self.write(|state| Ok(state.remove_member(group, person)))
    }

    async fn remove_group(&self, group: GroupId, owner: PersonId) -> Result<bool, StoreError> {
        self.write(|state| {
            let found = state.owned(group, owner).map(|group| group.id);
            Ok(found.and_then(|id| state.groups.remove(&id)).is_some())
        })
    }

    async fn group_page(&self, after: Option<GroupId>, most: u32) -> Result<Vec<Group>, StoreError> {
        Ok(self.state()?.groups.range(beyond(after)).take(limit(most)).map(|(_, group)| group.clone()).collect())
    }
}
