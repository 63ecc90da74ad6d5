//! Clients that do not read use little of the server's memory, and it is given back.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::Somebody;
use crate::company::seated;
use crate::serve::{Served, folder, program};

const MEBIBYTE: u64 = 1 << 20;

/// The memory and the open files of a server.
fn used(served: &Served) -> (u64, usize) {
    let status = std::fs::read_to_string(format!("/proc/{}/status", served.id())).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("Linux");
    let kibibytes: u64 = line.trim().trim_end_matches(" kB").parse().expect("a number");
    let files = std::fs::read_dir(format!("/proc/{}/fd", served.id())).expect("it runs").count();
    (kibibytes * 1024, files)
}

/// A connection at a table that says hello and reads nothing more.
async fn unread(person: &Somebody, table: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4_096).expect("a small buffer");
    let mut stream = socket.connect(person.server).await.expect("it listens");
    let head = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer {}\r\n\r\n",
        person.server, person.token
    );
    stream.write_all(head.as_bytes()).await.expect("it reads");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.expect("it answers");
    assert_eq!(&answer, b"HTTP/1.1 101");
    let hello = b"{\"type\":\"hello\"}";
    let frame = [&[0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0], &hello[..]].concat();
    stream.write_all(&frame).await.expect("it reads");
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn fifteen_hundred_clients_that_do_not_read_use_little_memory() {
    let data = folder();
    let mut args = vec!["serve", "--port", "0", "--no-open", "--database", "memory"];
    args.extend(["--limit-connections-per-address", "4000", "--limit-spectators", "2000"]);
    args.extend(["--limit-requests-per-minute", "1000000", "--limit-messages-per-second", "100000"]);
    let mut served = Served::start(program(data.path(), &args));
    let server = SocketAddr::from(([127, 0, 0, 1], served.port()));
    let (people, mut players, table) = seated(server, &["Ada"], json!({ "game": "classic", "seats": 2 })).await;
    let text = "x".repeat(270);
    for _ in 0..50 {
        players[0].must(json!({ "kind": "say", "text": text })).await;
    }
    let eve = Somebody::new(server, "Eve").await;
    let before = used(&served);
    let mut deaf_ones = Vec::new();
    for number in 0..1_500 {
        deaf_ones.push(unread(&eve, &table).await);
        // Ada reads, or she would be dropped as well.
        if number % 20 == 0 {
            players[0].must(json!({ "kind": "say", "text": "Hello!" })).await;
            players[0].socket.raw.clear();
        }
    }
    let mut peak = used(&served).0;
    for _ in 0..50 {
        players[0].must(json!({ "kind": "say", "text": text })).await;
        players[0].socket.raw.clear();
        peak = peak.max(used(&served).0);
    }
    assert!(peak <= before.0 + 64 * MEBIBYTE, "{} MiB more", (peak - before.0) / MEBIBYTE);
    drop(deaf_ones);
    let began = Instant::now();
    loop {
        let (memory, files) = used(&served);
        if memory <= before.0 + 24 * MEBIBYTE && files <= before.1 + 2 {
            break;
        }
        let after = format!("{} MiB and {files} files after the attack, {before:?} before", memory / MEBIBYTE);
        assert!(began.elapsed() < Duration::from_secs(20), "{after}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    drop(people);
    served.stop("-TERM");
}
