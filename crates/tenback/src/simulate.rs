//! `tenback simulate`: lets bots play and measures the results.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tenback_words::Words;

use crate::experiment::{self, Games, Running};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  A thousand games of three experts who signal to each other:
    tenback simulate --seats 3 --bots expert
  The same for masters who think 50 ms per turn, as JSON, with records for `tenback verify`:
    tenback simulate --seats 3 --bots master --ms 50 --games 2000 --json --records games/
  How often does expert beat greedy? They take turns going first; the win rate is that of seat 1:
    tenback simulate face-to-face --bots expert,greedy --games 10000
  How hard are deals? A hundred of them, each played 50 times by a bot that errs:
    tenback simulate --bots strong --games 5000 --repeat 50 --difficulty deals.svg
  A long run that can be stopped with Ctrl-C and resumed with the same command:
    tenback simulate --seats 5 --bots master --evals 2000 --games 100000 --out five.jsonl
  A quarter of it on each of four machines, then all of it:
    tenback simulate --seats 5 --bots master --evals 2000 --games 100000 --out 1.jsonl --shard 1/4
    tenback merge 1.jsonl 2.jsonl 3.jsonl 4.jsonl

The exit status is 0 if all games were played, 1 if something could not be written, 2 on a usage error, 130 after \
Ctrl-C. Partial results are always printed. docs/LAB.md describes the output and the files.";

/// What to simulate.
#[derive(Args)]
pub(crate) struct Simulate {
    /// Bots: one name for all seats, or a comma-separated list by seat
    ///
    /// random: any legal move. greedy: the smallest step, ten back first. casual: quick, like a human. regular: learned
    /// evaluation, with errors and oversights. strong: with few of them. expert: with none, no search. master: the same
    /// with search, see --ms and --evals. The list may also contain no-signals, ms=N, evals=N and network=FILE.
    #[arg(long, value_name = "NAMES")]
    bots: String,
    #[command(flatten)]
    games: Games,
    #[command(flatten)]
    running: Running,
    /// Write every game as a record to this folder, one file per chunk of games
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

/// Plays and prints.
pub(crate) fn run(args: &Simulate, words: &Words) -> io::Result<ExitCode> {
    let experiment = match args.games.experiment(std::slice::from_ref(&args.bots), words) {
        Ok(experiment) => experiment,
        Err(trouble) => return Ok(trouble.report()),
    };
    let code = experiment::run(&experiment, &args.running, args.records.as_deref(), words)?;
    Ok(code.unwrap_or_else(|trouble| trouble.report()))
}
