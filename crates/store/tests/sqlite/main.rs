//! Tests of the SQLite store only.

mod backup;
mod compact;
mod durable;
mod erasing;
#[cfg(unix)]
mod full;
#[path = "../contract/make.rs"]
mod make;
mod opening;
#[cfg(unix)]
mod permission;

use std::env;
use std::process::Command;

/// A process that runs one test of this binary in another role.
fn again(test: &str) -> Command {
    let mut again = Command::new(env::current_exe().expect("this program"));
    again.args(["--exact", test, "--nocapture"]);
    again
}
