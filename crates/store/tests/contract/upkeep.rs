//! What operators and erasure rely on.

use std::sync::Arc;

use tenback_store::{
    Append, Day, FinishedGame, Listing, Person, PersonId, Player, Rewrite, SignIn, Stats, Store, StoreError,
    StoredSnapshot, Timestamp,
};

use crate::make::{append, entries, new_table, table};

type Shared = Arc<dyn Store>;

const HOUR: i64 = 60 * 60 * 1000;

fn person(number: u64) -> Person {
    Person {
        id: PersonId::new(number),
        name: format!("Person {number}"),
        language: "en".into(),
        sign_in: SignIn::default(),
        since: Timestamp(5),
        banned: None,
    }
}

fn listing(people: &[u64]) -> Option<Listing> {
    let people = people.iter().copied().map(PersonId::new).collect();
    Some(Listing { listed: true, people, summary: "shown".into(), deal: None })
}

fn game(number: u32, person: u64) -> Option<FinishedGame> {
    let players = vec![Player { person: PersonId::new(person), seat: Some(1) }];
    let (result, record) = ("result".into(), format!("record {number}"));
    Some(FinishedGame { number, ended: Timestamp(9), public: true, players, result, record })
}

pub(crate) async fn tables_and_people_are_listed_page_by_page(store: Shared) {
    for number in [3, 1, 2] {
        store.create(new_table(number)).await.expect("a free name");
        store.add_person(person(u64::from(number))).await.expect("a free id");
    }
    store.append(append(2, 1..=4)).await.expect("it follows");
    let first = store.table_page(None, 2).await.expect("a list");
    assert_eq!(first.iter().map(|row| row.id.clone()).collect::<Vec<_>>(), [table(1), table(2)]);
    assert_eq!((first[1].events, first[1].created, first[1].updated), (4, Timestamp(1_000), Timestamp(2_000)));
    let rest = store.table_page(Some(table(2)), 2).await.expect("a list");
    assert_eq!(rest.iter().map(|row| (row.id.clone(), row.events)).collect::<Vec<_>>(), [(table(3), 0)]);
    assert_eq!(store.table(&table(2)).await.expect("an answer").as_ref(), first.get(1));
    assert_eq!(store.table(&table(4)).await.expect("an answer"), None);
    assert_eq!(store.person_page(None, 2).await.expect("a list"), [person(1), person(2)]);
    assert_eq!(store.person_page(Some(PersonId::new(2)), 2).await.expect("a list"), [person(3)]);
}

pub(crate) async fn a_closed_table_is_marked_and_not_listed(store: Shared) {
    store.create(new_table(1)).await.expect("a free name");
    store.append(Append { listing: listing(&[1]), ..append(1, 1..=1) }).await.expect("it follows");
    assert!(!store.load(&table(1)).await.expect("an answer").expect("it is there").closed);
    assert_eq!(store.listed(9).await.expect("a list").len(), 1);
    store.close_table(&table(1)).await.expect("it is there");
    assert!(store.load(&table(1)).await.expect("an answer").expect("it is there").closed);
    assert!(store.table_page(None, 9).await.expect("a list")[0].closed);
    assert_eq!(store.listed(9).await.expect("a list"), []);
    assert_eq!(store.tables_of(PersonId::new(1), 9).await.expect("a list"), []);
    assert!(matches!(store.close_table(&table(2)).await, Err(StoreError::NoSuchTable)));
}

