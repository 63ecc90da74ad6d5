//! Forged, stolen, malformed and reused secrets.

use serde_json::{Value, json};

use crate::bystanders::Bystanders;
use crate::client::{Answer, Somebody, request};
use crate::raw::{JSON, create_person, get, status, upgrade};
use crate::test_server::TestServer;

/// Invalid tokens: truncated, extended, mixed from two, changed in one place, and plain nonsense.
fn forged(own: &str, others: &str) -> Vec<String> {
    let (own_person, own_secret) = own.split_once('.').expect("two halves");
    let (other_person, other_secret) = others.split_once('.').expect("two halves");
    let zeros = "0".repeat(own_secret.len());
    vec![
        String::new(),
        ".".to_owned(),
        own_person.to_owned(),
        own_secret.to_owned(),
        own[..own.len() - 1].to_owned(),
        own[1..].to_owned(),
        format!("{own}0"),
        own.to_uppercase(),
        format!("{own_person}.{other_secret}"),
        format!("{other_person}.{own_secret}"),
        format!("{own_secret}.{own_person}"),
        format!("{own_person}.{zeros}"),
        format!("{}.{zeros}", "0".repeat(own_person.len())),
        own.replace('.', ":"),
        format!("{own_person}.{}", change_one(own_secret)),
        "ä.ö".to_owned(),
        "0".repeat(8_000),
    ]
}

fn change_one(text: &str) -> String {
    let first = if text.starts_with('0') { "1" } else { "0" };
    format!("{first}{}", &text[1..])
}

#[track_caller]
fn assert_unknown(answer: &Answer, what: &str) {
    assert_eq!((answer.status, &answer.json()["code"]), (401, &json!("who-are-you")), "{what}: {answer:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_tokens_are_rejected() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let ben = Somebody::new(server.address, "Ben").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    for token in forged(&ada.token, &ben.token) {
        let bearer = format!("Authorization: Bearer {token}\r\n");
        assert_unknown(&get(server.address, "/api/me", &bearer).await, &token);
        let cookie = format!("Cookie: tenback-{}={token}\r\n", server.address.port());
        assert_unknown(&get(server.address, "/api/me", &cookie).await, &token);
        let forger = Somebody::with_token(server.address, &token);
        let opened = status(server.address, upgrade(&forger, &table, "").as_bytes()).await;
        assert_eq!(opened, 401, "{token}");
    }
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada", "her own still works");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_only_accepted_in_the_right_place() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let token = &ada.token;
    let port = server.address.port();
    let elsewhere = [
        format!("Cookie: tenback={token}\r\n"),
        format!("Cookie: tenback-{}={token}\r\n", port ^ 1),
        format!("Cookie: tenback-{port}0={token}\r\n"),
        format!("Cookie: xtenback-{port}={token}\r\n"),
        format!("Cookie: Tenback-{port}={token}\r\n"),
        format!("Cookie: other=\"tenback-{port}={token}\"\r\n"),
        format!("Cookie: {token}\r\n"),
        format!("Authorization: Basic {token}\r\n"),
        format!("Authorization: {token}\r\n"),
        format!("X-Authorization: Bearer {token}\r\n"),
    ];
    for headers in &elsewhere {
        assert_unknown(&get(server.address, "/api/me", headers).await, headers);
    }
    let in_the_path = get(server.address, &format!("/api/me?token={token}&tenback={token}"), "").await;
    assert_unknown(&in_the_path, "addresses appear in logs");
    let cookie = format!("Cookie: a=b; tenback-{port}={token}; c=d\r\n");
    assert_eq!(get(server.address, "/api/me", &cookie).await.status, 200);
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_token_is_rejected_despite_a_good_cookie() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let both = format!("Authorization: Bearer 0.0\r\nCookie: tenback-{}={}\r\n", server.address.port(), ada.token);
    assert_unknown(&get(server.address, "/api/me", &both).await, "whom did it mean?");
    server.stop().await;
}

async fn redeem(server: &TestServer, code: &Value) -> Answer {
    let body = json!({ "code": code, "keep": "token" }).to_string();
    request(server.address, "POST", "/api/recover", JSON, &body).await
}

