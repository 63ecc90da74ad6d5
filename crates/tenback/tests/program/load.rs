//! `tenback load`: a short run measures every server, checks every frame, and says what is wrong with its arguments.

use std::io::Read;
use std::process::Child;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::serve::{Served, folder, program};
use crate::{tenback, text};

const SMALL: [&str; 9] = ["load", "--tables", "2", "--idle", "10", "--seconds", "0.4", "--rounds", "1"];

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is not a number"))
}

/// Every measured server played, and everybody at a table got every move.
fn assert_consistent(server: &Value, connections_per_table: f64, tables: f64) {
    let round = &server["rounds"][0];
    let (moves, deliveries) = (number(&round["moves"]), number(&round["deliveries"]));
    assert!(moves > 0.0 && number(&server["moves_per_second"]) > 0.0, "{server}");
    // At both ends of the measurement, a move of each table may be on its way.
    let edge = 2.0 * tables * connections_per_table;
    assert!((deliveries - moves * connections_per_table).abs() <= edge, "{deliveries} deliveries of {moves} moves");
    assert!(number(&round["frames"]) >= deliveries, "{server}");
    let latency = &server["move_ms"];
    let quantiles = ["p50", "p90", "p99", "p999", "max"].map(|name| number(&latency[name]));
    assert!(quantiles.is_sorted() && quantiles[0] > 0.0, "{latency}");
    #[cfg(target_os = "linux")]
    assert!(number(&server["memory_bytes"]) > 1e6 && number(&server["bytes_per_idle_connection"]) >= 0.0, "{server}");
}

#[test]
fn a_short_run_measures_every_server() {
    let output = tenback(&[&SMALL[..], &["--seats", "2", "--watchers", "1", "--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!(report["complete"], true);
    assert_eq!((&report["plan"]["game"], &report["plan"]["tables"]), (&"classic".into(), &2.into()));
    let servers = report["servers"].as_array().expect("a list");
    let names: Vec<&str> = servers.iter().filter_map(|server| server["server"].as_str()).collect();
    assert_eq!(names, ["bare", "memory", "sqlite"]);
    servers.iter().for_each(|server| assert_consistent(server, 3.0, 2.0));
    assert!(servers[0]["moves_of_bare"].is_null() && number(&servers[1]["moves_of_bare"]) > 0.0, "{report}");
    assert!(number(&servers[2]["moves_of_memory"]) > 0.0, "{report}");
}

#[test]
fn a_running_server_is_measured_by_its_process() {
    let data = folder();
    let served = Served::start(program(data.path(), &["serve", "--port", "0", "--no-open", "--database", "memory"]));
    let (link, id) = (format!("http://127.0.0.1:{}", served.port()), served.id().to_string());
    let paced = ["--seats", "2", "--rate", "20", "--at", &link, "--pid", &id];
    let output = tenback(&[&SMALL[..], &paced].concat());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let table = text(&output.stdout);
    for expected in ["bare", "server", "moves/s", "p99.9", "nothing hidden"] {
        assert!(table.contains(expected), "{table}");
    }
    // Four people of a table each are more than one address may create in an hour.
    let refused = tenback(&["load", "--tables", "30", "--idle", "0", "--seconds", "0.1", "--at", &link]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("limits"), "{}", text(&refused.stderr));
}

#[test]
fn bad_arguments_are_explained() {
    let cases: [(&[&str], i32, &str); 8] = [
        (&["--tables", "0"], 2, "from 1 to 10000"),
        (&["--seconds", "0"], 2, "seconds"),
        (&["face-to-face", "--seats", "3"], 2, "2"),
        (&["--at", "https://play.example.org"], 2, "without https"),
        (&["--at", "localhost:8098"], 2, "http://localhost:8098"),
        (&["--pid", "1"], 2, "--target"),
        (&["--at", "http://127.0.0.1:9", "--pid", "4000000000"], 2, "4000000000"),
        (&["--at", "http://127.0.0.1:9"], 1, "running"),
    ];
    for (args, status, expected) in cases {
        let output = tenback(&[&["load"], args].concat());
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{args:?}: {said}");
        assert!(said.contains(expected), "{args:?}: {said}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

/// Waits until the program has started a server.
#[cfg(target_os = "linux")]
fn wait_for_a_server(child: &Child) {
    let children = format!("/proc/{0}/task/{0}/children", child.id());
    let end = Instant::now() + Duration::from_secs(20);
    while std::fs::read_to_string(&children).is_ok_and(|list| list.trim().is_empty()) {
        assert!(Instant::now() < end, "it starts no server");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_a_run_and_its_servers() {
    let data = folder();
    let mut child = program(data.path(), &["load", "--seconds", "600"]).spawn().expect("the program starts");
    wait_for_a_server(&child);
    let sent = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill runs").success());
    let status = child.wait().expect("it ends");
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!(status.code(), Some(130), "{said}");
    assert!(said.contains("partial results"), "{said}");
}
