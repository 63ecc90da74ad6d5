//! Operators can have old tables and old chat deleted, and links that add a device expire.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tenback_rules::Rules;
use tenback_server::{Config, RandomError, Retention, System, World};
use tenback_store::{Memory, Timestamp};
use tenback_table::Deal;

use crate::client::Somebody;
use crate::company::{give_up, two_playing};
use crate::test_server::{TestServer, generous};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A world whose clock is set by hand.
#[derive(Default)]
pub(crate) struct Clock(pub(crate) AtomicI64);

impl World for Clock {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(Ordering::SeqCst))
    }
    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError> {
        System.fill(bytes)
    }
    fn deal(&self, rules: &Rules) -> Result<Deal, RandomError> {
        System.deal(rules)
    }
}

async fn server(store: &Arc<Memory>, clock: &Arc<Clock>, retention: Retention) -> TestServer {
    let config = Config { retention, limits: generous(), ..Config::default() };
    TestServer::configured(store.clone(), config, clock.clone()).await
}

fn days(count: u64) -> Option<Duration> {
    Some(Duration::from_secs(count * 24 * 60 * 60))
}

/// What is left of the chat, as soon as there are this many messages.
async fn chat(server: &TestServer, token: &str, table: &str, wanted: usize) -> Vec<Value> {
    loop {
        let player = Somebody::with_token(server.address, token).join(table).await;
        let chat = player.welcome["chat"].as_array().expect("a list").clone();
        if chat.len() <= wanted {
            return chat.into_iter().map(|line| line["text"].clone()).collect();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_deleted_after_as_many_days_as_the_operator_wants() {
    let (store, clock) = (Arc::new(Memory::default()), Arc::new(Clock::default()));
    let first = server(&store, &clock, Retention::default()).await;
    let (people, mut players, table) = two_playing(first.address).await;
    for (day, text) in [(0, "Monday"), (50, "Later"), (95, "Today")] {
        clock.0.store(day * DAY + 5, Ordering::SeqCst);
        players[0].must(json!({ "kind": "say", "text": text })).await;
    }
    first.stop().await;
    let second = server(&store, &clock, Retention::default()).await;
    assert_eq!(chat(&second, &people[0].token, &table, 3).await.len(), 3, "by default everything is kept");
    second.stop().await;
    let third = server(&store, &clock, Retention { chat: days(90), tables: None }).await;
    assert_eq!(chat(&third, &people[0].token, &table, 2).await, [json!("Later"), json!("Today")]);
    third.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_nobody_uses_are_deleted_but_not_their_games() {
    let (store, clock) = (Arc::new(Memory::default()), Arc::new(Clock::default()));
    let first = server(&store, &clock, Retention::default()).await;
    let (people, mut players, table) = two_playing(first.address).await;
    give_up(&mut players).await;
    clock.0.store(300 * DAY, Ordering::SeqCst);
    let newer = people[0].table(json!({ "game": "classic", "seats": 2 })).await;
    first.stop().await;
    clock.0.store(400 * DAY, Ordering::SeqCst);
    let second = server(&store, &clock, Retention { chat: None, tables: days(365) }).await;
    let ada = Somebody::with_token(second.address, &people[0].token);
    while ada.get(&format!("/api/tables/{table}")).await.status != 404 {
        tokio::task::yield_now().await;
    }
    assert_eq!(ada.get(&format!("/api/tables/{newer}")).await.status, 200);
    assert_eq!(ada.get(&format!("/api/tables/{table}/games/1")).await.status, 200, "games outlive their tables");
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_adds_a_device_is_valid_for_a_day() {
    let (store, clock) = (Arc::new(Memory::default()), Arc::new(Clock::default()));
    let server = server(&store, &clock, Retention::default()).await;
    let ada = Somebody::new(server.address, "Ada").await;
    for (later, status) in [(DAY, 403), (DAY - 1, 201)] {
        let code = ada.send("POST", "/api/me/devices", &json!(null)).await.json()["code"].clone();
        clock.0.fetch_add(later, Ordering::SeqCst);
        let answer = ada.send("POST", "/api/recover", &json!({ "code": code, "keep": "token" })).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
    server.stop().await;
}
