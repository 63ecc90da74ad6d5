//! Whole games over real sockets.

use serde_json::{Value, json};

use crate::client::Somebody;
use crate::company::{begin, opened, play_on, seated};
use crate::test_server::TestServer;

async fn whole_game(game: &str, people: &[&str], bots: Value, seats: usize) {
    let server = TestServer::open().await;
    let wanted = json!({ "game": game, "seats": seats, "bots": bots });
    let (_, mut players, table) = seated(server.address, people, wanted).await;
    let promise = players[0].welcome["table"]["next_commitment"].clone();
    assert!(promise.is_string(), "the deal is promised before anybody sees a card");
    let watcher = Somebody::new(server.address, "Watcher").await;
    players.push(watcher.join(&table).await);
    begin(&mut players).await;
    play_on(&mut players).await;
    for player in &players {
        let record = opened(player);
        assert_eq!(record.tag("Commitment"), promise.as_str());
    }
    let watched = players.last().expect("the watcher");
    assert_eq!(watched.view["hand"], json!([]), "spectators have no hand");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_for_three_people() {
    whole_game("classic", &["Ada", "Ben", "Cem"], json!([]), 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_for_five_with_bots() {
    let bots =
        json!([{ "seat": 2, "level": "greedy" }, { "seat": 4, "level": "expert" }, { "seat": 5, "level": "casual" }]);
    whole_game("classic", &["Ada", "Ben"], bots, 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_alone() {
    whole_game("classic", &["Ada"], json!([]), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn extreme_for_four() {
    whole_game("extreme", &["Ada", "Ben", "Cem", "Dan"], json!([]), 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn extreme_for_two_with_a_bot() {
    whole_game("extreme", &["Ada"], json!([{ "seat": 1, "level": "expert" }]), 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn face_to_face_for_two_people() {
    whole_game("face-to-face", &["Ada", "Ben"], json!([]), 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn face_to_face_against_a_bot() {
    whole_game("face-to-face", &["Ada"], json!([{ "seat": 2, "level": "greedy" }]), 2).await;
}
