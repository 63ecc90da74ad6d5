//! Requests with strange addresses, sizes, languages and senders.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tenback_server::{Config, Limits, Proxies, System};
use tenback_store::Memory;

use crate::bystanders::Bystanders;
use crate::client::{Somebody, request};
use crate::raw::{get, raw};
use crate::test_server::{TestServer, generous};

#[tokio::test(flavor = "multi_thread")]
async fn strange_addresses_are_not_found() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let long = "a".repeat(4_000);
    let odd = [
        "/../../etc/passwd".to_owned(),
        "/%2e%2e/%2e%2e/etc/passwd".to_owned(),
        "/t/../../etc/passwd".to_owned(),
        "/index.html/../../Cargo.toml".to_owned(),
        "/index.html%00.html".to_owned(),
        "//evil.example/".to_owned(),
        "/api/tables/".to_owned(),
        "/api/tables/..".to_owned(),
        "/api/tables/%2e%2e%2fme".to_owned(),
        "/api/tables/%00".to_owned(),
        "/api/tables/%ff".to_owned(),
        "/api/tables/*".to_owned(),
        "/api/tables/'%20OR%201=1--".to_owned(),
        format!("/api/tables/{long}"),
        format!("/api/tables/{}", &table[1..]),
        format!("/api/tables/{table}a"),
        format!("/api/tables/{}", table.to_uppercase()),
        format!("/api/tables/{table}/games/1"),
        format!("/api/tables/{table}/games/0"),
        format!("/api/tables/{table}/games/-1"),
        format!("/api/tables/{table}/games/99999999999999999999"),
        format!("/api/tables/{table}/games/x"),
        format!("/api/tables/{table}/../{table}"),
        "/metrics/".to_owned(),
        "/api".to_owned(),
        "*".to_owned(),
    ];
    for path in odd {
        let answer = ada.get(&path).await;
        assert!([400, 404].contains(&answer.status), "{path}: {answer:?}");
        assert!(!answer.body.contains("root:"), "{path}");
    }
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.status, 200);
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_do_not_echo_their_address() {
    let server = TestServer::open().await;
    let browser = "Accept: text/html\r\nUpgrade-Insecure-Requests: 1\r\n";
    let home = get(server.address, "/", browser).await.body;
    let odd =
        ["/t/<script>alert(1)</script>", "/t/%3Cscript%3E", "/t/\"><img>", "/?x=<script>", "/rules/%3Cimg%3E", "/<b>"];
    for path in odd {
        let answer = get(server.address, path, browser).await;
        assert!(answer.body == home || answer.body.is_empty(), "{path}: {}", answer.body);
        // Link previews get the same page with tags in its head, none of them about the address.
        let preview = get(server.address, path, "Accept: text/html\r\n").await.body;
        let untagged = match (preview.find("<meta property="), preview.find("</head>")) {
            (Some(tags), Some(end)) => preview[..tags].to_owned() + &preview[end..],
            _ => preview.clone(),
        };
        assert!(untagged == home || untagged.is_empty(), "{path}: {preview}");
        assert!(["script>alert", "<img>", "<b>"].iter().all(|brought| !preview.contains(brought)), "{path}: {preview}");
    }
    let host = "GET /t/x HTTP/1.1\r\nHost: <script>\"x\r\nConnection: close\r\n\r\n";
    let answer = raw(server.address, host.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 400 ") && !answer.contains("<script>"), "{answer}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_and_oversized_requests_are_rejected() {
    let moment = Duration::from_millis(500);
    let limits = Limits { hello_within: moment, request_within: moment, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let others = Bystanders::play(&server).await;
    let long = "a".repeat(100_000);
    let many: String = (0..500).map(|number| format!("X-{number}: y\r\n")).collect();
    let garbage: Vec<u8> = (0..4_000_u32).map(|number| (number * 7 % 256) as u8).collect();
    let chunks = "ffffffffffffffff\r\nx\r\n0\r\n\r\n";
    let bad: Vec<Vec<u8>> = vec![
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0".to_vec(),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".repeat(20),
        garbage,
        b"\0\0\0\0\r\n\r\n".to_vec(),
        b"GET\r\n\r\n".to_vec(),
        b"GET / HTTP/9.9\r\n\r\n".to_vec(),
        b"GET / HTTP/1.1\r\nHost x\r\n\r\n".to_vec(),
        b"GET / HTTP/1.1\r\nX: \0\r\n\r\n".to_vec(),
        b"GET /\x01 HTTP/1.1\r\n\r\n".to_vec(),
        format!("GET /{long} HTTP/1.1\r\nHost: x\r\n\r\n").into(),
        format!("GET / HTTP/1.1\r\nHost: x\r\nX: {long}\r\n\r\n").into(),
        format!("GET / HTTP/1.1\r\nHost: x\r\n{many}\r\n").into(),
        format!("POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n{chunks}").into(),
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\nContent-Length: 6\r\nConnection: close\r\n\r\n{}{}{}".to_vec(),
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\nConnection: close\r\n\r\n{".to_vec(),
    ];
    let answers = futures_util::future::join_all(bad.iter().map(|bytes| raw(server.address, bytes))).await;
    for (bytes, answer) in bad.iter().zip(answers) {
        let status: u16 = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]).into_owned();
        assert!(status == 0 || (400..500).contains(&status), "{shown}: {answer}");
    }
    assert_eq!(get(server.address, "/healthz", "").await.status, 200);
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_limited_in_size() {
    let server = TestServer::open().await;
    for size in [8 * 1024 + 1, 9 * 1024, 1_000_000] {
        let body = " ".repeat(size);
        let head = format!(
            "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {size}\r\nConnection: close\r\n\r\n"
        );
        let answer = raw(server.address, format!("{head}{body}").as_bytes()).await;
        // The server may reset the connection before its answer is read.
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 413 "), "{size}: {answer}");
        let chunked = format!(
            "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n{size:x}\r\n{body}\r\n0\r\n\r\n"
        );
        let answer = raw(server.address, chunked.as_bytes()).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 413 "), "{size}: {answer}");
    }
    let record = format!("{{\"record\": \"{}\"}}", "x".repeat(300_000));
    let head = format!(
        "POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        record.len()
    );
    let answer = raw(server.address, format!("{head}{record}").as_bytes()).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 413 "), "{answer}");
    let padded = format!("{}{}", json!({ "name": "Ada" }), " ".repeat(8_000));
    assert_eq!(request(server.address, "POST", "/api/me", crate::raw::JSON, &padded).await.status, 201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_only_for_this_machine() {
    let server = TestServer::open().await;
    let figures = get(server.address, "/metrics", "").await;
    assert_eq!(figures.status, 200);
    assert!(figures.body.contains("tenback_tables"), "{}", figures.body);
    for header in
        ["X-Forwarded-For: 203.0.113.9", "X-Forwarded-For: 127.0.0.1", "x-forwarded-for:", "Forwarded: for=203.0.113.9"]
    {
        assert_eq!(get(server.address, "/metrics", &format!("{header}\r\n")).await.status, 404, "{header}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forwarded_headers_are_ignored_without_a_proxy() {
    let limits = Limits { requests_per_minute: 20, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let claims = (0..40).map(async |number| {
        let headers = format!("X-Forwarded-For: 203.0.113.{number}\r\n");
        get(server.address, "/api/tables", &headers).await.status
    });
    let statuses = futures_util::future::join_all(claims).await;
    assert!(statuses.iter().filter(|status| **status == 429).count() >= 18, "{statuses:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_by_another_name_are_refused() {
    let server = TestServer::open().await;
    let own = server.address;
    let ask = async |hosts: &str| {
        let text = format!("GET /api/tables HTTP/1.1\r\n{hosts}Accept-Language: de\r\nConnection: close\r\n\r\n");
        let answer = raw(own, text.as_bytes()).await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
        (head.get(9..12).unwrap_or_default().to_owned(), body.to_owned())
    };
    for host in [own.to_string(), format!("localhost:{}", own.port()), "my-laptop".to_owned()] {
        assert_eq!(ask(&format!("Host: {host}\r\n")).await.0, "200", "{host}");
    }
    for host in
        ["evil.example".to_owned(), format!("evil.example:{}", own.port()), format!("{}.evil.example", own.ip())]
    {
        let (status, body) = ask(&format!("Host: {host}\r\n")).await;
        assert!(status == "421" && body.contains("\"foreign-host\"") && body.contains("Adresse"), "{host}: {body}");
    }
    let doubled = [format!("Host: {own}\r\nHost: {own}\r\n"), format!("Host: {own}\r\nHost: evil.example\r\n")];
    for hosts in doubled.into_iter().chain([String::new(), "Host: a@b\r\n".to_owned()]) {
        let (status, body) = ask(&hosts).await;
        assert!(status == "400" && body.contains("\"unreadable\""), "{hosts:?}: {body}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_last_forwarded_address_is_trusted() {
    let limits = Limits { requests_per_minute: 20, ..generous() };
    let config = Config { trusted_proxies: Proxies::loopback(), limits, ..Config::default() };
    let server = TestServer::configured(Arc::new(Memory::default()), config, Arc::new(System)).await;
    // Everything before the last comma was written by the client.
    let claims = (0..40).map(async |number| {
        let headers = match number % 2 {
            0 => format!("X-Forwarded-For: 198.51.100.{number}, 203.0.113.66\r\n"),
            _ => format!("X-Forwarded-For: 198.51.100.{number}\r\nX-Forwarded-For: 203.0.113.66\r\n"),
        };
        get(server.address, "/api/tables", &headers).await.status
    });
    let statuses = futures_util::future::join_all(claims).await;
    assert!(statuses.iter().filter(|status| **status == 429).count() >= 18, "{statuses:?}");
    let other = get(server.address, "/api/tables", "X-Forwarded-For: 203.0.113.1\r\n").await;
    assert_eq!(other.status, 200, "others are not held up");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_are_told_apart_behind_several_trusted_proxies() {
    let limits = Limits { requests_per_minute: 20, ..generous() };
    let trusted_proxies: Proxies = "127.0.0.1, 10.0.0.0/8".parse().expect("networks");
    let config = Config { trusted_proxies, limits, ..Config::default() };
    let server = TestServer::configured(Arc::new(Memory::default()), config, Arc::new(System)).await;
    // The visitor claims to come from many addresses, and two proxies add what they see.
    let claims = (0..40).map(async |number| {
        let headers = format!("X-Forwarded-For: 198.51.100.{number}, 203.0.113.66, 10.0.0.{number}\r\n");
        get(server.address, "/api/tables", &headers).await.status
    });
    let statuses = futures_util::future::join_all(claims).await;
    assert!(statuses.iter().filter(|status| **status == 429).count() >= 18, "{statuses:?}");
    let other = get(server.address, "/api/tables", "X-Forwarded-For: 203.0.113.1, 10.0.0.1\r\n").await;
    assert_eq!(other.status, 200, "others are not held up");
    server.stop().await;
}
