//! Clients that do not read.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tenback_server::Limits;
use tenback_store::Memory;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};

use crate::bystanders::Bystanders;
use crate::client::{Player, Somebody};
use crate::company::seated;
use crate::raw::{status_line, upgrade};
use crate::test_server::{TestServer, generous};

/// A connection at a table that says hello and reads nothing.
pub(crate) async fn unread(person: &Somebody, table: &str) -> TcpStream {
    let mut stream = narrow(person.server).await;
    stream.write_all(upgrade(person, table, "").as_bytes()).await.expect("it reads");
    assert_eq!(status_line(&mut stream).await, 101);
    write_text(&mut stream, "{\"type\":\"hello\"}").await;
    stream
}

/// A connection with a small receive buffer.
async fn narrow(to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4_096).expect("a small buffer");
    socket.connect(to).await.expect("it listens")
}

/// A short message, masked with zeros.
async fn write_text(stream: &mut TcpStream, text: &str) {
    let length = u8::try_from(text.len()).expect("short");
    assert!(length < 126, "short");
    let frame = [&[0x81, 0x80 | length, 0, 0, 0, 0], text.as_bytes()].concat();
    stream.write_all(&frame).await.expect("it reads");
}

async fn narrow_server() -> TestServer {
    TestServer::with(Arc::new(Memory::default()), Limits { backlog: 4, ..generous() }).await
}

/// Chats until nobody else is connected, and returns how often that took.
async fn talk_until_alone(player: &mut Player) -> u32 {
    let text = "x".repeat(250);
    player.until_present(2).await;
    for count in 1..20_000 {
        player.socket.raw.clear();
        player.must(json!({ "kind": "say", "text": text })).await;
        if player.present() == Some(1) {
            return count;
        }
    }
    panic!("the client that does not read is still connected");
}

impl Player {
    async fn until_present(&mut self, people: usize) {
        while self.present() != Some(people) {
            self.follow().await.expect("somebody comes or goes");
        }
    }

    /// The number of connected seats, from the latest unread presence frame.
    fn present(&self) -> Option<usize> {
        let heard = self.socket.raw.iter().rev().find(|text| text.starts_with("{\"type\":\"present\""))?;
        let seats = serde_json::from_str::<serde_json::Value>(heard).ok()?;
        Some(seats["seats"].as_array()?.iter().filter(|seat| **seat == json!(true)).count())
    }
}

fn seqs(list: &serde_json::Value) -> Vec<u64> {
    list.as_array().expect("a list").iter().filter_map(|told| told["seq"].as_u64()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_dropped_and_can_resume() {
    let server = narrow_server().await;
    let others = Bystanders::play(&server).await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Eve"], json!({ "game": "classic", "seats": 2 })).await;
    let had = players[1].socket.seq;
    players[0].until_present(2).await;
    drop(players.pop());
    players[0].until_present(1).await;
    let stream = unread(&people[1], &table).await;
    let ada = &mut players[0];
    let said = talk_until_alone(ada).await;
    assert!(said > 4, "a few messages may wait");
    // The table has dropped the connection, though this side never closed it.
    let back = people[1].join_having(&table, had).await;
    assert_eq!(back.welcome["present"]["seats"], json!([true, true]));
    assert_eq!(back.socket.seq, ada.socket.seq, "and comes back to where the others are");
    assert!(back.welcome["after"].as_u64() >= Some(had), "what was known is not sent again");
    // What does not fit into a welcome is fetched.
    let mut numbers = seqs(&back.welcome["chat"]);
    while *numbers.first().expect("much was said") > had + 1 {
        let path = format!("/api/tables/{table}/chat?before={}", numbers[0]);
        let earlier = seqs(&people[1].get(&path).await.json());
        if earlier.is_empty() {
            break;
        }
        numbers.splice(..0, earlier);
    }
    assert_eq!(numbers.last().copied(), Some(ada.socket.seq));
    assert!(numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]), "nothing is missing in between: {numbers:?}");
    assert_eq!(numbers.len() as u64, (ada.socket.seq - had).min(200), "the server has the last 200");
    drop(stream);
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_that_do_not_read_do_not_block_others() {
    let limits = Limits { backlog: 4, spectators: 3, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let (_, mut players, table) = seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 2 })).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let mut deaf_ones = Vec::new();
    for _ in 0..3 {
        deaf_ones.push(unread(&eve, &table).await);
    }
    let text = "x".repeat(250);
    let began = Instant::now();
    let ann = Somebody::new(server.address, "Ann").await;
    loop {
        players[0].must(json!({ "kind": "say", "text": text })).await;
        let heard = players[0].socket.raw.iter().rev().find(|text| text.starts_with("{\"type\":\"present\""));
        if heard.is_some_and(|text| text.contains("\"spectators\":0")) {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "they are still counted");
    }
    let watching = ann.join(&table).await;
    assert_eq!(watching.welcome["present"]["spectators"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_do_not_read_do_not_delay_a_shutdown() {
    let server = TestServer::open().await;
    let (people, mut players, table) = seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 2 })).await;
    let _stream = unread(&people[0], &table).await;
    let text = "x".repeat(250);
    for _ in 0..2_000 {
        players[0].must(json!({ "kind": "say", "text": text })).await;
        players[0].socket.raw.clear();
    }
    let began = Instant::now();
    server.stop().await;
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
}
