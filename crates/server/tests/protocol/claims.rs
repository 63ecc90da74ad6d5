//! Statements of the document that no other test covers.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::client::{Player, Socket, Somebody, request};
use crate::document::section;
use crate::test_server::TestServer;

/// The close code of a socket.
async fn close_code(mut socket: Socket) -> Option<u16> {
    while let Some(Ok(message)) = socket.stream.next().await {
        if let Message::Close(frame) = message {
            return frame.map(|frame| frame.code.into());
        }
    }
    None
}

fn assert_code(code: Option<u16>, wanted: u16) {
    assert_eq!(code, Some(wanted));
    let told = section("### `bye`").first_column();
    assert!(told.contains(&wanted.to_string()), "{wanted} is not told");
}

/// A solo table with Ada.
async fn alone(server: &TestServer) -> (Somebody, String, Player) {
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 1 })).await;
    let player = ada.join(&table).await;
    (ada, table, player)
}

#[tokio::test(flavor = "multi_thread")]
async fn close_codes_are_as_documented() {
    let server = TestServer::open().await;
    let (ada, table, player) = alone(&server).await;
    let wrong = [
        (1003, Message::Binary(Bytes::from_static(b"{}"))),
        (1009, Message::text(format!("{{\"type\": \"hello\", \"have\": {:>8193}}}", 0))),
        (1008, Message::text(json!({ "type": "hint", "id": "x" }).to_string())),
        (1008, Message::text("hello")),
    ];
    for (code, message) in wrong {
        let mut socket = ada.connect(&table).await.expect("the socket opens");
        socket.stream.send(message).await.expect("it is open");
        assert_code(close_code(socket).await, code);
    }
    server.stop().await;
    assert_code(close_code(player.socket).await, 1012);
}

#[tokio::test(flavor = "multi_thread")]
async fn removed_people_may_not_come_back() {
    let server = TestServer::open().await;
    let [ada, ben] = [Somebody::new(server.address, "Ada").await, Somebody::new(server.address, "Ben").await];
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut host = ada.join(&table).await;
    let mut guest = ben.join(&table).await;
    guest.must(json!({ "kind": "sit" })).await;
    host.until(guest.socket.seq).await;
    let step = host.must(json!({ "kind": "kick", "seat": 2 })).await;
    assert_eq!(step["seen"][0]["kind"], "kicked");
    let bye = guest.socket.hear("bye").await;
    assert_eq!((&bye["code"], bye.get("again_in")), (&json!("kicked"), None));
    assert_code(close_code(guest.socket).await, 1008);
    let (status, problem) = ben.shut_out(&table).await;
    assert_eq!((status, &problem["code"]), (403, &json!("barred")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dealing_again_makes_a_new_commitment() {
    let server = TestServer::open().await;
    let (_, _, mut player) = alone(&server).await;
    let kinds =
        |step: &Value| step["seen"].as_array().expect("a list").iter().map(|told| told["kind"].clone()).collect();
    let hand = player.must(json!({ "kind": "deal" })).await["view"]["hand"].clone();
    let over = player.must(json!({ "kind": "resign" })).await;
    let again = player.must(json!({ "kind": "deal", "again": true })).await;
    let kinds: Vec<Value> = kinds(&again);
    assert_eq!(kinds[..2], [json!("promised"), json!("dealt")]);
    assert_eq!(again["view"]["hand"], hand);
    let promises = [&over["table"]["commitment"], &over["table"]["next_commitment"], &again["table"]["commitment"]];
    assert!(promises.iter().all(|promise| promise.is_string()), "{promises:?}");
    assert!(promises[2] != promises[0] && promises[2] != promises[1], "the salt is a new one: {promises:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_no_hands_and_can_be_disallowed() {
    let server = TestServer::open().await;
    let (ada, table, mut player) = alone(&server).await;
    let watcher = Somebody::new(server.address, "Watcher").await;
    player.must(json!({ "kind": "deal" })).await;
    let watching = watcher.join(&table).await;
    assert_eq!((&watching.view["hand"], &watching.legal), (&json!([]), &json!([])));
    player.must(json!({ "kind": "spectators", "allowed": false })).await;
    let mut socket = watching.socket;
    assert_eq!(socket.hear("bye").await["code"], "no-spectators");
    let (status, problem) = watcher.shut_out(&table).await;
    assert_eq!((status, &problem["code"]), (403, &json!("no-spectators")));
    player.must(json!({ "kind": "resign" })).await;
    assert!(watcher.join(&table).await.view.is_object(), "after the end nothing is hidden");
    let record = format!("/api/tables/{table}/games/1");
    assert_eq!([ada.get(&record).await.status, watcher.get(&record).await.status], [200, 403]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_may_have_8192_bytes() {
    let server = TestServer::open().await;
    let json = "Content-Type: application/json\r\n";
    for (length, status) in [(8192, 201), (8193, 413)] {
        let body = format!("{:<length$}", json!({ "name": "Ada" }).to_string());
        let answer = request(server.address, "POST", "/api/me", json, &body).await;
        assert_eq!(answer.status, status, "{length} bytes: {answer:?}");
    }
    for (length, status) in [(262_144, 422), (262_145, 413)] {
        let mut body = json!({ "record": "" }).to_string();
        body.push_str(&" ".repeat(length - body.len()));
        let answer = request(server.address, "POST", "/api/replay", json, &body).await;
        assert_eq!(answer.status, status, "{length} bytes: {answer:?}");
    }
    let rows = section("## Limits").rows();
    assert!(rows.contains(&vec!["bytes in the body of a replay".into(), "262144".into()]));
    assert!(rows.contains(&vec!["bytes in a socket message or a request body".into(), "8192".into()]));
    server.stop().await;
}
