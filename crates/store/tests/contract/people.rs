//! People and their names.

use std::collections::HashMap;
use std::sync::Arc;

use tenback_store::{BackupCode, DeviceLink, Person, PersonId, SignIn, Store, StoreError, Timestamp};

use crate::make::{device, digest};

type Shared = Arc<dyn Store>;

const ANN: PersonId = PersonId::new(u64::MAX);

fn ann() -> Person {
    let sign_in = SignIn { devices: vec![device(1)], ..SignIn::default() };
    Person { id: ANN, name: "Ann".into(), language: "de".into(), sign_in, since: Timestamp(5), banned: None }
}

/// A person without a device, for tests of other things.
pub(crate) fn person(id: PersonId) -> Person {
    Person { id, sign_in: SignIn::default(), ..ann() }
}

const NOW: Timestamp = Timestamp(100);

async fn kept(store: &Shared) -> Person {
    store.person(ANN).await.expect("an answer").expect("she is there")
}

pub(crate) async fn a_person_is_loaded_as_added(store: Shared) {
    assert_eq!(store.person(ANN).await.expect("an answer"), None);
    assert_eq!(store.people().await.expect("an answer"), 0);
    store.add_person(ann()).await.expect("a free id");
    let sign_in = SignIn {
        devices: vec![device(1), device(2), device(3)],
        link: Some(DeviceLink { code: digest(8), until: NOW }),
        backup: Some(BackupCode { code: digest(9), since: NOW }),
    };
    let ben = Person { id: PersonId::new(0), name: "Běn 🂡".into(), sign_in, banned: Some(NOW), ..ann() };
    store.add_person(ben.clone()).await.expect("a free id");
    assert_eq!(store.people().await.expect("an answer"), 2);
    assert_eq!(kept(&store).await, ann());
    assert_eq!(store.person(ben.id).await.expect("an answer"), Some(ben));
}

pub(crate) async fn names_of_several_people_are_looked_up_at_once(store: Shared) {
    store.add_person(ann()).await.expect("a free id");
    let ben = Person { id: PersonId::new(0), name: "Běn 🂡".into(), ..ann() };
    store.add_person(ben.clone()).await.expect("a free id");
    let names = store.names(&[ANN, PersonId::new(7), ben.id, ANN]).await.expect("an answer");
    assert_eq!(names, HashMap::from([(ANN, "Ann".to_owned()), (ben.id, ben.name)]), "the seventh is not known");
    assert!(store.names(&[]).await.expect("an answer").is_empty());
}

pub(crate) async fn a_person_id_cannot_be_used_twice(store: Shared) {
    store.add_person(ann()).await.expect("a free id");
    let sign_in = SignIn { devices: vec![device(2)], ..SignIn::default() };
    let other = Person { name: "Other".into(), sign_in, ..ann() };
    assert!(matches!(store.add_person(other).await, Err(StoreError::Taken)));
    assert_eq!(kept(&store).await, ann());
}

pub(crate) async fn a_person_can_be_renamed(store: Shared) {
    store.add_person(ann()).await.expect("a free id");
    store.rename(ANN, "Anna", "uk").await.expect("she is there");
    assert_eq!(kept(&store).await, Person { name: "Anna".into(), language: "uk".into(), ..ann() });
}

pub(crate) async fn changing_an_unknown_person_fails(store: Shared) {
    assert!(matches!(store.rename(ANN, "Anna", "uk").await, Err(StoreError::NoSuchPerson)));
    assert_eq!(store.person(ANN).await.expect("an answer"), None);
}
