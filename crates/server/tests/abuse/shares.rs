//! At a table, nobody uses up what others need: signals, seats, places for spectators, or the host's means against abuse.

use std::net::Ipv4Addr;
use std::sync::Arc;

use serde_json::{Value, json};
use tenback_server::Limits;
use tenback_store::Memory;

use crate::client::{Player, Somebody};
use crate::company::{begin, catch_up, play_on, seated};
use crate::ends::ending;
use crate::test_server::{TestServer, generous};

const KEEP_OFF: [&str; 2] = ["keep-off a", "go-ahead a"];

/// Signals until it is refused; returns how often it was accepted.
async fn signal_to_the_end(player: &mut Player) -> usize {
    for (number, signal) in KEEP_OFF.iter().cycle().enumerate().take(2_000) {
        if let Err(refused) = player.act(json!({ "kind": "signal", "signal": signal })).await {
            assert_eq!(refused["code"], "enough-said");
            return number;
        }
    }
    panic!("there is no end to signals");
}

/// Does this again and again until it is refused; returns the code.
async fn repeat(player: &mut Player, commands: &[Value]) -> String {
    for command in commands.iter().cycle().take(5_000) {
        if let Err(refused) = player.act(command.clone()).await {
            return refused["code"].as_str().expect("a code").to_owned();
        }
        player.socket.raw.clear();
    }
    panic!("there is no end to it");
}

