//! Bans hold for the person, their browser and their network.

use std::net::Ipv4Addr;
use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Answer, Player, Somebody, request};
use crate::raw::JSON;
use crate::test_server::TestServer;

/// The values of cookies that an answer sets; empty if it deletes one.
fn cookie(answer: &Answer, name: &str) -> Option<String> {
    let set = answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    let mut values = set.filter_map(|cookie| cookie.strip_prefix(name)?.strip_prefix('=')?.split(';').next());
    values.next().map(str::to_owned)
}

/// A browser that becomes somebody, and its two cookies.
async fn arrive(server: &TestServer, mark: Option<&str>) -> (String, Option<String>) {
    let port = server.address.port();
    let own = mark.map(|mark| format!("Cookie: tenback-browser-{port}={mark}\r\n")).unwrap_or_default();
    let body = json!({ "name": "Eve" }).to_string();
    let answer = request(server.address, "POST", "/api/me", &format!("{JSON}{own}"), &body).await;
    let secret = cookie(&answer, &format!("tenback-{port}")).expect("a secret");
    (secret, cookie(&answer, &format!("tenback-browser-{port}")))
}

/// A table for three with its host.
async fn hosted(server: &TestServer) -> (Player, String) {
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 3 })).await;
    (ada.join(&table).await, table)
}

async fn kick(host: &mut Player, guest: &Player) -> Value {
    host.until(guest.socket.seq).await;
    host.must(json!({ "kind": "kick", "seat": guest.seat() })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_keeps_its_mark_when_it_becomes_somebody_else() {
    let server = TestServer::open().await;
    let (secret, mark) = arrive(&server, None).await;
    let mark = mark.expect("a new browser is marked");
    assert!(mark.len() >= 20 && !secret.contains(&mark), "it is random and has no meaning");
    assert_eq!(arrive(&server, Some(&mark)).await.1, None, "a marked browser keeps its mark");
    assert!(arrive(&server, Some("forged")).await.1.is_some_and(|new| new != "forged"));
    let port = server.address.port();
    // A browser from before there were marks.
    let own = format!("Cookie: tenback-{port}={secret}\r\n");
    let seen = request(server.address, "GET", "/api/me", &own, "").await;
    assert!(cookie(&seen, &format!("tenback-browser-{port}")).is_some(), "{seen:?}");
    let set = seen.head.lines().find(|line| line.contains("tenback-browser")).expect("a cookie");
    for flag in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=31536000"] {
        assert!(set.contains(flag), "{set}");
    }
    // Programs have no browser.
    let ada = Somebody::new(server.address, "Ada").await;
    assert!(!ada.get("/api/me").await.head.contains("set-cookie"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_holds_for_new_identities_from_the_same_browser() {
    let server = TestServer::open().await;
    let (mut host, table) = hosted(&server).await;
    let mark = arrive(&server, None).await.1.expect("a mark");
    let there = |last| Ipv4Addr::new(127, 0, 0, last);
    let eve = Somebody::from(there(66), server.address, "Eve").await.in_browser(&mark);
    let mut guest = eve.join(&table).await;
    guest.must(json!({ "kind": "sit" })).await;
    kick(&mut host, &guest).await;
    // Another network, another name, the same browser.
    let disguised = Somebody::from(there(67), server.address, "Not Eve").await.in_browser(&mark);
    let (status, problem) = disguised.shut_out(&table).await;
    assert_eq!((status, &problem["code"]), (403, &json!("barred-from")));
    assert!(problem["text"].as_str().is_some_and(|text| text.contains("this browser")), "it says why: {problem}");
    let other = arrive(&server, None).await.1.expect("a mark");
    let ben = Somebody::from(there(67), server.address, "Ben").await.in_browser(&other);
    ben.join(&table).await.must(json!({ "kind": "sit" })).await;
    // At other tables the mark means nothing.
    let (_, elsewhere) = hosted(&server).await;
    disguised.join(&elsewhere).await.must(json!({ "kind": "sit" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_first_does_not_avoid_a_ban() {
    let server = TestServer::open().await;
    let (mut host, table) = hosted(&server).await;
    let mark = arrive(&server, None).await.1.expect("a mark");
    let eve = Somebody::from(Ipv4Addr::new(127, 0, 0, 66), server.address, "Eve").await.in_browser(&mark);
    let mut guest = eve.join(&table).await;
    guest.must(json!({ "kind": "sit" })).await;
    host.until(guest.socket.seq).await;
    drop(guest.socket);
    while host.socket.hear("present").await["seats"] != json!([true, false, false]) {}
    host.must(json!({ "kind": "kick", "seat": 2 })).await;
    for place in [66, 67] {
        let from = Ipv4Addr::new(127, 0, 0, place);
        let disguised = Somebody::from(from, server.address, "Not Eve").await.in_browser(&mark);
        assert_eq!(disguised.shut_out(&table).await.1["code"], "barred-from", "{from}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deleting_oneself_deletes_the_mark() {
    let server = TestServer::open().await;
    let (secret, mark) = arrive(&server, None).await;
    let (port, mark) = (server.address.port(), mark.expect("a mark"));
    let own = format!("Cookie: tenback-{port}={secret}; tenback-browser-{port}={mark}\r\n");
    let exported = request(server.address, "GET", "/api/me/export", &own, "").await;
    assert!(exported.status == 200 && !exported.body.contains(&mark), "the server does not know whose it is");
    // One request for data at a time, and the last bytes of the export may still be on their way.
    let mut deleted = request(server.address, "DELETE", "/api/me", &own, "").await;
    while deleted.status == 429 {
        tokio::time::sleep(Duration::from_millis(10)).await;
        deleted = request(server.address, "DELETE", "/api/me", &own, "").await;
    }
    assert_eq!(deleted.status, 204, "{deleted:?}");
    assert_eq!(cookie(&deleted, &format!("tenback-browser-{port}")).as_deref(), Some(""), "{deleted:?}");
    server.stop().await;
}
