//! Where cargo puts the program.

use std::path::PathBuf;

use serde_json::Value;

use crate::failure::Failure;
use crate::step::{Step, cargo, locked};

/// The program that the tests were built with. To build another one would compile everything once more.
pub(super) fn with_tests(step: &Step) -> Result<PathBuf, Failure> {
    path(step, &["test", "--workspace", "--no-run"])
}

/// The program as people run it.
pub(super) fn for_people(step: &Step) -> Result<PathBuf, Failure> {
    path(step, &["build", "--release", "--package", "tenback"])
}

/// Asks cargo where it is.
fn path(step: &Step, wanted: &[&str]) -> Result<PathBuf, Failure> {
    let mut build = cargo(wanted);
    build.args(["--message-format", "json"]).args(locked());
    let told = step.read(build)?;
    String::from_utf8_lossy(&told).lines().find_map(program).ok_or(Failure::NoProgram)
}

/// The path of the program, if a message of cargo tells of it.
fn program(message: &str) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(message).ok()?;
    let target = &message["target"];
    let is_program = target["name"] == "tenback" && target["kind"][0] == "bin" && message["profile"]["test"] == false;
    message["executable"].as_str().filter(|_| is_program).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_told_from_its_tests() {
        let message = |kind: &str, test: bool| {
            format!(
                r#"{{"reason": "compiler-artifact", "target": {{"name": "tenback", "kind": ["{kind}"]}},
                "profile": {{"test": {test}}}, "executable": "debug/tenback"}}"#
            )
        };
        assert_eq!(program(&message("bin", false)), Some(PathBuf::from("debug/tenback")));
        assert_eq!(program(&message("bin", true)), None);
        assert_eq!(program(&message("test", false)), None);
        assert_eq!(program(r#"{"reason": "build-finished", "success": true}"#), None);
        assert_eq!(program("not JSON"), None);
    }
}
