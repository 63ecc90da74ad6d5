//! The turn clock: in a cooperative game the seat is offered to a bot, between opponents running out of time may lose.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tenback_store::Sqlite;

use crate::client::{Player, Somebody};
use crate::company::{begin, catch_up, mover, opened, play_on, seated};
use crate::test_server::{TestServer, generous};

/// Waits until the time of the seat to move is up.
async fn wait(players: &mut [Player]) -> Value {
    loop {
        let frame = players[0].follow().await.expect("the clock rings");
        let seen = frame["seen"].as_array().cloned().unwrap_or_default();
        if let Some(told) = seen.iter().find(|told| told["kind"] == "time-up" || told["kind"] == "ended") {
            return told.clone();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_teammate_can_let_a_bot_play_for_a_late_player() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 2, "clock": { "seconds": 5 } });
    let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], wanted).await;
    begin(&mut players).await;
    let late = mover(&players);
    let told = wait(&mut players).await;
    assert_eq!((&told["kind"], &told["seat"]), (&json!("time-up"), &players[late].you["seat"]));
    catch_up(&mut players).await;
    assert!(!players[0].is_over(), "a game played together never ends by the clock");
    let offer = json!({ "kind": "hand-over", "seat": players[late].seat(), "level": "greedy" });
    players[1 - late].must(offer).await;
    let turn = players[1 - late].view["turn"]["number"].clone();
    while players[1 - late].view["turn"]["number"] == turn {
        players[1 - late].follow().await.expect("the bot plays on");
    }
    catch_up(&mut players).await;
    players[late].must(json!({ "kind": "return" })).await;
    play_on(&mut players).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_can_lose_on_time() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "face-to-face", "seats": 2, "clock": { "seconds": 5, "loses": true } });
    let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], wanted).await;
    begin(&mut players).await;
    let left = players[0].socket.raw.iter().rev().find_map(|text| {
        let frame: Value = serde_json::from_str(text).expect("JSON");
        frame["time_left"].as_u64()
    });
    assert!(left.is_some_and(|left| (3_000..=5_000).contains(&left)), "{left:?}");
    let late = mover(&players);
    let told = wait(&mut players).await;
    assert_eq!((&told["kind"], &told["cause"]), (&json!("ended"), &json!("out-of-time")));
    assert_eq!(told["winner"], players[1 - late].you["seat"]);
    catch_up(&mut players).await;
    let record = opened(&players[1]);
    assert!(record.tag("Termination").is_some_and(|tag| tag.starts_with("time")), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn reconnecting_does_not_gain_time() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "face-to-face", "seats": 2, "clock": { "seconds": 5, "loses": true } });
    let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], wanted).await;
    begin(&mut players).await;
    let late = mover(&players);
    let began = std::time::Instant::now();
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    let step = players[late].must(json!({ "kind": "leave" })).await;
    assert!(step["time_left"].as_u64() < Some(2_500), "{step}");
    players.swap(0, 1 - late);
    let told = wait(&mut players).await;
    assert_eq!(
        (&told["kind"], &told["cause"]),
        (&json!("ended"), &json!("out-of-time")),
        "the empty seat is timed too"
    );
    assert!(began.elapsed() < std::time::Duration::from_secs(8));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_runs_on_while_the_server_restarts() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Arc::new(Sqlite::open(folder.path().join("tables.db")).expect("it opens"));
    let server = TestServer::with(store(), generous()).await;
    let wanted = json!({ "game": "classic", "seats": 2, "clock": { "seconds": 60 } });
    let (people, mut players, table) = seated(server.address, &["Ada", "Ben"], wanted).await;
    begin(&mut players).await;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    // An event in the middle of the turn does not start the clock again.
    players[0].must(json!({ "kind": "say", "text": "Hello!" })).await;
    server.stop().await;
    let server = TestServer::with(store(), generous()).await;
    let ada = Somebody::with_token(server.address, &people[0].token);
    let left = ada.join(&table).await.welcome["time_left"].as_u64().expect("the clock runs");
    assert!((30_000..=58_800).contains(&left), "{left} ms");
    server.stop().await;
}
