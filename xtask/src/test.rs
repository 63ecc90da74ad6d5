//! Everything that CI runs.

use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use crate::container;
use crate::dependencies;
use crate::dist;
use crate::failure::Failure;
use crate::graph;
use crate::openapi;
use crate::page;
use crate::python;
use crate::servers;
use crate::step::{self, Step, cargo, locked, program, succeeds};
use crate::torture;
use crate::workflows;

const ADD_COMPONENTS: &str = "rustup component add rustfmt clippy";

/// One or more steps.
type Work = fn() -> Result<(), Failure>;

/// Runs all steps, up to the first that fails, and says how long each of them took.
pub(crate) fn run() -> Result<(), Failure> {
    let began = Instant::now();
    let result = run_all();
    println!("\nSteps that passed:\n{}", step::summary());
    result?;
    println!("Everything passed in {:.0} s.", began.elapsed().as_secs_f32());
    Ok(())
}

/// Cargo leaves a core idle now and then, and installing waits for the network: what does not need a build of its own runs at
/// the same time.
fn run_all() -> Result<(), Failure> {
    ensure_components()?;
    format()?;
    page::ensure_node()?;
    python::ensure()?;
    graph::run()?;
    at_once(
        &[clippy, documentation],
        &[
            page::ensure_browsers,
            servers::ensure,
            torture::ensure,
            workflows::run,
            container::run,
            openapi::run,
            dependencies::run,
            dist::ensure_tool,
        ],
    )?;
    // The page's packages are here: clippy has built what contains the page.
    at_once(&[tests], &[page::run_own_tests])?;
    torture::short()?;
    dist::check()?;
    page::test_in_browsers()
}

/// Runs work in the foreground and, at the same time, work in the background. After a failure nothing new begins.
fn at_once(foreground: &[Work], background: &[Work]) -> Result<(), Failure> {
    let failed = AtomicBool::new(false);
    thread::scope(|scope| {
        let in_background = scope.spawn(|| in_order(background, &failed));
        let result = in_order(foreground, &failed);
        let in_background = in_background.join().unwrap_or_else(|panic| panic::resume_unwind(panic));
        result.and(in_background)
    })
}

/// Runs work one after the other until something has failed, here or elsewhere.
fn in_order(all: &[Work], failed: &AtomicBool) -> Result<(), Failure> {
    let mut ready = all.iter().take_while(|_| !failed.load(Ordering::Relaxed));
    ready.try_for_each(|work| work().inspect_err(|_| failed.store(true, Ordering::Relaxed)))
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

#[cfg(test)]
mod unit_tests {
    use super::*;

    const FAILS: Work = || Err(Failure::NoProgram);
    const PASSES: Work = || Ok(());
    const MUST_NOT_RUN: Work = || panic!("this ran after a failure");

    #[test]
    fn a_failure_counts_in_the_foreground_and_in_the_background() {
        assert!(at_once(&[PASSES, PASSES], &[PASSES]).is_ok());
        assert!(at_once(&[FAILS], &[PASSES]).is_err());
        assert!(at_once(&[PASSES], &[PASSES, FAILS]).is_err());
    }

    #[test]
    fn after_a_failure_nothing_new_begins() {
        let failed = AtomicBool::new(false);
        assert!(in_order(&[FAILS, MUST_NOT_RUN], &failed).is_err());
        assert!(in_order(&[MUST_NOT_RUN], &failed).is_ok(), "the other ones see that it failed");
    }
}
