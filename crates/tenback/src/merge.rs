//! `tenback merge`: merges the parts of an experiment.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tenback_lab::{Report, Results, merge};
use tenback_words::Words;

use crate::command_error::{merge_error, note};
use crate::experiment::Telling;

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback merge 1.jsonl 2.jsonl 3.jsonl 4.jsonl  four machines
  tenback merge *.jsonl --json > all.json        for scripts";

/// What to merge.
#[derive(Args)]
pub(crate) struct Merge {
    /// Files written by `simulate` or `compare` with --out
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    telling: Telling,
}

/// Merges and prints; fails if games are missing.
pub(crate) fn run(args: &Merge, words: &Words) -> io::Result<ExitCode> {
    if let Err(trouble) = args.telling.check(words) {
        return Ok(trouble.report());
    }
    let results = match merge(&args.files) {
        Ok(results) => results,
        Err(error) => {
            note(merge_error(&error, words));
            return Ok(ExitCode::FAILURE);
        }
    };
    let report = Report::new(&results, results.work_seconds());
    if let Err(trouble) = args.telling.tell(&report, &results, words)? {
        return Ok(trouble.report());
    }
    Ok(if says_what_is_missing(&results, words) { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Whether games are missing; says which.
fn says_what_is_missing(results: &Results, words: &Words) -> bool {
    /// The maximum number of gaps to list.
    const NAMED: usize = 10;
    let missing = results.missing();
    if missing.is_empty() {
        return false;
    }
    let range =
        |(first, last): &(u64, u64)| if first == last { first.to_string() } else { format!("{first}–{last}") };
    let mut ranges: Vec<String> = missing.iter().take(NAMED).map(range).collect();
    if missing.len() > NAMED {
        ranges.push("…".to_owned());
    }
    let count = results.plan().games - results.games();
    let args =
        [("count", count.into()), ("planned", results.plan().games.into()), ("ranges", ranges.join(", ").into())];
    note(words.message("cli-lab-missing", &args));
    true
}
