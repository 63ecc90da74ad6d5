//! The chores of this repository, as `cargo xtask …`. CI runs nothing but `cargo xtask test`.

mod debian;
mod failure;
mod fuzz;
mod graph;
mod page;
mod python;
mod step;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::step::{Step, cargo, locked};

/// The chores of this repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run everything that CI runs, up to the first failure
    Test,
    /// Write the golden files anew; read the difference before committing it
    Golden,
    /// Run every fuzz target for a while
    Fuzz {
        /// How long each target runs
        #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
        seconds: u32,
    },
    /// Measure how fast the page loads, with Lighthouse
    PageSpeed {
        /// How often each page is loaded
        #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
        runs: u32,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Test => test::run(),
        Chore::Golden => write_golden_files(),
        Chore::Fuzz { seconds } => fuzz::run(seconds),
        Chore::PageSpeed { runs } => page::speed::run(runs),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn write_golden_files() -> Result<(), Failure> {
    let mut tests = cargo(["test", "--workspace"]);
    // The page is built on one of these files: it cannot be built before that is written.
    tests.args(locked()).arg("golden").env("TENBACK_PAGE", "skip");
    tests.env("UPDATE_GOLDEN", "1").env("INSTA_UPDATE", "always");
    Step::new("golden files").command(tests)
}
