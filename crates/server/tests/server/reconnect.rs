//! Reconnecting clients and restarting servers: nothing is lost or sent twice.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tenback_server::Limits;
use tenback_store::{Memory, Sqlite, Store};

use crate::client::{Player, Somebody};
use crate::company::{begin, catch_up, mover, one_move, opened, play_on, seated};
use crate::test_server::{TestServer, generous};

/// Reconnects with the known events, and gets exactly the missing ones.
async fn come_back(person: &Somebody, table: &str, known: &Player) -> Player {
    let have = known.socket.seq;
    let back = person.join_having(table, have).await;
    let tail = back.welcome["tail"].as_array().expect("a list");
    let numbers: Vec<u64> = tail.iter().map(|told| told["seq"].as_u64().expect("a number")).collect();
    let missing: Vec<u64> = (have + 1..=back.socket.seq).collect();
    assert_eq!(numbers, missing);
    back
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_can_reconnect_after_every_step() {
    for game in ["classic", "extreme", "face-to-face"] {
        let server = TestServer::open().await;
        let (people, mut players, table) =
            seated(server.address, &["Ada", "Ben"], json!({ "game": game, "seats": 2 })).await;
        begin(&mut players).await;
        while !players[0].is_over() {
            let index = mover(&players);
            let command = players[index].sensible();
            players[index].must(command).await;
            // Ben missed the last step because he was disconnected.
            players[1] = come_back(&people[1], &table, &players[1]).await;
            catch_up(&mut players).await;
            assert_eq!(players[0].view["piles"], players[1].view["piles"]);
            assert_eq!(players[0].view["turn"], players[1].view["turn"]);
        }
        opened(&players[0]);
        assert!(players[1].welcome["record"].is_string(), "who comes back later sees all cards too");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_without_events_gets_the_whole_game() {
    let server = TestServer::open().await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    for _ in 0..9 {
        one_move(&mut players).await;
    }
    let fresh = people[1].join(&table).await;
    let kinds: Vec<&str> =
        fresh.welcome["tail"].as_array().expect("a list").iter().filter_map(|told| told["kind"].as_str()).collect();
    assert!(kinds.contains(&"dealt") && kinds.iter().filter(|kind| **kind == "laid").count() >= 5, "{kinds:?}");
    assert_eq!(fresh.view, players[1].view);
    // A number from the future, as after restoring a backup, counts as none.
    let astray = people[1].join_having(&table, u64::MAX).await;
    assert_eq!(astray.welcome["tail"], fresh.welcome["tail"]);
}

async fn survives(store: Arc<dyn Store>, game: &str) {
    let server = TestServer::with(store.clone(), generous()).await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": game, "seats": 2 })).await;
    begin(&mut players).await;
    let mut server = server;
    let mut people = people;
    for _ in 0..3 {
        for _ in 0..4 {
            if players[0].is_over() {
                break;
            }
            one_move(&mut players).await;
        }
        let told: Vec<(u64, Value)> = players.iter().map(|player| (player.socket.seq, player.view.clone())).collect();
        server.stop().await;
        let bye = loop {
            let frame = players[0].socket.next().await.expect("a word of farewell");
            if frame["type"] == "bye" {
                break frame;
            }
        };
        assert_eq!((&bye["code"], bye["again_in"].is_u64()), (&json!("restart"), true), "{bye}");
        server = TestServer::with(store.clone(), generous()).await;
        for person in &mut people {
            person.server = server.address;
        }
        let mut back = Vec::new();
        for (person, (seq, view)) in people.iter().zip(&told) {
            let player = person.join_having(&table, *seq).await;
            assert_eq!((player.socket.seq, &player.view), (*seq, view), "all that was told is there, and nothing else");
            back.push(player);
        }
        players = back;
    }
    play_on(&mut players).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_survive_a_restart() {
    survives(Arc::new(Memory::default()), "classic").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_survive_a_restart_with_sqlite() {
    for game in ["classic", "extreme", "face-to-face"] {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(folder.path().join("tenback.db")).expect("a database"));
        survives(store.clone(), game).await;
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_connections_is_unloaded_and_loaded_again() {
    let limits = Limits { idle: Duration::from_millis(50), ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let command = players[players.iter().position(Player::is_to_move).expect("somebody")].sensible();
    let mover = players.iter().position(Player::is_to_move).expect("somebody");
    players[mover].must(command).await;
    catch_up(&mut players).await;
    let (seq, view) = (players[0].socket.seq, players[0].view.clone());
    drop(players);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let back = people[0].join(&table).await;
    assert_eq!((back.socket.seq, &back.view), (seq, &view), "tomorrow, by the same link");
}
