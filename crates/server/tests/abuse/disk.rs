//! Nobody fills the disk: what is stored for a table, a person and an address is limited, and so is the database.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tenback_server::Limits;
use tenback_store::{Memory, Sqlite};

use crate::client::{Player, Somebody};
use crate::company::{begin, one_move};
use crate::test_server::{TestServer, generous};

const EVE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 66);

async fn server(limits: Limits) -> TestServer {
    TestServer::with(Arc::new(Memory::default()), limits).await
}

/// Somebody alone at a new table with a game under way.
async fn playing(person: &Somebody) -> Player {
    let table = person.table(json!({ "game": "classic", "seats": 1 })).await;
    let mut player = person.join(&table).await;
    begin(std::slice::from_mut(&mut player)).await;
    player
}

/// Talks until it is refused; returns the refusal and how many bytes were accepted.
async fn talk(player: &mut Player) -> (Value, usize) {
    let text = "x".repeat(250);
    for count in 0..10_000 {
        if let Err(refused) = player.act(json!({ "kind": "say", "text": text })).await {
            return (refused, count * text.len());
        }
        player.socket.raw.clear();
    }
    panic!("there is no end to talking");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_person_and_an_address_store_in_a_day_is_limited() {
    let limits = Limits { bytes_per_day: 40_000, bytes_per_day_and_address: 100_000, ..generous() };
    let server = server(limits).await;
    let (mut stored, mut refusals) = (0, 0);
    for number in 0..4 {
        let eve = Somebody::from(EVE, server.address, &format!("Eve {number}")).await;
        let table = eve.table(json!({ "game": "classic", "seats": 1 })).await;
        let mut player = eve.join(&table).await;
        // Everybody has a little, whatever others at the address have stored.
        if let Err(refused) = player.act(json!({ "kind": "deal" })).await {
            assert_eq!(refused["code"], "too-much");
            assert!(number >= 2, "the address has room for two people");
            let another = eve.send("POST", "/api/tables", &json!({ "game": "classic", "seats": 1 })).await;
            assert_eq!((another.status, &another.json()["code"]), (429, &json!("too-much")));
            refusals += 1;
            continue;
        }
        let (refused, bytes) = talk(&mut player).await;
        assert_eq!(refused["code"], "too-much");
        assert!(refused["text"].as_str().is_some_and(|text| !text.is_empty()));
        stored += bytes;
        // The game goes on.
        one_move(std::slice::from_mut(&mut player)).await;
    }
    assert!((60_000..100_000).contains(&stored), "{stored} bytes");
    assert!(refusals > 0, "the address has a limit");
    let ada = Somebody::new(server.address, "Ada").await;
    playing(&ada).await.must(json!({ "kind": "say", "text": "Hello!" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_does_not_grow_without_end() {
    let server = server(Limits { table_bytes: 100_000, ..generous() }).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let table = eve.table(json!({ "game": "classic", "seats": 1 })).await;
    let mut player = eve.join(&table).await;
    let mut games = 0;
    let refused = loop {
        if let Err(refused) = player.act(json!({ "kind": "deal" })).await {
            break refused;
        }
        games += 1;
        assert!(games < 500, "deals and resignations go on for ever");
        player.must(json!({ "kind": "resign" })).await;
    };
    assert_eq!(refused["code"], "too-much");
    assert!(games >= 10, "{games} games");
    // Sitting down and leaving before the first deal is no way around it.
    let other = eve.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut player = eve.join(&other).await;
    let mut refused = None;
    for _ in 0..5_000 {
        let left = player.act(json!({ "kind": "leave" })).await;
        refused = left.err().or(player.act(json!({ "kind": "sit" })).await.err());
        if refused.is_some() {
            break;
        }
        player.socket.raw.clear();
    }
    assert_eq!(refused.expect("there is an end")["code"], "too-much");
    playing(&eve).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_database_stops_new_tables_deals_and_chat_but_no_running_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("tables.db")).expect("a new file");
    let limits = Limits { database_bytes: 300_000, ..generous() };
    let server = TestServer::with(Arc::new(store), limits).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let mut player = playing(&ada).await;
    let began = Instant::now();
    // The size is measured every two seconds.
    let refused = loop {
        if let Err(refused) = player.act(json!({ "kind": "say", "text": "x".repeat(250) })).await {
            break refused;
        }
        assert!(began.elapsed() < Duration::from_secs(10), "no limit");
    };
    assert_eq!(refused["code"], "too-much");
    let answer = ada.send("POST", "/api/tables", &json!({ "game": "classic", "seats": 1 })).await;
    assert_eq!((answer.status, &answer.json()["code"]), (429, &json!("too-much")));
    while !player.is_over() {
        one_move(std::slice::from_mut(&mut player)).await;
    }
    let refused = player.act(json!({ "kind": "deal" })).await.expect_err("the next game needs room");
    assert_eq!(refused["code"], "too-much");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_has_at_most_600_bytes() {
    let server = server(generous()).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let mut player = playing(&eve).await;
    for (text, fits) in
        [("🃏".repeat(150), true), ("🃏".repeat(151), false), ("\"".repeat(280), true), ("x".repeat(281), false)]
    {
        let said = player.act(json!({ "kind": "say", "text": text })).await;
        assert_eq!(said.is_ok(), fits, "{text}: {said:?}");
    }
    server.stop().await;
}
