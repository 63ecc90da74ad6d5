//! `tenback load` on several targets: clients that move between them, a server that is killed, and the comparison of what was
//! told with what is stored. The targets here are one server under two names.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::serve::{Served, folder, program};
use crate::{tenback, text};

/// Clients are many and fast.
const LIMITS: [&str; 4] = ["--limit-messages-per-second", "100000", "--limit-people-per-hour", "1000"];

fn serve(data: &Path, port: u16) -> Served {
    let port = port.to_string();
    let args = ["serve", "--port", port.as_str(), "--no-open"];
    Served::start(program(data, &[&args[..], &LIMITS[..]].concat()))
}

fn targets(port: u16) -> [String; 2] {
    [format!("http://127.0.0.1:{port}"), format!("http://localhost:{port}")]
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is not a number"))
}

/// Compares a ledger with the database of a server that has stopped.
fn verify(data: &Path, ledger: &Path) -> (Option<i32>, Value) {
    let database = format!("sqlite:{}", data.join("tenback.db").display());
    let ledger = ledger.display().to_string();
    let output = tenback(&["load", "--verify", &ledger, "--database", &database, "--json"]);
    let verdict = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output.stderr)));
    (output.status.code(), verdict)
}

#[test]
fn clients_move_between_targets_and_lose_nothing() {
    let data = folder();
    let mut served = serve(data.path(), 0);
    let ([one, two], id) = (targets(served.port()), served.id().to_string());
    let ledger = data.path().join("told");
    let told = ledger.display().to_string();
    let nodes = ["load", "--target", &one, "--target", &two, "--pid", &id, "--pid", &id, "--ledger", &told];
    let size = ["--processes", "2", "--tables", "3", "--seats", "2", "--watchers", "1", "--idle", "25"];
    let pace = ["--switches", "40", "--seconds", "1", "--json"];
    let output = tenback(&[&nodes[..], &size[..], &pace[..]].concat());
    assert_eq!(output.status.code(), Some(0), "{}{}", text(&output.stdout), text(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!((&report["complete"], number(&report["wrong_count"])), (&Value::Bool(true), 0), "{report}");
    assert!(number(&report["moves"]) > 0 && number(&report["connections"]["switches"]) > 0, "{report}");
    assert_eq!(number(&report["connections"]["lost"]), 0, "{report}");
    assert_eq!(report["targets"].as_array().map(Vec::len), Some(2), "{report}");
    #[cfg(target_os = "linux")]
    assert!(report["bytes_per_idle_connection"].as_f64() >= Some(0.0), "{report}");
    let (status, ..) = served.stop("-TERM");
    assert!(status.success());

    let (status, verdict) = verify(data.path(), &ledger);
    assert_eq!((status, number(&verdict["violation_count"]), number(&verdict["tables"])), (Some(0), 0, 3), "{verdict}");
    assert!(number(&verdict["acknowledged"]) >= number(&report["moves"]), "{verdict}");

    // A ledger with a command that was never stored.
    let file = ledger.join("ledger-1.json");
    let mut tampered: Value = serde_json::from_slice(&std::fs::read(&file).expect("a file")).expect("JSON");
    tampered["tables"][0]["acknowledged"][0]["id"] = "never".into();
    std::fs::write(&file, tampered.to_string()).expect("the folder is writable");
    let (status, verdict) = verify(data.path(), &ledger);
    assert_eq!((status, number(&verdict["violation_count"])), (Some(1), 1), "{verdict}");
    assert!(
        verdict["violations"][0]["violation"].as_str().is_some_and(|what| what.contains("not stored")),
        "{verdict}"
    );
}

/// The sum of what a server's metrics with this name say.
fn metric(port: u16, name: &str) -> u64 {
    let mut socket = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    let request = format!("GET /metrics HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n");
    socket.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("it answers");
    let counts = answer.lines().filter(|line| line.starts_with(name));
    counts.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum::<f64>() as u64
}

/// Waits until a metric of a server has reached a number.
fn wait_for(port: u16, name: &str, wanted: u64, load: &mut Child) {
    let end = Instant::now() + Duration::from_secs(60);
    while metric(port, name) < wanted {
        assert!(load.try_wait().expect("it can be asked after").is_none(), "it has ended");
        assert!(Instant::now() < end, "{name} does not reach {wanted}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

const COMMANDS: &str = "tenback_commands_total";
const CONNECTIONS: &str = "tenback_connections";

#[test]
fn an_announced_kill_is_survived() {
    let data = folder();
    let served = serve(data.path(), 0);
    let (port, ledger) = (served.port(), data.path().join("told"));
    let ([one, two], told) = (targets(port), ledger.display().to_string());
    let nodes = ["load", "--target", &one, "--target", &two, "--ledger", &told, "--faults", "--json"];
    let size = ["--tables", "3", "--seats", "2", "--watchers", "1", "--seconds", "300"];
    let mut command = program(data.path(), &[&nodes[..], &size[..]].concat());
    let mut load = command.stdin(Stdio::piped()).spawn().expect("the program starts");
    let mut input = load.stdin.take().expect("a pipe");
    wait_for(port, COMMANDS, 30, &mut load);
    writeln!(input, "kill node=1\nmelt node=1").expect("it reads");
    // Killed, without a goodbye.
    drop(served);
    let mut served = serve(data.path(), port);
    writeln!(input, "back node=1").expect("it reads");
    // It plays until everybody is back and all tables have gone on: how long that takes depends on the machine.
    wait_for(port, CONNECTIONS, 9, &mut load);
    let reached = metric(port, COMMANDS);
    wait_for(port, COMMANDS, reached + 150, &mut load);
    let interrupted = Command::new("kill").args(["-INT", &load.id().to_string()]).status();
    assert!(interrupted.expect("kill runs").success());
    let output = load.wait_with_output().expect("it ends");
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{}{said}", text(&output.stdout));
    assert!(said.contains("melt node=1"), "an announcement that means nothing is reported: {said}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!(number(&report["wrong_count"]), 0, "{report}");
    assert!(number(&report["connections"]["lost"]) >= 9, "everybody was cut off: {report}");
    let fault = &report["faults"][0];
    assert_eq!((&fault["fault"], number(&fault["tables"])), (&"kill node=1".into(), 3), "{report}");
    assert!(number(&fault["stalled"]) == 0 && fault["takeover_ms"]["max"].as_f64() > Some(0.0), "{report}");
    let (status, ..) = served.stop("-TERM");
    assert!(status.success());
    let (status, verdict) = verify(data.path(), &ledger);
    assert_eq!((status, number(&verdict["violation_count"])), (Some(0), 0), "{verdict}");
}

#[test]
fn bad_arguments_are_explained() {
    let data = folder();
    let told = data.path().display().to_string();
    std::fs::write(data.path().join("ledger-1.json"), r#"{"tables": []}"#).expect("the folder is writable");
    let nowhere = ["--target", "http://127.0.0.1:9", "--target", "http://127.0.0.1:9"];
    let cases: [(&[&str], i32, &str); 11] = [
        (&["--processes", "2"], 2, "--target"),
        (&["--switches", "5"], 2, "--target"),
        (&["--grace", "5"], 2, "--faults"),
        (&["--verify", "told"], 2, "--database"),
        (&["--verify", "no-such-folder", "--database", "memory"], 1, "no-such-folder"),
        (&[&nowhere[..], &["--pid", "1"]].concat(), 2, "--pid"),
        (&[&nowhere[..], &["--rounds", "2"]].concat(), 2, "--rounds has no effect"),
        (&[&nowhere[..], &["--ramp", "10"]].concat(), 2, "--ramp has no effect"),
        (&[&nowhere[..], &["--folder", "data"]].concat(), 2, "--folder has no effect"),
        (&[&nowhere[..], &["--ledger", &told]].concat(), 2, "ledgers of another run"),
        (&[&nowhere[..], &["--tables", "1"]].concat(), 1, "running"),
    ];
    for (args, status, expected) in cases {
        let output = tenback(&[&["load"], args].concat());
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{args:?}: {said}");
        assert!(said.contains(expected), "{args:?}: {said}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn comparing_creates_no_database() {
    let data = folder();
    let (told, missing) = (data.path().display().to_string(), data.path().join("mistyped.db"));
    std::fs::write(data.path().join("ledger-1.json"), r#"{"tables": []}"#).expect("the folder is writable");
    let output = tenback(&["load", "--verify", &told, "--database", &format!("sqlite:{}", missing.display())]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("mistyped.db") && !missing.exists(), "{said}");
}
