//! The files in `deploy/`, tried with the programs they are written for. `cargo xtask test` installs those.
#![cfg(target_os = "linux")]

mod browser;
mod container;
mod proxies;
mod server;
mod tls;
mod unit;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// A program of this machine. Without it a test is skipped and says so; in CI nothing is skipped.
fn found(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH").unwrap_or_default();
    // Debian has servers in folders that are on the path of root only.
    let folders = env::split_paths(&folders).chain(["/usr/sbin".into(), "/sbin".into()]);
    let path = folders.map(|folder| folder.join(program)).find(|path| path.is_file());
    let is_ci = env::var("CI").is_ok_and(|value| value == "true");
    assert!(path.is_some() || !is_ci, "{program} is not installed, but CI needs it");
    if path.is_none() {
        eprintln!("skipped: {program} is not installed");
    }
    path
}

/// A file in `deploy/`.
fn deployed(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text with something replaced that must be there.
#[track_caller]
fn replaced(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from:?} is missing in\n{text}");
    text.replace(from, to)
}
