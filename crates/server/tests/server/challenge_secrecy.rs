//! Players of a challenge learn nothing about its cards from the server until they have finished: every way in is tried.

use std::sync::Arc;

use futures_util::SinkExt;
use serde_json::{Value, json};
use tenback_store::{Memory, Store};
use tokio_tungstenite::tungstenite::Message;

use crate::challenges::{alone, begin_challenge, challenge, code, finished, own, play, shown, text};
use crate::client::{Answer, Somebody, request};
use crate::company::{begin, give_up};
use crate::daily;
use crate::nodes::TestNode;
use crate::test_server::TestServer;

/// A table that everybody may watch.
fn public() -> Value {
    json!({ "game": "classic", "seats": 1, "spectators": true })
}

fn not_finished() -> (u16, String) {
    (403, "not-finished".to_owned())
}

/// Everything that can be asked about a table and its game.
async fn everything(who: &Somebody, table: &str, id: &str) -> Vec<(String, Answer)> {
    let paths = [
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/entry"),
        format!("/api/tables/{table}/chat?before=999"),
        format!("/api/tables/{table}/games/1"),
        format!("/api/tables/{table}/games/1/review"),
        format!("/api/challenges/{id}"),
        "/api/me/tables".to_owned(),
        "/api/me/games".to_owned(),
        "/api/me/export".to_owned(),
        "/metrics".to_owned(),
        format!("/c/{id}"),
        format!("/t/{table}/1"),
    ];
    let mut answers = Vec::new();
    for path in paths {
        answers.push((path.clone(), who.get(&path).await));
    }
    answers
}

