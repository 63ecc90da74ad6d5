//! `tenback puzzles check`: proves puzzles again.

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tenback_puzzles::{Collection, NoCollection, NoPuzzle, PROOF, Unproved, prove};
use tenback_words::Words;

use crate::command_error::{CommandError, note};
use crate::verify::unreadable;

/// Which puzzles to prove.
#[derive(Args)]
pub(super) struct Check {
    /// A file of puzzles, compressed or not; without one, the puzzles that ship
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// Proves every puzzle of a file.
pub(super) fn run(args: &Check, words: &Words) -> io::Result<ExitCode> {
    let read;
    let collection = match &args.file {
        None => Collection::shipped(),
        Some(file) => match File::open(file).map_err(NoCollection::Io).and_then(Collection::read) {
            Ok(collection) => {
                read = collection;
                &read
            }
            Err(why) => {
                let name = file.display();
                return Ok(CommandError::Failure(format!("{name}: {}", refusal(&why, words))).report());
            }
        },
    };
    let mut sound = true;
    for puzzle in collection.puzzles() {
        if let Err(why) = prove(puzzle, PROOF) {
            sound = false;
            let why = match why {
                Unproved::Position => "position",
                Unproved::Solution => "solution",
                Unproved::NotUnique => "not-unique",
                Unproved::Runner => "runner",
                Unproved::TooLarge => "too-large",
            };
            note(words.message("puzzles-unproved", &[("id", puzzle.id().into()), ("why", why.into())]));
        }
    }
    if !sound {
        return Ok(ExitCode::FAILURE);
    }
    writeln!(io::stdout(), "{}", words.message("puzzles-proved", &[("count", collection.puzzles().len().into())]))?;
    Ok(ExitCode::SUCCESS)
}

/// Why a file has no puzzles.
fn refusal(why: &NoCollection, words: &Words) -> String {
    match why {
        NoCollection::Io(error) => unreadable(error, words),
        NoCollection::Record { number, why } => {
            let number = ("number", (*number).into());
            match why {
                NoPuzzle::Record(fault) => words.problem(&fault.problem),
                NoPuzzle::Tag(tag) => words.message("puzzles-no-tag", &[number, ("tag", (*tag).into())]),
                NoPuzzle::Over => words.message("puzzles-over", &[number]),
            }
        }
    }
}
