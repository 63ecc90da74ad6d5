//! The program from outside: arguments and files in, output and exit status out.

#[cfg(unix)]
mod admin;
mod bad_input;
#[cfg(unix)]
#[path = "../../../server/tests/server/client.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which need more of it")]
mod client;
#[cfg(unix)]
#[path = "../../../server/tests/server/company.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which need more of it")]
mod company;
mod conformance;
mod deal;
#[cfg(unix)]
mod devices;
mod documents;
#[cfg(unix)]
mod history;
#[cfg(unix)]
mod hostile;
#[cfg(unix)]
mod invite;
#[cfg(unix)]
mod join;
#[cfg(unix)]
mod load;
#[cfg(unix)]
mod load_nodes;
#[cfg(unix)]
mod log;
#[cfg(unix)]
mod lost_database;
#[cfg(target_os = "linux")]
mod memory;
#[cfg(unix)]
mod nodes;
mod play;
#[cfg(unix)]
mod postgres;
mod puzzles;
#[cfg(unix)]
mod refused_database;
mod review;
#[cfg(unix)]
mod serve;
#[cfg(unix)]
mod terminal;
#[cfg(unix)]
mod unsaved;
mod usage;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs the program with these arguments.
fn tenback(args: &[&str]) -> Output {
    tenback_reading(args, b"")
}

/// Runs the program with these arguments and this standard input.
fn tenback_reading(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tenback"))
        .args(args)
        .env("LC_ALL", "C")
        .env("TENBACK_DATA", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("TENBACK_LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_vec();
    // A program that reads only the first bytes closes the pipe early; that is fine.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is text")
}

/// A file that belongs to the tests.
fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/conformance").join(name)
}
