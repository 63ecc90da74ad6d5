//! What attackers could make a server keep.
#![cfg(target_os = "linux")]

use std::fs;
use std::time::Duration;

use serde_json::json;
use tokio::io::AsyncWriteExt;

use crate::client::Somebody;
use crate::company::{begin, seated};
use crate::house::{House, generous};
use crate::others::Others;
use crate::slow_readers::deaf;
use std::sync::Arc;
use tenback_server::Limits;
use tenback_store::Memory;

/// The memory of this process, clients and server alike.
fn resident() -> u64 {
    let pages = fs::read_to_string("/proc/self/statm").expect("it tells");
    let pages: u64 = pages.split(' ').nth(1).and_then(|number| number.parse().ok()).expect("a number");
    pages * 4_096
}

const MEBIBYTE: u64 = 1 << 20;
/// Other tests of this program run at the same time and take some too.
const BOUND: u64 = 400 * MEBIBYTE;

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_who_do_not_read_fill_no_memory() {
    let limits = Limits { spectators: 1_000, ..generous() };
    let house = House::with(Arc::new(Memory::default()), limits).await;
    let others = Others::play(&house).await;
    let (_, mut players, table) = seated(house.address, &["Ada"], json!({ "game": "classic", "seats": 1 })).await;
    let eve = Somebody::new(house.address, "Eve").await;
    let before = resident();
    let mut deaf_ones = Vec::new();
    for _ in 0..500 {
        deaf_ones.push(deaf(&eve, &table).await);
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
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_that_nobody_hears_answered_fill_no_memory() {
    let house = House::open().await;
    let others = Others::play(&house).await;
    let eve = Somebody::new(house.address, "Eve").await;
    let table = eve.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut stream = deaf(&eve, &table).await;
    let before = resident();
    let ping = [&[0x89, 0x80 | 125, 0, 0, 0, 0][..], &[b'p'; 125]].concat();
    let many = ping.repeat(1_000);
    // Each is to be answered with as much, which nobody reads. half a gigabyte if the server takes them all.
    for _ in 0..4_000 {
        let written = tokio::time::timeout(Duration::from_secs(1), stream.write_all(&many)).await;
        if !matches!(written, Ok(Ok(()))) {
            break;
        }
    }
    let grown = resident().saturating_sub(before);
    assert!(grown < BOUND, "{} MiB more", grown / MEBIBYTE);
    others.are_unharmed().await;
    house.stop().await;
}
