//! People and their names.

use serde_json::json;

use crate::client::{Somebody, request};
use crate::company::{begin, catch_up, give_up, seated};
use crate::test_server::TestServer;

const JSON: &str = "Content-Type: application/json\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn browsers_get_an_http_only_cookie() {
    let server = TestServer::open().await;
    let body = json!({ "name": " Zoë ", "language": "de" }).to_string();
    let answer = request(server.address, "POST", "/api/me", JSON, &body).await;
    assert_eq!((answer.status, answer.json()), (201, json!({ "name": "Zoë", "language": "de" })));
    let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "plain HTTP on this machine");
    let beside = answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")).nth(1).expect("another one");
    assert!(
        beside.starts_with(&format!("tenback-known-{}=1; ", server.address.port())) && !beside.contains("HttpOnly"),
        "scripts see that one is somebody"
    );
    let pair = cookie.split(';').next().expect("a pair");
    let me = request(server.address, "GET", "/api/me", &format!("Cookie: other=1; {pair}\r\n"), "").await;
    assert_eq!(me.json(), json!({ "name": "Zoë", "language": "de" }));
    let nobody = request(server.address, "GET", "/api/me", "Accept-Language: pl\r\n", "").await;
    assert_eq!((nobody.status, &nobody.json()["code"]), (401, &json!("who-are-you")));
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_on_two_ports_do_not_share_a_cookie() {
    let (one, two) = (TestServer::open().await, TestServer::open().await);
    let named = async |server: &TestServer, name: &str| {
        let answer = request(server.address, "POST", "/api/me", JSON, &json!({ "name": name }).to_string()).await;
        let set = answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        set.map(|cookie| cookie.split(';').next().expect("a pair").to_owned()).collect::<Vec<_>>()
    };
    let (of_one, of_two) = (named(&one, "Ada").await, named(&two, "Ben").await);
    // A browser sends all cookies of a host to all of its ports.
    let all = format!("Cookie: {}; {}\r\n", of_one.join("; "), of_two.join("; "));
    for (server, name) in [(&one, "Ada"), (&two, "Ben")] {
        let me = request(server.address, "GET", "/api/me", &all, "").await;
        assert_eq!(me.json()["name"], name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_names_are_rejected() {
    let server = TestServer::open().await;
    for name in ["", "  ", "bot expert", "a;b", &"x".repeat(25)] {
        let body = json!({ "name": name }).to_string();
        let answer = request(server.address, "POST", "/api/me", JSON, &body).await;
        assert_eq!((answer.status, &answer.json()["code"]), (422, &json!("bad-name")), "{name:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn invisible_characters_are_removed_from_names() {
    let server = TestServer::open().await;
    let body = json!({ "name": "e\u{202e}vil" }).to_string();
    let answer = request(server.address, "POST", "/api/me", JSON, &body).await;
    assert_eq!(answer.json()["name"], "evil");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_change_their_name_and_language() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let renamed = ada.send("PUT", "/api/me", &json!({ "name": "Adele", "language": "uk" })).await;
    assert_eq!((renamed.status, &renamed.json()["name"]), (200, &json!("Adele")));
    assert_eq!(ada.get("/api/me").await.json(), json!({ "name": "Adele", "language": "uk" }));
    let refused = ada.send("POST", "/api/tables", &json!({ "game": "classic", "seats": 9 })).await;
    assert!(refused.json()["text"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_name_reaches_everybody_immediately() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let store = || std::sync::Arc::new(tenback_store::Sqlite::open(file.clone()).expect("it opens"));
    let server = TestServer::with(store(), crate::test_server::generous()).await;
    let (people, mut players, table) =
        seated(server.address, &["Guest", "Guest"], json!({ "game": "classic", "seats": 2 })).await;
    catch_up(&mut players).await;
    players[1].must(json!({ "kind": "say", "text": "Hello!" })).await;
    catch_up(&mut players).await;
    let named = people[1].send("PUT", "/api/me", &json!({ "name": "Ben", "language": "de" })).await;
    assert_eq!(named.status, 200, "{named:?}");
    let step = players[0].follow().await.expect("everybody gets a frame");
    assert_eq!(step["seen"][0]["kind"], "renamed", "{step}");
    assert_eq!((&step["seen"][0]["seat"], &step["seen"][0]["name"]), (&json!(2), &json!("Ben")));
    assert_eq!(step["table"]["sitters"][1]["name"], "Ben");
    let own = players[1].follow().await.expect("so is Ben");
    assert_eq!(own["you"]["name"], "Ben");
    let again = people[0].join(&table).await.welcome;
    assert_eq!(again["chat"][0]["name"], "Ben", "what was said before was said by the same person");
    assert_eq!(again["tail"][2]["sitter"]["name"], "Ben", "and sat down as the same person");
    begin(&mut players).await;
    give_up(&mut players).await;
    server.stop().await;
    // Only the person's own row has the name, so it is also right after a restart.
    let server = TestServer::with(store(), crate::test_server::generous()).await;
    let ada = Somebody::with_token(server.address, &people[0].token);
    let ben = Somebody::with_token(server.address, &people[1].token);
    assert_eq!(ben.send("PUT", "/api/me", &json!({ "name": "Benjamin", "language": "de" })).await.status, 200);
    let record = ada.get(&format!("/api/tables/{table}/games/1")).await.body;
    assert!(record.contains("[Players \"Guest; Benjamin\"]"), "{record}");
    let later = ada.join(&table).await.welcome;
    assert_eq!(
        (&later["table"]["sitters"][1]["name"], &later["chat"][0]["name"]),
        (&json!("Benjamin"), &json!("Benjamin"))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_stays_the_same_is_not_announced() {
    let server = TestServer::open().await;
    let (people, mut players, _) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    catch_up(&mut players).await;
    for _ in 0..3 {
        assert_eq!(people[1].send("PUT", "/api/me", &json!({ "name": "Ben", "language": "en" })).await.status, 200);
    }
    let said = players[0].must(json!({ "kind": "say", "text": "Hello!" })).await;
    assert_eq!(said["seq"], json!(players[1].socket.seq + 1), "nothing happened in between: {said}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_name_is_right_for_those_who_have_left() {
    let server = TestServer::open().await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Bea"], json!({ "game": "classic", "seats": 2 })).await;
    catch_up(&mut players).await;
    players[1].must(json!({ "kind": "say", "text": "Hello!" })).await;
    catch_up(&mut players).await;
    players[1].must(json!({ "kind": "leave" })).await;
    assert_eq!(people[1].send("PUT", "/api/me", &json!({ "name": "Zed", "language": "en" })).await.status, 200);
    // The table hears of it after the answer.
    let mut name = json!(null);
    for _ in 0..100 {
        name = people[0].join(&table).await.welcome["chat"][0]["name"].clone();
        if name == "Zed" {
            break;
        }
    }
    assert_eq!(name, "Zed");
    server.stop().await;
}

/// Nobody chooses who plays against them, not even before the deal.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_hands_no_opponent_to_a_bot() {
    let server = TestServer::open().await;
    let (_, mut players, _) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "face-to-face", "seats": 2 })).await;
    catch_up(&mut players).await;
    let asked = json!({ "kind": "hand-over", "seat": 2, "level": "greedy" });
    let refused = players[0].act(asked).await.expect_err("he plays against her");
    assert_eq!(refused["code"], "not-late", "{refused}");
    server.stop().await;
}