pub(crate) async fn a_deleted_table_leaves_only_its_finished_games(store: Shared) {
    store.create(new_table(1)).await.expect("a free name");
    store.create(new_table(2)).await.expect("a free name");
    let snapshot = Some(StoredSnapshot { seq: 1, state: "state".into() });
    let full = Append { listing: listing(&[1]), game: game(1, 1), snapshot, ..append(1, 1..=2) };
    store.append(full).await.expect("it follows");
    store.delete_table(&table(1)).await.expect("it is there");
    assert_eq!(store.load(&table(1)).await.expect("an answer"), None);
    assert!(matches!(store.entries(&table(1)).await, Err(StoreError::NoSuchTable)));
    assert_eq!(store.tables_of(PersonId::new(1), 9).await.expect("a list"), []);
    assert_eq!(store.visited(PersonId::new(1)).await.expect("a list"), []);
    assert!(store.game(&table(1), 1).await.expect("an answer").is_some(), "games outlive their tables");
    assert_eq!(store.games_of(PersonId::new(1), None, 9).await.expect("a list").len(), 1);
    assert!(store.load(&table(2)).await.expect("an answer").is_some(), "others stay");
    assert!(matches!(store.delete_table(&table(1)).await, Err(StoreError::NoSuchTable)));
}

pub(crate) async fn an_erased_person_is_unknown(store: Shared) {
    store.add_person(person(1)).await.expect("a free id");
    store.create(new_table(1)).await.expect("a free name");
    store.append(Append { listing: listing(&[1]), ..append(1, 1..=1) }).await.expect("it follows");
    store.erase_person(PersonId::new(1)).await.expect("it is there");
    assert_eq!(store.person(PersonId::new(1)).await.expect("an answer"), None);
    assert!(store.names(&[PersonId::new(1)]).await.expect("an answer").is_empty());
    assert_eq!(store.visited(PersonId::new(1)).await.expect("a list"), [table(1)], "the seat keeps its number");
    assert!(matches!(store.erase_person(PersonId::new(1)).await, Err(StoreError::NoSuchPerson)));
}

pub(crate) async fn a_ban_is_stored_until_it_is_lifted(store: Shared) {
    store.add_person(person(1)).await.expect("a free id");
    for since in [Some(Timestamp(7)), None] {
        store.ban(PersonId::new(1), since).await.expect("it is there");
        let kept = store.person(PersonId::new(1)).await.expect("an answer").expect("it is there");
        assert_eq!(kept, Person { banned: since, ..person(1) });
    }
    assert!(matches!(store.ban(PersonId::new(2), None).await, Err(StoreError::NoSuchPerson)));
}

pub(crate) async fn people_who_left_a_table_have_visited_it(store: Shared) {
    for number in [1, 2] {
        store.create(new_table(number)).await.expect("a free name");
    }
    for (seq, people) in [(1, &[1, 2][..]), (2, &[2]), (3, &[2, 3])] {
        store.append(Append { listing: listing(people), ..append(1, seq..=seq) }).await.expect("it follows");
    }
    for (number, sits) in [(1, false), (2, true), (3, true)] {
        let person = PersonId::new(number);
        assert_eq!(store.visited(person).await.expect("a list"), [table(1)]);
        assert_eq!(store.is_at(person, &table(1)).await.expect("an answer"), sits);
        assert_eq!(store.tables_of(person, 9).await.expect("a list").len(), usize::from(sits));
    }
    assert_eq!(store.visited(PersonId::new(4)).await.expect("a list"), []);
    store.append(Append { listing: listing(&[1]), ..append(1, 4..=4) }).await.expect("it follows");
    assert!(store.is_at(PersonId::new(1), &table(1)).await.expect("an answer"), "back again");
}