/// The requests by which a record in hand would help.
fn uploads(record: &str) -> [(&'static str, Value); 4] {
    let what_if = json!({ "at": 0, "moves": [], "bots": "expert" });
    [
        ("/api/review", json!({ "record": record })),
        ("/api/review/answer", json!({ "record": record, "turn": 1, "lays": [] })),
        ("/api/replay", json!({ "record": record })),
        ("/api/replay", json!({ "record": record, "what_if": what_if })),
    ]
}

#[tokio::test]
async fn the_game_it_comes_from_is_closed_to_those_who_have_begun() {
    let server = TestServer::open().await;
    let (ada, id, source) = alone(server.address, public()).await;
    let (ben, eve) = (Somebody::new(server.address, "Ben").await, Somebody::new(server.address, "Eve").await);
    let path = format!("/api/tables/{source}/games/1");
    let record = ada.get(&path).await.body;
    let deck = record.lines().find(|line| line.starts_with("[Deck ")).expect("a deck").to_owned();
    assert_eq!(ben.get(&path).await.body, record, "nobody is kept from it who has not begun");
    let table = begin_challenge(&ben, &id).await;
    for device in [ben.clone(), Somebody::with_token(server.address, &ben.token)] {
        for (path, answer) in everything(&device, &source, &id).await {
            assert!(!answer.body.contains(&deck), "{path}: {}", answer.body);
            let told: Value = serde_json::from_str(&answer.body).unwrap_or_default();
            assert!(told.get("ending").is_none_or(Value::is_null), "{path} says how it ended: {told}");
            assert!(told.get("results").is_none(), "{path}: {told}");
        }
        assert_eq!(code(&device.get(&path).await), not_finished());
        assert_eq!(code(&device.get(&format!("{path}/review")).await), not_finished());
        assert_eq!(code(&device.get(&format!("/api/tables/{source}/chat?before=99")).await), not_finished());
        assert_eq!(device.shut_out(&source).await.1["code"], "not-finished");
        for (path, asked) in uploads(&record) {
            assert_eq!(code(&device.send("POST", path, &asked).await), (409, "deal-in-play".to_owned()), "{path}");
        }
    }
    // Reviews tell nobody about cards that are being played, except those who know them.
    assert_eq!(code(&eve.get(&format!("{path}/review")).await), (409, "deal-in-play".to_owned()));
    assert_eq!(ada.get(&format!("{path}/review")).await.status, 200);
    assert_eq!(eve.get(&path).await.body, record, "others keep their access");
    assert_eq!(request(server.address, "GET", &path, "", "").await.body, record);
    daily::give_up(&mut ben.join(&table).await).await;
    assert_eq!(ben.get(&path).await.body, record, "now it is open again");
    ben.join(&source).await;
    for (path, asked) in uploads(&record).into_iter().filter(|(path, _)| *path != "/api/review/answer") {
        assert_eq!(ben.send("POST", path, &asked).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn the_order_of_the_draw_pile_cannot_be_found_by_trying() {
    let server = TestServer::open().await;
    let (ada, id, source) = alone(server.address, public()).await;
    let ben = Somebody::new(server.address, "Ben").await;
    begin_challenge(&ben, &id).await;
    let record = ada.get(&format!("/api/tables/{source}/games/1")).await.body;
    let deck = record.lines().find(|line| line.starts_with("[Deck ")).and_then(|line| line.split('"').nth(1));
    let cards: Vec<&str> = deck.expect("a deck").split(' ').collect();
    let mut other_order = cards.clone();
    other_order.swap(cards.len() - 1, cards.len() - 2);
    let guessed = record.replace(&cards.join(" "), &other_order.join(" "));
    assert_ne!(guessed, record);
    for path in ["/api/review", "/api/replay"] {
        let answer = ben.send("POST", path, &json!({ "record": guessed })).await;
        assert_eq!(code(&answer), (409, "deal-in-play".to_owned()), "{path}");
    }
}

#[tokio::test]
async fn the_same_deal_again_is_closed_as_well() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 2, "spectators": true });
    let (people, mut players, source) = finished(server.address, &["Ada", "Eve"], wanted).await;
    let id = text(&challenge(&people[0], &source).await.json()["id"]);
    let (ben, cid) = (Somebody::new(server.address, "Ben").await, Somebody::new(server.address, "Cid").await);
    let table = begin_challenge(&ben, &id).await;
    let mut team = vec![ben.join(&table).await, cid.join(&table).await];
    team[1].must(json!({ "kind": "sit" })).await;
    // Nobody has begun, so he may look.
    drop(cid.join(&source).await);
    begin(&mut team).await;
    players[0].must(json!({ "kind": "deal", "again": true })).await;
    assert_eq!(cid.shut_out(&source).await.1["code"], "not-finished", "the cards are played again there");
    give_up(&mut players).await;
    assert_eq!(cid.shut_out(&source).await.1["code"], "not-finished");
    let again = format!("/api/tables/{source}/games/2");
    assert_eq!(code(&cid.get(&again).await), not_finished());
    players[0].must(json!({ "kind": "deal" })).await;
    drop(cid.join(&source).await);
    give_up(&mut team).await;
    assert_eq!(cid.get(&again).await.status, 200);
    // A challenge with the same cards: they have seen them.
    let second = people[0].send("POST", "/api/challenges", &json!({ "table": source, "number": 2 })).await;
    let second = text(&second.json()["id"]);
    assert_ne!(second, id);
    let table = begin_challenge(&ben, &second).await;
    let mut team = vec![ben.join(&table).await, cid.join(&table).await];
    team[1].must(json!({ "kind": "sit" })).await;
    begin(&mut team).await;
    give_up(&mut team).await;
    assert_eq!(own(&shown(&ben, &second).await)["unranked"], true);
}

#[tokio::test]
async fn whoever_begins_leaves_the_table_it_comes_from() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 2, "spectators": true });
    let (people, mut players, source) = finished(server.address, &["Ada", "Eve"], wanted).await;
    let id = text(&challenge(&people[0], &source).await.json()["id"]);
    let elsewhere = people[0].table(public()).await;
    let [ben, cid, dan, fay] = [
        Somebody::new(server.address, "Ben").await,
        Somebody::new(server.address, "Cid").await,
        Somebody::new(server.address, "Dan").await,
        Somebody::new(server.address, "Fay").await,
    ];
    // Ben is in Eve's seat, Cid watches, and Dan has not said hello.
    players[1].must(json!({ "kind": "leave" })).await;
    drop(players.pop());
    let (mut seated, mut watching) = (ben.join(&source).await, cid.join(&source).await);
    seated.must(json!({ "kind": "sit", "seat": 2 })).await;
    let mut silent = dan.connect(&source).await.expect("the socket opens");
    let (mut stranger, mut other) = (fay.join(&source).await, ben.join(&elsewhere).await);
    for [host, guest] in [[&ben, &cid], [&dan, &Somebody::new(server.address, "Gus").await]] {
        let table = begin_challenge(host, &id).await;
        let mut team = vec![host.join(&table).await, guest.join(&table).await];
        team[1].must(json!({ "kind": "sit" })).await;
        begin(&mut team).await;
    }
    for player in [&mut seated, &mut watching] {
        assert_eq!(player.socket.hear("refused").await["code"], "not-finished");
        while player.socket.next().await.is_some() {}
    }
    assert_eq!(silent.hear("refused").await["code"], "not-finished");
    while silent.next().await.is_some() {}
    players[0].until(seated.socket.seq).await;
    players[0].must(json!({ "kind": "deal", "again": true })).await;
    assert_eq!(stranger.follow().await.map(|_| ()), Some(()), "others stay");
    assert!(other.act(json!({ "kind": "leave" })).await.is_err(), "he only watches there, and still does");
    for who in [&ben, &cid, &dan] {
        assert_eq!(who.shut_out(&source).await.1["code"], "not-finished");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_that_are_dealt_again_are_not_shown_at_another_node() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let (one, two) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let (ada, id, source) = alone(one.address, public()).await;
    let ben = Somebody::new(one.address, "Ben").await;
    let (mut player, mut watching) = (ada.join(&source).await, ben.at(two.address).join(&source).await);
    begin_challenge(&ben, &id).await;
    // The other node hears of it a little later.
    player.must(json!({ "kind": "deal", "again": true })).await;
    while let Some(frame) = watching.socket.next().await {
        assert_ne!(frame["type"], "step", "{frame}");
    }
    assert_eq!(ben.at(two.address).shut_out(&source).await.1["code"], "not-finished");
}

