//! One person on several devices: adding, renaming and signing them out, links and backup codes.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use tenback_store::{MOST_DEVICES, Memory, Store};

use crate::client::{Answer, JSON, Somebody, request};
use crate::company::{catch_up, play_on, seated, two_playing};
use crate::retention::Clock;
use crate::test_server::{TestServer, generous};

const FIREFOX: &str = "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\n";
const DAY: i64 = 24 * 60 * 60 * 1000;

async fn redeem(server: &TestServer, code: &Value) -> Answer {
    let body = json!({ "code": code, "keep": "token" }).to_string();
    request(server.address, "POST", "/api/recover", JSON, &body).await
}

/// Signs in on another device.
async fn sign_in(server: &TestServer, code: &Value) -> Somebody {
    let answer = redeem(server, code).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    Somebody::with_token(server.address, answer.json()["token"].as_str().expect("a token"))
}

async fn link(person: &Somebody) -> Value {
    let answer = person.send("POST", "/api/me/devices", &Value::Null).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()
}

async fn backup(person: &Somebody) -> Value {
    let answer = person.send("POST", "/api/me/backup", &Value::Null).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["code"].clone()
}

async fn devices(person: &Somebody) -> Vec<Value> {
    person.get("/api/me/devices").await.json()["devices"].as_array().expect("a list").clone()
}

fn path(device: &Value) -> String {
    format!("/api/me/devices/{}", device["id"].as_str().expect("an id"))
}

async fn sign_out(person: &Somebody, device: &Value) -> Answer {
    person.send("DELETE", &path(device), &Value::Null).await
}