pub(crate) async fn events_are_rewritten_in_place(store: Shared) {
    store.create(new_table(1)).await.expect("a free name");
    store.append(append(1, 1..=3)).await.expect("it follows");
    let snapshot = |seq| StoredSnapshot { seq, state: format!("state {seq}") };
    let rewrite = |seq: u64, snapshot| {
        let events = vec![(seq, "gone".into())];
        Rewrite { table: table(1), epoch: None, events, erased: None, snapshot }
    };
    for wrong in [rewrite(4, snapshot(3)), rewrite(0, snapshot(3)), rewrite(2, snapshot(4))] {
        assert!(matches!(store.rewrite(wrong).await, Err(StoreError::Conflict { last: 3 })));
    }
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), entries(1..=3), "nothing was changed");
    store.rewrite(rewrite(2, snapshot(2))).await.expect("it is there");
    let mut changed = entries(1..=3);
    changed[1].event = "gone".into();
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), changed);
    let stored = store.load(&table(1)).await.expect("an answer").expect("it is there");
    assert_eq!((stored.snapshot, &stored.tail[..]), (Some(snapshot(2)), &changed[2..]));
    store.rewrite(rewrite(1, snapshot(1))).await.expect("an older snapshot replaces a newer one");
    let stored = store.load(&table(1)).await.expect("an answer").expect("it is there");
    assert_eq!(stored.snapshot, Some(snapshot(1)));
    let author = changed[0].command.as_ref().expect("somebody").person;
    let erasure = Rewrite { erased: Some(author), ..rewrite(1, snapshot(1)) };
    store.rewrite(erasure).await.expect("it is there");
    let left = store.entries(&table(1)).await.expect("it is there");
    assert!(left.iter().all(|entry| entry.command.as_ref().is_none_or(|command| command.person != author)), "{left:?}");
    assert_eq!(left.len(), 3);
    assert_eq!(store.table_page(None, 1).await.expect("a list")[0].updated, Timestamp(2_000), "that is not an update");
    let unknown = Rewrite { table: table(2), ..rewrite(1, snapshot(1)) };
    assert!(matches!(store.rewrite(unknown).await, Err(StoreError::NoSuchTable)));
}

pub(crate) async fn the_day_of_every_event_is_known(store: Shared) {
    store.create(new_table(1)).await.expect("a free name");
    let later = [(1, HOUR), (2, 25 * HOUR), (3, 26 * HOUR), (4, 80 * HOUR)];
    for (seq, now) in later {
        let append = Append { now: Timestamp(now), ..append(1, seq..=seq) };
        store.append(append).await.expect("it follows");
    }
    let day = |first, since| Day { first, since: Timestamp(since) };
    let days = store.days(&table(1)).await.expect("it is there");
    assert_eq!(days, [day(1, 1_000), day(2, 25 * HOUR), day(4, 80 * HOUR)]);
    assert!(matches!(store.days(&table(2)).await, Err(StoreError::NoSuchTable)));
}

pub(crate) async fn the_games_of_a_person_are_listed_page_by_page(store: Shared) {
    for number in [1, 2] {
        store.create(new_table(number)).await.expect("a free name");
    }
    for (at, seq, person) in [(2, 1, 1), (1, 1, 1), (1, 2, 2), (1, 3, 1)] {
        let game = game(u32::try_from(seq).expect("small"), person);
        store.append(Append { game, ..append(at, seq..=seq) }).await.expect("it follows");
    }
    let played = |after, most| {
        let store = store.clone();
        async move {
            let games = store.games_of(PersonId::new(1), after, most).await.expect("a list");
            games.into_iter().map(|(table, game)| (table, game.number)).collect::<Vec<_>>()
        }
    };
    assert_eq!(played(None, 9).await, [(table(1), 1), (table(1), 3), (table(2), 1)]);
    assert_eq!(played(None, 2).await, [(table(1), 1), (table(1), 3)]);
    assert_eq!(played(Some((table(1), 3)), 9).await, [(table(2), 1)]);
}

pub(crate) async fn everything_is_counted(store: Shared) {
    assert_eq!(store.stats().await.expect("an answer"), Stats::default());
    for number in [1, 2] {
        store.create(new_table(number)).await.expect("a free name");
        store.add_person(person(number.into())).await.expect("a free id");
    }
    store.append(Append { game: game(1, 1), ..append(1, 1..=3) }).await.expect("it follows");
    store.close_table(&table(2)).await.expect("it is there");
    store.ban(PersonId::new(2), Some(Timestamp(1))).await.expect("it is there");
    let counted = Stats {
        tables: 2,
        closed_tables: 1,
        people: 2,
        banned_people: 1,
        games: 1,
        events: 3,
        oldest: Some(Timestamp(1_000)),
        newest: Some(Timestamp(2_000)),
    };
    assert_eq!(store.stats().await.expect("an answer"), counted);
}
