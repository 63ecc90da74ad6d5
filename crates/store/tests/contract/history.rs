//! Finished games as people find them again.

use std::sync::Arc;

use tenback_store::{
    Append, FinishedGame, Outline, PersonId, PersonOutline, Played, PlayedFilter, Player, Store, StoreError, TableId,
    Tally, Timestamp,
};

use crate::make::{append, new_table, table};
use crate::people::person;

type Shared = Arc<dyn Store>;

const ANN: PersonId = PersonId::new(u64::MAX);
const BEN: PersonId = PersonId::new(1);
const CAT: PersonId = PersonId::new(2);

/// A game of table 1 that ended at a time. Ann and Ben were there at the end, Cat had left.
fn finished(number: u32, ended: i64) -> FinishedGame {
    let player = |person, seat| Player { person, seat };
    FinishedGame {
        number,
        ended: Timestamp(ended),
        public: true,
        players: vec![player(CAT, None), player(BEN, Some(2)), player(ANN, Some(1))],
        result: format!("ending {number}"),
        record: format!("record {number}"),
    }
}

/// Games with odd numbers are won; every third is not of the usual kind.
fn outline(number: u32) -> Outline {
    let won = number % 2 == 1;
    let person =
        |person, counts| PersonOutline { person, counts, won: won && counts, left: number as u8, ten_backs: 3 };
    Outline {
        game: if number.is_multiple_of(2) { "extreme".into() } else { "classic".into() },
        seats: 3,
        hand_size: number.is_multiple_of(3).then_some(4),
        minimum: None,
        turns: 300,
        bots: ",,expert".into(),
        people: vec![person(ANN, true), person(BEN, true), person(CAT, false)],
    }
}

async fn with_games(store: &Shared, numbers: impl IntoIterator<Item = u32>) {
    // Whoever tests goes on with a table that is there.
    let _known = store.create(new_table(1)).await;
    for number in numbers {
        let seq = store.entries(&table(1)).await.expect("it is there").len() as u64 + 1;
        let (game, outline) = (Some(finished(number, 1_000 + i64::from(number))), Some(outline(number)));
        store.append(Append { game, outline, ..append(1, seq..=seq) }).await.expect("it follows");
    }
}

async fn with_people(store: &Shared) {
    for id in [ANN, BEN] {
        store.add_person(person(id)).await.expect("a free id");
    }
}

async fn all(store: &Shared, person: PersonId, filter: &PlayedFilter) -> Vec<u32> {
    let games = store.played(person, filter, None, 99).await.expect("a list");
    let count = store.count_played(person, filter).await.expect("a number");
    assert_eq!(count, games.len() as u64, "{filter:?}");
    games.into_iter().map(|played| played.number).collect()
}

pub(crate) async fn a_game_is_found_by_everybody_who_played_it(store: Shared) {
    with_games(&store, 1..=2).await;
    let games = store.played(ANN, &PlayedFilter::default(), None, 99).await.expect("a list");
    assert_eq!(
        games,
        [2, 1].map(|number| {
            let game = finished(number, 1_000 + i64::from(number));
            outline(number).played(&table(1), &game).into_iter().find(|own| own.person == ANN).expect("she played")
        })
    );
    let Played { seat, others, won, counts, ending, bots, turns, .. } = games[1].clone();
    assert_eq!(
        (seat, won, counts, ending.as_str(), bots.as_str(), turns),
        (Some(1), true, true, "ending 1", ",,expert", 300)
    );
    assert_eq!(others, [Player { person: BEN, seat: Some(2) }, Player { person: CAT, seat: None }]);
    let left = store.played(CAT, &PlayedFilter::default(), None, 1).await.expect("a list");
    assert_eq!((left[0].seat, left[0].counts, left[0].number), (None, false, 2));
    assert_eq!(all(&store, PersonId::new(7), &PlayedFilter::default()).await, [0; 0], "the host did not play");
    let in_game = store.played_in(&table(1), 2).await.expect("a list");
    assert_eq!(in_game.iter().map(|own| own.person).collect::<Vec<_>>(), [BEN, CAT, ANN]);
    assert_eq!(store.played_in(&table(1), 3).await.expect("a list"), []);
}

