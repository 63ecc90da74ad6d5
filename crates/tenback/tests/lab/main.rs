//! The experiments as commands: tables, JSON and files.

mod files;
mod luck;
mod records;
mod refusals;
mod results;
mod training;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;

/// A temporary folder.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("tenback-lab-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

fn command(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenback"));
    command.args(line.split_whitespace());
    command
}

fn run(line: &str) -> Output {
    command(line).output().expect("the program starts")
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("no signal ended it")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is text")
}

/// Runs a command that succeeds and prints one JSON object.
fn json(line: &str) -> Value {
    let output = run(line);
    assert_eq!(status(&output), 0, "{line}: {}", text(&output.stderr));
    parse(&output)
}

fn parse(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

/// Everything but the times, which depend on the machine.
fn timeless(mut value: Value) -> Value {
    let forget = |object: &mut Value| {
        for name in ["seconds", "work_seconds", "turn_ms_mean", "turn_ms_by_seat"] {
            if let Some(object) = object.as_object_mut() {
                object.remove(name);
            }
        }
    };
    forget(&mut value);
    if let Some(lineups) = value.get_mut("lineups").and_then(Value::as_array_mut) {
        lineups.iter_mut().for_each(forget);
    }
    value
}

/// Runs a command that fails with this message.
fn refused(line: &str, code: i32, words: &str) {
    let output = run(line);
    let said = text(&output.stderr);
    assert_eq!(status(&output), code, "{line}: {said}");
    assert!(said.contains(words), "{line}: {said}");
    assert!(output.stdout.is_empty(), "{line} printed results");
}
