//! Servers that want to do harm: to the terminal, to the program, to files.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use tempfile::TempDir;
use tenback_table::garbles;

use crate::serve::{ended, folder};
use crate::tenback;

/// Renames the window, colours the text, clears the screen, and turns the line around.
const EVIL: &str = "\u{1b}]0;PWNED\u{7}\u{1b}[31m\u{9b}2J\u{202e}=HYPERLINK";

/// Answers every request until the test ends, depending on its path. Returns the port.
pub(crate) fn answering(answer: impl Fn(&str) -> Vec<u8> + Send + 'static) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let port = listener.local_addr().expect("an address").port();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.expect("a connection");
            let lines = BufReader::new(stream.try_clone().expect("a handle")).lines();
            let head: Vec<String> = lines.map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
            let path = head.first().and_then(|line| line.split(' ').nth(1)).unwrap_or_default();
            _ = stream.write_all(&answer(path));
        }
    });
    port
}

/// A data folder of somebody who is signed in at this server.
pub(crate) fn signed_in(at: &str) -> TempDir {
    let data = folder();
    let servers = data.path().join("servers");
    fs::create_dir_all(&servers).expect("a folder");
    let identity = json!({ "server": at, "name": "Ann", "token": "secret" });
    let name = at.replace(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.', "-");
    fs::write(servers.join(name + ".json"), identity.to_string()).expect("it can be written");
    data
}

fn response(status: &str, header: &str, body: &str) -> Vec<u8> {
    format!("HTTP/1.1 {status}\r\n{header}Connection: close\r\nContent-Length: {}\r\n\r\n{body}", body.len()).into()
}

fn ok(body: &Value) -> Vec<u8> {
    response("200 OK", "", &body.to_string())
}

fn file(body: &str) -> Vec<u8> {
    response("200 OK", "Content-Disposition: attachment\r\n", body)
}

/// What the program prints with these arguments, which must not garble a terminal.
#[track_caller]
fn told(data: &Path, at: &str, args: &[&str]) -> (Option<i32>, String, String) {
    let (code, out, said) = ended(data, &[args, &["--at", at]].concat());
    for text in [&out, &said] {
        assert!(!text.chars().any(|c| c != '\n' && garbles(c)), "{args:?}: {text:?}");
        assert!(!text.contains("panicked"), "{args:?}: {text:?}");
    }
    (code, out, said)
}

fn game(changes: Value) -> Value {
    let mut game = json!({
        "table": "abcdabcdabcdabcd", "number": 1, "ended": 1_763_000_000_000_i64, "game": "classic", "seats": 2,
        "seat": 1, "players": [{ "name": "Ann" }, { "name": EVIL }], "won": false, "left": 3, "turns": 5,
        "ending": { "outcome": "lost", "left": 3, "cause": "stuck", "seat": 1 }, "ten_backs": 1, "counts": true,
    });
    let Value::Object(changes) = changes else { return game };
    game.as_object_mut().expect("an object").extend(changes);
    game
}

/// A server with these answers, and somebody who is signed in there.
fn somebody_at(answer: impl Fn(&str) -> Vec<u8> + Send + 'static) -> (String, TempDir) {
    let at = format!("http://127.0.0.1:{}", answering(answer));
    let data = signed_in(&at);
    (at, data)
}

#[test]
fn a_refusal_cannot_control_the_terminal() {
    let text = format!("{EVIL} {}", "long ".repeat(2000));
    let refusal = json!({ "code": EVIL, "text": text });
    let (at, data) = somebody_at(move |_| response("418 No", "", &refusal.to_string()));
    for args in [
        &["history"][..],
        &["history", "--tgn"],
        &["history", "--statistics"],
        &["devices"],
        &["devices", "link"],
        &["devices", "add", "7KQF-9M2X-0ABC-DEFG-HJKM"],
        &["play", "--plain", "--seats", "2"],
    ] {
        let (code, _, said) = told(data.path(), &at, args);
        assert!(code == Some(1) && said.contains("PWNED") && said.len() < 1000, "{code:?} {args:?}: {said}");
    }
}

#[test]
fn lists_and_their_formats_cannot_control_the_terminal() {
    let (at, data) = somebody_at(|path| match path.split('?').next() {
        Some("/api/me/games") => {
            ok(&json!({ "games": [game(Value::Null), game(json!({ "table": EVIL }))], "total": 2 }))
        }
        _ => ok(&json!({ "devices": [{ "id": "a", "name": EVIL, "since": 1, "seen": 1, "this": true }], "most": 12 })),
    });
    for args in [&["history"][..], &["history", "--csv"], &["history", "--json"]] {
        let (code, out, _) = told(data.path(), &at, args);
        assert!(code == Some(0) && out.matches("PWNED").count() == 1, "{code:?} {args:?}: {out}");
    }
    let (_, json, _) = told(data.path(), &at, &["history", "--json"]);
    let read: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(read["players"][1]["name"], EVIL, "JSON loses nothing");
    assert_eq!(told(data.path(), &at, &["devices"]).0, Some(0));
}

#[test]
fn times_that_cannot_be_do_no_harm() {
    for (time, year) in [(1_i64 << 62, "999"), (i64::MAX, "999"), (i64::MIN, "19"), (-1, "19")] {
        let (at, data) = somebody_at(move |path| match path.split('?').next() {
            Some("/api/me/games") => ok(&json!({ "games": [game(json!({ "ended": time }))], "total": 1 })),
            _ => ok(&json!({
                "devices": [{ "id": "a", "name": "Laptop", "since": time, "seen": time, "this": true }],
                "most": 12, "backup_since": time,
            })),
        });
        for args in [&["history"][..], &["devices"]] {
            let (code, out, said) = told(data.path(), &at, args);
            assert!(code == Some(0) && out.contains(&format!("  {year}")), "{time} {code:?} {args:?}: {out}{said}");
        }
        for args in [&["history", "--csv"], &["history", "--json"]] {
            assert_eq!(told(data.path(), &at, args).0, Some(0), "{time} {args:?}");
        }
    }
}

#[test]
fn statistics_of_more_games_than_there_are() {
    let most = u32::MAX;
    let (at, data) = somebody_at(move |_| {
        let rate = json!({ "rate": 1e308, "low": -1e308, "high": 1, "games": most });
        ok(&json!({ "games": [{
            "game": "classic", "seats": 2, "played": most, "won": most, "rate": rate, "left": [most, most, most],
            "ten_backs": most, "streak": most, "longest_streak": most, "accuracy": [], "with": [],
        }] }))
    });
    let (code, out, said) = told(data.path(), &at, &["history", "--statistics"]);
    assert!(code == Some(0) && out.contains(&(2 * u64::from(most)).to_string()), "{code:?}: {out}{said}");
}

#[test]
fn pages_without_end_come_to_an_end() {
    for (total, is_new) in [(u32::MAX, false), (3, true)] {
        let asked = AtomicUsize::new(0);
        let (at, data) = somebody_at(move |_| {
            let count = asked.fetch_add(1, Ordering::Relaxed);
            let next = if is_new { format!("x{count}") } else { "x".to_owned() };
            ok(&json!({ "games": [game(json!({ "number": count + 1 }))], "total": total, "next": next }))
        });
        let (code, out, said) = told(data.path(), &at, &["history", "--csv"]);
        assert!(code == Some(0) && out.lines().count() <= 4, "{code:?}: {out}{said}");
    }
}

#[test]
fn only_records_are_copied() {
    let deal = String::from_utf8(tenback(&["deal", "--seed", "7"]).stdout).expect("text");
    let records = format!("{deal}\n1. * {{{EVIL}}}\n\n{deal}");
    let (at, data) = somebody_at(move |_| file(&records));
    let (code, out, said) = told(data.path(), &at, &["history", "--tgn"]);
    assert!(code == Some(0) && out.matches("[Game ").count() == 2, "{code:?}: {out}{said}");
    assert!(out.contains("PWNED"), "{out}");
    for body in [EVIL.to_owned(), format!("[Game \"classic\"]\n{EVIL}\n")] {
        let (at, data) = somebody_at(move |_| file(&body));
        let path = data.path().join("all.tgn");
        let (code, out, said) = told(data.path(), &at, &["history", "--tgn"]);
        assert!(code == Some(1) && out.is_empty() && !said.is_empty(), "{code:?}: {out}{said}");
        let to = path.display().to_string();
        assert_eq!(told(data.path(), &at, &["history", "--tgn", "--out", &to]).0, Some(1));
        assert!(!path.exists(), "a file is complete or not written at all");
    }
}
