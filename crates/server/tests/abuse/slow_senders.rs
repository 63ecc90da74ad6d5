//! Connections that are idle, or used very slowly.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tenback_server::Limits;
use tenback_store::Memory;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::bystanders::Bystanders;
use crate::client::Somebody;
use crate::ends::ending;
use crate::raw::{drip, get, rest, status_line, upgrade};
use crate::test_server::{TestServer, generous};

/// Longer than anything here may take, but shorter than sending everything would.
const LONG: Duration = Duration::from_secs(6);

async fn impatient(connections_per_address: u32) -> TestServer {
    let limits = Limits {
        hello_within: Duration::from_millis(300),
        request_within: Duration::from_millis(300),
        connections_per_address,
        ..generous()
    };
    TestServer::with(Arc::new(Memory::default()), limits).await
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_are_limited_and_closed() {
    // Only heads have such a short timeout.
    let limits = Limits { hello_within: Duration::from_millis(300), connections_per_address: 40, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let others = Bystanders::play(&server).await;
    let mut silent = Vec::new();
    for _ in 0..200 {
        // The system accepts on the server's behalf; that does not mean that it stays open.
        silent.push(TcpStream::connect(server.address).await.expect("it listens"));
    }
    let began = Instant::now();
    for stream in &mut silent {
        assert_eq!(rest(stream).await, "", "nothing was asked, so nothing is answered");
    }
    assert!(began.elapsed() < LONG, "{:?}", began.elapsed());
    assert_eq!(get(server.address, "/healthz", "").await.status, 200, "there is room again");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_endless_head_times_out() {
    let server = impatient(60).await;
    let others = Bystanders::play(&server).await;
    let head = format!("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: {}", "z".repeat(200));
    let dripping = (0..20).map(async |_| {
        let mut stream = TcpStream::connect(server.address).await.expect("it listens");
        let began = Instant::now();
        drip(&mut stream, head.as_bytes(), Duration::from_millis(100)).await;
        let _answered = rest(&mut stream).await;
        began.elapsed()
    });
    for took in futures_util::future::join_all(dripping).await {
        assert!(took < LONG, "{took:?}");
    }
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_endless_body_times_out() {
    let server = impatient(60).await;
    let others = Bystanders::play(&server).await;
    let head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n";
    let dripping = (0..20).map(async |_| {
        let mut stream = TcpStream::connect(server.address).await.expect("it listens");
        stream.write_all(head.as_bytes()).await.expect("it reads");
        let began = Instant::now();
        drip(&mut stream, &[b' '; 100], Duration::from_millis(100)).await;
        (rest(&mut stream).await, began.elapsed())
    });
    for (answer, took) in futures_util::future::join_all(dripping).await {
        assert!(took < LONG * 2, "{took:?}");
        // The answer may have been lost in a reset.
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408 "), "{answer}");
    }
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn timeout_responses_have_security_headers() {
    let server = impatient(60).await;
    let mut stream = TcpStream::connect(server.address).await.expect("it listens");
    let head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n";
    stream.write_all(head.as_bytes()).await.expect("it reads");
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("content-security-policy: default-src 'none'"), "{answer}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keep_alive_connections_end_eventually() {
    let server = impatient(60).await;
    let mut stream = TcpStream::connect(server.address).await.expect("it listens");
    stream.write_all(b"GET /index.html HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it reads");
    assert_eq!(status_line(&mut stream).await, 200);
    let began = Instant::now();
    let _page = rest(&mut stream).await;
    assert!(began.elapsed() < LONG, "{:?}", began.elapsed());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_do_not_read_responses_are_disconnected() {
    let server = impatient(10).await;
    let others = Bystanders::play(&server).await;
    let mut deaf = Vec::new();
    for _ in 0..5 {
        let mut stream = TcpStream::connect(server.address).await.expect("it listens");
        let asked = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2_000);
        // As much as the server accepts.
        let _full = tokio::time::timeout(Duration::from_millis(300), stream.write_all(asked.as_bytes())).await;
        deaf.push(stream);
    }
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(10) {
        let mut places = Vec::new();
        for _ in 0..7 {
            let mut stream = TcpStream::connect(server.address).await.expect("it listens");
            let _refused = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
            places.push((status_line(&mut stream).await, stream));
        }
        if places.iter().all(|(status, _)| *status == 200) {
            drop(places);
            others.are_unharmed().await;
            return server.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("those who do not read hold their places");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_without_hello_is_closed() {
    let server = impatient(60).await;
    let others = Bystanders::play(&server).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let table = eve.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut socket = eve.connect(&table).await.expect("the socket opens");
    let ended = ending(&mut socket).await;
    assert_eq!((&ended.last["code"], ended.code), (&json!("unheard"), Some(1008)), "{ended:?}");
    // A hello that arrives byte by byte.
    let mut stream = TcpStream::connect(server.address).await.expect("it listens");
    stream.write_all(upgrade(&eve, &table, "").as_bytes()).await.expect("it reads");
    assert_eq!(status_line(&mut stream).await, 101);
    let began = Instant::now();
    drip(&mut stream, &[&[0x81, 0xfe, 0x01, 0x00][..], &[0; 100]].concat(), Duration::from_millis(50)).await;
    let _bye = rest(&mut stream).await;
    assert!(began.elapsed() < LONG, "{:?}", began.elapsed());
    others.are_unharmed().await;
    server.stop().await;
}
