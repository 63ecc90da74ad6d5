//! The page: its own checks and tests, and the program played in real browsers.

pub(crate) mod speed;

use std::env;
use std::process::Command;

use crate::browsers;
use crate::debian;
use crate::failure::Failure;
use crate::program_built;
use crate::step::{Step, program, succeeds};

const NODE: Failure = Failure::Missing {
    tool: "Node.js 20.19 or newer, with npm,",
    command: "apt-get install nodejs npm (Debian 13 or newer; TENBACK_PAGE=skip leaves the page and its tests out)",
};

/// A question to Node.js itself: is it new enough?
const NEW_ENOUGH: &str = "const [major, minor] = process.versions.node.split('.').map(Number); \
                          process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)";

/// Whether somebody works on Rust alone. Then the build leaves the page out, so it cannot be tested either.
fn is_left_out() -> bool {
    env::var_os("TENBACK_PAGE").is_some_and(|choice| choice == "skip")
}

/// The program is built with the page inside, so Node.js must be there before the first build.
pub(crate) fn ensure_node() -> Result<(), Failure> {
    let is_there = || succeeds(program("node", ["-e", NEW_ENOUGH])) && succeeds(program("npm", ["--version"]));
    if is_left_out() || is_there() || (debian::install("nodejs npm") && is_there()) {
        return Ok(());
    }
    Err(NODE)
}

/// Installs the browsers that are missing.
pub(crate) fn ensure_browsers() -> Result<(), Failure> {
    if is_left_out() {
        return Ok(());
    }
    browsers::chosen()?.iter().try_for_each(|browser| browser.find().map(|_| ()))
}

/// Checks the page's code and runs its unit tests. A build of the program has installed their packages.
pub(crate) fn run_own_tests() -> Result<(), Failure> {
    if is_left_out() {
        return Ok(());
    }
    Step::in_background("check of the page").command(npm("check"))?;
    Step::in_background("unit tests of the page").command(npm("test:unit"))
}

/// Plays with the program in browsers.
pub(crate) fn test_in_browsers() -> Result<(), Failure> {
    if is_left_out() {
        println!("\nThe page's tests are left out: TENBACK_PAGE is skip.");
        return Ok(());
    }
    let step = Step::new("tests in browsers");
    let mut tests = npm("test:browser");
    tests.arg("--").env("TENBACK_BIN", program_built::with_tests(&step)?);
    for browser in &browsers::chosen()? {
        tests.arg(format!("--project={}", browser.name)).env(browser.variable, browser.find()?);
    }
    step.command(tests)
}

fn npm(script: &str) -> Command {
    program("npm", ["--prefix", "web", "run", script])
}
