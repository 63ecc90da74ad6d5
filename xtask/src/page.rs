//! The page: its own checks and tests, and the program played in a real browser.

mod program_built;
pub(crate) mod speed;

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::debian;
use crate::failure::Failure;
use crate::step::{Step, program, succeeds};

const NODE: Failure = Failure::Missing {
    tool: "Node.js 20.19 or newer, with npm,",
    command: "apt-get install nodejs npm (from Debian 13 on; TENBACK_PAGE=skip leaves the page and its tests out)",
};
const CHROMIUM: Failure = Failure::Missing { tool: "Chromium", command: "apt-get install chromium" };

/// Asked of Node itself: whether it is new enough.
const NEW_ENOUGH: &str = "const [major, minor] = process.versions.node.split('.').map(Number); \
                          process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)";

/// Whether somebody works on Rust alone. The build leaves the page out then, so it cannot be tested either.
fn is_left_out() -> bool {
    env::var_os("TENBACK_PAGE").is_some_and(|wish| wish == "skip")
}

/// The program is built with the page in it, so Node.js must be there before the first build.
pub(crate) fn ensure_node() -> Result<(), Failure> {
    let is_there = || succeeds(program("node", ["-e", NEW_ENOUGH])) && succeeds(program("npm", ["--version"]));
    if is_left_out() || is_there() || (debian::install("nodejs npm") && is_there()) {
        return Ok(());
    }
    Err(NODE)
}

/// Runs what `web/` has: the build of the program has fetched its packages.
pub(crate) fn run() -> Result<(), Failure> {
    if is_left_out() {
        println!("\nThe page's tests are left out: TENBACK_PAGE is skip.");
        return Ok(());
    }
    Step::new("check of the page").command(npm("check"))?;
    Step::new("tests of the page").command(npm("test:unit"))?;
    let browser = chromium()?;
    let step = Step::new("tests in a browser");
    let mut tests = npm("test:browser");
    tests.env("TENBACK_BIN", program_built::with_tests(&step)?).env("CHROMIUM", browser);
    step.command(tests)
}

fn npm(script: &str) -> Command {
    program("npm", ["--prefix", "web", "run", script])
}

/// Where Chromium is; whoever has it elsewhere says so.
fn chromium() -> Result<PathBuf, Failure> {
    let named = || env::var_os("CHROMIUM").map(PathBuf::from);
    let found = || on_path("chromium");
    let installed = || debian::install("chromium").then(found).flatten();
    named().or_else(found).or_else(installed).ok_or(CHROMIUM)
}

fn on_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}