#[tokio::test]
async fn a_hello_comes_too_late_for_the_cards_of_a_challenge() {
    let server = TestServer::open().await;
    let (_, id, source) = alone(server.address, public()).await;
    let ben = Somebody::new(server.address, "Ben").await;
    let mut socket = ben.connect(&source).await.expect("the socket opens");
    begin_challenge(&ben, &id).await;
    socket.stream.send(Message::text(json!({ "type": "hello", "have": 0 }).to_string())).await.ok();
    let mut heard = Vec::new();
    while let Some(frame) = socket.next().await {
        heard.push(frame["type"].clone());
    }
    assert_eq!(heard, ["refused"]);
}

#[tokio::test]
async fn an_attempt_is_closed_to_everybody_else() {
    let server = TestServer::open().await;
    let (ada, id, _) = alone(server.address, public()).await;
    let [ben, cid] = [Somebody::new(server.address, "Ben").await, Somebody::new(server.address, "Cid").await];
    let table = begin_challenge(&ben, &id).await;
    let mut player = ben.join(&table).await;
    for who in [&ada, &cid] {
        assert_eq!(who.shut_out(&table).await.1["code"], "no-spectators");
    }
    assert_eq!(cid.get("/api/tables").await.json(), json!([]));
    daily::give_up(&mut player).await;
    for who in [&ada, &cid] {
        assert_eq!(who.shut_out(&table).await.1["code"], "no-spectators");
    }
    let path = format!("/api/tables/{table}/games/1");
    assert_eq!(code(&cid.get(&path).await), not_finished());
    assert_eq!(code(&request(server.address, "GET", &path, "", "").await), not_finished());
    let described = cid.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(described["ending"], Value::Null);
    assert_eq!(ada.get(&path).await.status, 200);
    // A second name is somebody else: nothing of the first is told to it.
    let second = Somebody::new(server.address, "Ben").await;
    assert!(shown(&second, &id).await["results"].is_null());
    assert_ne!(begin_challenge(&second, &id).await, table);
}

