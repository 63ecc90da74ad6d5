//! Devices, the links that add them, and backup codes.

use std::sync::Arc;

use tenback_store::{
    BackupCode, Device, DeviceKey, DeviceLink, MOST_DEVICES, Person, PersonId, SignIn, Store, StoreError, Timestamp,
};

use crate::make::{device, digest};

type Shared = Arc<dyn Store>;

const ANN: PersonId = PersonId::new(u64::MAX);
const BEN: PersonId = PersonId::new(1);
const NOW: Timestamp = Timestamp(100);

/// A link that is still valid.
fn link(byte: u8) -> DeviceLink {
    DeviceLink { code: digest(byte), until: Timestamp(NOW.0 + 1) }
}

const fn backup(byte: u8) -> BackupCode {
    BackupCode { code: tenback_store::Digest::new([byte; 32]), since: NOW }
}

/// Ann and Ben, each with one device.
async fn with_people(store: &Shared) {
    for id in [ANN, BEN] {
        let sign_in = SignIn { devices: vec![device(1)], ..SignIn::default() };
        let person =
            Person { id, name: "Ann".into(), language: "de".into(), sign_in, since: Timestamp(5), banned: None };
        store.add_person(person).await.expect("a free id");
    }
}

async fn kept(store: &Shared, person: PersonId) -> SignIn {
    store.person(person).await.expect("an answer").expect("they are there").sign_in
}

async fn devices(store: &Shared, person: PersonId) -> Vec<Device> {
    kept(store, person).await.devices
}

async fn add(store: &Shared, key: DeviceKey, number: u8) -> bool {
    store.add_device(ANN, key, device(number), NOW).await.expect("an answer")
}

async fn remove(store: &Shared, person: PersonId, number: u8) -> bool {
    store.remove_device(person, device(number).id).await.expect("an answer")
}

pub(crate) async fn a_link_adds_one_device(store: Shared) {
    with_people(&store).await;
    assert!(!add(&store, DeviceKey::Link(digest(8)), 2).await, "there is none");
    store.offer_device(ANN, link(8)).await.expect("she is there");
    assert!(!add(&store, DeviceKey::Link(digest(7)), 2).await, "another one");
    assert!(!add(&store, DeviceKey::Backup(digest(8)), 2).await, "a link is not a backup code");
    assert!(!add(&store, DeviceKey::Link(digest(8)), 1).await, "the id is in use");
    assert_eq!(kept(&store, ANN).await.link, Some(link(8)), "nothing was used up");
    assert!(add(&store, DeviceKey::Link(digest(8)), 2).await);
    assert_eq!(kept(&store, ANN).await, SignIn { devices: vec![device(1), device(2)], ..SignIn::default() });
    assert!(!add(&store, DeviceKey::Link(digest(8)), 3).await, "it was used");
    assert_eq!(devices(&store, BEN).await, [device(1)], "others are not affected");
}

pub(crate) async fn only_the_latest_link_works(store: Shared) {
    with_people(&store).await;
    for byte in [8, 9] {
        store.offer_device(ANN, link(byte)).await.expect("she is there");
    }
    assert!(!add(&store, DeviceKey::Link(digest(8)), 2).await);
    assert!(add(&store, DeviceKey::Link(digest(9)), 2).await);
    let nobody = store.offer_device(PersonId::new(7), link(8)).await;
    assert!(matches!(nobody, Err(StoreError::NoSuchPerson)), "{nobody:?}");
}

pub(crate) async fn a_link_expires(store: Shared) {
    with_people(&store).await;
    store.offer_device(ANN, link(8)).await.expect("she is there");
    let late = store.add_device(ANN, DeviceKey::Link(digest(8)), device(2), link(8).until).await;
    assert!(!late.expect("an answer"), "too late");
    assert!(add(&store, DeviceKey::Link(digest(8)), 2).await, "just in time");
}

