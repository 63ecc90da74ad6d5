//! Bots think fairly: nobody's bots or hints keep those of others waiting.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tenback_server::{Config, Limits, System};
use tenback_store::Memory;

use crate::client::{Player, Somebody};
use crate::company::begin;
use crate::test_server::{TestServer, generous};

const EVE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 66);
const ADA: Ipv4Addr = Ipv4Addr::LOCALHOST;

fn masters(seats: std::ops::RangeInclusive<u8>) -> Value {
    seats.map(|seat| json!({ "seat": seat, "level": "master" })).collect()
}

/// Somebody at a new table with a game under way.
async fn playing(person: &Somebody, wanted: Value) -> Player {
    let table = person.table(wanted).await;
    let mut player = person.join(&table).await;
    begin(std::slice::from_mut(&mut player)).await;
    player
}

/// The median time of a bot's turn at a table of one person and one master.
async fn bot_turn(player: &mut Player) -> Duration {
    let mut times = Vec::new();
    while times.len() < 5 {
        if player.is_over() {
            begin(std::slice::from_mut(player)).await;
        }
        while player.is_to_move() {
            let command = player.sensible();
            player.must(command).await;
        }
        let began = Instant::now();
        while !player.is_to_move() && !player.is_over() {
            player.follow().await.expect("a bot lays");
        }
        if !player.is_over() {
            times.push(began.elapsed());
        }
    }
    median(times)
}

/// The median time of a hint.
async fn hint(player: &mut Player) -> Duration {
    let mut times = Vec::new();
    for number in 0..5 {
        let began = Instant::now();
        player.socket.say(&json!({ "type": "hint", "id": format!("h{number}") })).await;
        let answer = player.socket.hear("hint").await;
        assert_eq!(answer["id"], format!("h{number}"));
        times.push(began.elapsed());
    }
    median(times)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_were_left_alone_do_not_delay_bots() {
    let limits = Limits { bot_games: 1_000, bot_games_per_address: 1_000, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let ada = Somebody::from(ADA, server.address, "Ada").await;
    let two = json!({ "game": "classic", "seats": 2, "bots": masters(1..=1) });
    let mut player = playing(&ada, two).await;
    let idle = bot_turn(&mut player).await;
    // At each of these tables four bots are to move before it waits for Eve, who is gone.
    let eve = Somebody::from(EVE, server.address, "Eve").await;
    let five = json!({ "game": "classic", "seats": 5, "bots": masters(1..=4) });
    for _ in 0..60 {
        let mut table = playing(&eve, five.clone()).await;
        while table.is_to_move() {
            let command = table.sensible();
            table.must(command).await;
        }
    }
    let attacked = bot_turn(&mut player).await;
    assert!(attacked <= 2 * idle, "{attacked:?} instead of {idle:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_with_bots_from_one_address_do_not_delay_the_bots_of_others() {
    let limits = Limits { bot_games: 1_000, bot_games_per_address: 1_000, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let ada = Somebody::from(ADA, server.address, "Ada").await;
    let mut player = playing(&ada, json!({ "game": "classic", "seats": 2, "bots": masters(1..=1) })).await;
    let idle = bot_turn(&mut player).await;
    let mut watching = Vec::new();
    for number in 0..30 {
        let eve = Somebody::from(EVE, server.address, &format!("Eve {number}")).await;
        let table = json!({ "game": "classic", "seats": 5, "bots": masters(1..=4) });
        let mut player = eve.join(&eve.table(table).await).await;
        player.must(json!({ "kind": "hand-over", "level": "master" })).await;
        player.must(json!({ "kind": "deal" })).await;
        watching.push(player);
    }
    let attacked = bot_turn(&mut player).await;
    assert!(attacked <= 2 * idle, "{attacked:?} instead of {idle:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_hints_from_one_address_do_not_delay_the_hints_of_others() {
    let server = TestServer::open().await;
    let ada = Somebody::from(ADA, server.address, "Ada").await;
    let mut player = playing(&ada, json!({ "game": "classic", "seats": 1 })).await;
    let idle = hint(&mut player).await;
    let mut attack = tokio::task::JoinSet::new();
    for number in 0..55 {
        let eve = Somebody::from(EVE, server.address, &format!("Eve {number}")).await;
        let mut greedy = playing(&eve, json!({ "game": "classic", "seats": 1 })).await;
        attack.spawn(async move {
            loop {
                greedy.socket.say(&json!({ "type": "hint", "id": "h" })).await;
                greedy.socket.next().await;
            }
        });
    }
    let attacked = hint(&mut player).await;
    assert!(attacked <= 2 * idle, "{attacked:?} instead of {idle:?}");
    attack.shutdown().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_at_a_table_wait_for_somebody_to_watch() {
    let config = Config { limits: generous(), bot_pause: Duration::from_millis(20), ..Config::default() };
    let server = TestServer::configured(Arc::new(Memory::default()), config, Arc::new(System)).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let bots = json!([{ "seat": 1, "level": "greedy" }]);
    let table = ada.table(json!({ "game": "classic", "seats": 2, "bots": bots })).await;
    let mut player = ada.join(&table).await;
    player.must(json!({ "kind": "hand-over", "level": "greedy" })).await;
    player.must(json!({ "kind": "deal" })).await;
    drop(player);
    // A look lets them begin a turn, which they finish; a second is time for ten turns.
    let mut looks = Vec::new();
    for _ in 0..3 {
        looks.push(ada.join(&table).await.socket.seq);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    assert!(looks[2] - looks[1] <= 12, "they play on alone: {looks:?}");
    let mut back = ada.join(&table).await;
    while !back.is_over() {
        back.follow().await.expect("they play on for those who watch");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_with_bots_are_limited_per_person_and_per_address() {
    let limits = Limits { bot_games: 2, bot_games_per_address: 3, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let two = json!({ "game": "classic", "seats": 2, "bots": masters(1..=1) });
    let (eve, mallory) =
        (Somebody::from(EVE, server.address, "Eve").await, Somebody::from(EVE, server.address, "Mallory").await);
    let mut games = vec![playing(&eve, two.clone()).await, playing(&eve, two.clone()).await];
    let too_many = async |person: &Somebody| {
        let table = person.table(two.clone()).await;
        let refused = person.join(&table).await.act(json!({ "kind": "deal" })).await.expect_err("too many");
        assert_eq!(refused["code"], "too-many");
    };
    too_many(&eve).await;
    games.push(playing(&mallory, two.clone()).await);
    too_many(&mallory).await;
    let ada = Somebody::from(ADA, server.address, "Ada").await;
    drop(playing(&ada, two.clone()).await);
    // A game that ends makes room for another; games among people are not counted.
    games[0].must(json!({ "kind": "resign" })).await;
    drop(playing(&eve, two.clone()).await);
    drop(playing(&eve, json!({ "game": "classic", "seats": 1 })).await);
    server.stop().await;
}
