//! The systemd unit, read by systemd itself.

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::{deployed, found, replaced};

/// The unit as it would be on a machine where the program is installed.
fn unit(folder: &TempDir) -> std::path::PathBuf {
    let path = folder.path().join("tenback.service");
    let text = replaced(&deployed("tenback.service"), "/usr/local/bin/tenback", env!("CARGO_BIN_EXE_tenback"));
    fs::write(&path, text).expect("the folder is writable");
    path
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn systemd_accepts_the_unit_without_a_warning() {
    let Some(analyze) = found("systemd-analyze") else { return };
    let folder = TempDir::new().expect("a folder");
    let output = Command::new(analyze).args(["verify", "--man=no"]).arg(unit(&folder)).output().expect("it runs");
    // A setting that systemd does not know is only a warning. Those about units of the machine do not matter.
    let said = said(&output);
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("tenback")).collect();
    assert!(output.status.success() && ours.is_empty(), "{said}");
}

#[test]
fn the_unit_is_confined_and_limited() {
    let Some(analyze) = found("systemd-analyze") else { return };
    let folder = TempDir::new().expect("a folder");
    let arguments = ["security", "--offline=true", "--threshold=20", "--no-pager"];
    let output = Command::new(analyze).args(arguments).arg(unit(&folder)).output().expect("it runs");
    assert!(output.status.success(), "systemd finds it too exposed: {}", said(&output));
    let unit = deployed("tenback.service");
    for limit in ["MemoryMax=", "MemoryHigh=", "TasksMax=", "LimitNOFILE="] {
        assert!(unit.lines().any(|line| line.starts_with(limit)), "{limit} is missing");
    }
}
