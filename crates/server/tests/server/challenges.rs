//! Challenges: making them, playing them alone, as teams and with bots, and what is said about them.

use std::net::SocketAddr;
use std::sync::Arc;

use serde_json::{Value, json};
use tenback_server::{Config, DailyConfig, Limits, System};
use tenback_store::{Memory, Store};

use crate::client::{Answer, Player, Somebody, request};
use crate::company::{begin, give_up, one_move, seated};
use crate::daily;
use crate::nodes::TestNode;
use crate::test_server::{TestServer, generous};

/// A game that people finish with a card laid, at a table of this kind.
pub(crate) async fn finished(
    server: SocketAddr,
    names: &[&str],
    wanted: Value,
) -> (Vec<Somebody>, Vec<Player>, String) {
    let (people, mut players, table) = seated(server, names, wanted).await;
    begin(&mut players).await;
    while !players.iter().any(Player::is_to_move) {
        players[0].follow().await.expect("a bot plays");
    }
    one_move(&mut players).await;
    give_up(&mut players).await;
    (people, players, table)
}

/// Makes a challenge of the first game at a table.
pub(crate) async fn challenge(who: &Somebody, table: &str) -> Answer {
    who.send("POST", "/api/challenges", &json!({ "table": table, "number": 1 })).await
}

