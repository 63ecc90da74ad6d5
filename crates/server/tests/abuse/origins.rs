//! Cross-site requests.

use std::sync::Arc;

use serde_json::json;
use tenback_server::{Config, Proxies, System};
use tenback_store::Memory;

use crate::bystanders::Bystanders;
use crate::client::{Somebody, request};
use crate::raw::{JSON, create_person, get, status, upgrade};
use crate::test_server::{TestServer, generous};

/// Origins that are not the server's own.
fn foreign(server: &TestServer) -> Vec<String> {
    let own = server.address;
    let port = own.port();
    [
        "null",
        "",
        "http://evil.example",
        "http://127.0.0.1",
        "127.0.0.1",
        "file://",
        &format!("http://127.0.0.1:{}", port ^ 1),
        &format!("http://{own}.evil.example"),
        &format!("http://evil.example#{own}"),
        &format!("http://evil@{own}"),
        &format!("http://{own}/"),
        &format!("ftp://{own}"),
        &format!("http://localhost:{port}"),
        &format!("http://{own}, http://evil.example"),
        &format!("{own}"),
    ]
    .map(str::to_owned)
    .into()
}

#[tokio::test(flavor = "multi_thread")]
async fn cross_site_requests_are_rejected() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    for origin in foreign(&server) {
        let headers = format!("Origin: {origin}\r\n");
        let posted = create_person(server.address, "Eve", &headers).await;
        assert_eq!((posted.status, &posted.json()["code"]), (403, &json!("foreign-origin")), "{origin}");
        assert_eq!(status(server.address, upgrade(&ada, &table, &headers).as_bytes()).await, 403, "{origin}");
        let signed = format!("{JSON}Cookie: tenback-{}={}\r\n{headers}", server.address.port(), ada.token);
        for (method, path) in
            [("POST", "/api/me/devices"), ("PUT", "/api/me"), ("POST", "/api/tables"), ("OPTIONS", "/api/me")]
        {
            assert_eq!(
                request(server.address, method, path, &signed, "{}").await.status,
                403,
                "{origin} {method} {path}"
            );
        }
    }
    let own = format!("Origin: http://{}\r\n", server.address);
    assert_eq!(create_person(server.address, "Ben", &own).await.status, 201, "the server's own page may");
    assert_eq!(status(server.address, upgrade(&ada, &table, &own).as_bytes()).await, 101);
    let two = format!("{own}Origin: http://evil.example\r\n");
    assert_ne!(
        create_person(server.address, "Eve", &format!("Origin: http://evil.example\r\n{own}")).await.status,
        201
    );
    assert_ne!(create_person(server.address, "Eve", &two).await.status, 201, "whose is it?");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_public_url_is_an_allowed_origin() {
    let config =
        Config { public_url: Some("https://play.example.org/".into()), limits: generous(), ..Config::default() };
    let server = TestServer::configured(Arc::new(Memory::default()), config, Arc::new(System)).await;
    for (origin, expected) in [
        ("https://play.example.org", 201),
        ("http://play.example.org", 403),
        ("https://play.example.org:8443", 403),
        ("https://play.example.org.evil.example", 403),
    ] {
        let answer = create_person(server.address, "Ada", &format!("Origin: {origin}\r\n")).await;
        assert_eq!(answer.status, expected, "{origin}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cross_site_forms_are_rejected() {
    let server = TestServer::open().await;
    let body = json!({ "name": "Eve" }).to_string();
    for kind in
        ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "text/plain; application/json"]
    {
        let answer = request(server.address, "POST", "/api/me", &format!("Content-Type: {kind}\r\n"), &body).await;
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("unreadable")), "{kind}");
        assert!(!answer.head.contains("set-cookie"), "{kind}");
    }
    assert_eq!(request(server.address, "POST", "/api/me", "", &body).await.status, 400);
    let utf8 = "Content-Type: application/json; charset=utf-8\r\n";
    assert_eq!(request(server.address, "POST", "/api/me", utf8, &body).await.status, 201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_restricted_to_the_server() {
    let plain = TestServer::open().await;
    let body = json!({ "name": "Ada" }).to_string();
    let answer = request(plain.address, "POST", "/api/me", JSON, &body).await;
    let cookie = |head: &str| head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).map(str::to_owned);
    let set = cookie(&answer.head).expect("a cookie");
    for flag in ["; HttpOnly", "; SameSite=Lax", "; Path=/"] {
        assert!(set.contains(flag), "{set}");
    }
    assert!(!set.contains("Domain"), "{set}");
    assert!(answer.json()["token"].is_null(), "scripts do not see it");
    let claimed =
        request(plain.address, "POST", "/api/me", &format!("{JSON}X-Forwarded-Proto: https\r\n"), &body).await;
    assert!(!claimed.head.contains("Secure"), "there is no proxy to say so");
    let config = Config { trusted_proxies: Proxies::loopback(), limits: generous(), ..Config::default() };
    let proxied = TestServer::configured(Arc::new(Memory::default()), config, Arc::new(System)).await;
    let answer =
        request(proxied.address, "POST", "/api/me", &format!("{JSON}X-Forwarded-Proto: https\r\n"), &body).await;
    assert!(cookie(&answer.head).is_some_and(|set| set.ends_with("; Secure")), "{}", answer.head);
    plain.stop().await;
    proxied.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_has_security_headers() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let paths = [
        "/",
        "/t/x",
        "/recover",
        "/index.html",
        "/healthz",
        "/metrics",
        "/nowhere",
        "/api/me",
        "/api/tables",
        "/api/openapi.json",
    ];
    let mut answers = Vec::new();
    for path in paths.into_iter().chain([&*format!("/api/tables/{table}"), &*format!("/api/tables/{table}/socket")]) {
        for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"] {
            for origin in ["", "Origin: http://evil.example\r\n"] {
                answers.push((
                    format!("{method} {path} {origin}"),
                    request(server.address, method, path, origin, "").await,
                ));
            }
        }
    }
    answers.push(("too big".into(), request(server.address, "POST", "/api/me", JSON, &"x".repeat(9_000)).await));
    for (what, answer) in answers {
        assert!((200..500).contains(&answer.status), "{what}: {answer:?}");
        for header in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "cross-origin-opener-policy: same-origin",
            "cross-origin-resource-policy: same-origin",
            "permissions-policy: ",
        ] {
            assert!(answer.head.contains(header), "{what}: {header} is missing in {}", answer.head);
        }
        assert!(!answer.head.contains("access-control-"), "{what}: {}", answer.head);
        assert!(!what.contains(" /api/") || answer.head.contains("cache-control: no-store"), "{what}: {}", answer.head);
    }
    assert_eq!(get(server.address, "/api/me", "").await.status, 401);
    server.stop().await;
}
