//! The log of `tenback serve`, as machines read it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Command};

use serde_json::Value;

use crate::serve::{folder, program, refused};
use crate::text;

/// A server that logs JSON, the rest of its log, and its first line.
fn logging(command: &mut Command) -> (Child, BufReader<ChildStderr>, Value) {
    let mut child = command.args(["--log-format", "json", "--log", "info"]).spawn().expect("it starts");
    let mut log = BufReader::new(child.stderr.take().expect("a pipe"));
    let mut first = String::new();
    log.read_line(&mut first).expect("text");
    (child, log, serde_json::from_str(&first).expect("JSON"))
}

/// Stops a server and returns the rest of its log and its standard output.
fn stopped(child: Child, log: BufReader<ChildStderr>) -> (Vec<Value>, String) {
    Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("kill runs");
    let lines = log.lines().map(|line| serde_json::from_str(&line.expect("text")).expect("JSON")).collect();
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    (lines, text(&output.stdout))
}

#[test]
fn a_log_for_machines_is_all_there_is() {
    let data = folder();
    let args = ["serve", "--port", "0", "--public-url", "https://play.example.org"];
    let (child, log, first) = logging(&mut program(data.path(), &args));
    assert_eq!(first["fields"]["message"], "serving");
    assert_eq!(first["fields"]["link"], "https://play.example.org");
    let (rest, printed) = stopped(child, log);
    assert_eq!(rest.last().map(|line| &line["fields"]["message"]), Some(&Value::from("stopped")));
    assert_eq!(printed, "");

    let unknown = ["serve", "--host", "tenback.invalid", "--database", "memory", "--log-format", "json"];
    let (status, said) = refused(&mut program(data.path(), &unknown));
    let line: Value = serde_json::from_str(&said).expect("an error is JSON, too");
    assert_eq!((status, &line["level"]), (Some(1), &Value::from("ERROR")));
    assert!(line["fields"]["message"].as_str().is_some_and(|text| text.contains("tenback.invalid")), "{line}");
}

#[test]
fn refusals_are_logged_but_a_flood_of_them_is_not() {
    let data = folder();
    let (child, log, first) = logging(&mut program(data.path(), &["serve", "--port", "0", "--database", "memory"]));
    let link = first["fields"]["link"].as_str().expect("a link");
    let port: u16 = link.rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port");
    let flood = "GET /api/tables HTTP/1.1\r\nHost: evil.example\r\n\r\n".repeat(300);
    let last = "GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    let mut reader = stream.try_clone().expect("a second handle");
    let reading = std::thread::spawn(move || {
        let mut answers = String::new();
        reader.read_to_string(&mut answers).map(|_| answers)
    });
    stream.write_all((flood + last).as_bytes()).expect("it reads");
    let answers = reading.join().expect("no panic").expect("all of them");
    assert_eq!(answers.matches("\"foreign-host\"").count(), 300, "each is answered");
    let (rest, _) = stopped(child, log);
    let refusals: Vec<&Value> = rest.iter().filter(|line| line["fields"]["message"] == "refused").collect();
    assert!((1..60).contains(&refusals.len()), "{} lines", refusals.len());
    let fields = &refusals[0]["fields"];
    assert_eq!((&fields["code"], &fields["from"]), (&Value::from("foreign-host"), &Value::from("127.0.0.1")));
    assert_eq!(fields["what"], "GET evil.example/api/tables");
    assert!(refusals.iter().all(|line| line["fields"]["code"] != "no-such-page"), "everybody gets lost now and then");
}

/// Adds a person, so that the database is not empty.
fn add_person(first: &Value) {
    let link = first["fields"]["link"].as_str().expect("a link");
    let authority = link.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(authority).expect("it listens");
    let body = r#"{"name":"Ada","keep":"token"}"#;
    let head = format!("POST /api/me HTTP/1.1\r\nHost: {authority}\r\nConnection: close\r\n");
    let rest = format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    stream.write_all((head + &rest).as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
}

#[test]
fn a_lost_secret_is_replaced_and_that_is_logged() {
    let data = folder();
    let file = data.path().join("tenback.secret");
    let start = || logging(&mut program(data.path(), &["serve", "--port", "0"]));
    for _ in 0..2 {
        let (child, log, first) = start();
        assert_eq!(first["fields"]["message"], "serving", "a new database has a new secret, and then keeps it");
        add_person(&first);
        stopped(child, log);
    }
    let secret = std::fs::read_to_string(&file).expect("it is there");
    std::fs::remove_file(&file).expect("it is there");
    let (child, log, first) = start();
    assert_eq!(first["level"], "WARN");
    assert!(first["fields"]["message"].as_str().is_some_and(|text| text.contains("secret")), "{first}");
    stopped(child, log);
    assert_ne!(std::fs::read_to_string(&file).expect("it is there"), secret);
    std::fs::write(&file, "Dear diary").expect("it is writable");
    let (status, said) = refused(&mut program(data.path(), &["serve", "--port", "0"]));
    assert_eq!(status, Some(1));
    assert!(said.contains("tenback.secret"), "{said}");
}