#[tokio::test]
async fn nobody_plays_the_same_cards_at_two_tables() {
    let server = TestServer::open().await;
    let (ada, first, source) = alone(server.address, public()).await;
    let mut player = ada.join(&source).await;
    player.must(json!({ "kind": "deal", "again": true })).await;
    daily::give_up(&mut player).await;
    let second = ada.send("POST", "/api/challenges", &json!({ "table": source, "number": 2 })).await;
    let second = text(&second.json()["id"]);
    let ben = Somebody::new(server.address, "Ben").await;
    let table = begin_challenge(&ben, &first).await;
    assert_eq!(code(&play(&ben, &second).await), not_finished(), "it would tell him what comes");
    daily::give_up(&mut ben.join(&table).await).await;
    let table = begin_challenge(&ben, &second).await;
    daily::give_up(&mut ben.join(&table).await).await;
    assert_eq!(own(&shown(&ben, &second).await)["unranked"], true);
}

/// Challenges from games with the same cards.
async fn same_cards(server: &TestServer, count: usize) -> Vec<String> {
    let (ada, first, source) = alone(server.address, public()).await;
    let mut player = ada.join(&source).await;
    let mut ids = vec![first];
    for number in 2..=count {
        player.must(json!({ "kind": "deal", "again": true })).await;
        daily::give_up(&mut player).await;
        let made = ada.send("POST", "/api/challenges", &json!({ "table": source, "number": number })).await;
        ids.push(text(&made.json()["id"]));
    }
    ids
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_challenges_with_the_same_cards_one_begins_at_a_time() {
    let server = TestServer::open().await;
    let ids = same_cards(&server, 2).await;
    for _ in 0..10 {
        let ben = Somebody::new(server.address, "Ben").await;
        let (first, second) = tokio::join!(play(&ben, &ids[0]), play(&ben, &ids[1]));
        let mut codes = [code(&first), code(&second)];
        codes.sort();
        assert_eq!(codes, [(201, String::new()), not_finished()]);
    }
}

#[tokio::test]
async fn of_many_challenges_with_the_same_cards_the_first_counts() {
    let server = TestServer::open().await;
    let ids = same_cards(&server, 25).await;
    let ben = Somebody::new(server.address, "Ben").await;
    for (number, id) in [&ids[3], &ids[20], &ids[24]].into_iter().enumerate() {
        let table = begin_challenge(&ben, id).await;
        daily::give_up(&mut ben.join(&table).await).await;
        assert_eq!(own(&shown(&ben, id).await)["unranked"], number > 0, "{number}");
    }
}

#[tokio::test]
async fn a_deal_of_the_day_does_not_help_with_a_challenge_from_it() {
    let (server, world) = daily::at_noon().await;
    let mut tables = Vec::new();
    // Enough for both instances, but for one time in a thousand.
    for name in ["Ada", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kay", "Lea"] {
        let person = Somebody::new(server.address, name).await;
        tables.push((daily::finish(&person, "classic-1").await, person));
    }
    world.pass(14);
    let (table, ada) = &tables[0];
    let id = text(&challenge(ada, table).await.json()["id"]);
    let ben = Somebody::new(server.address, "Ben").await;
    let record = ben.get(&format!("/api/tables/{}/games/1", tables[1].0)).await;
    assert_eq!(record.status, 200, "the day is over");
    let own = begin_challenge(&ben, &id).await;
    for (table, _) in &tables {
        let path = format!("/api/tables/{table}/games/1");
        assert_eq!(code(&ben.get(&path).await), not_finished(), "also of its mirror image");
    }
    for (path, asked) in uploads(&record.body) {
        assert_eq!(code(&ben.send("POST", path, &asked).await), (409, "deal-in-play".to_owned()), "{path}");
    }
    let again = ben.send("POST", &format!("/api/daily/{}/classic-1", daily::TODAY), &json!({})).await;
    assert_eq!(code(&again), not_finished());
    daily::give_up(&mut ben.join(&own).await).await;
    daily::begin(&ben, daily::TODAY, "classic-1").await;
}
