//! What operators do through the local socket, while people play.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use tempfile::TempDir;
use tenback_server::{Config, System};
use tenback_store::Memory;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixStream;

use crate::client::Somebody;
use crate::company::two_playing;
use crate::test_server::{TestServer, generous};

async fn server() -> (TestServer, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let admin_socket = Some(folder.path().join("tenback.sock"));
    let config = Config { admin_socket, limits: generous(), ..Config::default() };
    (TestServer::configured(Arc::new(Memory::default()), config, Arc::new(System)).await, folder)
}

/// Connects as soon as the socket is there.
async fn connect(path: &Path) -> UnixStream {
    loop {
        match UnixStream::connect(path).await {
            Ok(stream) => return stream,
            Err(_) => tokio::task::yield_now().await,
        }
    }
}

async fn ask_raw(folder: &TempDir, request: &str) -> Value {
    let mut stream = connect(&folder.path().join("tenback.sock")).await;
    stream.write_all(format!("{request}\n").as_bytes()).await.expect("it reads");
    let mut text = String::new();
    stream.read_to_string(&mut text).await.expect("an answer");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

pub(crate) async fn ask(folder: &TempDir, request: Value) -> Value {
    ask_raw(folder, &request.to_string()).await
}

fn first_half(somebody: &Somebody) -> String {
    somebody.token.split('.').next().expect("two halves").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_see_tables_and_people() {
    let (server, folder) = server().await;
    let (people, _players, table) = two_playing(server.address).await;
    let tables = ask(&folder, json!({ "do": "tables" })).await;
    let row = &tables["Ok"]["tables"][0];
    assert_eq!((&row["id"], &row["host_name"], &row["closed"]), (&json!(table), &json!("Ada"), &json!(false)));
    assert_eq!((&row["state"]["stage"], &row["state"]["sitters"]), (&json!("playing"), &json!(["Ada", "Ben"])));
    assert_eq!(row["state"]["people"], json!([first_half(&people[0]), first_half(&people[1])]));
    assert_eq!(ask(&folder, json!({ "do": "table", "id": table })).await["Ok"]["table"], *row);
    assert_eq!(ask(&folder, json!({ "do": "tables", "after": table })).await["Ok"]["tables"], json!([]));
    let known = ask(&folder, json!({ "do": "people" })).await;
    assert_eq!(known["Ok"]["people"].as_array().map(Vec::len), Some(2));
    let stats = ask(&folder, json!({ "do": "stats" })).await["Ok"]["stats"].clone();
    assert_eq!((&stats["tables"], &stats["people"], &stats["games"]), (&json!(1), &json!(2), &json!(0)));
    let check = ask(&folder, json!({ "do": "check" })).await;
    assert_eq!(check["Ok"]["check"], json!({ "tables": 1, "damaged": [] }));
    server.stop().await;
    assert!(!folder.path().join("tenback.sock").exists(), "a stopped server leaves no socket");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_says_goodbye_and_does_not_open_again() {
    let (server, folder) = server().await;
    let (people, mut players, table) = two_playing(server.address).await;
    assert_eq!(ask(&folder, json!({ "do": "close-table", "id": table })).await, json!({ "Ok": "done" }));
    for player in &mut players {
        let bye = player.socket.hear("bye").await;
        assert_eq!((&bye["code"], bye.get("again_in")), (&json!("table-closed"), None));
    }
    let answer = people[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!((answer.status, &answer.json()["code"]), (410, &json!("table-closed")));
    assert!(people[0].connect(&table).await.is_err(), "its socket does not open either");
    assert_eq!(people[0].get("/api/me/tables").await.json(), json!([]));
    assert_eq!(ask(&folder, json!({ "do": "delete-table", "id": table })).await, json!({ "Ok": "done" }));
    assert_eq!(people[0].get(&format!("/api/tables/{table}")).await.status, 404);
    for gone in ["close-table", "delete-table", "table"] {
        assert_eq!(ask(&folder, json!({ "do": gone, "id": table })).await, json!({ "Err": "no-such-table" }));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_person_is_disconnected_until_the_ban_is_lifted() {
    let (server, folder) = server().await;
    let (people, mut players, table) = two_playing(server.address).await;
    let link = people[1].send("POST", "/api/me/devices", &json!(null)).await.json();
    let backup = people[1].send("POST", "/api/me/backup", &json!(null)).await.json();
    let id = first_half(&people[1]);
    assert_eq!(ask(&folder, json!({ "do": "ban", "id": id })).await, json!({ "Ok": "done" }));
    assert_eq!(players[1].socket.hear("refused").await["code"], "banned");
    let answer = people[1].get("/api/me").await;
    assert_eq!((answer.status, &answer.json()["code"]), (403, &json!("banned")));
    for code in [&link["code"], &backup["code"]] {
        let redeem = json!({ "code": code, "keep": "token" });
        assert_eq!(people[1].send("POST", "/api/recover", &redeem).await.json()["code"], "banned");
    }
    assert_eq!(people[0].get("/api/me").await.status, 200, "others are not affected");
    assert!(ask(&folder, json!({ "do": "people" })).await.to_string().contains("\"banned\":1"), "since when is shown");
    assert_eq!(ask(&folder, json!({ "do": "unban", "id": id })).await, json!({ "Ok": "done" }));
    assert_eq!(people[1].get("/api/me").await.status, 200);
    people[1].join(&table).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_erases_a_person_at_a_live_table() {
    let (server, folder) = server().await;
    let (people, mut players, table) = two_playing(server.address).await;
    players[1].must(json!({ "kind": "say", "text": "Goodbye" })).await;
    let id = first_half(&people[1]);
    assert_eq!(ask(&folder, json!({ "do": "erase", "id": id })).await, json!({ "Ok": "done" }));
    assert_eq!(people[1].get("/api/me").await.status, 401);
    let ada = people[0].join(&table).await;
    assert_eq!((&ada.welcome["chat"], &ada.welcome["table"]["sitters"][1]["name"]), (&json!([]), &json!("?")));
    for unknown in [id.as_str(), "nobody", ""] {
        assert_eq!(ask(&folder, json!({ "do": "erase", "id": unknown })).await, json!({ "Err": "no-such-person" }));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_socket_is_private_and_survives_nonsense() {
    let (server, folder) = server().await;
    for nonsense in ["", "{}", "\u{0}", "{\"do\":\"reboot\"}", &"x".repeat(100_000)] {
        let mut stream = connect(&folder.path().join("tenback.sock")).await;
        // It may hang up before everything is sent.
        let _hung_up = stream.write_all(format!("{nonsense}\n").as_bytes()).await;
        let mut text = String::new();
        if stream.read_to_string(&mut text).await.is_ok() {
            assert!(text.is_empty() || text.contains("unreadable"), "{text}");
        }
    }
    let mode = std::fs::metadata(folder.path().join("tenback.sock")).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!(ask(&folder, json!({ "do": "stats" })).await["Ok"]["stats"]["tables"], 0);
    server.stop().await;
}
