//! How fast the page is: Lighthouse loads it like a phone on a slow network (docs/BENCHMARKS.md has the figures).

use std::env;
use std::path::PathBuf;

use super::ensure_node;
use crate::browsers::chromium_with_windows;
use crate::failure::Failure;
use crate::program_built;
use crate::step::{Step, program};

/// Measures the program named by `TENBACK_BIN`, or a release build. Each page is loaded several times.
pub(crate) fn run(runs: u32) -> Result<(), Failure> {
    ensure_node()?;
    let browser = chromium_with_windows()?;
    // Lighthouse is as large as everything the page itself needs, so it is installed only here.
    let packages = ["--prefix", "web/measure", "ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    Step::new("packages of the measurement").command(program("npm", packages))?;
    let step = Step::new("speed of the page");
    let built = match env::var_os("TENBACK_BIN").map(PathBuf::from) {
        Some(named) => named,
        None => program_built::for_users(&step)?,
    };
    let mut measure = program("node", ["web/measure/measure.mjs"]);
    measure.env("TENBACK_BIN", built).env("CHROMIUM", browser).env("RUNS", runs.to_string());
    step.command(measure)
}