pub(crate) async fn games_are_filtered_and_counted(store: Shared) {
    with_games(&store, 1..=6).await;
    let base = PlayedFilter::default();
    let cases: [(PlayedFilter, &[u32]); 10] = [
        (base.clone(), &[6, 5, 4, 3, 2, 1]),
        (PlayedFilter { game: Some("classic".into()), ..base.clone() }, &[5, 3, 1]),
        (PlayedFilter { game: Some("classic' OR 1".into()), ..base.clone() }, &[]),
        (PlayedFilter { seats: Some(3), ..base.clone() }, &[6, 5, 4, 3, 2, 1]),
        (PlayedFilter { seats: Some(2), ..base.clone() }, &[]),
        (PlayedFilter { won: Some(false), ..base.clone() }, &[6, 4, 2]),
        (PlayedFilter { since: Some(Timestamp(1_002)), until: Some(Timestamp(1_005)), ..base.clone() }, &[4, 3, 2]),
        (PlayedFilter { with: Some(vec![BEN, PersonId::new(9)]), won: Some(true), ..base.clone() }, &[5, 3, 1]),
        (PlayedFilter { with: Some(vec![PersonId::new(9)]), ..base.clone() }, &[]),
        (PlayedFilter { with: Some(vec![]), ..base }, &[]),
    ];
    for (filter, wanted) in cases {
        assert_eq!(all(&store, ANN, &filter).await, wanted, "{filter:?}");
    }
    assert_eq!(store.companions(ANN).await.expect("a list"), [BEN, CAT]);
    assert_eq!(store.companions(PersonId::new(9)).await.expect("a list"), []);
}

pub(crate) async fn games_are_found_by_everybody_who_was_there(store: Shared) {
    // Five seats, on which others sat before: more people than seats.
    let people: Vec<PersonId> = (1..=8).chain([u64::MAX]).map(PersonId::new).collect();
    let seat = |index: usize| (index < 5).then_some(index as u8 + 1);
    let players =
        people.iter().enumerate().map(|(index, person)| Player { person: *person, seat: seat(index) }).collect();
    let game = FinishedGame { players, ..finished(1, 1_001) };
    let told = |person: &PersonId| PersonOutline { person: *person, counts: true, won: true, left: 0, ten_backs: 0 };
    let outline = Outline { people: people.iter().map(told).collect(), ..outline(1) };
    store.add_played(&table(1), 1, outline.played(&table(1), &game)).await.expect("there is room");
    for own in &people {
        for other in &people {
            let filter = PlayedFilter { with: Some(vec![PersonId::new(77), *other]), ..PlayedFilter::default() };
            let wanted: &[u32] = if own == other { &[] } else { &[1] };
            assert_eq!(all(&store, *own, &filter).await, wanted, "{own:?} with {other:?}");
        }
    }
}

pub(crate) async fn pages_stay_in_place_while_games_arrive(store: Shared) {
    // Two tables, and games that end at the same time.
    store.create(new_table(2)).await.expect("a free name");
    with_games(&store, 1..=4).await;
    for number in 1..=4 {
        let (game, outline) = (Some(finished(number, 1_002)), Some(outline(number)));
        let seq = u64::from(number);
        store.append(Append { game, outline, ..append(2, seq..=seq) }).await.expect("it follows");
    }
    let everything = store.played(ANN, &PlayedFilter::default(), None, 99).await.expect("a list");
    let mut seen: Vec<(TableId, u32)> = Vec::new();
    let mut after = None;
    loop {
        let page = store.played(ANN, &PlayedFilter::default(), after.take(), 3).await.expect("a list");
        let Some(last) = page.last() else { break };
        after = Some(last.key());
        seen.extend(page.iter().map(|played| (played.table.clone(), played.number)));
        // A new game at each page does not move what is still to come.
        with_games(&store, [seen.len() as u32 + 10]).await;
    }
    let wanted: Vec<_> = everything.iter().map(|played| (played.table.clone(), played.number)).collect();
    assert_eq!(seen, wanted);
    assert!(everything.windows(2).all(|pair| pair[0].key() > pair[1].key()));
}

pub(crate) async fn a_game_without_an_outline_waits_for_one(store: Shared) {
    store.create(new_table(1)).await.expect("a free name");
    store.append(Append { game: Some(finished(1, 1_001)), ..append(1, 1..=1) }).await.expect("it follows");
    store.add_game(&table(2), finished(7, 2_000)).await.expect("a free number");
    with_games_after(&store).await;
    assert_eq!(store.not_outlined(9).await.expect("a list"), [(table(2), 7), (table(1), 1)], "latest first");
    assert_eq!(store.not_outlined(1).await.expect("a list"), [(table(2), 7)]);
    let played = outline(1).played(&table(1), &finished(1, 1_001));
    for _ in 0..2 {
        store.add_played(&table(1), 1, played.clone()).await.expect("it is added once");
    }
    store.add_played(&table(2), 7, vec![]).await.expect("nobody can read it");
    assert_eq!(store.not_outlined(9).await.expect("a list"), []);
    assert_eq!(all(&store, ANN, &PlayedFilter::default()).await, [2, 1]);
}

