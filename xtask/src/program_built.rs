//! Where cargo puts the program.

use std::path::PathBuf;
use std::process::Command;

use cargo_metadata::{Artifact, Message, TargetKind};

use crate::failure::Failure;
use crate::step::{Step, cargo, locked};

/// The program that was built for the tests. Building another one would compile everything once more.
pub(crate) fn with_tests(step: &Step) -> Result<PathBuf, Failure> {
    path(step, cargo(["test", "--workspace", "--no-run"]))
}

/// The program as users run it.
pub(crate) fn for_users(step: &Step) -> Result<PathBuf, Failure> {
    path(step, cargo(["build", "--release", "--package", "tenback"]))
}

/// Builds it and asks cargo where it is.
pub(crate) fn path(step: &Step, build: Command) -> Result<PathBuf, Failure> {
    path_of("tenback", step, build)
}

/// Builds a program and asks cargo where it is.
pub(crate) fn path_of(name: &str, step: &Step, mut build: Command) -> Result<PathBuf, Failure> {
    build.args(["--message-format", "json"]).args(locked());
    program(name, &step.read(build)?).ok_or(Failure::NoProgram)
}

/// The path of a program, from what cargo prints about a build.
fn program(name: &str, output: &[u8]) -> Option<PathBuf> {
    Message::parse_stream(output).map_while(Result::ok).find_map(|message| match message {
        Message::CompilerArtifact(artifact) if is_program(name, &artifact) => artifact.executable.map(PathBuf::from),
        _ => None,
    })
}

fn is_program(name: &str, artifact: &Artifact) -> bool {
    artifact.target.name == name && artifact.target.kind == [TargetKind::Bin] && !artifact.profile.test
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_not_mistaken_for_its_tests() {
        let message = |kind: &str, test: bool| {
            format!(
                r#"{{"reason": "compiler-artifact", "package_id": "tenback", "manifest_path": "Cargo.toml",
                "target": {{"name": "tenback", "kind": ["{kind}"], "crate_types": ["bin"], "src_path": "main.rs"}},
                "profile": {{"opt_level": "1", "debug_assertions": true, "overflow_checks": true, "test": {test}}},
                "features": [], "filenames": [], "executable": "debug/tenback", "fresh": true}}"#
            )
            .replace('\n', " ")
        };
        let found = |message: String| program("tenback", message.as_bytes());
        assert_eq!(found(message("bin", false)), Some(PathBuf::from("debug/tenback")));
        assert_eq!(found(message("bin", true)), None);
        assert_eq!(found(message("test", false)), None);
        assert_eq!(found(r#"{"reason": "build-finished", "success": true}"#.to_owned()), None);
        assert_eq!(found("warning: not JSON".to_owned()), None);
        assert_eq!(
            found(format!("Compiling …\n{}", message("bin", false))),
            Some(PathBuf::from("debug/tenback")),
            "other lines are skipped"
        );
    }
}
