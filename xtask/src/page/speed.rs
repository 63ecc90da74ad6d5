//! How fast the page is: Lighthouse loads it like a phone on a slow network (docs/BENCHMARKS.md has the figures).

use std::env;
use std::path::PathBuf;

use super::{chromium, ensure_node, program_built};
use crate::failure::Failure;
use crate::step::{Step, program};

/// Measures the program that `TENBACK_BIN` names, or a release build; each page is loaded some times.
pub(crate) fn run(runs: u32) -> Result<(), Failure> {
    ensure_node()?;
    let browser = chromium()?;
    // Lighthouse is as large as all that the page itself needs, so it is fetched only here.
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
