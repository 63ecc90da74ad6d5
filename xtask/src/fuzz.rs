//! Fuzzing: every target for a while.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::step::{Step, cargo, root, succeeds};

/// Runs each target for this many seconds, starting from the inputs that are checked in.
pub(crate) fn run(seconds: u32) -> Result<(), Failure> {
    if !succeeds(cargo(["+nightly", "--version"])) {
        let command = "rustup toolchain install nightly --profile minimal";
        return Err(Failure::Missing { tool: "the nightly toolchain, which fuzzing needs,", command });
    }
    if !succeeds(cargo(["fuzz", "--version"])) {
        Step::new("install cargo-fuzz").command(cargo(["install", "cargo-fuzz", "--locked"]))?;
    }
    let step = Step::new("list of fuzz targets");
    let list = step.read(cargo(["+nightly", "fuzz", "list"]))?;
    step.done();
    String::from_utf8_lossy(&list).lines().try_for_each(|target| fuzz(target, seconds))
}

fn fuzz(target: &str, seconds: u32) -> Result<(), Failure> {
    // New inputs go to the first folder: what is checked in grows only on purpose.
    let found = Path::new("fuzz/target/corpus").join(target);
    let found_here = root().join(&found);
    fs::create_dir_all(&found_here).map_err(Failure::file(&found))?;
    // No crate has unsafe code, so checking memory accesses would only slow it down.
    let mut fuzz = cargo(["+nightly", "fuzz", "run", "--features", "libfuzzer", "--sanitizer", "none", target]);
    fuzz.arg(found).arg(Path::new("fuzz/corpus").join(target));
    fuzz.arg("--").arg(format!("-max_total_time={seconds}"));
    println!("\n-- target {target}");
    Step::new("fuzzing").command(fuzz)
}
