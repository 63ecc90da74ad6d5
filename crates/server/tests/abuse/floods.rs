//! Floods of messages and requests.

use std::sync::Arc;

use serde_json::json;
use tenback_server::{Config, Limits, Proxies, System};
use tenback_store::Memory;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::bystanders::Bystanders;
use crate::client::{Answer, Somebody};
use crate::company::{begin, catch_up, play_on, seated};
use crate::ends::{ending, throw};
use crate::raw::{create_person, get};
use crate::test_server::{TestServer, generous};

fn wait_of(answer: &Answer) -> Option<u32> {
    let header = answer.head.lines().find_map(|line| line.strip_prefix("retry-after: "))?;
    header.parse().ok()
}

/// A server that allows about thirty messages a second, with a large backlog.
async fn strict() -> TestServer {
    TestServer::with(Arc::new(Memory::default()), Limits { messages_per_second: 30, backlog: 10_000, ..generous() })
        .await
}

/// A server behind a proxy, so that one test can use many addresses.
async fn proxied(limits: Limits) -> TestServer {
    let config = Config { trusted_proxies: Proxies::loopback(), limits, ..Config::default() };
    TestServer::configured(Arc::new(Memory::default()), config, Arc::new(System)).await
}

const EVE: &str = "X-Forwarded-For: 203.0.113.66\r\n";
const ANN: &str = "X-Forwarded-For: 203.0.113.1\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_is_refused_and_then_disconnected() {
    let server = strict().await;
    let others = Bystanders::play(&server).await;
    let (_, mut players, _) = seated(server.address, &["Eve"], json!({ "game": "classic", "seats": 2 })).await;
    let before = players[0].socket.seq;
    let socket = &mut players[0].socket;
    for number in 0..5_000 {
        let say = json!({ "kind": "say", "text": "spam" });
        throw(socket, Message::text(json!({ "type": "do", "id": format!("s{number}"), "command": say }).to_string()))
            .await;
    }
    let ended = ending(socket).await;
    // Thousands were sent before the end was read, so the last message may have been lost in a reset.
    assert!(ended.last["code"] == "abuse" || ended.code.is_none(), "{ended:?}");
    assert!(ended.refused < 50, "refusing a flood is no flood: {ended:?}");
    let table = players[0].welcome.clone();
    assert!(table["seq"].as_u64() <= Some(before));
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn few_messages_of_a_flood_take_effect() {
    let server = strict().await;
    let (people, mut players, table) = seated(server.address, &["Eve"], json!({ "game": "classic", "seats": 2 })).await;
    let before = players[0].socket.seq;
    for number in 0..250 {
        let say = json!({ "kind": "say", "text": "spam" });
        players[0].socket.say(&json!({ "type": "do", "id": format!("s{number}"), "command": say })).await;
    }
    assert_eq!(players[0].socket.hear("refused").await["code"], "too-fast");
    let back = people[0].join(&table).await;
    let done = back.socket.seq - before;
    assert!((30..200).contains(&done), "{done} of 250 were done");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_are_limited_per_person_over_all_connections() {
    let server = strict().await;
    let others = Bystanders::play(&server).await;
    let (people, mut players, table) = seated(server.address, &["Eve"], json!({ "game": "classic", "seats": 2 })).await;
    for _ in 0..7 {
        players.push(people[0].join(&table).await);
    }
    let before = people[0].join(&table).await.socket.seq;
    // Each sends more than all of them together may.
    for number in 0..150 {
        for (window, player) in players.iter_mut().enumerate() {
            let say = json!({ "kind": "say", "text": "spam" });
            let id = format!("w{window}-{number}");
            player.socket.say(&json!({ "type": "do", "id": id, "command": say })).await;
        }
    }
    for player in &mut players {
        assert_eq!(player.socket.hear("refused").await["code"], "too-fast");
    }
    let done = people[0].join(&table).await.socket.seq - before;
    assert!(done < 600, "{done} of 1200 were done");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_pings_is_disconnected() {
    let server = strict().await;
    let others = Bystanders::play(&server).await;
    let (people, mut players, table) = seated(server.address, &["Eve"], json!({ "game": "classic", "seats": 2 })).await;
    let mut unheard = people[0].connect(&table).await.expect("the socket opens");
    for socket in [&mut players[0].socket, &mut unheard] {
        for kind in [Message::Ping, Message::Pong] {
            for _ in 0..1_000 {
                throw(socket, kind(Bytes::from_static(&[b'p'; 125]))).await;
            }
        }
        let ended = ending(socket).await;
        assert!(ended.last["code"] == "abuse" || ended.code.is_none(), "{ended:?}");
    }
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_get_a_retry_after() {
    let server = proxied(Limits { requests_per_minute: 30, ..generous() }).await;
    let answers = futures_util::future::join_all((0..60).map(|_| get(server.address, "/api/tables", EVE))).await;
    let refused: Vec<_> = answers.iter().filter(|answer| answer.status == 429).collect();
    assert!((25..=30).contains(&refused.len()), "{}", refused.len());
    for answer in refused {
        assert_eq!(answer.json()["code"], "too-fast");
        assert!(wait_of(answer).is_some_and(|wait| (1..=60).contains(&wait)), "{answer:?}");
    }
    assert_eq!(get(server.address, "/api/tables", ANN).await.status, 200, "others are not held up");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_new_people_get_a_retry_after() {
    let server = proxied(Limits { people_per_hour: 10, ..generous() }).await;
    let mut answers = Vec::new();
    for number in 0..15 {
        answers.push(create_person(server.address, &format!("Eve {number}"), EVE).await);
    }
    assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 10);
    let last = answers.last().expect("some");
    assert_eq!(last.status, 429);
    assert!(wait_of(last).is_some_and(|wait| (1..=3_600).contains(&wait)), "{last:?}");
    assert_eq!(create_person(server.address, "Ann", ANN).await.status, 201, "others are not held up");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_links_and_backup_codes_is_rate_limited() {
    let server = proxied(Limits { people_per_hour: 10, ..generous() }).await;
    let headers = format!("{}{EVE}", crate::raw::JSON);
    let mut statuses = Vec::new();
    for guess in 0..15 {
        let code = if guess % 2 == 0 { "a.b".to_owned() } else { format!("0000-0000-0000-0000-{guess:04}") };
        let body = json!({ "code": code, "keep": "token" }).to_string();
        statuses.push(crate::client::request(server.address, "POST", "/api/recover", &headers, &body).await.status);
    }
    assert_eq!(statuses.iter().filter(|status| **status == 403).count(), 10, "{statuses:?}");
    assert!(statuses.ends_with(&[429, 429, 429]), "{statuses:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_limited_per_day() {
    let server = TestServer::with(Arc::new(Memory::default()), Limits { tables_per_day: 5, ..generous() }).await;
    let others = Bystanders::play(&server).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let mut answers = Vec::new();
    for _ in 0..8 {
        answers.push(eve.send("POST", "/api/tables", &json!({ "game": "classic", "seats": 2 })).await);
    }
    assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 5);
    let last = answers.last().expect("some");
    assert_eq!((last.status, &last.json()["code"]), (429, &json!("too-many")));
    assert!(wait_of(last).is_some_and(|wait| wait >= 60), "{last:?}");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn loading_many_old_games_does_not_delay_moves() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let (people, mut players, table) = seated(server.address, &["Eve"], json!({ "game": "classic", "seats": 1 })).await;
    for _ in 0..20 {
        begin(&mut players).await;
        players[0].must(json!({ "kind": "resign" })).await;
    }
    let path = format!("/api/tables/{table}/games/1");
    let answers = futures_util::future::join_all((0..100).map(|_| people[0].get(&path))).await;
    assert!(answers.iter().all(|answer| answer.status == 200), "{answers:?}");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_and_spectators_are_limited() {
    let limits = Limits { spectators: 3, connections_per_address: 12, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let others = Bystanders::play(&server).await;
    let (_, _players, table) = seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 2 })).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let mut watching = Vec::new();
    for _ in 0..3 {
        watching.push(eve.join(&table).await);
    }
    let mut one_more = eve.connect(&table).await.expect("the socket opens");
    one_more.say(&json!({ "type": "hello" })).await;
    assert_eq!(ending(&mut one_more).await.last["code"], "too-many");
    let mut open = Vec::new();
    while let Ok(socket) = eve.connect(&table).await {
        open.push(socket);
        assert!(open.len() <= 12, "nobody counts");
    }
    drop((open, watching));
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_too_much_talk_can_still_be_finished() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let wanted = json!({ "game": "classic", "seats": 2 });
    let (people, mut players, table) = seated(server.address, &["Eve", "Mallory"], wanted).await;
    begin(&mut players).await;
    // Four-byte characters, as long as a line may be, and then signals until no more are accepted.
    for number in 0..40 {
        let text = format!("{number:x} {}", "🃏".repeat(140));
        let _refused = players[0].act(json!({ "kind": "say", "text": text })).await;
    }
    let mut refused = None;
    for number in 0..2_000 {
        let signal = if number % 2 == 0 { "keep-off a" } else { "go-ahead a" };
        refused = players[0].act(json!({ "kind": "signal", "signal": signal })).await.err();
        if refused.is_some() {
            break;
        }
    }
    assert_eq!(refused.expect("there is an end to signals")["code"], "enough-said");
    // The other player can still signal, new names are no way around it, and the host can do something about people.
    catch_up(&mut players).await;
    players[1].must(json!({ "kind": "signal", "signal": "keep-off b" })).await;
    for number in 0..300 {
        let name = format!("{} {number:x}", "🃏".repeat(20));
        assert_eq!(people[1].send("PUT", "/api/me", &json!({ "name": name, "language": "en" })).await.status, 200);
    }
    players[0].must(json!({ "kind": "silence", "seat": 2, "on": true })).await;
    play_on(&mut players).await;
    let welcome = people[0].join(&table).await.welcome.to_string();
    assert!(welcome.len() <= 64 * 1024, "{} bytes to come back to", welcome.len());
    begin(&mut players).await;
    players[0].must(json!({ "kind": "say", "text": "a new game" })).await;
    others.are_unharmed().await;
    server.stop().await;
}
