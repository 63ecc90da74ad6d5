//! Groups of friends: who belongs to them, and how they are called there.

use std::collections::HashMap;

use tenback_store::{Group, GroupId, Joining, Member, Store};
use tenback_table::{Name, PersonId};
use tenback_wire::GroupMember;

use crate::app::App;
use crate::charter::names;
use crate::denial::{Denial, Resource};
use crate::secret::{bytes, new_invite, same, text};

/// The most groups that somebody may belong to.
pub(crate) const MOST_GROUPS: u32 = 20;
/// The most members of a group.
pub(crate) const MOST_MEMBERS: u32 = 100;

/// The text of a group's id.
pub(crate) fn group_text(id: GroupId) -> String {
    text(&id.number().to_be_bytes())
}

/// The id with this text.
pub(crate) fn group_id(text: &str) -> Option<GroupId> {
    let number = u64::from_be_bytes(bytes(text)?.try_into().ok()?);
    Some(GroupId::new(number)).filter(|id| id.number() == number)
}

/// What the link of a group ends with: the group, and its secret code.
pub(crate) fn link_code(group: &Group) -> String {
    format!("{}.{}", group_text(group.id), group.code)
}

/// A new group.
pub(crate) async fn create(app: &App, owner: PersonId, name: &Name) -> Result<Group, Denial> {
    let (world, since) = (app.world.as_ref(), app.now());
    let (id, code) = (GroupId::new(world.chance()?), new_invite(world)?);
    let members = vec![Member { person: owner, number: 1, since }];
    let group = Group { id, name: name.to_string(), owner, code, joined: 1, since, members };
    if app.store.add_group(group.clone(), MOST_GROUPS).await? {
        Ok(group)
    } else {
        Err(Denial::TooMany { what: Resource::Groups })
    }
}

/// A group that a person belongs to. To everybody else it does not exist.
pub(crate) async fn own(store: &dyn Store, person: PersonId, id: &str) -> Result<Group, Denial> {
    let id = group_id(id).ok_or(Denial::NoSuchGroup)?;
    let group = store.group(id).await?.filter(|group| is_member(group, person));
    group.ok_or(Denial::NoSuchGroup)
}

/// The same for its owner.
pub(crate) async fn owned(store: &dyn Store, person: PersonId, id: &str) -> Result<Group, Denial> {
    let group = own(store, person, id).await?;
    if group.owner == person { Ok(group) } else { Err(Denial::OwnerOnly) }
}

/// Joins a group by the code of its link. Whoever is a member already stays one.
pub(crate) async fn join(app: &App, person: PersonId, code: &str) -> Result<Group, Denial> {
    let (id, secret) = code.trim().split_once('.').ok_or(Denial::BadGroupCode)?;
    let id = group_id(id).ok_or(Denial::BadGroupCode)?;
    let found = app.store.group(id).await?.filter(|group| same(&group.code, secret));
    let group = found.ok_or(Denial::BadGroupCode)?;
    if is_member(&group, person) {
        return Ok(group);
    }
    let joining = Joining {
        group: id,
        code: secret.to_owned(),
        person,
        since: app.now(),
        most_members: MOST_MEMBERS,
        most_groups: MOST_GROUPS,
    };
    let joined = app.store.join_group(joining).await?;
    let now = app.store.group(id).await?;
    match now.filter(|group| is_member(group, person)) {
        Some(group) => Ok(group),
        None if joined => Err(Denial::NoSuchGroup),
        None => Err(why_not(&group)),
    }
}

/// Why somebody with the right code could not join.
fn why_not(group: &Group) -> Denial {
    let is_full = u32::try_from(group.members.len()).unwrap_or(u32::MAX) >= MOST_MEMBERS;
    Denial::TooMany { what: if is_full { Resource::GroupMembers } else { Resource::Groups } }
}

/// Replaces the link of a group: nobody joins by the old one any more.
pub(crate) async fn renew(app: &App, group: Group) -> Result<Group, Denial> {
    let code = new_invite(app.world.as_ref())?;
    if app.store.renew_group_code(group.id, group.owner, &code).await? {
        Ok(Group { code, ..group })
    } else {
        Err(Denial::NoSuchGroup)
    }
}

/// Removes a member. They know the link, so it is renewed first.
pub(crate) async fn remove(app: &App, group: Group, member: &str) -> Result<(), Denial> {
    let is_named = |known: &&Member| known.number.to_string() == member && known.person != group.owner;
    let person = group.members.iter().find(is_named).ok_or(Denial::NoSuchMember)?.person;
    let group = renew(app, group).await?;
    if app.store.remove_member(group.id, person).await? { Ok(()) } else { Err(Denial::NoSuchMember) }
}

fn is_member(group: &Group, person: PersonId) -> bool {
    group.members.iter().any(|member| member.person == person)
}

/// How people are called.
pub(crate) type Called = HashMap<PersonId, String>;

/// How people are called in a group, or without one.
pub(crate) async fn called_in(
    store: &dyn Store,
    group: Option<&Group>,
    people: Vec<PersonId>,
) -> Result<Called, Denial> {
    match group {
        Some(group) => Ok(called(store, std::slice::from_ref(group)).await?.pop().unwrap_or_default()),
        None => {
            let names = names(store, people).await?;
            Ok(names.into_iter().map(|(person, name)| (person, name.to_string())).collect())
        }
    }
}

/// How the members of a group are called in it: by their names, with their number in the group after those that could be
/// mistaken for each other.
async fn called(store: &dyn Store, groups: &[Group]) -> Result<Vec<Called>, Denial> {
    let people = groups.iter().flat_map(|group| &group.members).map(|member| member.person).collect();
    let names = names(store, people).await?;
    let unknown = Name::unknown();
    let called = |group: &Group| {
        let known: Vec<(&Member, &Name, String)> = group
            .members
            .iter()
            .map(|member| (member, names.get(&member.person).unwrap_or(&unknown)))
            .map(|(member, name)| (member, name, name.appearance()))
            .collect();
        let mut alike: HashMap<&str, u32> = HashMap::new();
        for (_, _, appearance) in &known {
            *alike.entry(appearance).or_default() += 1;
        }
        let shown = |(member, name, appearance): &(&Member, &Name, String)| {
            let is_alone = alike.get(appearance.as_str()) == Some(&1);
            (member.person, if is_alone { name.to_string() } else { format!("{name} ({})", member.number) })
        };
        known.iter().map(shown).collect()
    };
    Ok(groups.iter().map(called).collect())
}

/// Groups as a member sees them. `base` is the address of the server.
pub(crate) async fn told(
    store: &dyn Store,
    person: PersonId,
    groups: &[Group],
    base: &str,
) -> Result<Vec<tenback_wire::Group>, Denial> {
    let called = called(store, groups).await?;
    let told = |(group, called): (&Group, &Called)| tenback_wire::Group {
        id: group_text(group.id),
        name: Name::stored(&group.name).to_string(),
        // The part after the hash is not sent to any server, so it does not appear in logs.
        link: (group.owner == person).then(|| format!("{base}/groups#{}", link_code(group))),
        members: group
            .members
            .iter()
            .map(|member| GroupMember {
                id: member.number.to_string(),
                name: called.get(&member.person).cloned().unwrap_or_default(),
                you: member.person == person,
            })
            .collect(),
    };
    Ok(groups.iter().zip(&called).map(told).collect())
}