pub(crate) async fn of_concurrent_uses_of_a_link_one_succeeds(store: Shared) {
    with_people(&store).await;
    store.offer_device(ANN, link(200)).await.expect("she is there");
    let attempt = |number: u8| {
        let store = store.clone();
        tokio::spawn(async move { add(&store, DeviceKey::Link(digest(200)), number).await })
    };
    let attempts: Vec<_> = (100..116).map(|number| (number, attempt(number))).collect();
    let mut expected = vec![device(1)];
    for (number, attempt) in attempts {
        if attempt.await.expect("no panic") {
            expected.push(device(number));
        }
    }
    assert_eq!(expected.len(), 2);
    assert_eq!(kept(&store, ANN).await, SignIn { devices: expected, ..SignIn::default() });
}

pub(crate) async fn a_backup_code_adds_devices_until_it_is_replaced(store: Shared) {
    with_people(&store).await;
    assert!(!add(&store, DeviceKey::Backup(digest(8)), 2).await, "there is none");
    assert!(store.set_backup(ANN, backup(8)).await.expect("an answer"));
    assert!(!add(&store, DeviceKey::Link(digest(8)), 2).await, "a backup code is not a link");
    for number in [2, 3] {
        assert!(add(&store, DeviceKey::Backup(digest(8)), number).await);
    }
    let all = vec![device(1), device(2), device(3)];
    assert_eq!(kept(&store, ANN).await, SignIn { devices: all, link: None, backup: Some(backup(8)) });
    assert!(store.set_backup(ANN, backup(9)).await.expect("an answer"));
    assert!(!add(&store, DeviceKey::Backup(digest(8)), 4).await, "it was replaced");
    assert!(add(&store, DeviceKey::Backup(digest(9)), 4).await);
}

pub(crate) async fn a_backup_code_leads_to_its_owner(store: Shared) {
    with_people(&store).await;
    let owner = async |byte| store.backup_owner(digest(byte)).await.expect("an answer");
    assert_eq!(owner(8).await, None);
    assert!(store.set_backup(ANN, backup(8)).await.expect("an answer"));
    assert_eq!(owner(8).await, Some(ANN));
    assert!(!store.set_backup(BEN, backup(8)).await.expect("an answer"), "it is Ann's");
    assert!(store.set_backup(ANN, backup(8)).await.expect("an answer"), "she may set it again");
    assert!(store.set_backup(ANN, backup(9)).await.expect("an answer"));
    assert_eq!((owner(8).await, owner(9).await), (None, Some(ANN)));
    assert!(!store.set_backup(PersonId::new(7), backup(7)).await.expect("an answer"), "nobody has this number");
}

pub(crate) async fn a_person_cannot_have_more_devices_than_allowed(store: Shared) {
    with_people(&store).await;
    assert!(store.set_backup(ANN, backup(200)).await.expect("an answer"));
    let attempt = |number: u8| {
        let store = store.clone();
        tokio::spawn(async move { add(&store, DeviceKey::Backup(digest(200)), number).await })
    };
    let attempts: Vec<_> = (2..20).map(attempt).collect();
    let mut added = 1;
    for attempt in attempts {
        added += usize::from(attempt.await.expect("no panic"));
    }
    assert_eq!((added, devices(&store, ANN).await.len()), (MOST_DEVICES, MOST_DEVICES));
    store.offer_device(ANN, link(8)).await.expect("she is there");
    assert!(!add(&store, DeviceKey::Link(digest(8)), 20).await, "there is no room");
    assert!(remove(&store, ANN, 1).await);
    assert!(add(&store, DeviceKey::Link(digest(8)), 20).await, "the link was not used up");
}