#[tokio::test(flavor = "multi_thread")]
async fn signals_of_one_player_do_not_silence_the_others() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 3 });
    let (people, mut players, table) = seated(server.address, &["Ada", "Ben", "Eve"], wanted).await;
    begin(&mut players).await;
    assert!((75..=80).contains(&signal_to_the_end(&mut players[2]).await), "a third of them");
    catch_up(&mut players).await;
    assert!(signal_to_the_end(&mut players[1]).await >= 75, "the others have theirs");
    // A stranger on the seat of somebody who has left uses up neither.
    catch_up(&mut players).await;
    players[2].must(json!({ "kind": "leave" })).await;
    let mut stranger = Somebody::new(server.address, "Mallory").await.join(&table).await;
    stranger.must(json!({ "kind": "sit" })).await;
    assert_eq!(signal_to_the_end(&mut stranger).await, 60);
    catch_up(&mut players[..2]).await;
    players[0].must(json!({ "kind": "signal", "signal": "keep-off b" })).await;
    // Those who have none left can still let a bot play, and return.
    players[1].must(json!({ "kind": "hand-over", "level": "greedy" })).await;
    players[1].must(json!({ "kind": "return" })).await;
    let welcome = people[0].join(&table).await.welcome.to_string();
    assert!(welcome.len() <= 64 * 1024, "{} bytes to come back to", welcome.len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_come_and_go_do_not_keep_the_host_from_acting() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 3 });
    let (people, mut players, table) = seated(server.address, &["Ada", "Ben", "Eve"], wanted).await;
    begin(&mut players).await;
    for _ in 0..400 {
        players[2].must(json!({ "kind": "leave" })).await;
        players[2].must(json!({ "kind": "sit" })).await;
        players[2].socket.raw.clear();
    }
    catch_up(&mut players).await;
    players[0].must(json!({ "kind": "silence", "seat": 3, "on": true })).await;
    players[0].must(json!({ "kind": "hand-over", "seat": 3, "level": "greedy" })).await;
    players[0].must(json!({ "kind": "say", "text": "Go on without her." })).await;
    let back = people[1].join(&table).await;
    assert!(back.welcome.to_string().len() <= 64 * 1024);
    let kinds: Vec<&str> =
        back.welcome["tail"].as_array().expect("a list").iter().filter_map(|event| event["kind"].as_str()).collect();
    assert!(kinds.starts_with(&["dealt"]), "the game is complete: {:?}", &kinds[..4]);
    assert!(kinds.contains(&"silenced"), "the latest events are there");
    catch_up(&mut players).await;
    players[0].must(json!({ "kind": "kick", "seat": 3 })).await;
    players[0].must(json!({ "kind": "bot", "seat": 3, "level": "greedy" })).await;
    players.truncate(2);
    play_on(&mut players).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_over_budget_can_protect_the_table_and_nothing_more() {
    let limits = Limits { bytes_per_day: 40_000, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let (_, mut players, _) =
        seated(server.address, &["Ada", "Eve", "Ben"], json!({ "game": "classic", "seats": 4 })).await;
    let host = &mut players[0];
    let invite = |on: bool| json!({ "kind": "invite-only", "on": on });
    assert_eq!(repeat(host, &[invite(true)]).await, "too-much", "new links have an end, before the first deal as well");
    assert_eq!(repeat(host, &[invite(false), invite(true)]).await, "too-much", "changing one's mind has an end");
    for undo in [json!({ "kind": "spectators", "allowed": false }), json!({ "kind": "pass-host", "seat": 3 })] {
        assert_eq!(host.act(undo.clone()).await.expect_err("it can wait")["code"], "too-much", "{undo}");
    }
    host.must(json!({ "kind": "silence", "seat": 2, "on": true })).await;
    host.must(json!({ "kind": "silence", "seat": 2, "on": true })).await;
    let talk_again = json!({ "kind": "silence", "seat": 2, "on": false });
    assert_eq!(host.act(talk_again).await.expect_err("it can wait")["code"], "too-much");
    host.must(json!({ "kind": "kick", "seat": 2 })).await;
    host.must(json!({ "kind": "close" })).await;
    assert_eq!(ending(&mut players[2].socket).await.last["code"], "table-closed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_spectator_does_not_take_all_places() {
    let limits = Limits { spectators: 7, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 1 })).await;
    let mut host = ada.join(&table).await;
    host.must(json!({ "kind": "leave" })).await;
    let mut watching = Vec::new();
    for name in ["Eve", "Ben"] {
        let somebody = Somebody::new(server.address, name).await;
        for _ in 0..3 {
            watching.push(somebody.join(&table).await);
        }
        let mut one_more = somebody.connect(&table).await.expect("the socket opens");
        one_more.say(&json!({ "type": "hello" })).await;
        assert_eq!(ending(&mut one_more).await.last["code"], "too-many", "{name} has three windows");
    }
    // One more, for the free seat: now it is full.
    watching.push(Somebody::new(server.address, "Cem").await.join(&table).await);
    assert_eq!(ada.join(&table).await.you["host"], true, "there is always room for the host");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_network_does_not_take_all_places() {
    let limits = Limits { spectators: 48, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let (_, _players, table) = seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 2 })).await;
    let there = Ipv4Addr::new(127, 0, 0, 66);
    let mut watching = Vec::new();
    for number in 0..12 {
        watching.push(Somebody::from(there, server.address, &format!("Eve {number}")).await.join(&table).await);
    }
    let one_more = Somebody::from(there, server.address, "Eve").await;
    let mut socket = one_more.connect(&table).await.expect("the socket opens");
    socket.say(&json!({ "type": "hello" })).await;
    assert_eq!(ending(&mut socket).await.last["code"], "too-many", "a quarter of the places is enough");
    let ben = Somebody::new(server.address, "Ben").await;
    ben.join(&table).await.must(json!({ "kind": "sit" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_no_way_to_talk() {
    let limits = Limits { renames_per_hour: 5, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let (people, mut players, _) =
        seated(server.address, &["Ada", "Eve"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let rename =
        async |name: &str| people[1].send("PUT", "/api/me", &json!({ "name": name, "language": "en" })).await.status;
    assert_eq!(rename("Eve the Great").await, 200);
    let told = players[0].follow().await.expect("a step");
    assert_eq!((&told["seen"][0]["kind"], &told["seen"][0]["name"]), (&json!("renamed"), &json!("Eve the Great")));
    players[0].must(json!({ "kind": "silence", "seat": 2, "on": true })).await;
    for _ in 0..4 {
        assert_eq!(rename("I hold forty").await, 200);
    }
    players[0].must(json!({ "kind": "say", "text": "Silence!" })).await;
    assert!(!players[0].socket.raw.iter().any(|frame| frame.contains("forty")), "a silenced player's name stays");
    assert_eq!(rename("Eve").await, 429, "and nobody changes it all the time");
    server.stop().await;
}

/// Bans hold for every place that somebody was connected from, and for their other identities that had a seat before.
#[tokio::test(flavor = "multi_thread")]
async fn many_places_and_identities_do_not_avoid_a_ban() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 3 })).await;
    let _host = ada.join(&table).await;
    let there = |last| Ipv4Addr::new(127, 0, 0, last);
    let second = Somebody::from(there(66), server.address, "Also Eve").await;
    let mut guest = second.join(&table).await;
    guest.must(json!({ "kind": "sit" })).await;
    guest.must(json!({ "kind": "leave" })).await;
    drop(guest);
    let eve = Somebody::from(there(66), server.address, "Eve").await;
    let mut guest = eve.join(&table).await;
    guest.must(json!({ "kind": "sit" })).await;
    let seat = guest.seat();
    drop(guest);
    drop(eve.moved_to(there(67)).join(&table).await);
    let mut host = alone(&ada, &table).await;
    host.must(json!({ "kind": "kick", "seat": seat })).await;
    for place in [66, 67] {
        let disguised = Somebody::from(there(place), server.address, "Not Eve").await;
        assert_eq!(disguised.shut_out(&table).await.1["code"], "barred-from", "place {place}");
    }
    assert_eq!(second.shut_out(&table).await.1["code"], "barred-from", "she had a seat before");
    server.stop().await;
}

/// The host, once the server has noticed that nobody else is connected.
async fn alone(host: &Somebody, table: &str) -> Player {
    loop {
        let player = host.join(table).await;
        if player.welcome["present"]["seats"] == json!([true, false, false]) {
            return player;
        }
    }
}
