//! The chores of this repository, as `cargo xtask …`. CI runs only `cargo xtask test`.

mod browsers;
mod container;
mod debian;
mod dependencies;
mod dist;
mod failure;
mod fuzz;
mod graph;
mod openapi;
mod page;
mod program_built;
mod python;
mod servers;
mod step;
mod test;
mod torture;
mod workflows;

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
    /// Update the golden files; review the difference before you commit it
    Golden,
    /// Run every fuzz target for a while
    Fuzz {
        /// How long each target runs
        #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
        seconds: u32,
    },
    /// Try to make a server lose or double what it has acknowledged; --help says how
    #[command(disable_help_flag = true)]
    Torture {
        /// Options of the torture tool
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        options: Vec<String>,
    },
    /// Make a release: a tarball and a Debian package in target/release-files, and their checksums
    Dist {
        /// Only try how it is made: with the program of the tests, twice, and compared
        #[arg(long)]
        trial: bool,
    },
    /// Measure how fast the page loads, with Lighthouse
    PageSpeed {
        /// How often each page is loaded
        #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
        runs: u32,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().chore {
        Chore::Test => test::run(),
        Chore::Golden => update_golden_files(),
        Chore::Fuzz { seconds } => fuzz::run(seconds),
        Chore::Torture { options } => torture::run(&options),
        Chore::Dist { trial: false } => dist::run(),
        Chore::Dist { trial: true } => dist::ensure_tool().and_then(|()| dist::check()),
        Chore::PageSpeed { runs } => page::speed::run(runs),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn update_golden_files() -> Result<(), Failure> {
    let mut tests = cargo(["test", "--workspace"]);
    // The page is built from one of these files, so it cannot be built before that is written.
    tests.args(locked()).arg("golden").env("TENBACK_PAGE", "skip");
    tests.env("UPDATE_GOLDEN", "1").env("INSTA_UPDATE", "always");
    Step::new("golden files").command(tests)
}

#[cfg(test)]
mod tests {
    use clap::error::ErrorKind;

    use super::*;

    #[test]
    fn without_a_chore_all_of_them_are_listed_with_one_line_each() {
        let Err(help) = Arguments::try_parse_from(["cargo xtask"]) else { panic!("a chore is needed") };
        assert_eq!(help.kind(), ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand);
        let help = help.to_string();
        let lines: Vec<&str> = help.lines().map(str::trim).collect();
        for chore in ["test", "golden", "fuzz", "torture", "dist", "page-speed"] {
            assert!(lines.iter().any(|line| line.starts_with(&format!("{chore}  "))), "{chore} is missing:\n{help}");
        }
    }
}