pub(crate) async fn devices_are_renamed_one_by_one(store: Shared) {
    with_people(&store).await;
    store.offer_device(ANN, link(8)).await.expect("she is there");
    assert!(add(&store, DeviceKey::Link(digest(8)), 2).await);
    assert!(store.rename_device(ANN, device(2).id, "Kühlschrank 🂡").await.expect("an answer"));
    let renamed = Device { name: "Kühlschrank 🂡".into(), ..device(2) };
    assert_eq!(devices(&store, ANN).await, [device(1), renamed]);
    assert_eq!(devices(&store, BEN).await, [device(1)]);
    for (person, number) in [(ANN, 3), (PersonId::new(7), 1)] {
        assert!(!store.rename_device(person, device(number).id, "Phone").await.expect("an answer"));
    }
}

pub(crate) async fn the_day_of_the_last_use_only_moves_on(store: Shared) {
    with_people(&store).await;
    let seen = async |day, name| store.note_seen(ANN, device(1).id, day, name).await.expect("an answer");
    assert!(!seen(1, "Phone").await, "that day is known");
    assert!(!seen(0, "Phone").await, "a clock was wrong");
    assert!(seen(5, "Phone").await);
    assert_eq!(devices(&store, ANN).await, [Device { seen: 5, ..device(1) }], "it has a name");
    assert!(store.rename_device(ANN, device(1).id, "").await.expect("an answer"));
    assert!(!seen(5, "").await);
    assert!(seen(4, "Phone").await, "now it has none");
    assert_eq!(devices(&store, ANN).await, [Device { seen: 5, name: "Phone".into(), ..device(1) }]);
    assert!(!store.note_seen(ANN, device(2).id, 9, "").await.expect("an answer"), "there is no such device");
}

pub(crate) async fn a_removed_device_leaves_the_others(store: Shared) {
    with_people(&store).await;
    store.offer_device(ANN, link(8)).await.expect("she is there");
    assert!(add(&store, DeviceKey::Link(digest(8)), 2).await);
    assert!(!remove(&store, ANN, 3).await, "there is no such device");
    assert!(remove(&store, ANN, 1).await);
    assert!(!remove(&store, ANN, 1).await, "it is gone");
    assert_eq!(devices(&store, ANN).await, [device(2)]);
    assert_eq!(devices(&store, BEN).await, [device(1)]);
}

pub(crate) async fn the_last_device_stays_without_a_backup_code(store: Shared) {
    with_people(&store).await;
    store.offer_device(ANN, link(8)).await.expect("she is there");
    assert!(!remove(&store, ANN, 1).await, "a link may be lost");
    assert!(store.set_backup(ANN, backup(9)).await.expect("an answer"));
    assert!(remove(&store, ANN, 1).await);
    assert_eq!(devices(&store, ANN).await, []);
    assert!(add(&store, DeviceKey::Backup(digest(9)), 2).await, "she comes back");
}

pub(crate) async fn of_devices_that_remove_each_other_one_stays(store: Shared) {
    with_people(&store).await;
    store.offer_device(ANN, link(8)).await.expect("she is there");
    assert!(add(&store, DeviceKey::Link(digest(8)), 2).await);
    let attempt = |number: u8| {
        let store = store.clone();
        tokio::spawn(async move { remove(&store, ANN, number).await })
    };
    let attempts = [1, 2].map(attempt);
    let mut removed = 0;
    for attempt in attempts {
        removed += usize::from(attempt.await.expect("no panic"));
    }
    assert_eq!((removed, devices(&store, ANN).await.len()), (1, 1));
}

pub(crate) async fn devices_go_with_the_person(store: Shared) {
    with_people(&store).await;
    store.offer_device(ANN, link(8)).await.expect("she is there");
    assert!(store.set_backup(ANN, backup(9)).await.expect("an answer"));
    store.erase_person(ANN).await.expect("she is there");
    assert_eq!(store.backup_owner(digest(9)).await.expect("an answer"), None);
    for key in [DeviceKey::Link(digest(8)), DeviceKey::Backup(digest(9))] {
        assert!(!add(&store, key, 2).await, "she is gone");
    }
    assert_eq!(devices(&store, BEN).await, [device(1)], "of nobody else");
    assert!(store.set_backup(BEN, backup(9)).await.expect("an answer"), "the code is free again");
}