/// A game that comes with its outline does not wait.
async fn with_games_after(store: &Shared) {
    let (game, outline) = (Some(finished(2, 1_002)), Some(outline(2)));
    store.append(Append { game, outline, ..append(1, 2..=2) }).await.expect("it follows");
}

pub(crate) async fn statistics_see_what_counts_in_order(store: Shared) {
    with_games(&store, 1..=4).await;
    store.keep_accuracy(&table(1), 1, vec![(1, 87.5), (3, 12.0)]).await.expect("it is kept");
    store.keep_luck(&table(1), 1, vec![(ANN, 1.0 / 3.0), (CAT, 0.25)]).await.expect("it is kept");
    let tallies = store.tallies(ANN).await.expect("a list");
    assert_eq!(tallies.iter().map(|tally| tally.number).collect::<Vec<_>>(), [1, 2, 4], "3 had another hand size");
    assert_eq!(
        tallies[0],
        Tally {
            table: table(1),
            number: 1,
            ended: Timestamp(1_001),
            game: "classic".into(),
            seats: 3,
            won: true,
            left: 1,
            ten_backs: 3,
            accuracy: Some(87.5),
            adjusted: Some(1.0 / 3.0),
            others: vec![BEN],
        }
    );
    assert_eq!(store.tallies(CAT).await.expect("a list"), [], "Cat had left");
    let games = store.played_in(&table(1), 1).await.expect("a list");
    let known: Vec<_> = games.iter().map(|own| (own.person, own.accuracy, own.adjusted)).collect();
    assert_eq!(known, [(BEN, None, None), (CAT, None, Some(0.25)), (ANN, Some(87.5), Some(1.0 / 3.0))]);
    store.keep_accuracy(&table(1), 1, vec![(1, 88.5)]).await.expect("it is kept");
    assert_eq!(store.tallies(ANN).await.expect("a list")[0].accuracy, Some(88.5), "the latest counts");
}

pub(crate) async fn luck_is_worked_out_by_one_at_a_time(store: Shared) {
    with_games(&store, 1..=3).await;
    let claim = async |now, until, most| {
        let mut games = store.claim_luck(Timestamp(now), Timestamp(until), most).await.expect("a list");
        games.sort();
        games.into_iter().map(|(_, number)| number).collect::<Vec<_>>()
    };
    assert_eq!(claim(1_002, 5_000, 9).await, [1, 2], "the third has not ended yet");
    assert_eq!(claim(1_003, 5_000, 9).await, [3]);
    assert_eq!(claim(4_999, 9_000, 9).await, [0; 0], "all are taken");
    store.keep_luck(&table(1), 1, vec![(ANN, 0.5)]).await.expect("it is kept");
    store.keep_luck(&table(1), 2, vec![]).await.expect("it cannot be known");
    assert_eq!(claim(5_000, 9_000, 9).await, [3], "whoever took it has failed");
    with_games(&store, 4..=6).await;
    assert_eq!(claim(8_000, 9_000, 2).await, [5, 6], "latest first");
    store.add_played(&table(1), 1, vec![]).await.expect("it is there");
    assert_eq!(claim(9_999, 10_000, 9).await, [3, 4, 5, 6], "what is known is not asked for again");
}

pub(crate) async fn history_goes_with_the_person(store: Shared) {
    with_people(&store).await;
    with_games(&store, 1..=2).await;
    store.set_public(ANN, true).await.expect("she is there");
    store.erase_person(ANN).await.expect("she is there");
    assert_eq!(all(&store, ANN, &PlayedFilter::default()).await, [0; 0]);
    assert_eq!(store.tallies(ANN).await.expect("a list"), []);
    assert!(!store.is_public(ANN).await.expect("an answer"));
    let of_ben = store.played(BEN, &PlayedFilter::default(), None, 9).await.expect("a list");
    assert_eq!(of_ben.len(), 2, "of nobody else");
    assert!(of_ben[0].others.iter().any(|other| other.person == ANN), "somebody sat there");
    assert_eq!(store.played_in(&table(1), 1).await.expect("a list").len(), 2);
}

pub(crate) async fn a_profile_is_public_only_if_switched_on(store: Shared) {
    with_people(&store).await;
    assert!(!store.is_public(ANN).await.expect("an answer"));
    for public in [true, true, false, false, true] {
        store.set_public(ANN, public).await.expect("she is there");
        assert_eq!(store.is_public(ANN).await.expect("an answer"), public);
    }
    assert!(!store.is_public(BEN).await.expect("an answer"), "only hers");
    for public in [true, false] {
        let nobody = store.set_public(PersonId::new(9), public).await;
        assert!(matches!(nobody, Err(StoreError::NoSuchPerson)), "{nobody:?}");
    }
}
