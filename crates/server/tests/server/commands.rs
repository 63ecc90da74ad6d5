//! Commands that arrive twice, late, or in a different order.

use std::sync::Arc;

use serde_json::{Value, json};
use tenback_store::Memory;

use crate::company::{catch_up, mover, two_playing};
use crate::test_server::{TestServer, generous};

fn command(id: &str, seen: Option<u64>, command: &Value) -> Value {
    let mut frame = json!({ "type": "do", "id": id, "command": command });
    if let Some(seen) = seen {
        frame["seen"] = seen.into();
    }
    frame
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_is_carried_out_once() {
    let store = Arc::new(Memory::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (mut people, mut players, table) = two_playing(server.address).await;
    let index = mover(&players);
    let lay = command("only-once", None, &players[index].sensible());
    players[index].socket.say(&lay).await;
    players[index].socket.say(&lay).await;
    let step = players[index].follow().await.expect("a step");
    assert_eq!(step["done"], "only-once");
    let done = players[index].socket.hear("done").await;
    assert_eq!((&done["id"], &done["seq"]), (&json!("only-once"), &step["seq"]));
    // Over another connection.
    let mut again = people[index].join(&table).await;
    again.socket.say(&lay).await;
    assert_eq!(again.socket.hear("done").await["seq"], step["seq"]);
    // After a restart.
    server.stop().await;
    let server = TestServer::with(store, generous()).await;
    people[index].server = server.address;
    let mut again = people[index].join(&table).await;
    again.socket.say(&lay).await;
    assert_eq!(again.socket.hear("done").await["seq"], step["seq"]);
    assert_eq!(again.view["turn"]["lays"].as_array().map(Vec::len), Some(1), "one card was laid");
    // Another person may use the same id.
    people[1 - index].server = server.address;
    let mut other = people[1 - index].join(&table).await;
    other.socket.say(&command("only-once", None, &json!({ "kind": "say", "text": "Hello!" }))).await;
    assert_eq!(other.follow().await.expect("a step")["done"], "only-once");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outdated_command_is_refused() {
    let server = TestServer::open().await;
    let (people, mut players, table) = two_playing(server.address).await;
    let index = mover(&players);
    let mut tab = people[index].join(&table).await;
    let known = tab.socket.seq;
    let first = players[index].sensible();
    players[index].must(first.clone()).await;
    // The other window has not seen it yet, and sends the same.
    tab.socket.say(&command("late", Some(known), &first)).await;
    let refused = tab.socket.hear("refused").await;
    assert_eq!((&refused["id"], &refused["code"]), (&json!("late"), &json!("stale")));
    // Chat in between changes nothing.
    catch_up(&mut players).await;
    let known = players[index].socket.seq;
    players[1 - index].must(json!({ "kind": "say", "text": "Well done." })).await;
    let next = players[index].sensible();
    players[index].socket.say(&command("in-time", Some(known), &next)).await;
    players[index].follow().await.expect("what was said");
    assert_eq!(players[index].follow().await.expect("the lay")["done"], "in-time");
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_handled_in_the_order_they_arrive() {
    let server = TestServer::open().await;
    let (_, mut players, _) = two_playing(server.address).await;
    let index = mover(&players);
    let lay = players[index].sensible();
    let seen = Some(players[index].socket.seq);
    // The end of the turn arrives before the lays.
    players[index].socket.say(&command("third", seen, &json!({ "kind": "end-turn" }))).await;
    players[index].socket.say(&command("first", seen, &lay)).await;
    let refused = players[index].socket.hear("refused").await;
    assert_eq!((&refused["id"], &refused["code"]), (&json!("third"), &json!("cannot-end")));
    assert_eq!(players[index].socket.hear("step").await["done"], "first");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_windows_of_one_seat_show_the_same() {
    let server = TestServer::open().await;
    let (people, mut players, table) = two_playing(server.address).await;
    let index = mover(&players);
    let mut tab = people[index].join(&table).await;
    let lay = players[index].sensible();
    players[index].must(lay).await;
    tab.until(players[index].socket.seq).await;
    assert_eq!(tab.view, players[index].view);
    assert_eq!(tab.legal, players[index].legal);
}

#[tokio::test(flavor = "multi_thread")]
async fn lays_are_tried_out_in_private() {
    let server = TestServer::open().await;
    let (_, mut players, _) = two_playing(server.address).await;
    let index = mover(&players);
    let lay = players[index].legal[0]["lay"].clone();
    players[index].socket.say(&json!({ "type": "try-out", "id": "t1", "lays": [lay] })).await;
    let tried = players[index].socket.hear("tried-out").await;
    assert_eq!(tried["view"]["turn"]["lays"], json!([lay]));
    assert_eq!(tried["view"]["hand"].as_array().map(Vec::len), Some(6));
    players[index].socket.say(&json!({ "type": "try-out", "id": "t2", "lays": [lay, lay] })).await;
    assert_eq!(players[index].socket.hear("refused").await["code"], "not-in-hand");
    let other = 1 - index;
    players[other].socket.say(&json!({ "type": "try-out", "id": "t3", "lays": [] })).await;
    assert_eq!(players[other].socket.hear("refused").await["code"], "not-your-turn");
    assert!(!players[other].socket.raw.iter().any(|text| text.contains("tried-out")), "nobody else learns of it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_gets_a_hint() {
    let server = TestServer::open().await;
    let (_, mut players, _) = two_playing(server.address).await;
    let index = mover(&players);
    players[index].socket.say(&json!({ "type": "hint", "id": "h1" })).await;
    let hint = players[index].socket.hear("hint").await;
    assert!(hint["lays"].as_array().is_some_and(|lays| lays.len() >= 2), "{hint}");
    assert!(hint["reasons"].as_array().is_some_and(|reasons| !reasons.is_empty()), "{hint}");
    players[1 - index].socket.say(&json!({ "type": "hint", "id": "h2" })).await;
    assert_eq!(players[1 - index].socket.hear("refused").await["code"], "nothing-to-advise");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_from_the_future_counts_as_up_to_date() {
    let server = TestServer::open().await;
    let (_, mut players, _) = two_playing(server.address).await;
    let index = mover(&players);
    let command = players[index].sensible();
    let frame = json!({ "type": "do", "id": "future", "seen": u64::MAX, "command": command });
    players[index].socket.say(&frame).await;
    assert_eq!(players[index].socket.hear("step").await["done"], "future");
    server.stop().await;
}
