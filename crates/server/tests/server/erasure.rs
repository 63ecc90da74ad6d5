//! Deleting people while tables are played, unloaded or loaded: nothing comes back.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use data_encoding::BASE32_DNSCURVE;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tenback_server::{Admin, AdminRequest, Config, ServerSecret, System};
use tenback_store::{Memory, PersonId, Store, TableId};

use crate::client::{Answer, Player, Somebody};
use crate::company::{catch_up, give_up, seated, two_playing};
use crate::failing_store::{Behaviour, FailingStore};
use crate::test_server::{TestServer, generous};

const SECRET: &str = "My cat is called Whiskers";

async fn say(player: &mut Player, text: &str) {
    player.must(json!({ "kind": "say", "text": text })).await;
}

fn id(table: &str) -> TableId {
    TableId::new(table).expect("an id")
}

/// Everything a store holds about a table, as text.
async fn stored(store: &Memory, table: &str) -> String {
    let (loaded, entries) = (store.load(&id(table)).await, store.entries(&id(table)).await);
    format!("{:?}{:?}", loaded.expect("it answers"), entries.expect("it answers"))
}

/// The part of a token that is not secret, as operators know it.
fn first_half(somebody: &Somebody) -> String {
    somebody.token.split('.').next().expect("two halves").to_owned()
}

fn number(somebody: &Somebody) -> PersonId {
    let bytes = BASE32_DNSCURVE.decode(first_half(somebody).as_bytes()).expect("letters and digits");
    PersonId::new(u64::from_be_bytes(bytes.try_into().expect("eight bytes")))
}

fn delete(somebody: &Somebody) -> tokio::task::JoinHandle<Answer> {
    let somebody = Somebody::with_token(somebody.server, &somebody.token);
    tokio::spawn(async move { somebody.send("DELETE", "/api/me", &json!(null)).await })
}

