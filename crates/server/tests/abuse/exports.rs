//! Exports that nobody reads: each person has one at a time, and they are limited by address and in total.

use std::sync::Arc;

use serde_json::json;
use tenback_store::{Append, CommandKey, Entry, Memory, Store, TableId, Timestamp};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::bystanders::Bystanders;
use crate::client::Somebody;
use crate::test_server::{TestServer, generous};

const MESSAGES: u64 = 16_000;

/// Somebody about whom more is kept than fits into the buffers of a connection.
async fn talkative(server: &TestServer, store: &Memory, name: &str) -> Somebody {
    let eve = Somebody::new(server.address, name).await;
    let table = eve.table(json!({ "game": "classic", "seats": 1 })).await;
    let table = TableId::new(&table).expect("an id");
    let last = store.entries(&table).await.expect("it answers").len() as u64;
    let host = store.load(&table).await.expect("it answers").expect("it is there").host;
    let said = json!({ "said": { "seat": 1, "text": "x".repeat(500) } }).to_string();
    let entry = |seq: u64| {
        let command = Some(CommandKey { person: host, id: format!("s{seq}") });
        Entry { seq, command, event: said.clone() }
    };
    let append = Append {
        table,
        epoch: None,
        entries: (last + 1..=last + MESSAGES).map(entry).collect(),
        snapshot: None,
        listing: None,
        game: None,
        outline: None,
        host: None,
        deadline: None,
        now: Timestamp(0),
    };
    store.append(append).await.expect("it follows");
    eve
}

/// Asks for an export and reads only the start of the answer, with small buffers.
async fn unread(person: &Somebody) -> (TcpStream, String) {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut stream = socket.connect(person.server).await.expect("it listens");
    let request = format!(
        "GET /api/me/export HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\n\r\n",
        person.server, person.token
    );
    stream.write_all(request.as_bytes()).await.expect("it is sent");
    let mut start = [0; 64];
    let length = stream.read(&mut start).await.expect("an answer");
    (stream, String::from_utf8_lossy(&start[..length]).into_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn exports_that_nobody_reads_do_not_pile_up() {
    let store = Arc::new(Memory::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let others = Bystanders::play(&server).await;
    let eve = talkative(&server, &store, "Eve").await;
    let mallory = talkative(&server, &store, "Mallory").await;
    let (first, answer) = unread(&eve).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let again = eve.get("/api/me/export").await;
    assert_eq!((again.status, &again.json()["code"]), (429, &json!("too-many")), "the first is not read yet");
    assert_eq!(eve.send("DELETE", "/api/me", &json!(null)).await.status, 429, "nor is anything deleted meanwhile");
    assert_eq!(mallory.get("/api/me/export").await.status, 429, "one from an address is enough");
    drop(first);
    let read = loop {
        let answer = mallory.get("/api/me/export").await;
        if answer.status == 200 {
            break answer;
        }
        assert_eq!(answer.status, 429, "{answer:?}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    let messages = &read.json()["tables"][0]["messages"];
    assert_eq!(messages.as_array().map(|all| all.len() as u64), Some(MESSAGES), "all of it arrives");
    others.are_unharmed().await;
    server.stop().await;
}
