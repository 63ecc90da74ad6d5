//! The container file. There is no engine to build it with, so its properties are read, and its health check is run.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::server::{free_port, tenback};
use crate::{deployed, replaced};

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The instructions of each stage, without comments.
fn stages() -> Vec<Vec<(String, String)>> {
    let text = file("Containerfile").replace("\\\n", " ");
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let instructions = lines.map(|line| line.split_once(' ').expect("an instruction and its arguments"));
    let mut stages: Vec<Vec<(String, String)>> = Vec::new();
    for (instruction, arguments) in instructions {
        if instruction == "FROM" {
            stages.push(Vec::new());
        }
        let stage = stages.last_mut().expect("it begins with FROM");
        stage.push((instruction.to_owned(), arguments.trim().to_owned()));
    }
    stages
}

fn arguments<'a>(stage: &'a [(String, String)], instruction: &str) -> Vec<&'a str> {
    stage.iter().filter(|(name, _)| name == instruction).map(|(_, arguments)| arguments.as_str()).collect()
}

#[test]
fn the_image_has_the_program_alone_and_a_user_without_rights() {
    let stages = stages();
    let [build, image] = stages.as_slice() else { panic!("two stages, not {}", stages.len()) };
    let copied = arguments(image, "COPY");
    assert_eq!(copied, ["--from=build /tenback/target/dist/tenback /usr/local/bin/tenback"], "no sources, no compiler");
    assert!(arguments(image, "ADD").is_empty());
    assert_eq!(arguments(image, "USER"), ["10098:10098"], "a number, so that the engine knows that it is not root");
    assert_eq!(arguments(image, "VOLUME"), ["[\"/data\"]"]);
    assert!(arguments(image, "ENTRYPOINT")[0].starts_with('['), "without a shell, signals arrive");
    let compiler = file("rust-toolchain.toml");
    let compiler = compiler.split("channel = \"").nth(1).and_then(|rest| rest.split('"').next()).expect("a channel");
    assert_eq!(arguments(build, "FROM"), [format!("docker.io/library/rust:{compiler}-trixie AS build")]);
    assert!(arguments(build, "RUN").iter().any(|run| run.contains("cargo build --locked --profile dist")));
    assert_eq!(file(".containerignore"), file(".dockerignore"), "Podman reads one of them, Docker the other");
}

#[test]
fn the_image_is_run_with_a_read_only_root() {
    let compose = deployed("compose.yaml");
    let lines: Vec<&str> = compose.lines().map(str::trim).collect();
    for line in [
        "read_only: true",
        "user: \"10098:10098\"",
        "cap_drop: [ALL]",
        "security_opt: [\"no-new-privileges:true\"]",
        "volumes: [\"tenback:/data\"]",
        "ports: [\"127.0.0.1:8098:8098\"]",
    ] {
        assert!(lines.contains(&line), "{line} is missing");
    }
    assert!(deployed("README.md").contains("--read-only"));
}

/// Runs the health check against another port.
fn checked(port: u16) -> Output {
    let stages = stages();
    let check = arguments(stages.last().expect("an image"), "HEALTHCHECK")[0];
    let (_, command) = check.split_once("CMD ").expect("a command");
    let command: Vec<String> = serde_json::from_str(command).expect("a list of words");
    let script = replaced(&command[2], "/8098", &format!("/{port}"));
    Command::new(&command[0]).arg(&command[1]).arg(script).output().expect("bash runs")
}

#[test]
fn the_health_check_tells_a_running_server_from_none() {
    let (served, port) = tenback(&[]);
    let healthy = checked(port);
    assert!(healthy.status.success(), "{healthy:?}");
    drop(served);
    assert!(!checked(free_port()).status.success());
}