/// The task of a table stores a snapshot when it ends. That must not be one from before the deletion.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_unloaded_meanwhile_does_not_bring_texts_back() {
    let store = Arc::new(FailingStore::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (people, mut players, table) = two_playing(server.address).await;
    say(&mut players[1], SECRET).await;
    store.set(Behaviour::HoldsRewrites);
    let deleting = delete(&people[1]);
    store.around.rewritten.acquire().await.expect("it is rewritten").forget();
    let release = async {
        // Long enough for a table that does not know about it to be unloaded.
        tokio::time::sleep(Duration::from_millis(300)).await;
        store.set(Behaviour::Sound);
        store.around.released.add_permits(100);
    };
    tokio::join!(server.stop(), release);
    deleting.abort();
    assert!(!stored(&store.inner, &table).await.contains(SECRET));
    assert_eq!(store.inner.person(number(&people[1])).await.expect("it answers"), None, "it is completed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_meanwhile_is_deleted_too() {
    let store = Arc::new(FailingStore::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (people, mut players, first) = two_playing(server.address).await;
    let second = people[1].table(json!({ "game": "classic", "seats": 2 })).await;
    let other = people[1].join(&second).await;
    say(&mut players[1], "Bye").await;
    store.set(Behaviour::HoldsRewrites);
    let deleting = delete(&people[1]);
    store.around.rewritten.acquire().await.expect("it is rewritten").forget();
    for mut player in [players.remove(1), other] {
        let frame = json!({ "type": "do", "id": "late", "command": { "kind": "say", "text": SECRET } });
        // The connection may have ended already.
        let _ended = tokio::spawn(async move { player.socket.say(&frame).await }).await;
    }
    store.set(Behaviour::Sound);
    store.around.released.add_permits(100);
    assert_eq!(deleting.await.expect("no panic").status, 204);
    for table in [first, second] {
        assert!(!stored(&store.inner, &table).await.contains(SECRET));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_exports_or_deletes_once_at_a_time() {
    let store = Arc::new(FailingStore::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (people, mut players, _) = two_playing(server.address).await;
    say(&mut players[1], SECRET).await;
    store.set(Behaviour::HoldsRewrites);
    let deleting = delete(&people[1]);
    store.around.rewritten.acquire().await.expect("it is rewritten").forget();
    for (method, path) in [("DELETE", "/api/me"), ("GET", "/api/me/export")] {
        let answer = people[1].send(method, path, &json!(null)).await;
        assert_eq!((answer.status, &answer.json()["code"]), (429, &json!("too-many")), "{method} {path}");
    }
    assert_eq!(people[0].get("/api/me/export").await.status, 200, "others are not affected");
    // The server notices a moment after the client that everything has been sent.
    let over = async {
        while people[0].get("/api/me/export").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), over).await.expect("it is over");
    store.set(Behaviour::Sound);
    store.around.released.add_permits(100);
    assert_eq!(deleting.await.expect("no panic").status, 204);
    server.stop().await;
}

/// A table with Ada, its host, and Ben, that is not in memory. Ada has said something there.
async fn unloaded() -> (Arc<Memory>, Vec<Somebody>, String) {
    let store = Arc::new(Memory::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (people, mut players, table) = two_playing(server.address).await;
    say(&mut players[0], SECRET).await;
    server.stop().await;
    (store, people, table)
}

/// What Ben sees after Ada was deleted.
async fn check_heir(store: Arc<Memory>, people: &[Somebody], table: &str) {
    assert!(!stored(&store, table).await.contains(SECRET));
    let server = TestServer::with(store.clone(), generous()).await;
    let mut ben = Somebody::with_token(server.address, &people[1].token).join(table).await;
    let names: Vec<&Value> = [0, 1].map(|seat| &ben.welcome["table"]["sitters"][seat]["name"]).into();
    assert_eq!((&ben.you["host"], names), (&json!(true), vec![&json!("?"), &json!("Ben")]));
    ben.must(json!({ "kind": "hand-over", "seat": 1, "level": "greedy" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_in_memory_gets_another_host() {
    let (store, people, table) = unloaded().await;
    let server = TestServer::with(store.clone(), generous()).await;
    let ada = Somebody::with_token(server.address, &people[0].token);
    assert_eq!(ada.send("DELETE", "/api/me", &json!(null)).await.status, 204);
    assert_eq!(store.load(&id(&table)).await.expect("it answers").expect("it is there").host, number(&people[1]));
    server.stop().await;
    check_heir(store, &people, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_gets_another_host_without_a_server() {
    let (store, people, table) = unloaded().await;
    let admin = Admin::new(store.clone(), Arc::new(System));
    admin.run(AdminRequest::Erase { id: first_half(&people[0]) }).await.expect("she is known");
    check_heir(store, &people, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_of_closed_tables_is_deleted_and_they_stay_closed() {
    let (store, people, table) = unloaded().await;
    store.close_table(&id(&table)).await.expect("it is there");
    let server = TestServer::with(store.clone(), generous()).await;
    let ada = Somebody::with_token(server.address, &people[0].token);
    assert_eq!(ada.send("DELETE", "/api/me", &json!(null)).await.status, 204);
    assert!(!stored(&store, &table).await.contains(SECRET));
    assert!(store.load(&id(&table)).await.expect("it answers").expect("it is there").closed);
    assert!(store.listed(9).await.expect("it answers").is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_contain_neither_names_nor_chat() {
    let store = Arc::new(Memory::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (_, mut players, table) = two_playing(server.address).await;
    say(&mut players[1], SECRET).await;
    give_up(&mut players).await;
    let game = format!("{:?}", store.game(&id(&table), 1).await.expect("it answers").expect("it is over"));
    assert!(!game.contains(SECRET) && !game.contains("Ben") && !game.contains("Ada"), "{game}");
    server.stop().await;
}

async fn with_secret(store: &Arc<Memory>, secret: &ServerSecret) -> TestServer {
    let config = Config { limits: generous(), secret: Some(secret.clone()), ..Config::default() };
    TestServer::configured(store.clone(), config, Arc::new(System)).await
}

/// The code that a newcomer from another address gets at a table.
async fn newcomer(server: &TestServer, from: Ipv4Addr, table: &str) -> Value {
    let cleo = Somebody::from(from, server.address, "Cleo").await;
    let asked = cleo.get(&format!("/api/tables/{table}/entry")).await;
    if asked.status >= 400 {
        return cleo.shut_out(table).await.1["code"].clone();
    }
    cleo.join(table).await.welcome["type"].clone()
}

/// Somebody who gets hold of the database must not find out where somebody came from by trying all addresses.
#[tokio::test(flavor = "multi_thread")]
async fn a_banned_network_is_recognised_only_with_the_secret_of_the_server() {
    let [own, other] = [(); 2].map(|()| ServerSecret::in_memory().expect("random numbers"));
    let (store, elsewhere) = (Arc::new(Memory::default()), Ipv4Addr::new(127, 0, 0, 9));
    let server = with_secret(&store, &own).await;
    let (_, mut players, table) = seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 2 })).await;
    let mut ben = Somebody::from(elsewhere, server.address, "Ben").await.join(&table).await;
    ben.must(json!({ "kind": "sit" })).await;
    players.push(ben);
    catch_up(&mut players).await;
    players[0].must(json!({ "kind": "kick", "seat": 2 })).await;
    assert_eq!(newcomer(&server, elsewhere, &table).await, "barred-from");
    server.stop().await;
    let guess = Sha256::digest(format!("{table} {elsewhere}/32"));
    assert!(!stored(&store, &table).await.contains(&BASE32_DNSCURVE.encode(&guess[..12])), "found by trying");
    for (secret, expected) in [(&own, "barred-from"), (&other, "welcome")] {
        let server = with_secret(&store, secret).await;
        assert_eq!(newcomer(&server, elsewhere, &table).await, expected);
        server.stop().await;
    }
}

/// Clients choose the ids of their commands, so they can contain anything.
#[tokio::test(flavor = "multi_thread")]
async fn the_ids_of_commands_are_deleted_too() {
    let store = Arc::new(Memory::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (people, mut players, table) = two_playing(server.address).await;
    let command = json!({ "kind": "signal", "signal": "keep-off a" });
    players[1].socket.say(&json!({ "type": "do", "id": "whiskers", "command": command })).await;
    let next = players[0].socket.seq + 1;
    players[0].until(next).await;
    assert!(stored(&store, &table).await.contains("whiskers"));
    assert_eq!(people[1].send("DELETE", "/api/me", &json!(null)).await.status, 204);
    // Also from the snapshot that is stored at the end.
    server.stop().await;
    assert!(!stored(&store, &table).await.contains("whiskers"));
}
