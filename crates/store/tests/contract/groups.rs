//! Groups of friends.

use std::sync::Arc;

use tenback_store::{Group, GroupId, Joining, Member, PersonId, Store, Timestamp};

use crate::people::person;

type Shared = Arc<dyn Store>;

const ANN: PersonId = PersonId::new(u64::MAX);
const BEN: PersonId = PersonId::new(1);
const CAI: PersonId = PersonId::new(2);
const FIRST: GroupId = GroupId::new(u64::MAX);
const SECOND: GroupId = GroupId::new(7);
const NOW: Timestamp = Timestamp(1_800_000_000_000);

async fn with_people(store: &Shared) {
    for id in [ANN, BEN, CAI] {
        store.add_person(person(id)).await.expect("a free id");
    }
}

/// A new group of Ann's.
fn group(id: GroupId) -> Group {
    let (name, code) = ("Přátelé 🂡".to_owned(), format!("code of {}", id.number()));
    let members = vec![Member { person: ANN, number: 1, since: NOW }];
    Group { id, name, owner: ANN, code, joined: 1, since: NOW, members }
}

fn joining(id: GroupId, person: PersonId) -> Joining {
    Joining { group: id, code: group(id).code, person, since: NOW, most_members: 9, most_groups: 9 }
}

async fn add(store: &Shared, id: GroupId) {
    assert!(store.add_group(group(id), 9).await.expect("an answer"));
}

async fn join(store: &Shared, joining: Joining) -> bool {
    store.join_group(joining).await.expect("an answer")
}

/// The numbers of the members.
async fn members(store: &Shared, id: GroupId) -> Vec<(PersonId, u32)> {
    let group = store.group(id).await.expect("an answer").expect("it is there");
    group.members.into_iter().map(|member| (member.person, member.number)).collect()
}

async fn groups_of(store: &Shared, person: PersonId) -> Vec<GroupId> {
    store.groups_of(person).await.expect("a list").into_iter().map(|group| group.id).collect()
}

pub(crate) async fn a_group_is_loaded_as_added(store: Shared) {
    with_people(&store).await;
    assert_eq!(store.group(FIRST).await.expect("an answer"), None);
    add(&store, FIRST).await;
    assert_eq!(store.group(FIRST).await.expect("an answer"), Some(group(FIRST)));
    assert!(!store.add_group(group(FIRST), 9).await.expect("an answer"), "the id is in use");
    add(&store, SECOND).await;
    assert_eq!(store.groups_of(ANN).await.expect("a list"), [group(SECOND), group(FIRST)], "in the order of their ids");
    assert_eq!(groups_of(&store, BEN).await, []);
    let stranger = Group { id: GroupId::new(9), owner: PersonId::new(99), ..group(FIRST) };
    assert!(!store.add_group(stranger, 9).await.expect("an answer"), "nobody has this number");
    assert!(!store.add_group(group(GroupId::new(9)), 2).await.expect("an answer"), "two are enough");
    assert_eq!(store.group_page(None, 9).await.expect("a list"), [group(SECOND), group(FIRST)]);
    assert_eq!(store.group_page(Some(SECOND), 9).await.expect("a list"), [group(FIRST)]);
    assert_eq!(store.group_page(None, 1).await.expect("a list"), [group(SECOND)]);
}

pub(crate) async fn people_join_by_the_code(store: Shared) {
    with_people(&store).await;
    add(&store, FIRST).await;
    add(&store, SECOND).await;
    assert!(!join(&store, Joining { code: "guessed".into(), ..joining(FIRST, BEN) }).await);
    assert!(!join(&store, Joining { code: group(SECOND).code, ..joining(FIRST, BEN) }).await, "of another group");
    assert!(!join(&store, joining(GroupId::new(9), BEN)).await, "there is no such group");
    assert!(!join(&store, joining(FIRST, PersonId::new(99))).await, "nobody has this number");
    assert!(join(&store, joining(FIRST, BEN)).await);
    assert!(!join(&store, joining(FIRST, BEN)).await, "once is enough");
    assert!(join(&store, Joining { since: Timestamp(NOW.0 - 1), ..joining(SECOND, BEN) }).await);
    assert_eq!(members(&store, FIRST).await, [(ANN, 1), (BEN, 2)]);
    assert_eq!(groups_of(&store, BEN).await, [SECOND, FIRST], "in the order in which he joined");
}

