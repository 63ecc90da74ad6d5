//! Memory that attackers could make a server use.
#![cfg(target_os = "linux")]

use std::fs;
use std::time::Duration;

use serde_json::json;
use tokio::io::AsyncWriteExt;

use crate::bystanders::Bystanders;
use crate::client::Somebody;
use crate::company::{begin, seated};
use crate::slow_readers::unread;
use crate::test_server::{TestServer, generous};
use std::sync::Arc;
use tenback_server::Limits;
use tenback_store::Memory;

/// The memory of this process, including clients.
fn resident() -> u64 {
    let pages = fs::read_to_string("/proc/self/statm").expect("Linux");
    let pages: u64 = pages.split(' ').nth(1).and_then(|number| number.parse().ok()).expect("a number");
    pages * 4_096
}

const MEBIBYTE: u64 = 1 << 20;
/// Other tests run in the same process at the same time.
const BOUND: u64 = 400 * MEBIBYTE;

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_clients_that_do_not_read_use_little_memory() {
    let limits = Limits { spectators: 1_000, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let others = Bystanders::play(&server).await;
    let (_, mut players, table) = seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 1 })).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let before = resident();
    let mut deaf_ones = Vec::new();
    for _ in 0..500 {
        deaf_ones.push(unread(&eve, &table).await);
    }
    begin(&mut players).await;
    let text = "x".repeat(250);
    for _ in 0..300 {
        players[0].must(json!({ "kind": "say", "text": text })).await;
        players[0].socket.raw.clear();
    }
    let grown = resident().saturating_sub(before);
    assert!(grown < BOUND, "{} MiB more", grown / MEBIBYTE);
    drop(deaf_ones);
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unread_pongs_use_little_memory() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let table = eve.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut stream = unread(&eve, &table).await;
    let before = resident();
    let ping = [&[0x89, 0x80 | 125, 0, 0, 0, 0][..], &[b'p'; 125]].concat();
    let many = ping.repeat(1_000);
    // Each gets an equally large answer that nobody reads: half a gigabyte if the server accepts them all.
    for _ in 0..4_000 {
        let written = tokio::time::timeout(Duration::from_secs(1), stream.write_all(&many)).await;
        if !matches!(written, Ok(Ok(()))) {
            break;
        }
    }
    let grown = resident().saturating_sub(before);
    assert!(grown < BOUND, "{} MiB more", grown / MEBIBYTE);
    others.are_unharmed().await;
    server.stop().await;
}
