//! Tells the program which commit it is built from, for `--version` and for the results of experiments.

use std::process::Command;

fn main() {
    let commit = git(&["log", "-1", "--format=%h"]);
    let date = git(&["log", "-1", "--format=%cs"]);
    if let (Some(commit), Some(date)) = (commit, date) {
        println!("cargo::rustc-env=TENBACK_COMMIT={commit}");
        println!("cargo::rustc-env=TENBACK_COMMIT_DATE={date}");
    }
    // The head moves with every commit and every checkout; the log of the head notes both.
    for file in ["HEAD", "logs/HEAD"] {
        if let Some(path) = git(&["rev-parse", "--path-format=absolute", "--git-path", file]) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    println!("cargo::rerun-if-changed=build.rs");
}

/// What git says, if there is a git and a repository: an archive of the sources has neither.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