pub(crate) async fn groups_and_people_have_limits(store: Shared) {
    with_people(&store).await;
    add(&store, FIRST).await;
    add(&store, SECOND).await;
    assert!(!join(&store, Joining { most_members: 1, ..joining(FIRST, BEN) }).await, "it is full");
    assert!(join(&store, Joining { most_members: 2, most_groups: 1, ..joining(FIRST, BEN) }).await);
    assert!(!join(&store, Joining { most_groups: 1, ..joining(SECOND, BEN) }).await, "one group is enough");
    assert_eq!(members(&store, SECOND).await, [(ANN, 1)]);
}

pub(crate) async fn a_renewed_code_replaces_the_old_one(store: Shared) {
    with_people(&store).await;
    add(&store, FIRST).await;
    assert!(!store.renew_group_code(FIRST, BEN, "his").await.expect("an answer"), "only the owner");
    assert!(!store.renew_group_code(SECOND, ANN, "new").await.expect("an answer"), "there is no such group");
    assert!(store.renew_group_code(FIRST, ANN, "new").await.expect("an answer"));
    assert!(!join(&store, joining(FIRST, BEN)).await, "the old code");
    assert!(join(&store, Joining { code: "new".into(), ..joining(FIRST, BEN) }).await);
}

pub(crate) async fn the_number_of_a_member_is_never_used_again(store: Shared) {
    with_people(&store).await;
    add(&store, FIRST).await;
    assert!(join(&store, joining(FIRST, BEN)).await);
    assert!(!store.remove_member(FIRST, ANN).await.expect("an answer"), "the owner stays");
    assert!(!store.remove_member(FIRST, CAI).await.expect("an answer"), "she is no member");
    assert!(store.remove_member(FIRST, BEN).await.expect("an answer"));
    assert!(join(&store, joining(FIRST, CAI)).await);
    assert_eq!(members(&store, FIRST).await, [(ANN, 1), (CAI, 3)]);
}

pub(crate) async fn people_who_join_at_once_get_different_numbers(store: Shared) {
    with_people(&store).await;
    for number in 100..116 {
        store.add_person(person(PersonId::new(number))).await.expect("a free id");
    }
    add(&store, FIRST).await;
    let attempt = |number: u64| {
        let store = store.clone();
        let joining = Joining { most_members: 99, ..joining(FIRST, PersonId::new(number)) };
        tokio::spawn(async move { join(&store, joining).await })
    };
    let attempts: Vec<_> = (100..116).map(attempt).collect();
    for attempt in attempts {
        assert!(attempt.await.expect("no panic"));
    }
    let numbers: Vec<u32> = members(&store, FIRST).await.into_iter().map(|(_, number)| number).collect();
    assert_eq!(numbers, (1..=17).collect::<Vec<_>>());
}

pub(crate) async fn only_the_owner_dissolves_a_group(store: Shared) {
    with_people(&store).await;
    add(&store, FIRST).await;
    add(&store, SECOND).await;
    assert!(join(&store, joining(FIRST, BEN)).await);
    assert!(!store.remove_group(FIRST, BEN).await.expect("an answer"));
    assert_eq!(members(&store, FIRST).await.len(), 2, "nothing has changed");
    assert!(store.remove_group(FIRST, ANN).await.expect("an answer"));
    assert!(!store.remove_group(FIRST, ANN).await.expect("an answer"), "it is gone");
    assert_eq!((groups_of(&store, ANN).await, groups_of(&store, BEN).await), (vec![SECOND], vec![]));
}

pub(crate) async fn groups_go_with_their_owner(store: Shared) {
    with_people(&store).await;
    add(&store, FIRST).await;
    let other = Group { owner: BEN, members: vec![Member { person: BEN, number: 1, since: NOW }], ..group(SECOND) };
    assert!(store.add_group(other, 9).await.expect("an answer"));
    for (group, person) in [(FIRST, BEN), (SECOND, ANN), (SECOND, CAI)] {
        assert!(join(&store, joining(group, person)).await);
    }
    store.erase_person(ANN).await.expect("she is there");
    assert_eq!(store.group(FIRST).await.expect("an answer"), None);
    assert_eq!(members(&store, SECOND).await, [(BEN, 1), (CAI, 3)], "she has left that of others");
    assert!(!join(&store, joining(SECOND, ANN)).await, "she is gone");
}
