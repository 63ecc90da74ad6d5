//! Lists of tables.

use std::sync::Arc;

use tenback_store::{Append, Digest, ListedTable, Listing, NewTable, PersonId, Store, Timestamp};

use crate::empty_append;
use crate::make::{new_table, table};

type Shared = Arc<dyn Store>;

fn listing(listed: bool, people: &[u64], summary: &str) -> Listing {
    Listing {
        listed,
        people: people.iter().copied().map(PersonId::new).collect(),
        summary: summary.to_owned(),
        deal: None,
    }
}

async fn create(store: &Shared, number: u32, listing: Listing, now: i64) {
    store.create(NewTable { listing, now: Timestamp(now), ..new_table(number) }).await.expect("a free name");
}

async fn show(store: &Shared, number: u32, listing: Option<Listing>, now: i64) {
    let append = Append { listing, now: Timestamp(now), ..empty_append(number) };
    store.append(append).await.expect("no event is needed");
}

fn listed(number: u32, summary: &str, updated: i64) -> ListedTable {
    ListedTable { id: table(number), summary: summary.to_owned(), updated: Timestamp(updated) }
}

pub(crate) async fn public_tables_are_listed_most_recently_updated_first(store: Shared) {
    for (number, now) in [(1, 10), (2, 30), (3, 20), (4, 20), (5, -5)] {
        create(&store, number, listing(number != 2, &[], "open"), now).await;
    }
    let (first, second, last) = (listed(3, "open", 20), listed(4, "open", 20), listed(5, "open", -5));
    let all = [first.clone(), second.clone(), listed(1, "open", 10), last.clone()];
    assert_eq!(store.listed(9).await.expect("a list"), all, "those of one moment come by name");
    assert_eq!(store.listed(2).await.expect("a list"), all[..2]);
    assert_eq!(store.listed(0).await.expect("a list"), []);
    assert_eq!(store.listed(u32::MAX).await.expect("a list"), all);
    show(&store, 1, Some(listing(true, &[], "open")), 40).await;
    let changed = [listed(1, "open", 40), first, second, last];
    assert_eq!(store.listed(9).await.expect("a list"), changed);
    show(&store, 5, None, 50).await;
    assert_eq!(store.listed(9).await.expect("a list"), changed, "nothing has happened there");
}

pub(crate) async fn a_listing_replaces_the_previous_one(store: Shared) {
    create(&store, 1, Listing::default(), 10).await;
    assert_eq!(store.listed(9).await.expect("a list"), []);
    show(&store, 1, Some(listing(true, &[1, 2], "two sit")), 20).await;
    assert_eq!(store.listed(9).await.expect("a list"), [listed(1, "two sit", 20)]);
    show(&store, 1, None, 30).await;
    assert_eq!(store.tables_of(PersonId::new(1), 9).await.expect("a list"), [listed(1, "two sit", 20)]);
    show(&store, 1, Some(listing(false, &[2, 3], "closed")), 40).await;
    assert_eq!(store.listed(9).await.expect("a list"), []);
    assert_eq!(store.tables_of(PersonId::new(1), 9).await.expect("a list"), []);
    for still_or_now in [2, 3] {
        let tables = store.tables_of(PersonId::new(still_or_now), 9).await.expect("a list");
        assert_eq!(tables, [listed(1, "closed", 40)]);
    }
}

pub(crate) async fn a_table_is_listed_for_its_host_and_its_sitters(store: Shared) {
    create(&store, 1, listing(false, &[1, 1, 7], "host sits"), 10).await;
    create(&store, 2, listing(true, &[1], "host watches"), 30).await;
    create(&store, 3, listing(true, &[2], "others"), 20).await;
    let hosted = [listed(2, "host watches", 30), listed(3, "others", 20), listed(1, "host sits", 10)];
    assert_eq!(store.tables_of(PersonId::new(7), 9).await.expect("a list"), hosted);
    assert_eq!(store.tables_of(PersonId::new(7), 1).await.expect("a list"), hosted[..1]);
    let seated = [listed(2, "host watches", 30), listed(1, "host sits", 10)];
    assert_eq!(store.tables_of(PersonId::new(1), 9).await.expect("a list"), seated);
    assert_eq!(store.tables_of(PersonId::new(9), 9).await.expect("a list"), []);
}

pub(crate) async fn hosted_tables_are_counted_since_a_time(store: Shared) {
    for (number, now) in [(1, 10), (2, 20), (3, 30)] {
        create(&store, number, listing(true, &[1], ""), now).await;
    }
    show(&store, 1, None, 40).await;
    for (since, count) in [(0, 3), (20, 2), (21, 1), (40, 0)] {
        assert_eq!(store.tables_hosted(PersonId::new(7), Timestamp(since)).await.expect("a count"), count);
    }
    assert_eq!(store.tables_hosted(PersonId::new(1), Timestamp(0)).await.expect("a count"), 0, "to sit is not to host");
}

pub(crate) async fn one_table_of_each_host_comes_first(store: Shared) {
    for (number, host, now) in [(1, 1, 10), (2, 2, 50), (3, 2, 40), (4, 2, 60), (5, 3, 30)] {
        let (host, now) = (PersonId::new(host), Timestamp(now));
        let open = NewTable { host, listing: listing(true, &[], "open"), now, ..new_table(number) };
        store.create(open).await.expect("a free name");
    }
    let order = async |most| {
        let tables = store.listed(most).await.expect("a list");
        tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    assert_eq!(order(9).await, [4, 5, 1, 2, 3].map(table));
    assert_eq!(order(3).await, [4, 5, 1].map(table), "nobody pushes the others out");
}

pub(crate) async fn a_deal_is_in_play_while_a_table_says_so(store: Shared) {
    let playing = |deal: Option<u8>| Listing { deal: deal.map(|byte| Digest::new([byte; 32])), ..Listing::default() };
    let in_play = async |deal| store.is_in_play(Digest::new([deal; 32])).await.expect("an answer");
    assert!(!in_play(1).await, "there is no table");
    create(&store, 1, playing(Some(1)), 10).await;
    create(&store, 2, playing(None), 10).await;
    assert!(in_play(1).await && !in_play(2).await);
    show(&store, 2, Some(playing(Some(2))), 20).await;
    assert!(in_play(1).await && in_play(2).await, "at whichever table");
    show(&store, 1, Some(playing(Some(2))), 30).await;
    show(&store, 2, Some(playing(None)), 30).await;
    assert!(!in_play(1).await && in_play(2).await, "one still plays it");
    store.close_table(&table(1)).await.expect("it is there");
    assert!(!in_play(2).await, "nobody plays at a closed table");
    create(&store, 3, playing(Some(3)), 40).await;
    store.delete_table(&table(3)).await.expect("it is there");
    assert!(!in_play(3).await);
}