pub(crate) async fn play(who: &Somebody, id: &str) -> Answer {
    who.send("POST", &format!("/api/challenges/{id}/play"), &json!({})).await
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// The id of a challenge from a game of one person, who is returned, and the table of that game.
pub(crate) async fn alone(server: SocketAddr, wanted: Value) -> (Somebody, String, String) {
    let (people, _, table) = finished(server, &["Ada"], wanted).await;
    let made = challenge(&people[0], &table).await;
    assert_eq!(made.status, 201, "{made:?}");
    (people[0].clone(), text(&made.json()["id"]), table)
}

/// The table where somebody begins a challenge.
pub(crate) async fn begin_challenge(who: &Somebody, id: &str) -> String {
    let answer = play(who, id).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    text(&answer.json()["id"])
}

pub(crate) async fn shown(who: &Somebody, id: &str) -> Value {
    let answer = who.get(&format!("/api/challenges/{id}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

pub(crate) fn code(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["code"].as_str().unwrap_or_default().to_owned())
}

fn solo() -> Value {
    json!({ "game": "classic", "seats": 1, "hand_size": 7, "spectators": false })
}

/// The person's own result.
pub(crate) fn own(challenge: &Value) -> Value {
    let results = challenge["results"].as_array().unwrap_or_else(|| panic!("not finished: {challenge}"));
    results.iter().find(|result| result["you"] == true).expect("theirs").clone()
}

/// A server on which masters think little.
async fn quick() -> TestServer {
    let daily = DailyConfig { evaluations: 60, ..DailyConfig::default() };
    let config = Config { daily, ..TestServer::config(generous()) };
    TestServer::configured(Arc::new(Memory::default()), config, Arc::new(System)).await
}

#[tokio::test]
async fn one_game_makes_one_challenge_of_those_who_played_it() {
    let server = TestServer::open().await;
    let (ada, id, table) = alone(server.address, solo()).await;
    let again = challenge(&ada, &table).await;
    assert_eq!((again.status, &again.json()["id"]), (200, &json!(id)), "it is the same");
    let told = again.json();
    assert!(text(&told["link"]).ends_with(&format!("/c/{id}")), "{told}");
    assert_eq!(
        (&told["game"], &told["seats"], &told["people"], &told["hand_size"]),
        (&json!("classic"), &json!(1), &json!(1), &json!(7))
    );
    assert_eq!((&told["finished"], &told["table"]), (&json!(0), &Value::Null));
    assert_eq!(told["results"][0]["first"], true, "whoever played the game sees it: {told}");
    let ben = Somebody::new(server.address, "Ben").await;
    let nobody = request(server.address, "GET", &format!("/api/challenges/{id}"), "", "").await;
    for seen in [shown(&ben, &id).await, nobody.json()] {
        let seen = seen.to_string();
        assert!(!seen.contains(&table) && !seen.contains("Ada") && !seen.contains("results"), "{seen}");
    }
    let record = ada.get(&format!("/api/tables/{table}/games/1")).await.body;
    assert!(!record.contains(&text(&told["commitment"])), "the commitment does not lead to the table");
}

#[tokio::test]
async fn strangers_open_games_and_closed_deals_make_no_challenge() {
    let (server, world) = daily::at_noon().await;
    let ben = Somebody::new(server.address, "Ben").await;
    let wanted = json!({ "game": "classic", "seats": 1, "spectators": true });
    let (people, _, table) = finished(server.address, &["Ada"], wanted).await;
    assert_eq!(code(&challenge(&ben, &table).await), (403, "not-played".to_owned()), "he could only watch");
    let (_, _, private) = finished(server.address, &["Cid"], solo()).await;
    assert_eq!(code(&challenge(&ben, &private).await), (403, "no-spectators".to_owned()));
    assert_eq!(code(&challenge(&ben, "nosuchtable").await), (404, "no-such-table".to_owned()));
    let none = request(server.address, "POST", "/api/challenges", "Content-Type: application/json\r\n", "{}").await;
    assert_eq!(none.status, 400);
    let body = json!({ "table": table, "number": 1 }).to_string();
    let none = request(server.address, "POST", "/api/challenges", "Content-Type: application/json\r\n", &body).await;
    assert_eq!(code(&none), (401, "who-are-you".to_owned()));
    let body = json!({ "table": table, "number": 2 });
    assert_eq!(code(&people[0].send("POST", "/api/challenges", &body).await), (404, "no-record".to_owned()));
    for id in ["nosuchchallenge1", "x", "%2e%2e"] {
        assert_eq!(
            code(&ben.get(&format!("/api/challenges/{id}")).await),
            (404, "no-such-challenge".to_owned()),
            "{id}"
        );
        assert_eq!(code(&play(&ben, id).await), (404, "no-such-challenge".to_owned()), "{id}");
    }
    // A deal of the day that others have still to play, and the same once it is open.
    let today = daily::finish(&ben, "classic-1").await;
    assert_eq!(code(&challenge(&ben, &today).await), (422, "not-in-contest".to_owned()));
    world.pass(14);
    let made = challenge(&ben, &today).await;
    assert_eq!(made.status, 201, "{made:?}");
    // Somebody who knows the cards from the deal of the day does not count.
    let cid = Somebody::new(server.address, "Cid").await;
    daily::begin(&cid, daily::TODAY, "classic-1").await;
    let id = text(&made.json()["id"]);
    let table = begin_challenge(&cid, &id).await;
    let mut player = cid.join(&table).await;
    daily::give_up(&mut player).await;
    assert_eq!(own(&shown(&cid, &id).await)["unranked"], true);
}

#[tokio::test]
async fn results_are_side_by_side_for_each_who_has_finished() {
    let server = TestServer::open().await;
    let (ada, id, source) = alone(server.address, solo()).await;
    let [ben, cid] = [Somebody::new(server.address, "Ben").await, Somebody::new(server.address, "Cid").await];
    let table = begin_challenge(&ben, &id).await;
    let phone = Somebody::with_token(server.address, &ben.token);
    assert_eq!(begin_challenge(&phone, &id).await, table, "there is one attempt, at whatever device");
    assert_eq!(code(&play(&ada, &id).await), (409, "cards-seen".to_owned()));
    let mut player = ben.join(&table).await;
    assert_eq!(player.welcome["table"]["occasion"], json!({ "kind": "challenge", "id": id }));
    assert_eq!(player.view["phase"], "running");
    assert_eq!(shown(&ben, &id).await["table"], json!(table));
    assert!(shown(&ben, &id).await["results"].is_null());
    daily::give_up(&mut player).await;
    let told = shown(&ben, &id).await;
    let results = told["results"].as_array().expect("a list");
    assert_eq!((told["finished"].as_u64(), results.len()), (Some(1), 2), "{told}");
    assert_eq!(
        (&results[0]["names"], &results[0]["first"], &results[0]["left"]),
        (&json!(["Ada"]), &json!(true), &json!(97))
    );
    assert_eq!(results[0]["record"], Value::Null, "her table has no spectators");
    let own = json!({ "names": ["Ben"], "won": false, "left": 98, "you": true, "first": false, "unranked": false,
        "record": format!("/t/{table}/1") });
    assert_eq!(results[1], own);
    assert_eq!(begin_challenge(&ben, &id).await, table, "nobody plays twice");
    let seen = shown(&ada, &id).await["results"].clone();
    assert_eq!((&seen[0]["you"], &seen[0]["record"]), (&json!(true), &json!(format!("/t/{source}/1"))));
    assert_eq!(ada.get(&format!("/api/tables/{table}/games/1")).await.status, 200, "she sees how he played");
    assert_eq!(code(&cid.get(&format!("/api/tables/{table}/games/1")).await), (403, "not-finished".to_owned()));
    assert_eq!(shown(&cid, &id).await["finished"], 1);
    // It can be passed on.
    assert_eq!(text(&challenge(&ben, &table).await.json()["id"]), id, "a challenge has no challenge of its own");
    for (who, occasion) in [(&ben, json!({ "kind": "challenge", "id": id })), (&ada, Value::Null)] {
        let games = who.get("/api/me/games").await.json();
        assert_eq!(games["games"][0]["occasion"], occasion, "{games}");
    }
}

#[tokio::test]
async fn a_team_plays_at_the_table_of_one_of_them() {
    let server = TestServer::open().await;
    let (people, _, table) = finished(server.address, &["Ada", "Eve"], json!({ "game": "classic", "seats": 2 })).await;
    let id = text(&challenge(&people[0], &table).await.json()["id"]);
    let [ben, cid, dan] = [
        Somebody::new(server.address, "Ben").await,
        Somebody::new(server.address, "Cid").await,
        Somebody::new(server.address, "Dan").await,
    ];
    let together = async |host: &Somebody, guest: &Somebody| {
        let table = begin_challenge(host, &id).await;
        let mut players = vec![host.join(&table).await, guest.join(&table).await];
        assert_eq!(
            code_of(players[0].act(json!({ "kind": "bot", "seat": 2, "level": "casual" })).await),
            "not-in-contest"
        );
        players[1].must(json!({ "kind": "sit" })).await;
        assert!(shown(host, &id).await["table"].is_null(), "nobody has seen a card");
        begin(&mut players).await;
        assert_eq!(shown(guest, &id).await["table"], json!(table));
        give_up(&mut players).await;
        // What is over counts as it was played.
        let bot = json!({ "kind": "hand-over", "level": "casual" });
        assert_eq!(code_of(players[1].act(bot).await), "not-in-contest");
    };
    together(&ben, &cid).await;
    let told = shown(&cid, &id).await;
    assert_eq!(told["results"].as_array().map(Vec::len), Some(2), "{told}");
    assert_eq!(own(&told)["unranked"], false);
    // Eve knows the cards, and so does a team with her.
    together(&dan, &people[1]).await;
    let told = shown(&dan, &id).await;
    assert_eq!(own(&told)["unranked"], true, "{told}");
    assert_eq!(told["results"].as_array().map(Vec::len), Some(3));
}

fn code_of(answer: Result<Value, Value>) -> String {
    text(&answer.expect_err("it is refused")["code"])
}

#[tokio::test]
async fn nothing_makes_a_challenge_easier() {
    let server = TestServer::open().await;
    let (_, id, _) = alone(server.address, solo()).await;
    let ben = Somebody::new(server.address, "Ben").await;
    let mut player = ben.join(&begin_challenge(&ben, &id).await).await;
    let command = player.sensible();
    player.must(command).await;
    for command in [
        json!({ "kind": "take-back" }),
        json!({ "kind": "deal", "again": true }),
        json!({ "kind": "spectators", "allowed": true }),
        json!({ "kind": "hand-over", "level": "master" }),
    ] {
        assert_eq!(code_of(player.act(command.clone()).await), "not-in-contest", "{command}");
    }
    assert_eq!(code_of(player.act(json!({ "kind": "coach", "coaching": "on" })).await), "hints-off");
    player.socket.say(&json!({ "type": "hint", "id": "h" })).await;
    assert_eq!(player.socket.hear("refused").await["code"], "hints-off");
}

/// Who sits where, and what somebody sees who plays sensibly for a while.
async fn seen_by(server: SocketAddr, name: &str, id: &str) -> (Value, Value) {
    let person = Somebody::new(server, name).await;
    let mut player = person.join(&begin_challenge(&person, id).await).await;
    let seen = daily::play_a_while(&mut player).await;
    (player.welcome["table"]["sitters"].clone(), seen.last().expect("something").clone())
}

#[tokio::test]
async fn bots_sit_where_they_sat_and_answer_everybody_alike() {
    let server = quick().await;
    for wanted in [
        json!({ "game": "face-to-face", "seats": 2, "bots": [{ "seat": 1, "level": "master" }] }),
        json!({ "game": "classic", "seats": 3, "bots": [{ "seat": 2, "level": "casual" }, { "seat": 3, "level": "regular" }] }),
    ] {
        let (_, id, _) = alone(server.address, wanted.clone()).await;
        let (sitters, first) = seen_by(server.address, "Ben", &id).await;
        for bot in wanted["bots"].as_array().expect("a list") {
            let seat = bot["seat"].as_u64().expect("a number") as usize;
            assert_eq!(sitters[seat - 1]["level"], bot["level"], "{sitters}");
        }
        let (_, second) = seen_by(server.address, "Cid", &id).await;
        assert_eq!(first, second, "equal play, equal answers");
    }
}

#[tokio::test]
async fn two_opponents_play_against_each_other() {
    let server = TestServer::open().await;
    let (people, _, table) =
        finished(server.address, &["Ada", "Eve"], json!({ "game": "face-to-face", "seats": 2 })).await;
    let made = challenge(&people[0], &table).await.json();
    assert_eq!((&made["people"], &made["results"][0]["names"]), (&json!(2), &json!(["Ada", "Eve"])));
    let id = text(&made["id"]);
    let (ben, cid) = (Somebody::new(server.address, "Ben").await, Somebody::new(server.address, "Cid").await);
    let table = begin_challenge(&ben, &id).await;
    let mut players = vec![ben.join(&table).await, cid.join(&table).await];
    players[1].must(json!({ "kind": "sit" })).await;
    begin(&mut players).await;
    players[0].must(json!({ "kind": "resign" })).await;
    let own = own(&shown(&cid, &id).await);
    assert_eq!((&own["names"], &own["won"]), (&json!(["Ben", "Cid"]), &json!(false)), "it is the result of the first");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_windows_that_begin_at_once_none_is_refused() {
    let server = TestServer::open().await;
    let (_, id, _) = alone(server.address, solo()).await;
    for _ in 0..10 {
        let ben = Somebody::new(server.address, "Ben").await;
        let windows: Vec<_> = (0..16)
            .map(|_| {
                let (ben, id) = (ben.clone(), id.clone());
                tokio::spawn(async move { begin_challenge(&ben, &id).await })
            })
            .collect();
        let mut tables = Vec::new();
        for window in windows {
            tables.push(window.await.expect("no panic"));
        }
        tables.dedup();
        assert_eq!(tables.len(), 1, "{tables:?}");
    }
}

#[tokio::test]
async fn a_challenge_costs_what_it_stores() {
    let limits = Limits { bytes_per_day: 30_000, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let mut refused = None;
    let (people, mut players, table) = seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 1 })).await;
    for number in 1..60 {
        if players[0].act(json!({ "kind": "deal" })).await.is_err() {
            return;
        }
        players[0].must(json!({ "kind": "resign" })).await;
        let made = people[0].send("POST", "/api/challenges", &json!({ "table": table, "number": number })).await;
        if made.status != 201 {
            refused = Some(code(&made));
            break;
        }
    }
    assert_eq!(refused, Some((429, "too-much".to_owned())));
}

#[tokio::test]
async fn an_attempt_whose_table_was_closed_has_ended() {
    let server = TestServer::open().await;
    let (_, id, _) = alone(server.address, solo()).await;
    let ben = Somebody::new(server.address, "Ben").await;
    let table = begin_challenge(&ben, &id).await;
    let mut player = ben.join(&table).await;
    let command = player.sensible();
    player.must(command).await;
    player.socket.say(&json!({ "type": "do", "id": "end", "command": { "kind": "close" } })).await;
    while player.socket.next().await.is_some() {}
    let own = own(&shown(&ben, &id).await);
    assert_eq!((&own["left"], &own["record"]), (&json!(97), &Value::Null), "it counts with the cards left");
    assert_eq!(begin_challenge(&ben, &id).await, table, "there is no second attempt");
}

#[tokio::test]
async fn what_is_kept_is_exported_and_deleted_with_the_person() {
    let server = TestServer::open().await;
    let (ada, id, _) = alone(server.address, solo()).await;
    let (ben, cid) = (Somebody::new(server.address, "Ben").await, Somebody::new(server.address, "Cid").await);
    for person in [&ben, &cid] {
        daily::give_up(&mut person.join(&begin_challenge(person, &id).await).await).await;
    }
    let attempt = ben.get("/api/me/export").await.json()["attempts"][0].clone();
    assert_eq!((&attempt["kind"], &attempt["deal"], &attempt["left"]), (&json!("challenge"), &json!(id), &json!(98)));
    for person in [&ada, &ben] {
        assert_eq!(person.send("DELETE", "/api/me", &json!(null)).await.status, 204);
    }
    let told = shown(&cid, &id).await["results"].clone();
    let names: Vec<&Value> = told.as_array().expect("a list").iter().map(|result| &result["names"][0]).collect();
    assert_eq!(names, ["?", "?", "Cid"], "the results stay, without names: {told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_have_one_challenge() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let (one, two) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let (people, _, source) =
        finished(one.address, &["Ada"], json!({ "game": "classic", "seats": 1, "spectators": true })).await;
    let asked: Vec<_> = [one.address, two.address, one.address, two.address]
        .map(|server| {
            let (ada, source) = (people[0].at(server), source.clone());
            tokio::spawn(async move { challenge(&ada, &source).await })
        })
        .into();
    let mut made = Vec::new();
    for asked in asked {
        made.push(asked.await.expect("no panic").json());
    }
    made.dedup_by_key(|challenge| (challenge["id"].clone(), challenge["commitment"].clone()));
    assert_eq!(made.len(), 1, "{made:?}");
    let id = text(&made[0]["id"]);
    let ben = Somebody::new(one.address, "Ben").await;
    let there = ben.at(two.address);
    let table = begin_challenge(&ben, &id).await;
    assert_eq!(begin_challenge(&there, &id).await, table);
    // The source is at one node; he asks the other.
    for person in [&ben, &there] {
        assert_eq!(person.shut_out(&source).await.1["code"], "not-finished");
        assert_eq!(code(&person.get(&format!("/api/tables/{source}/games/1")).await), (403, "not-finished".to_owned()));
    }
    daily::give_up(&mut there.join(&table).await).await;
    assert_eq!(shown(&ben, &id).await["results"], shown(&there, &id).await["results"]);
    assert_eq!(there.get(&format!("/api/tables/{source}/games/1")).await.status, 200);
    there.join(&source).await;
}
