//! Everything that CI runs.

use std::time::Instant;

use crate::dependencies;
use crate::failure::Failure;
use crate::graph;
use crate::page;
use crate::python;
use crate::step::{Step, cargo, locked, program, succeeds};
use crate::workflows;

const ADD_COMPONENTS: &str = "rustup component add rustfmt clippy";

/// Runs all steps, up to the first that fails.
pub(crate) fn run() -> Result<(), Failure> {
    let began = Instant::now();
    ensure_components()?;
    format()?;
    page::ensure_node()?;
    graph::run()?;
    clippy()?;
    documentation()?;
    python::ensure()?;
    workflows::run()?;
    dependencies::run()?;
    tests()?;
    page::run()?;
    println!("\nEverything passed in {:.0} s.", began.elapsed().as_secs_f32());
    Ok(())
}

/// Minimal toolchains lack formatter and linter.
fn ensure_components() -> Result<(), Failure> {
    let has = |tool| succeeds(cargo([tool, "--version"]));
    if has("fmt") && has("clippy") {
        return Ok(());
    }
    if !succeeds(program("rustup", ["--version"])) {
        return Err(Failure::Missing { tool: "rustfmt or clippy", command: ADD_COMPONENTS });
    }
    Step::new("toolchain").command(program("rustup", ADD_COMPONENTS.split(' ').skip(1)))
}

fn format() -> Result<(), Failure> {
    Step::new("format").command(cargo(["fmt", "--all", "--check"]))
}

/// Compiles the fuzz targets, too, which plain builds leave out.
fn clippy() -> Result<(), Failure> {
    let mut clippy = cargo(["clippy", "--workspace", "--all-targets", "--features", "tenback-fuzz/targets"]);
    clippy.args(locked()).args(["--", "-D", "warnings"]);
    Step::new("clippy").command(clippy)
}

fn documentation() -> Result<(), Failure> {
    let mut doc = cargo(["doc", "--workspace", "--no-deps"]);
    doc.args(locked()).env("RUSTDOCFLAGS", "-Dwarnings");
    Step::new("documentation").command(doc)
}

/// Unit, integration and documentation tests.
fn tests() -> Result<(), Failure> {
    let mut tests = cargo(["test", "--workspace"]);
    tests.args(locked());
    Step::new("tests").command(tests)
}
