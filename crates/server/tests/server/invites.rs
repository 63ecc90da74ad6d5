//! Tables where only people with the host's invite link may take a seat.

use std::sync::Arc;

use serde_json::{Value, json};
use tenback_server::Limits;
use tenback_store::{Memory, Sqlite};

use crate::client::{Player, Somebody};
use crate::company::{begin, catch_up};
use crate::test_server::{TestServer, generous};

/// A table for three that only invited people may sit at, its host, and the code of its link.
async fn invite_only(server: &TestServer, spectators: bool) -> (Player, String, String) {
    let ada = Somebody::new(server.address, "Ada").await;
    let wanted = json!({ "game": "classic", "seats": 3, "invite_only": true, "spectators": spectators });
    let made = ada.send("POST", "/api/tables", &wanted).await.json();
    let (table, link) = (made["id"].as_str().expect("an id"), made["link"].as_str().expect("a link"));
    let (_, code) = link.split_once("#invite=").expect("the code is where no server sees it");
    let host = ada.join(table).await;
    assert_eq!(host.you["invite"], json!(code), "the host can see it again");
    (host, table.to_owned(), code.to_owned())
}

fn may_sit(frame: &Value) -> bool {
    frame["may"].as_array().expect("a list").contains(&json!("sit"))
}

async fn refused_to_sit(player: &mut Player) -> bool {
    player.act(json!({ "kind": "sit" })).await.is_err_and(|refused| refused["code"] == "invite-needed")
}

