//! The page and its files. The tests pass with the real page and with its placeholder.

use std::net::SocketAddr;

use serde_json::json;
use tenback_puzzles::Collection;
use tenback_web_assets::{addresses, file, page};

use crate::client::{Answer, Somebody, request};
use crate::test_server::TestServer;

/// The headers of a browser navigation.
const BROWSER: &str = "Upgrade-Insecure-Requests: 1\r\n";

async fn get(server: &TestServer, address: &str) -> Answer {
    request(server.address, "GET", address, BROWSER, "").await
}

async fn head(server: SocketAddr, address: &str, headers: &str) -> Answer {
    request(server, "HEAD", address, headers, "").await
}

fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
    answer.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_address_serves_the_page() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let places = [
        "/",
        "/c/nosuchchallenge",
        "/daily",
        "/daily?day=2026-11-17",
        "/daily/2026-11-18/classic-1",
        "/daily/2026-11-18/face-to-face",
        "/groups",
        "/games?game=classic&result=won",
        "/people/nobody?game=classic&seats=3",
        "/devices",
        "/privacy",
        "/puzzles",
        "/puzzles/today",
        "/puzzles/next?theme=chain",
        &format!("/puzzles/{}", Collection::shipped().puzzles()[0].id()),
        "/recover",
        "/replay",
        "/rules",
        "/rules/face-to-face",
        "/statistics?game=classic&seats=3&left=7",
        "/t/nosuchtable",
        "/t/nosuchtable/3?at=17&seat=2",
        &format!("/t/{table}"),
        &format!("/t/{table}/1"),
    ];
    for place in places {
        let answer = get(&server, place).await;
        assert_eq!(answer.status, 200, "{place}");
        assert_eq!(answer.body.as_bytes(), page().bytes, "{place}");
        assert_eq!(header(&answer, "content-type"), Some("text/html; charset=utf-8"), "{place}");
        assert_eq!(header(&answer, "cache-control"), Some("no-cache"), "{place}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_addresses_get_the_page_with_status_404() {
    let server = TestServer::open().await;
    for place in [
        "/c/no.such",
        "/daily/2026-11-18/classic-9",
        "/daily/today/classic-1",
        "/t/x",
        "/t/NoSuchTable",
        "/t/nosuchtable/0",
        "/t/nosuchtable/x",
        "/t/x/1",
        "/rules/chess",
        "/puzzles/chess",
    ] {
        let answer = get(&server, place).await;
        assert_eq!((answer.status, answer.body.as_bytes()), (404, page().bytes), "{place}");
    }
    for nowhere in ["/nowhere", "/t/%ff", "/t/%ff/1", "/rules/%ff", "/people", "/people/%ff"] {
        let people = request(server.address, "GET", nowhere, "Accept: text/html,*/*;q=0.8\r\n", "").await;
        assert_eq!((people.status, people.body.as_bytes()), (404, page().bytes), "{nowhere}");
    }
    for nowhere in ["/api/tables/%ff", "/api/tables/%ff/games/1", "/t/%ff"] {
        let programs = get(&server, nowhere).await;
        assert_eq!((programs.status, &programs.json()["code"]), (404, &json!("no-such-page")), "{nowhere}");
    }
    let known = format!("Accept: text/html\r\nIf-None-Match: {}\r\n", page().etag);
    assert_eq!(request(server.address, "GET", "/nowhere", &known, "").await.status, 404, "it is still nowhere");
    let programs = get(&server, "/nowhere").await;
    assert_eq!((programs.status, &programs.json()["code"]), (404, &json!("no-such-page")));
    let changed = request(server.address, "POST", "/", "Accept: text/html\r\n", "").await;
    assert_eq!((changed.status, &changed.json()["code"]), (404, &json!("no-such-page")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hashed_files_are_cached_forever_and_others_revalidated() {
    let server = TestServer::open().await;
    for address in addresses() {
        let asset = file(address).expect("it is listed");
        let answer = head(server.address, address, "").await;
        let kept = if address.starts_with("/assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        assert_eq!((answer.status, header(&answer, "cache-control")), (200, Some(kept)), "{address}");
        assert_eq!(header(&answer, "content-type"), Some(asset.content_type), "{address}");
        assert_eq!(header(&answer, "content-length"), Some(asset.bytes.len().to_string().as_str()), "{address}");
        let etag = header(&answer, "etag").expect("a mark");
        let again = request(server.address, "GET", address, &format!("If-None-Match: \"x\", {etag}\r\n"), "").await;
        assert_eq!((again.status, again.body.as_str()), (304, ""), "{address}");
        assert_eq!(header(&again, "cache-control"), Some(kept), "{address}");
        let other = head(server.address, address, "If-None-Match: W/\"another\"\r\n").await;
        assert_eq!(other.status, 200, "{address}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_compressed_if_supported() {
    let server = TestServer::open().await;
    for address in addresses() {
        let asset = file(address).expect("it is listed");
        let brotli = asset.brotli.map(|bytes| ("br", bytes));
        let gzip = asset.gzip.map(|bytes| ("gzip", bytes));
        let asked = [
            ("gzip, deflate, br, zstd", brotli.or(gzip)),
            ("GZIP;q=0.5", gzip),
            ("br;q=0, *", gzip),
            ("gzip;q=0, br;q=0.0", None),
            ("identity", None),
            ("deflate;q=x", None),
        ];
        for (accepted, expected) in asked {
            let answer = head(server.address, address, &format!("Accept-Encoding: {accepted}\r\n")).await;
            let what = format!("{address} for {accepted}");
            let (coding, bytes) = expected.map_or((None, asset.bytes), |(coding, bytes)| (Some(coding), bytes));
            assert_eq!(header(&answer, "content-encoding"), coding, "{what}");
            assert_eq!(header(&answer, "content-length"), Some(bytes.len().to_string().as_str()), "{what}");
            assert_eq!(header(&answer, "vary"), Some("accept-encoding"), "{what}");
        }
    }
    server.stop().await;
}

/// A first visit loads many assets: headers that only matter for pages are sent only with the page.
#[tokio::test(flavor = "multi_thread")]
async fn assets_have_protective_headers_but_no_policy() {
    let server = TestServer::open().await;
    for address in addresses() {
        let answer = head(server.address, address, "").await;
        assert_eq!(header(&answer, "x-content-type-options"), Some("nosniff"), "{address}");
        assert_eq!(header(&answer, "cross-origin-resource-policy"), Some("same-origin"), "{address}");
        let policy = header(&answer, "content-security-policy").is_some();
        assert_eq!(policy, !address.starts_with("/assets/"), "{address}");
    }
    let missing = get(&server, "/assets/nowhere.js").await;
    assert!(header(&missing, "content-security-policy").is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn inline_scripts_and_styles_are_allowed_by_hash() {
    let server = TestServer::open().await;
    let answer = get(&server, "/").await;
    let policy = header(&answer, "content-security-policy").expect("a policy");
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
    let scripts: Vec<&str> = answer.body.split("<script").skip(1).collect();
    let fetched = scripts.iter().filter(|script| script.contains(" src=\"/assets/") && script.contains("></script>"));
    let allowed = scripts.len() - fetched.count() + answer.body.matches("<style").count();
    assert_eq!(policy.matches("'sha256-").count(), allowed, "{policy}");
    server.stop().await;
}

/// The content of a `meta` tag for link previews.
fn preview<'a>(answer: &'a Answer, property: &str) -> Option<&'a str> {
    let tag = format!("<meta property=\"{property}\" content=\"");
    Some(answer.body.split_once(&tag)?.1.split_once('"')?.0)
}

#[tokio::test(flavor = "multi_thread")]
async fn link_previews_reveal_nothing_about_the_table() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "extreme", "seats": 2 })).await;
    let crawler = "User-Agent: WhatsApp/2\r\n";
    let fetch = async |path: &str, headers: &str| request(server.address, "GET", path, headers, "").await;

    let known = fetch(&format!("/t/{table}"), crawler).await;
    assert_eq!(preview(&known, "og:title"), Some("You’re invited to a table at Tenback"));
    assert!(preview(&known, "og:description").is_some_and(|text| text.starts_with("Play every card")));
    let picture = format!("http://{}/share.png", server.address);
    assert_eq!(preview(&known, "og:image").is_some(), file("/share.png").is_some());
    assert!(preview(&known, "og:image").is_none_or(|address| address == picture));
    let (added, rest) = known.body.split_once("</head>").expect("a head");
    assert!(!added.contains("Ada") && !added.contains(&table), "{added}");
    assert!(std::str::from_utf8(page().bytes).is_ok_and(|page| page.ends_with(rest)));

    let unknown = fetch("/t/nosuchtable", crawler).await;
    assert_eq!(unknown.body, known.body, "a preview does not tell whether there is such a table");
    let titles = ["/", "/rules", "/rules/extreme", "/t/nosuchtable/1"].map(|path| (path, crawler));
    for (path, headers) in titles {
        let title = fetch(path, headers).await;
        assert!(preview(&title, "og:title").is_some_and(|title| title.contains("Tenback")), "{path}");
    }
    let german = fetch("/", "Accept-Language: de\r\n").await;
    assert!(preview(&german, "og:description").is_some_and(|text| text.contains("Karten")));
    assert_eq!(get(&server, "/").await.body.as_bytes(), page().bytes, "browsers get the page as it was built");
    server.stop().await;
}
