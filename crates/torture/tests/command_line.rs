//! The torture tool from outside: its help, and what it says when it cannot run.

use std::process::{Command, Output};

const OPTIONS: [&str; 8] = [
    "--kills",
    "--power-cuts",
    "--full-disks",
    "--clock-jumps",
    "--node-kills",
    "--database-stops",
    "--line-faults",
    "--full-databases",
];

fn torture(arguments: &[&str]) -> Output {
    let mut torture = Command::new(env!("CARGO_BIN_EXE_tenback-torture"));
    torture.args(arguments).env_remove("TENBACK_BIN").output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn the_help_explains_every_scenario() {
    let output = torture(&["--help"]);
    let help = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    for option in OPTIONS {
        let explained = help.lines().any(|line| line.trim_start().starts_with(&format!("{option}  ")));
        assert!(explained, "{option} is not explained:\n{help}");
    }
    assert!(help.contains("--seed"), "{help}");
}

#[test]
fn usage_errors_have_a_status_of_their_own() {
    assert_eq!(torture(&["--kills", "many", "--program", "tenback"]).status.code(), Some(2));
    assert_eq!(torture(&[]).status.code(), Some(2), "a program is needed");
}

#[test]
fn a_fault_is_reported_with_its_seed_and_its_evidence() {
    let others = OPTIONS[1..].iter().flat_map(|option| [*option, "0"]);
    let only = ["--kills", "1", "--seed", "7", "--program", "/there/is/no/such/program"];
    let output = torture(&others.chain(only).collect::<Vec<_>>());
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(
        said.contains("FAILED") && said.contains("--seed 7") && said.contains("/there/is/no/such/program"),
        "{said}"
    );
    let folder = said.lines().find_map(|line| line.strip_prefix("Evidence: ")).expect("the evidence is named");
    assert!(std::path::Path::new(folder).is_dir(), "{folder}");
    std::fs::remove_dir_all(folder).expect("it can be removed");
}
