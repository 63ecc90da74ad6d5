//! Thinking is the most expensive thing a server does: nobody may use it up.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tenback_server::Limits;
use tenback_store::Memory;

use crate::bystanders::Bystanders;
use crate::company::{begin, seated};
use crate::test_server::{TestServer, generous};

#[tokio::test(flavor = "multi_thread")]
async fn many_hints_do_not_delay_the_bots_of_others() {
    let server = TestServer::with(Arc::new(Memory::default()), Limits { backlog: 1_000, ..generous() }).await;
    let others = Bystanders::play_with_a_bot(&server).await;
    let (_, mut players, _) = seated(server.address, &["Eve"], json!({ "game": "classic", "seats": 1 })).await;
    begin(&mut players).await;
    let socket = &mut players[0].socket;
    let asked = 400;
    for number in 0..asked {
        socket.say(&json!({ "type": "hint", "id": format!("h{number}") })).await;
    }
    let (mut told, mut refused) = (0, 0);
    while told + refused < asked {
        match socket.next().await.expect("open")["type"].as_str() {
            Some("hint") => told += 1,
            Some("refused") => refused += 1,
            _ => {}
        }
    }
    assert!(told >= 1, "the first is answered");
    assert!(refused > asked / 2, "one at a time: {told} answered");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_gets_one_hint_at_a_time_over_all_tables() {
    let server = TestServer::open().await;
    let others = Bystanders::play_with_a_bot(&server).await;
    let (people, mut players, _) = seated(server.address, &["Eve"], json!({ "game": "classic", "seats": 1 })).await;
    for _ in 0..15 {
        let table = people[0].table(json!({ "game": "classic", "seats": 1 })).await;
        players.push(people[0].join(&table).await);
    }
    for player in &mut players {
        begin(std::slice::from_mut(player)).await;
    }
    let began = Instant::now();
    for player in &mut players {
        player.socket.say(&json!({ "type": "hint", "id": "h" })).await;
    }
    let mut told = 0;
    for player in &mut players {
        loop {
            match player.socket.next().await.expect("open")["type"].as_str() {
                Some("hint") => break told += 1,
                Some("refused") => break,
                _ => {}
            }
        }
    }
    assert!((1..=8).contains(&told), "{told} of 16");
    assert!(began.elapsed() < Duration::from_secs(5));
    // After an answer, the next hint is possible.
    players[0].socket.say(&json!({ "type": "hint", "id": "later" })).await;
    assert_eq!(players[0].socket.hear("hint").await["id"], "later");
    others.are_unharmed().await;
    server.stop().await;
}
