//! `tenback compare`: several line-ups on the same deals.

use std::io;
use std::process::ExitCode;

use clap::Args;
use tenback_words::Words;

use crate::experiment::{self, Games, Running};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
A line-up is a list of names by seat, or one name for all, and what differs from the other options: no-signals, ms=N, \
evals=N, network=FILE.

Examples:
  What is search worth?
    tenback compare --seats 3 --bots expert --vs master,ms=10
  What are signals worth?
    tenback compare --seats 4 --bots expert,no-signals --vs expert --games 20000
  Which of two networks is better, and how far is each from greedy?
    tenback compare --seats 2 --bots greedy --vs expert,network=old.net --vs expert,network=new.net
  What is a millisecond worth?
    tenback compare --bots expert --vs master,ms=5 --vs master,ms=50 --budget-plot time.svg
  Which opponent does better against greedy, as seat 1?
    tenback compare face-to-face --bots expert,greedy --vs master,greedy

All line-ups play the same deals, so luck cancels out and a small difference shows in few games.";

/// What to compare.
#[derive(Args)]
pub(crate) struct Compare {
    /// The line-up to compare the others with
    #[arg(long, value_name = "LINE-UP")]
    bots: String,
    /// Another line-up; can be given several times
    #[arg(long, value_name = "LINE-UP", required = true)]
    vs: Vec<String>,
    #[command(flatten)]
    games: Games,
    #[command(flatten)]
    running: Running,
}

/// Plays and prints.
pub(crate) fn run(args: &Compare, words: &Words) -> io::Result<ExitCode> {
    let lineups: Vec<String> = [&args.bots].into_iter().chain(&args.vs).cloned().collect();
    let experiment = match args.games.experiment(&lineups, words) {
        Ok(experiment) => experiment,
        Err(trouble) => return Ok(trouble.report()),
    };
    let code = experiment::run(&experiment, &args.running, None, words)?;
    Ok(code.unwrap_or_else(|trouble| trouble.report()))
}
