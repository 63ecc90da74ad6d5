//! What is kept about people: they can have it, and they can delete it.

use std::sync::Arc;

use serde_json::{Value, json};
use tenback_notation::{Record, replay};
use tenback_store::{Memory, Store, TableId};

use crate::client::{Player, Somebody};
use crate::company::{catch_up, give_up, seated, two_playing};
use crate::test_server::{TestServer, generous};

const SECRET: &str = "My cat is called Whiskers";

async fn say(player: &mut Player, text: &str) {
    player.must(json!({ "kind": "say", "text": text })).await;
}

/// Everything a store holds about a table, as text.
async fn stored(store: &Memory, table: &str) -> String {
    let id = TableId::new(table).expect("an id");
    format!("{:?}{:?}", store.load(&id).await.expect("it answers"), store.entries(&id).await.expect("it answers"))
}

fn sitters(welcome: &Value) -> Vec<Value> {
    welcome["table"]["sitters"].as_array().expect("a list").iter().map(|sitter| sitter["name"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_delete_themselves_with_everything_they_said() {
    let store = Arc::new(Memory::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (people, mut players, table) = two_playing(server.address).await;
    say(&mut players[1], SECRET).await;
    say(&mut players[0], "What a nice name").await;
    catch_up(&mut players).await;
    assert!(stored(&store, &table).await.contains(SECRET));
    let answer = people[1].send("DELETE", "/api/me", &json!(null)).await;
    assert_eq!((answer.status, answer.body.as_str()), (204, ""));
    let over: Vec<&str> = answer.head.lines().filter(|line| line.starts_with("set-cookie")).collect();
    assert!(over.len() == 3 && over.iter().all(|cookie| cookie.contains("Max-Age=0")), "{over:?}");
    for path in ["/api/me", "/api/me/tables", "/api/me/export"] {
        assert_eq!(people[1].get(path).await.json()["code"], "who-are-you", "{path}");
    }
    while players[1].socket.next().await.is_some() {}
    let bye = players[0].socket.hear("bye").await;
    assert_eq!(bye["code"], "restart", "the other's window still shows it");
    let mut ada = people[0].join_having(&table, players[0].socket.seq).await;
    assert_eq!(sitters(&ada.welcome), [json!("Ada"), json!("?")], "the seat stays while the game is played");
    let chat: Vec<&Value> = ada.welcome["chat"].as_array().expect("a list").iter().map(|line| &line["text"]).collect();
    assert_eq!(chat, [&json!("What a nice name")]);
    assert!(!stored(&store, &table).await.contains(SECRET), "neither the log nor the snapshot has it");
    ada.must(json!({ "kind": "hand-over", "seat": 2, "level": "greedy" })).await;
    server.stop().await;
    let server = TestServer::with(store.clone(), generous()).await;
    let ada = Somebody::with_token(server.address, &people[0].token).join(&table).await;
    assert_eq!(sitters(&ada.welcome), [json!("Ada"), json!("?")], "the log can be replayed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_outlive_the_people_who_played_them() {
    let server = TestServer::open().await;
    let (people, mut players, table) = two_playing(server.address).await;
    give_up(&mut players).await;
    let path = format!("/api/tables/{table}/games/1");
    assert!(people[0].get(&path).await.body.contains("Ada; Ben"));
    assert_eq!(people[1].send("DELETE", "/api/me", &json!(null)).await.status, 204);
    let record = people[0].get(&path).await.body;
    assert!(record.contains("Ada") && !record.contains("Ben"), "{record}");
    replay(&Record::parse(&record).expect("well formed")).expect("it can be replayed");
    let mut ada = people[0].join(&table).await;
    assert_eq!(sitters(&ada.welcome), [json!("Ada"), Value::Null], "without a game the seat becomes empty");
    let mut cleo = Somebody::new(server.address, "Cleo").await.join(&table).await;
    cleo.must(json!({ "kind": "sit" })).await;
    ada.until(cleo.socket.seq).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_gets_another_host_when_its_host_is_deleted() {
    let server = TestServer::open().await;
    let (people, mut players, table) = two_playing(server.address).await;
    assert_eq!(players[1].you["host"], false);
    assert_eq!(people[0].send("DELETE", "/api/me", &json!(null)).await.status, 204);
    let step = players[1].socket.hear("step").await;
    let told = step["seen"].as_array().expect("a list").iter().map(|seen| (&seen["kind"], &seen["seat"]));
    let expected = [(&json!("renamed"), &json!(1)), (&json!("host-passed"), &json!(2))];
    assert_eq!(told.collect::<Vec<_>>(), expected, "those who stay are told at once: {step}");
    let ben = people[1].join(&table).await;
    assert_eq!((&ben.you["host"], sitters(&ben.welcome)), (&json!(true), vec![json!("?"), json!("Ben")]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_everything_about_a_person_and_nothing_about_others() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 2 });
    let (people, mut players, table) = seated(server.address, &["Ada", "Ben"], wanted.clone()).await;
    say(&mut players[1], SECRET).await;
    catch_up(&mut players).await;
    say(&mut players[0], "Mine has none").await;
    crate::company::begin(&mut players).await;
    give_up(&mut players).await;
    players[1].must(json!({ "kind": "leave" })).await;
    let own = people[1].table(wanted).await;
    let answer = people[1].get("/api/me/export").await;
    assert!(answer.head.contains("attachment; filename=\"tenback.json\""), "{}", answer.head);
    let export = answer.json();
    assert_eq!((&export["name"], &export["language"]), (&json!("Ben"), &json!("en")));
    assert!(export["since"].as_i64() > Some(0));
    let tables = export["tables"].as_array().expect("a list");
    let find = |id: &str| tables.iter().find(|table| table["id"] == id).expect("it is there");
    assert_eq!((&find(&own)["host"], &find(&own)["seat"]), (&json!(true), &json!(1)));
    assert_eq!((&find(&table)["host"], find(&table).get("seat")), (&json!(false), None), "he has left");
    let messages = find(&table)["messages"].as_array().expect("a list");
    assert_eq!((messages.len(), &messages[0]["text"]), (1, &json!(SECRET)));
    assert_eq!(messages[0]["day"].as_i64().expect("a time") % 86_400_000, 0, "only the day is kept");
    let games = export["games"].as_array().expect("a list");
    assert_eq!((games.len(), &games[0]["table"], &games[0]["number"]), (1, &json!(table), &json!(1)));
    replay(&Record::parse(games[0]["record"].as_str().expect("text")).expect("well formed")).expect("a whole game");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_be_called_like_a_deleted_player() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let answer = ada.send("PUT", "/api/me", &json!({ "name": "?", "language": "en" })).await;
    assert_eq!((answer.status, &answer.json()["code"]), (422, &json!("bad-name")));
    server.stop().await;
}
