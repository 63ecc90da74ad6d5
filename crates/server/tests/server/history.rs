//! People find the games they have finished, and nobody else's.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tenback_notation::RecordReader;
use tenback_store::{
    FinishedGame, History, Memory, Outline, Person, PersonId, PersonOutline, Player, SignIn, Store, TableId, Timestamp,
};
use tenback_wire::{GamePage, PlayedGame, Profile, ProfileLink, Statistics};

use crate::client::{Answer, Somebody, request};
use crate::company::{begin, give_up, one_move, play_on, seated};
use crate::test_server::{TestServer, generous};

fn read<T: serde::de::DeserializeOwned>(answer: &Answer) -> T {
    assert_eq!(answer.status, 200, "{answer:?}");
    serde_json::from_value(answer.json()).unwrap_or_else(|why| panic!("{why}: {answer:?}"))
}

async fn games(who: &Somebody, query: &str) -> GamePage {
    read(&who.get(&format!("/api/me/games{query}")).await)
}

async fn statistics(who: &Somebody) -> Statistics {
    read(&who.get("/api/me/statistics").await)
}

/// A game that was given up after a few turns.
async fn short_game(
    server: &TestServer,
    names: &[&str],
    wanted: Value,
) -> (Vec<Somebody>, Vec<crate::client::Player>, String) {
    let (people, mut players, table) = seated(server.address, names, wanted).await;
    begin(&mut players).await;
    while players[0].view["turn"]["number"].as_u64().expect("a turn") < 4 {
        one_move(&mut players).await;
    }
    give_up(&mut players).await;
    (people, players, table)
}

/// The number of a person, from the part of the token that is not secret.
fn id_of(who: &Somebody) -> String {
    who.token.split('.').next().expect("two parts").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_in_the_history_of_those_who_played_it() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 3, "bots": [{ "seat": 3, "level": "greedy" }] });
    let (people, mut players, table) = seated(server.address, &["Ada", "Ben"], wanted).await;
    assert_eq!(games(&people[0], "").await, GamePage { games: vec![], total: 0, next: None });
    begin(&mut players).await;
    play_on(&mut players).await;
    for (person, seat) in people.iter().zip(1..) {
        let page = games(person, "").await;
        assert_eq!((page.total, page.games.len(), &page.next), (1, 1, &None));
        let PlayedGame { table: at, number, seats, seat: own, players, won, left, turns, counts, occasion, .. } =
            &page.games[0];
        assert_eq!((at, *number, *seats, own.map(|own| own.number())), (&table, 1, 3, Some(seat)));
        let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Ada", "Ben", ""]);
        assert_eq!(
            players.iter().map(|player| player.level.map(|level| level.word())).collect::<Vec<_>>(),
            [None, None, Some("greedy")]
        );
        assert_eq!((*won, *left == 0), (*left == 0, *won), "a team wins with its last card");
        assert!(*turns > 3 && *counts && occasion.is_none(), "{page:?}");
    }
    let stranger = Somebody::new(server.address, "Eve").await;
    assert_eq!(games(&stranger, "").await.total, 0, "others have nothing to see");
    for path in ["/api/me/games", "/api/me/games/export?format=csv", "/api/me/statistics", "/api/me/profile"] {
        let answer = request(server.address, "GET", path, "", "").await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (401, Some("who-are-you")), "{path}");
    }
    server.stop().await;
}