async fn offered(person: &Somebody) -> Value {
    let answer = person.send("POST", "/api/me/devices", &Value::Null).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["code"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_adds_one_device_even_concurrently() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let code = offered(&ada).await;
    let tries: Vec<_> = futures_util::future::join_all((0..12).map(|_| redeem(&server, &code))).await;
    let lucky: Vec<_> = tries.iter().filter(|answer| answer.status == 201).collect();
    assert_eq!(lucky.len(), 1, "{tries:?}");
    assert!(tries.iter().all(|answer| answer.status == 201 || answer.json()["code"] == "bad-recovery"), "{tries:?}");
    assert_eq!(ada.get("/api/me/devices").await.json()["devices"].as_array().map(Vec::len), Some(2), "one was added");
    let token = lucky[0].json()["token"].as_str().expect("a token").to_owned();
    assert_eq!(Somebody::with_token(server.address, &token).get("/api/me").await.json()["name"], "Ada");
    assert_eq!(redeem(&server, &code).await.status, 403, "nor does it work later");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_latest_link_works_and_not_as_a_token() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let ben = Somebody::new(server.address, "Ben").await;
    let older = offered(&ada).await;
    let newer = offered(&ada).await;
    let of_ben = offered(&ben).await;
    let as_token = Somebody::with_token(server.address, newer.as_str().expect("text"));
    assert_unknown(&as_token.get("/api/me").await, "a code is no token");
    let token_as_code = redeem(&server, &json!(ada.token)).await;
    assert_eq!(token_as_code.status, 403, "and a token no code");
    let halves = |person: &Value, secret: &Value| {
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let (person, secret) = (text(person), text(secret));
        let half = |text: &str, index: usize| text.split('.').nth(index).expect("two halves").to_owned();
        json!(format!("{}.{}", half(&person, 0), half(&secret, 1)))
    };
    for code in [older, halves(&newer, &of_ben), halves(&of_ben, &newer), json!(""), json!("x".repeat(4_000))] {
        assert_eq!(redeem(&server, &code).await.status, 403, "{code}");
    }
    assert_eq!(ada.get("/api/me").await.status, 200, "failed tries change nothing");
    assert_eq!(redeem(&server, &newer).await.status, 201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_cannot_be_touched_by_others() {
    let server = TestServer::open().await;
    let (ada, eve) = (Somebody::new(server.address, "Ada").await, Somebody::new(server.address, "Eve").await);
    let of_ada = ada.get("/api/me/devices").await.json()["devices"][0]["id"].clone();
    let of_ada = format!("/api/me/devices/{}", of_ada.as_str().expect("an id"));
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut playing = ada.join(&table).await;
    let long = format!("/api/me/devices/{}", "0".repeat(4_000));
    for path in [&of_ada, "/api/me/devices/x", "/api/me/devices/0000000000000", "/api/me/devices/%ff", &long] {
        for (method, body) in [("PUT", json!({ "name": "Mine" })), ("DELETE", Value::Null)] {
            assert_eq!(eve.send(method, path, &body).await.status, 404, "{method} {path}");
        }
    }
    playing.must(json!({ "kind": "say", "text": "Nothing happened." })).await;
    assert_eq!(ada.get("/api/me").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_code_is_neither_a_token_nor_that_of_others() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let made = ada.send("POST", "/api/me/backup", &Value::Null).await.json();
    let code = made["code"].as_str().expect("a code").to_owned();
    let as_token = Somebody::with_token(server.address, &code);
    assert_unknown(&as_token.get("/api/me").await, "a code is no token");
    let mut wrong = code.clone().into_bytes();
    wrong[0] = if wrong[0] == b'0' { b'1' } else { b'0' };
    let wrong = String::from_utf8(wrong).expect("letters and digits");
    for other in [wrong, code[1..].to_owned(), format!("{code}0"), "0000-0000-0000-0000-0000".to_owned()] {
        let refused = redeem(&server, &json!(other)).await;
        assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("bad-recovery")), "{other}");
    }
    assert_eq!(redeem(&server, &json!(code)).await.status, 201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_never_sent_to_others() {
    let server = TestServer::open().await;
    let ada = create_person(server.address, "Ada", "").await.json();
    let ada = Somebody::with_token(server.address, ada["token"].as_str().expect("a token"));
    let ben = Somebody::new(server.address, "Ben").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2, "open": true })).await;
    let _seated = ada.join(&table).await;
    let looking_on = ben.join(&table).await;
    let mut told = looking_on.socket.raw.clone();
    for path in ["/api/tables", "/api/me", "/api/me/tables", &format!("/api/tables/{table}")] {
        told.push(ben.get(path).await.body);
    }
    for half in ada.token.split('.') {
        assert!(told.iter().all(|text| !text.contains(half)), "{told:?}");
    }
    server.stop().await;
}
