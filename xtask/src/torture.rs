//! Torture tests: `crates/torture` tries to break a server.

use crate::debian;
use crate::failure::Failure;
use crate::program_built;
use crate::servers;
use crate::step::{Step, cargo, on_path, program};

/// Programs that scenarios need, and the Debian packages that have them.
const PROGRAMS: [(&str, &str); 2] = [("strace", "strace"), ("faketime", "faketime")];
const TOOL: &str = "tenback-torture";
/// The seed of the short form: the same faults in every run. Other seeds are for `cargo xtask torture`.
const SHORT_SEED: &str = "14";

/// Installs what is missing. Where that needs a permission, scenarios are skipped and say so.
pub(crate) fn ensure() -> Result<(), Failure> {
    for (program, package) in PROGRAMS {
        if on_path(program).is_none() && !debian::install(package) {
            println!(
                "\n{program} is missing, so a part of the torture is skipped. On Debian: apt-get install {package}"
            );
        }
    }
    Ok(())
}

/// Tortures the program as users run it.
pub(crate) fn run(options: &[String]) -> Result<(), Failure> {
    let step = Step::new("torture");
    // Both in one build, so that they share what they depend on.
    let build = || cargo(["build", "--release", "--package", "tenback", "--package", TOOL]);
    let tool = program_built::path_of(TOOL, &step, build())?;
    let mut torture = program(&tool.to_string_lossy(), options);
    torture.arg("--program").arg(program_built::path(&step, build())?);
    if !options.iter().any(|option| option == "--help" || option == "-h") {
        ensure()?;
        servers::ensure_postgresql();
    }
    step.command(torture)
}

/// The short form for `cargo xtask test`, with the programs that were built for the tests.
pub(crate) fn short() -> Result<(), Failure> {
    if cfg!(not(target_os = "linux")) {
        println!("\nThere is no torture: this is not Linux.");
        return Ok(());
    }
    let step = Step::new("torture");
    let tool = program_built::path_of(TOOL, &step, cargo(["test", "--workspace", "--no-run"]))?;
    let mut torture = program(&tool.to_string_lossy(), ["--skip-missing", "--seed", SHORT_SEED, "--program"]);
    torture.arg(program_built::with_tests(&step)?);
    step.command(torture)
}