/// A store in which Ada has played many games, and a server on it. Two thirds with Běla, some with others.
async fn many(count: u32) -> (Arc<Memory>, TestServer, Somebody) {
    let store = Arc::new(Memory::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let ada = Somebody::new(server.address, "Ada").await;
    for (number, name) in [(1, "Běla"), (2, "Cem"), (3, "=1+1")] {
        let (id, language, sign_in) = (PersonId::new(number), "en".to_owned(), SignIn::default());
        let person = Person { id, name: name.into(), language, sign_in, since: Timestamp(0), banned: None };
        store.add_person(person).await.expect("free");
    }
    for number in 1..=count {
        add(&store, &ada, number).await;
    }
    (store, server, ada)
}

/// Every third game is Extreme for two with Cem, the others are The Game for three with Běla and a bot. Even ones are won.
async fn add(store: &Memory, ada: &Somebody, number: u32) {
    let extreme = number.is_multiple_of(3);
    let own = ada_of(store, ada).await;
    let other = PersonId::new(if extreme { 2 } else { 1 });
    let players = vec![Player { person: own, seat: Some(1) }, Player { person: other, seat: Some(2) }];
    let won = number.is_multiple_of(2);
    let result = if won {
        r#"{"outcome":"won","cause":"all-laid","seat":1}"#
    } else {
        r#"{"outcome":"lost","left":7,"cause":"stuck","seat":2}"#
    };
    let (ended, record) = (Timestamp(1_000 * i64::from(number)), "[Game \"classic\"]".to_owned());
    let game = FinishedGame { number, ended, public: false, players, result: result.into(), record };
    let person =
        |person| PersonOutline { person, counts: number != 1, won, left: if won { 0 } else { 7 }, ten_backs: 2 };
    let outline = Outline {
        game: if extreme { "extreme" } else { "classic" }.into(),
        seats: if extreme { 2 } else { 3 },
        hand_size: None,
        minimum: None,
        turns: 20,
        bots: ",,greedy".into(),
        people: vec![person(own), person(other)],
    };
    let table = TableId::new("manygames").expect("letters");
    store.add_game(&table, game.clone()).await.expect("a new number");
    store.add_played(&table, number, outline.played(&table, &game)).await.expect("there is room");
}

async fn ada_of(store: &Memory, ada: &Somebody) -> PersonId {
    let people = store.person_page(None, 99).await.expect("a list");
    let is_ada = |person: &&Person| person.name == "Ada";
    let found = people.iter().find(is_ada).expect("she is there").id;
    assert!(!ada.token.is_empty());
    found
}

fn numbers(page: &GamePage) -> Vec<u32> {
    page.games.iter().map(|game| game.number).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_filtered_and_searched() {
    let (_, server, ada) = many(12).await;
    for (query, wanted) in [
        ("?game=extreme", vec![12, 9, 6, 3]),
        ("?seats=2&result=won", vec![12, 6]),
        ("?result=lost", vec![11, 9, 7, 5, 3, 1]),
        ("?since=3000&until=6000", vec![5, 4, 3]),
        ("?with=b%C4%9Bl&result=won", vec![10, 8, 4, 2]),
        ("?with=B%C4%9ALA&game=extreme", vec![]),
        ("?with=CEM", vec![12, 9, 6, 3]),
        ("?with=nobody", vec![]),
        ("?with=Ada", vec![]),
        ("?game=&seats=&result=&with=%20&since=&until=&after=", (1..=12).rev().collect()),
    ] {
        let page = games(&ada, query).await;
        assert_eq!(numbers(&page), wanted, "{query}");
        assert_eq!(page.total as usize, wanted.len(), "{query}");
    }
    for query in [
        "?game=chess",
        "?seats=many",
        "?result=draw",
        "?since=yesterday",
        "?after=1",
        "?after=1.x.1",
        "?after=1.manygames.1.2",
    ] {
        let answer = ada.get(&format!("/api/me/games{query}")).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (400, Some("unreadable")), "{query}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_do_not_move_while_games_end() {
    let (store, server, ada) = many(120).await;
    let mut page = games(&ada, "").await;
    let mut seen = numbers(&page);
    assert_eq!((page.total, seen.len()), (120, 50));
    let mut number = 120;
    while let Some(next) = page.next.take() {
        number += 1;
        add(&store, &ada, number).await;
        page = games(&ada, &format!("?after={next}")).await;
        assert_eq!(page.total, number);
        seen.extend(numbers(&page));
    }
    assert_eq!(seen, (1..=120).rev().collect::<Vec<_>>());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_count_what_counts() {
    let (store, server, ada) = many(12).await;
    let table = TableId::new("manygames").expect("letters");
    store.keep_accuracy(&table, 5, vec![(1, 81.25)]).await.expect("it is kept");
    let own = ada_of(&store, &ada).await;
    for (number, adjusted) in [(4, 0.75), (5, 0.25), (6, 0.5)] {
        store.keep_luck(&table, number, vec![(own, adjusted)]).await.expect("it is kept");
    }
    let Statistics { games } = statistics(&ada).await;
    assert_eq!(
        games.iter().map(|game| (game.game.word(), game.seats, game.played, game.won)).collect::<Vec<_>>(),
        [("classic", 3, 7, 4), ("extreme", 2, 4, 2)],
        "the first game does not count"
    );
    let classic = &games[0];
    assert_eq!(classic.left, [4, 0, 0, 0, 0, 0, 0, 3]);
    assert_eq!((classic.ten_backs, classic.streak, classic.longest_streak), (14, 0, 2));
    assert_eq!(
        classic.accuracy.iter().map(|point| (point.number, point.accuracy)).collect::<Vec<_>>(),
        [(Some(5), 81.25)]
    );
    let adjusted = classic.adjusted.expect("two games");
    assert_eq!((adjusted.rate, adjusted.games), (0.5, 2));
    assert!(classic.rate.low < 4.0 / 7.0 && classic.rate.high > 4.0 / 7.0);
    assert_eq!(
        classic.with.iter().map(|other| (other.name.as_str(), other.played, other.won)).collect::<Vec<_>>(),
        [("Běla", 7, 4)]
    );
    assert!(games[1].adjusted.is_none(), "one game is not enough");
    store.erase_person(PersonId::new(1)).await.expect("she is there");
    assert!(statistics(&ada).await.games[0].with.is_empty(), "the name is gone");
    let page = self::games(&ada, "").await;
    assert_eq!(page.total, 12, "her own games stay");
    assert_eq!(
        page.games.iter().map(|game| game.players[1].name.as_str()).collect::<BTreeSet<_>>(),
        ["", "Cem"].into()
    );
    assert_eq!(self::games(&ada, "?with=b").await.total, 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_that_a_bot_finished_do_not_count() {
    let server = TestServer::open().await;
    let (people, mut players, _) =
        seated(server.address, &["Ada", "Ben", "Cem"], json!({ "game": "classic", "seats": 3 })).await;
    begin(&mut players).await;
    one_move(&mut players).await;
    players[0].must(json!({ "kind": "hand-over", "seat": 2, "level": "greedy" })).await;
    players[2].must(json!({ "kind": "leave" })).await;
    players[0].must(json!({ "kind": "bot", "seat": 3, "level": "greedy" })).await;
    players.truncate(1);
    play_on(&mut players).await;
    let [ada, ben, cem] = [&people[0], &people[1], &people[2]];
    let mut own = Vec::new();
    for person in [ada, ben, cem] {
        own.push(games(person, "").await.games.remove(0));
    }
    assert_eq!(own.iter().map(|game| game.counts).collect::<Vec<_>>(), [true, false, false]);
    assert_eq!(own[1].players[1].name, "Ben", "the seat is still his");
    assert_eq!(own[1].players[1].level.map(|level| level.word()), Some("greedy"));
    assert_eq!((own[2].seat, own[2].won), (None, false), "Cem had left");
    assert_eq!((statistics(ben).await.games.len(), statistics(ada).await.games.len()), (0, 1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_given_up_before_the_first_turn_does_not_count() {
    let server = TestServer::open().await;
    let (people, mut players, _) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "face-to-face", "seats": 2 })).await;
    begin(&mut players).await;
    players[0].must(json!({ "kind": "resign" })).await;
    let own = games(&people[0], "").await.games.remove(0);
    let other = games(&people[1], "").await.games.remove(0);
    assert_eq!((own.won, own.counts, own.turns), (false, false, 0));
    assert_eq!((other.won, other.counts, other.left), (true, false, 59 - 1), "each has a deck of their own");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn luck_is_worked_out_for_every_game_and_accuracy_for_reviewed_ones() {
    let server = TestServer::open().await;
    let (people, _players, table) =
        short_game(&server, &["Ada", "Ben"], json!({ "game": "face-to-face", "seats": 2 })).await;
    let review = people[0].get(&format!("/api/tables/{table}/games/1/review")).await;
    let last: Value = serde_json::from_str(review.body.lines().last().expect("lines")).expect("JSON");
    for (index, person) in people.iter().enumerate() {
        let game = games(person, "").await.games.remove(0);
        assert_eq!(game.accuracy.is_some(), last["accuracy"][index].is_number(), "{last}");
        let difference = game.accuracy.unwrap_or(0.0) - last["accuracy"][index].as_f64().unwrap_or(0.0);
        assert!(difference.abs() < 0.001, "{difference}");
    }
    let mut adjusted = Vec::new();
    for person in &people {
        let mut known = None;
        for _ in 0..600 {
            known = games(person, "").await.games.remove(0).adjusted;
            if known.is_some() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        adjusted.push(known.expect("the server has had nothing else to do"));
    }
    assert!((adjusted[0] + adjusted[1] - 1.0).abs() < 0.001, "what one gains the other loses: {adjusted:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_were_stored_without_an_outline_are_outlined() {
    let store = Arc::new(Memory::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (people, _players, table) =
        short_game(&server, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    let before = games(&people[0], "").await;
    server.stop().await;
    // A store of a former version, which has games and no outlines.
    let old = Arc::new(Memory::default());
    for person in store.person_page(None, 99).await.expect("a list") {
        old.add_person(person).await.expect("a free id");
    }
    let id = TableId::new(&table).expect("an id");
    let game = store.game(&id, 1).await.expect("it answers").expect("it is over");
    old.add_game(&id, game.clone()).await.expect("a free number");
    old.add_game(&id, FinishedGame { number: 2, record: "damaged".into(), ..game }).await.expect("a free number");
    let server = TestServer::with(old.clone(), generous()).await;
    let ada = people[0].at(server.address);
    for _ in 0..200 {
        if old.not_outlined(9).await.expect("a list").is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut after = games(&ada, "").await;
    after.games.iter_mut().for_each(|game| game.adjusted = before.games[0].adjusted);
    assert_eq!(after, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_exported_as_files() {
    let server = TestServer::open().await;
    let (people, mut players, table) =
        short_game(&server, &["Ada", "Běn"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    one_move(&mut players).await;
    give_up(&mut players).await;
    let export = async |query: &str| people[0].get(&format!("/api/me/games/export?{query}")).await;
    let tgn = export("format=tgn").await;
    assert!(tgn.head.contains("attachment; filename=\"tenback-games.tgn\""), "{}", tgn.head);
    let records: Vec<_> =
        RecordReader::new(tgn.body.as_bytes()).map(|chunk| chunk.expect("text").replay().expect("sound")).collect();
    assert_eq!(records.len(), 2);
    let first = people[0].get(&format!("/api/tables/{table}/games/1")).await.body;
    assert_eq!(records[1].0.to_string(), first, "latest first, the same as one by one");
    let csv = export("format=csv").await;
    assert!(csv.head.contains("text/csv"), "{}", csv.head);
    let lines: Vec<&str> = csv.body.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(
        lines[0].starts_with("table,number,ended,game,") && lines[1].starts_with(&format!("{table},2,")),
        "{lines:?}"
    );
    let json: Vec<PlayedGame> = read(&export("format=json").await);
    assert_eq!(json.iter().map(|game| game.number).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(read::<Vec<PlayedGame>>(&export("format=json&game=extreme").await), []);
    for query in ["", "format=exe"] {
        assert_eq!(export(query).await.status, 400, "{query}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_is_public_only_while_it_is_switched_on() {
    let (store, server, ada) = many(12).await;
    let table = TableId::new("manygames").expect("letters");
    store.keep_accuracy(&table, 5, vec![(1, 81.25)]).await.expect("it is kept");
    let path = format!("/api/people/{}", id_of(&ada));
    let seen = async || request(server.address, "GET", &path, "", "").await;
    let nobody = request(server.address, "GET", "/api/people/0000000000000", "", "").await;
    let off = seen().await;
    assert_eq!((off.status, off.body), (404, nobody.body.clone()), "like somebody who does not exist");
    assert_eq!(read::<ProfileLink>(&ada.get("/api/me/profile").await).link, None);
    let on: ProfileLink = read(&ada.send("PUT", "/api/me/profile", &json!({ "public": true })).await);
    let link = on.link.expect("a link");
    assert!(link.ends_with(&format!("/people/{}", id_of(&ada))), "{link}");
    let profile: Profile = read(&seen().await);
    assert_eq!((profile.name.as_str(), profile.statistics.games[0].played), ("Ada", 7));
    assert!(profile.statistics.games.iter().all(|game| game.with.is_empty()), "others have not agreed");
    let body = seen().await.body;
    assert!(body.contains("81.25") && !body.contains("Běla"), "{body}");
    assert!(!body.contains("manygames"), "nor the games in whose records they are: {body}");
    let off: ProfileLink = read(&ada.send("PUT", "/api/me/profile", &json!({ "public": false })).await);
    assert_eq!((off.link, seen().await.status), (None, 404));
    read::<ProfileLink>(&ada.send("PUT", "/api/me/profile", &json!({ "public": true })).await);
    assert_eq!(ada.send("DELETE", "/api/me", &json!(null)).await.status, 204);
    let gone = seen().await;
    assert_eq!((gone.status, gone.body), (404, nobody.body), "nothing is left");
    server.stop().await;
}
