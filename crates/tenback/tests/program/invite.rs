//! `tenback invite` and `tenback serve --who-may-open`: the link that lets people create tables.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;

use serde_json::{Value, json};

use crate::serve::{Served, folder, program, refused};
use crate::text;

/// What `tenback invite` prints.
fn invited(data: &Path, options: &[&str]) -> String {
    let output = program(data, &[&["invite"], options].concat()).output().expect("it runs");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).trim().to_owned()
}

fn code(link: &str) -> &str {
    link.split_once("/#invitation=").unwrap_or_else(|| panic!("{link} has no invitation")).1
}

/// Sends a request and returns the status and the body of the answer.
fn ask(port: u16, path: &str, token: &str, body: &Value) -> (String, Value) {
    let mut socket = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    let (body, host) = (body.to_string(), format!("localhost:{port}"));
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Authorization: Bearer {token}\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    socket.write_all(format!("{head}{body}").as_bytes()).expect("it reads");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("it answers");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    (head[9..12].to_owned(), serde_json::from_str(body).expect("JSON"))
}

#[test]
fn a_running_server_follows_the_invitation() {
    let data = folder();
    let mut served =
        Served::start(program(data.path(), &["serve", "--port", "0", "--who-may-open", "invited", "--no-open"]));
    let line = served.greeting.iter().find(|line| line.contains("#invitation=")).expect("it prints the link");
    let link = line.rsplit(' ').next().expect("a link").to_owned();
    let port = served.port().to_string();
    assert_eq!(invited(data.path(), &["--port", &port]), link, "both print the same link");
    let public = invited(data.path(), &["--public-url", "https://play.example.org"]);
    assert_eq!(public, format!("https://play.example.org/#invitation={}", code(&link)));

    let (_, me) = ask(served.port(), "/api/me", "", &json!({ "name": "Ada", "keep": "token" }));
    let token = me["token"].as_str().expect("a token");
    let open = |code: &str| {
        ask(served.port(), "/api/tables", token, &json!({ "game": "classic", "seats": 1, "invitation": code }))
    };
    assert_eq!(open(code(&link)).0, "201");
    let renewed = invited(data.path(), &["--renew", "--port", &port]);
    assert_ne!(renewed, link);
    let (status, problem) = open(code(&link));
    assert_eq!((status.as_str(), &problem["code"]), ("403", &json!("invited-only")), "the old link no longer works");
    assert_eq!(open(code(&renewed)).0, "201");
    served.stop("-TERM");
    let again = Served::start(program(data.path(), &["serve", "--port", "0", "--who-may-open", "invited"]));
    assert!(again.greeting.iter().any(|line| line.ends_with(code(&renewed))), "{:?}", again.greeting);
}

#[test]
fn a_server_in_memory_has_no_link_to_print() {
    let data = folder();
    let (status, said) = refused(&mut program(data.path(), &["invite", "--database", "memory"]));
    assert_eq!(status, Some(2));
    assert!(said.contains("--database sqlite:FILE"), "{said}");
    let served = Served::start(program(
        data.path(),
        &["serve", "--port", "0", "--database", "memory", "--who-may-open", "local"],
    ));
    assert!(served.greeting.iter().any(|line| line.contains("on this machine only")), "{:?}", served.greeting);
}
