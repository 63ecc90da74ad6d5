//! People, their names, and recovery codes.

use std::collections::HashMap;
use std::sync::Arc;

use tenback_store::{Digest, OfferedRecovery, Person, PersonId, Store, StoreError, Timestamp};

type Shared = Arc<dyn Store>;

const ANN: PersonId = PersonId::new(u64::MAX);

fn digest(byte: u8) -> Digest {
    Digest::new([byte; 32])
}

fn ann() -> Person {
    let (token, recovery) = (digest(1), None);
    Person { id: ANN, name: "Ann".into(), language: "de".into(), token, recovery, since: Timestamp(5), banned: None }
}

const NOW: Timestamp = Timestamp(100);

/// A code that is still valid.
fn offered(byte: u8) -> OfferedRecovery {
    OfferedRecovery { code: digest(byte), until: Timestamp(NOW.0 + 1) }
}

async fn kept(store: &Shared) -> Person {
    store.person(ANN).await.expect("an answer").expect("she is there")
}

pub(crate) async fn a_person_is_loaded_as_added(store: Shared) {
    assert_eq!(store.person(ANN).await.expect("an answer"), None);
    assert_eq!(store.people().await.expect("an answer"), 0);
    store.add_person(ann()).await.expect("a free id");
    let ben =
        Person {
            id: PersonId::new(0), name: "Běn 🂡".into(), recovery: Some(offered(9)), banned: Some(NOW), ..ann()
        };
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
    let other = Person { name: "Other".into(), token: digest(2), ..ann() };
    assert!(matches!(store.add_person(other).await, Err(StoreError::Taken)));
    assert_eq!(kept(&store).await, ann());
}

pub(crate) async fn a_person_can_be_renamed(store: Shared) {
    store.add_person(ann()).await.expect("a free id");
    store.rename(ANN, "Anna", "uk").await.expect("she is there");
    assert_eq!(kept(&store).await, Person { name: "Anna".into(), language: "uk".into(), ..ann() });
}

pub(crate) async fn a_recovery_code_works_once(store: Shared) {
    store.add_person(ann()).await.expect("a free id");
    assert!(!store.recover(ANN, digest(8), digest(2), NOW).await.expect("an answer"), "none was offered");
    store.offer_recovery(ANN, offered(8)).await.expect("she is there");
    assert!(!store.recover(ANN, digest(7), digest(2), NOW).await.expect("an answer"), "a wrong code");
    assert_eq!(kept(&store).await, Person { recovery: Some(offered(8)), ..ann() }, "a wrong code uses nothing up");
    assert!(store.recover(ANN, digest(8), digest(2), NOW).await.expect("an answer"));
    assert_eq!(kept(&store).await, Person { token: digest(2), ..ann() });
    assert!(!store.recover(ANN, digest(8), digest(3), NOW).await.expect("an answer"), "a used code");
    assert_eq!(kept(&store).await.token, digest(2));
}

pub(crate) async fn only_the_latest_recovery_code_works(store: Shared) {
    store.add_person(ann()).await.expect("a free id");
    store.offer_recovery(ANN, offered(8)).await.expect("she is there");
    store.offer_recovery(ANN, offered(9)).await.expect("she is there");
    assert!(!store.recover(ANN, digest(8), digest(2), NOW).await.expect("an answer"));
    assert!(store.recover(ANN, digest(9), digest(2), NOW).await.expect("an answer"));
}

pub(crate) async fn a_recovery_code_expires(store: Shared) {
    store.add_person(ann()).await.expect("a free id");
    store.offer_recovery(ANN, offered(8)).await.expect("she is there");
    let late = offered(8).until;
    assert!(!store.recover(ANN, digest(8), digest(2), late).await.expect("an answer"), "too late");
    assert_eq!(kept(&store).await.token, ann().token);
    assert!(store.recover(ANN, digest(8), digest(2), NOW).await.expect("an answer"), "just in time");
}

pub(crate) async fn of_concurrent_recoveries_one_succeeds(store: Shared) {
    store.add_person(ann()).await.expect("a free id");
    store.offer_recovery(ANN, offered(8)).await.expect("she is there");
    let attempt = |token: u8| {
        let store = store.clone();
        tokio::spawn(async move { store.recover(ANN, digest(8), digest(token), NOW).await.expect("an answer") })
    };
    let attempts: Vec<_> = (100..116).map(|token| (token, attempt(token))).collect();
    let mut recovered = Vec::new();
    for (token, attempt) in attempts {
        if attempt.await.expect("no panic") {
            recovered.push(digest(token));
        }
    }
    assert_eq!(recovered, [kept(&store).await.token]);
}

pub(crate) async fn changing_an_unknown_person_fails(store: Shared) {
    assert!(matches!(store.rename(ANN, "Anna", "uk").await, Err(StoreError::NoSuchPerson)));
    assert!(matches!(store.offer_recovery(ANN, offered(8)).await, Err(StoreError::NoSuchPerson)));
    assert!(!store.recover(ANN, digest(8), digest(2), NOW).await.expect("an answer"));
    assert_eq!(store.person(ANN).await.expect("an answer"), None);
}