#[tokio::test(flavor = "multi_thread")]
async fn only_people_with_the_link_may_sit() {
    let server = TestServer::open().await;
    let (mut host, table, code) = invite_only(&server, true).await;
    assert!(code.len() >= 20, "it cannot be guessed: {code}");
    let eve = Somebody::new(server.address, "Eve").await;
    let mut stranger = eve.join(&table).await;
    assert!(!may_sit(&stranger.welcome) && stranger.welcome["table"]["invite_only"] == true);
    let refused = stranger.act(json!({ "kind": "sit" })).await.expect_err("she is not invited");
    assert_eq!(refused["code"], "invite-needed");
    assert!(refused["text"].as_str().is_some_and(|text| text.contains("invitation")), "{refused}");
    for wrong in ["", "x", &code[1..], &code.to_uppercase(), &format!("{code}0"), &"x".repeat(4_000)] {
        assert!(!may_sit(&eve.join_by(&table, wrong).await.welcome), "{wrong}");
    }
    let mut ben = Somebody::new(server.address, "Ben").await.join_by(&table, &code).await;
    assert!(may_sit(&ben.welcome));
    ben.must(json!({ "kind": "sit" })).await;
    // Bots are the host's own choice.
    host.until(ben.socket.seq).await;
    host.must(json!({ "kind": "bot", "seat": 3, "level": "greedy" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_link_replaces_the_old_one() {
    let server = TestServer::open().await;
    let (mut host, table, old) = invite_only(&server, true).await;
    let mut ben = Somebody::new(server.address, "Ben").await.join_by(&table, &old).await;
    ben.must(json!({ "kind": "sit" })).await;
    let mut cem = Somebody::new(server.address, "Cem").await.join_by(&table, &old).await;
    host.until(ben.socket.seq).await;
    let step = host.must(json!({ "kind": "invite-only", "on": true })).await;
    let new = step["you"]["invite"].as_str().expect("the host is told").to_owned();
    assert_ne!(new, old);
    let told = loop {
        let frame = cem.follow().await.expect("the connection stays open");
        if frame["type"] == "step" {
            break frame;
        }
    };
    assert_eq!((told["seen"][0]["kind"].as_str(), may_sit(&told)), (Some("invite-only"), false));
    assert!(refused_to_sit(&mut cem).await, "the old link has stopped working");
    ben.until(host.socket.seq).await;
    assert_eq!(ben.seat(), 2, "those who sit stay");
    let mut dan = Somebody::new(server.address, "Dan").await.join_by(&table, &new).await;
    dan.must(json!({ "kind": "sit" })).await;
    dan.must(json!({ "kind": "leave" })).await;
    // Anyone again.
    host.until(dan.socket.seq).await;
    let step = host.must(json!({ "kind": "invite-only", "on": false })).await;
    assert_eq!((step["you"].get("invite"), &step["table"]["invite_only"]), (None, &json!(false)));
    cem.until(host.socket.seq).await;
    cem.must(json!({ "kind": "sit" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_host_gets_a_new_link() {
    let server = TestServer::open().await;
    let (mut host, table, old) = invite_only(&server, true).await;
    let mut ben = Somebody::new(server.address, "Ben").await.join_by(&table, &old).await;
    ben.must(json!({ "kind": "sit" })).await;
    host.until(ben.socket.seq).await;
    let step = host.must(json!({ "kind": "pass-host", "seat": 2 })).await;
    assert_eq!((&step["you"]["host"], step["you"].get("invite")), (&json!(false), None));
    ben.until(host.socket.seq).await;
    let new = ben.you["invite"].as_str().expect("the new host is told");
    assert_ne!(new, old);
    let mut cem = Somebody::new(server.address, "Cem").await.join_by(&table, &old).await;
    assert!(refused_to_sit(&mut cem).await, "the old host's link has stopped working");
    let mut dan = Somebody::new(server.address, "Dan").await.join_by(&table, new).await;
    dan.must(json!({ "kind": "sit" })).await;
    server.stop().await;
}

/// Somebody who was removed knows the link, and could pass it on or come back as somebody else.
#[tokio::test(flavor = "multi_thread")]
async fn removing_a_person_renews_the_link() {
    let server = TestServer::open().await;
    let (mut host, table, old) = invite_only(&server, true).await;
    let mut ben = Somebody::new(server.address, "Ben").await.join_by(&table, &old).await;
    ben.must(json!({ "kind": "sit" })).await;
    host.until(ben.socket.seq).await;
    host.must(json!({ "kind": "bot", "seat": 3, "level": "greedy" })).await;
    host.must(json!({ "kind": "kick", "seat": 3 })).await;
    assert_eq!(host.you["invite"], json!(old), "a bot knows no link");
    let step = host.must(json!({ "kind": "kick", "seat": 2 })).await;
    let kinds: Vec<&str> = step["seen"].as_array().expect("a list").iter().filter_map(|e| e["kind"].as_str()).collect();
    assert_eq!(kinds, ["kicked", "invite-only"]);
    let new = step["you"]["invite"].as_str().expect("the host is told");
    assert_ne!(new, old);
    let mut cem = Somebody::new(server.address, "Cem").await.join_by(&table, &old).await;
    assert!(refused_to_sit(&mut cem).await, "the old link has stopped working");
    Somebody::new(server.address, "Dan").await.join_by(&table, new).await.must(json!({ "kind": "sit" })).await;
    server.stop().await;
}

/// Spectators fill the room for spectators, not the free seats.
#[tokio::test(flavor = "multi_thread")]
async fn spectators_do_not_keep_out_the_invited() {
    let limits = Limits { spectators: 1, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let (_host, table, code) = invite_only(&server, true).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let _watching = eve.join(&table).await;
    let shut_out = async |person: &Somebody, hello: Value| {
        let mut socket = person.connect(&table).await.expect("the socket opens");
        socket.say(&hello).await;
        socket.hear("refused").await["code"] == "too-many"
    };
    assert!(shut_out(&eve, json!({ "type": "hello" })).await);
    assert!(shut_out(&Somebody::new(server.address, "Mallory").await, json!({ "type": "hello" })).await);
    for name in ["Ben", "Cem"] {
        Somebody::new(server.address, name).await.join_by(&table, &code).await.must(json!({ "kind": "sit" })).await;
    }
    let late = Somebody::new(server.address, "Late").await;
    assert!(shut_out(&late, json!({ "type": "hello", "invite": code })).await, "no seat is free any more");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_spectators_only_the_invited_may_come_in_during_a_game() {
    let server = TestServer::open().await;
    let (host, table, code) = invite_only(&server, false).await;
    let mut players = vec![host];
    for name in ["Ben", "Cem"] {
        let mut player = Somebody::new(server.address, name).await.join_by(&table, &code).await;
        player.must(json!({ "kind": "sit" })).await;
        players.push(player);
    }
    begin(&mut players).await;
    players[2].must(json!({ "kind": "leave" })).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let mut socket = eve.connect(&table).await.expect("the code comes with the hello");
    socket.say(&json!({ "type": "hello" })).await;
    assert_eq!(socket.hear("refused").await["code"], "invite-needed");
    let mut invited = eve.join_by(&table, &code).await;
    catch_up(&mut players).await;
    players[1].must(json!({ "kind": "say", "text": "Who is there?" })).await;
    invited.until(players[1].socket.seq).await;
    invited.must(json!({ "kind": "sit" })).await;
    let late = Somebody::new(server.address, "Late").await;
    assert_eq!(late.shut_out(&table).await.1["code"], "no-spectators", "no seat is free, invited or not");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_survives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = || Arc::new(Sqlite::open(folder.path().join("tables.db")).expect("a database"));
    let server = TestServer::with(open(), generous()).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let step = ada.join(&table).await.must(json!({ "kind": "invite-only", "on": true })).await;
    let code = step["you"]["invite"].as_str().expect("a code").to_owned();
    server.stop().await;
    let server = TestServer::with(open(), generous()).await;
    let ada = Somebody::with_token(server.address, &ada.token);
    assert_eq!(ada.join(&table).await.you["invite"], json!(code));
    let mut ben = Somebody::new(server.address, "Ben").await.join(&table).await;
    assert!(refused_to_sit(&mut ben).await);
    Somebody::new(server.address, "Cem").await.join_by(&table, &code).await.must(json!({ "kind": "sit" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_for_invited_people_are_not_listed() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2, "open": true })).await;
    let listed = async || ada.get("/api/tables").await.json().as_array().expect("a list").len();
    assert_eq!(listed().await, 1);
    let mut host = ada.join(&table).await;
    host.must(json!({ "kind": "invite-only", "on": true })).await;
    assert_eq!(listed().await, 0);
    host.must(json!({ "kind": "invite-only", "on": false })).await;
    assert_eq!(listed().await, 1);
    server.stop().await;
}

/// Everything that other people can get: frames, summaries, lists, exports, chat and the record.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_the_host_learns_the_code() {
    let server = TestServer::open().await;
    let (mut host, table, first) = invite_only(&server, true).await;
    let ben = Somebody::new(server.address, "Ben").await;
    let mut guest = ben.join_by(&table, &first).await;
    guest.must(json!({ "kind": "sit" })).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let mut stranger = eve.join(&table).await;
    host.until(guest.socket.seq).await;
    let step = host.must(json!({ "kind": "invite-only", "on": true })).await;
    let second = step["you"]["invite"].as_str().expect("a code").to_owned();
    host.must(json!({ "kind": "bot", "seat": 3, "level": "greedy" })).await;
    let mut players = vec![host, guest];
    begin(&mut players).await;
    crate::company::give_up(&mut players).await;
    stranger.until(players[0].socket.seq).await;
    let mut learned = std::mem::take(&mut players[1].socket.raw);
    learned.append(&mut stranger.socket.raw);
    for (person, has) in [(&ben, 0), (&eve, 0), (&ben, 3)] {
        learned.append(&mut person.join_having(&table, has).await.socket.raw);
        let chat = format!("/api/tables/{table}/chat?before=999");
        let (about, record) = (format!("/api/tables/{table}"), format!("/api/tables/{table}/games/1"));
        for path in ["/api/tables", "/api/me/tables", "/api/me/export", &chat, &about, &record] {
            learned.push(person.get(path).await.body);
        }
    }
    catch_up(&mut players).await;
    for text in learned {
        assert!(!text.contains(&first) && !text.contains(&second), "{text}");
    }
    server.stop().await;
}