/// The cookies that an answer sets.
fn cookies(answer: &Answer) -> Vec<String> {
    let set = answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    set.map(|cookie| cookie.split(';').next().expect("a pair").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_adds_a_device_and_signs_nobody_out() {
    let server = TestServer::open().await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    let first = link(&people[1]).await;
    let offer = link(&people[1]).await;
    assert!(offer["link"].as_str().is_some_and(|link| link.contains("/recover#")), "{offer}");
    let old = redeem(&server, &first["code"]).await;
    assert_eq!((old.status, &old.json()["code"]), (403, &json!("bad-recovery")), "a newer link was made");
    let phone = sign_in(&server, &offer["code"]).await;
    assert_eq!(redeem(&server, &offer["code"]).await.status, 403, "it works once");
    let mut on_phone = phone.join(&table).await;
    assert_eq!(on_phone.seat(), 2, "the seat is that of the person");
    catch_up(&mut players).await;
    players[1].must(json!({ "kind": "say", "text": "From here." })).await;
    on_phone.must(json!({ "kind": "say", "text": "And from there." })).await;
    let list = devices(&people[1]).await;
    assert_eq!(list.iter().map(|device| &device["this"]).collect::<Vec<_>>(), [true, false], "{list:?}");
    assert_ne!(list[0]["id"], list[1]["id"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_signed_out_in_mid_game_leaves_the_game_to_the_others() {
    let server = TestServer::open().await;
    let (people, mut players, table) = two_playing(server.address).await;
    let code = link(&people[1]).await["code"].clone();
    let phone = sign_in(&server, &code).await;
    let on_phone = phone.join(&table).await;
    let before = phone.get(&format!("/api/tables/{table}")).await.json();
    let list = devices(&phone).await;
    assert_eq!(sign_out(&phone, &list[0]).await.status, 204);
    assert_eq!(players[1].socket.hear("refused").await["code"], "who-are-you");
    assert_eq!(people[1].get("/api/me").await.status, 401, "its secret is worth nothing");
    assert_eq!(people[1].shut_out(&table).await.0, 401);
    assert_eq!(phone.get(&format!("/api/tables/{table}")).await.json(), before, "nothing has happened to the game");
    let mut both = [players.remove(0), on_phone];
    play_on(&mut both).await;
    assert_eq!(both[1].seat(), 2);
    assert_eq!(devices(&phone).await.len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_code_works_until_it_is_replaced() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    assert_eq!(ada.get("/api/me/devices").await.json()["backup_since"], json!(null));
    let code = backup(&ada).await;
    assert!(ada.get("/api/me/devices").await.json()["backup_since"].is_i64());
    let text = code.as_str().expect("a code");
    assert!(text.len() == 24 && text.split('-').all(|group| group.len() == 4), "{text}");
    for typed in [text.to_owned(), text.to_lowercase(), text.replace('-', ""), text.replace('-', " ")] {
        let again = sign_in(&server, &json!(typed)).await;
        assert_eq!(again.get("/api/me").await.json()["name"], "Ada");
    }
    let newer = backup(&ada).await;
    assert_eq!(redeem(&server, &code).await.status, 403, "it was replaced");
    assert_eq!(redeem(&server, &newer).await.status, 201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_locks_themselves_out() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let own = devices(&ada).await.remove(0);
    let refused = sign_out(&ada, &own).await;
    assert_eq!((refused.status, &refused.json()["code"]), (409, &json!("last-device")));
    assert_eq!(ada.get("/api/me").await.status, 200);
    let code = backup(&ada).await;
    assert_eq!(sign_out(&ada, &own).await.status, 204);
    assert_eq!(ada.get("/api/me").await.status, 401);
    let back = sign_in(&server, &code).await;
    assert_eq!(back.get("/api/me").await.json()["name"], "Ada");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_has_lost_all_devices_gets_in_with_the_backup_code() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let code = backup(&ada).await;
    for _ in 1..MOST_DEVICES {
        sign_in(&server, &code).await;
    }
    let offer = ada.send("POST", "/api/me/devices", &Value::Null).await;
    assert_eq!((offer.status, &offer.json()["code"]), (429, &json!("too-many")));
    let full = devices(&ada).await;
    assert_eq!(full.len(), MOST_DEVICES);
    let back = sign_in(&server, &code).await;
    assert_eq!(ada.get("/api/me").await.status, 401, "the oldest one has made way");
    let list = devices(&back).await;
    assert_eq!(list.len(), MOST_DEVICES);
    assert_eq!(
        list[..MOST_DEVICES - 1].iter().map(|device| &device["id"]).collect::<Vec<_>>(),
        full[1..].iter().map(|device| &device["id"]).collect::<Vec<_>>()
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_have_names_that_can_be_changed() {
    let server = TestServer::open().await;
    let body = json!({ "name": "Ada", "language": "de", "keep": "token" }).to_string();
    let made = request(server.address, "POST", "/api/me", &format!("{JSON}{FIREFOX}"), &body).await;
    let ada = Somebody::with_token(server.address, made.json()["token"].as_str().expect("a token"));
    let own = devices(&ada).await.remove(0);
    assert_eq!(own["name"], "Firefox (Linux)");
    for (name, status) in [(" Küche ", 204), ("", 422), ("a;b", 422), (&"x".repeat(25), 422)] {
        assert_eq!(ada.send("PUT", &path(&own), &json!({ "name": name })).await.status, status, "{name:?}");
    }
    assert_eq!(devices(&ada).await[0]["name"], "Küche");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_sign_out_and_keep_their_cookie_if_they_are_the_person_already() {
    let server = TestServer::open().await;
    let made = request(server.address, "POST", "/api/me", JSON, &json!({ "name": "Ada" }).to_string()).await;
    let port = server.address.port();
    let token = cookies(&made)[0].strip_prefix(&format!("tenback-{port}=")).expect("a secret").to_owned();
    let ada = Somebody::with_token(server.address, &token);
    let headers = format!("{JSON}Cookie: {}\r\n", cookies(&made).join("; "));
    let code = link(&ada).await["code"].clone();
    let body = json!({ "code": code }).to_string();
    let same = request(server.address, "POST", "/api/recover", &headers, &body).await;
    assert_eq!((same.status, &same.json()["name"]), (200, &json!("Ada")), "{same:?}");
    assert_eq!(cookies(&same), Vec::<String>::new());
    assert_eq!(devices(&ada).await.len(), 1, "nothing was added");
    let ben = request(server.address, "POST", "/api/me", JSON, &json!({ "name": "Ben" }).to_string()).await;
    let as_ben = format!("{JSON}Cookie: {}\r\n", cookies(&ben).join("; "));
    let other = request(server.address, "POST", "/api/recover", &as_ben, &body).await;
    assert_eq!((other.status, &other.json()["name"]), (201, &json!("Ada")), "the link was not used up");
    backup(&ada).await;
    let own = devices(&ada).await.remove(0);
    let gone = request(server.address, "DELETE", &path(&own), &headers, "").await;
    assert_eq!(gone.status, 204);
    assert_eq!(cookies(&gone), [format!("tenback-{port}="), format!("tenback-known-{port}=")], "{gone:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_lists_devices_without_secrets() {
    let server = TestServer::open().await;
    let (people, _players, _) = two_playing(server.address).await;
    let code = backup(&people[0]).await;
    let export = people[0].get("/api/me/export").await;
    let devices = export.json()["devices"].clone();
    assert_eq!(devices.as_array().map(Vec::len), Some(1), "{devices}");
    assert_eq!(devices[0].as_object().expect("fields").keys().collect::<Vec<_>>(), ["name", "seen", "since"]);
    assert!(export.json()["backup_since"].is_i64());
    let secret = people[0].token.split('.').nth(1).expect("two halves");
    assert!(!export.body.contains(secret) && !export.body.contains(code.as_str().expect("a code")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_day_of_the_last_use_is_written_once_a_day() {
    let (store, clock) = (Arc::new(Memory::default()), Arc::new(Clock::default()));
    clock.0.store(10 * DAY + 5, Ordering::SeqCst);
    let server = TestServer::in_world(store.clone(), generous(), clock.clone()).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let commits = || store.counters().read().commits;
    // The server writes now and then, too: deals of the day, for one.
    const OTHERS: u64 = 20;
    let before = commits();
    for _ in 0..2 * OTHERS {
        assert_eq!(devices(&ada).await[0]["seen"], json!(10 * DAY), "only the day");
    }
    assert!(commits() < before + OTHERS, "it is known");
    clock.0.fetch_add(DAY, Ordering::SeqCst);
    // It is written without waiting for it.
    ada.get("/api/me").await;
    let seen = || async { store.person_page(None, 1).await.expect("they are stored")[0].sign_in.devices[0].seen };
    while seen().await != 11 {
        tokio::task::yield_now().await;
    }
    let after = commits();
    for _ in 0..2 * OTHERS {
        ada.get("/api/me").await;
    }
    assert!(commits() < after + OTHERS, "once is enough");
    server.stop().await;
}
