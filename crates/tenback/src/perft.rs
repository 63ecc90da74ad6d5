//! `tenback perft`: counts sequences of actions.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tenback_notation::{Chunk, RecordReader};
use tenback_rules::{Game, perft};
use tenback_words::Words;

use crate::command_error::note;
use crate::number::whole;
use crate::verify::{open, unreadable};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback perft --depth 3 game.tgn               three numbers: for 1, 2 and 3 actions
  tenback deal --seed 7 | tenback perft --depth 4 -  from standard input";

/// What to count.
#[derive(Args)]
pub(crate) struct Perft {
    /// Count sequences of 1, 2 … N actions
    #[arg(long, value_name = "N", value_parser = whole(1..=u8::MAX))]
    depth: u8,
    /// Records that end in an unfinished game; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Prints a line of counts for each record; fails if one is not an unfinished game.
pub(crate) fn run(args: &Perft, words: &Words) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    let mut sound = true;
    for path in &args.files {
        let file = &path.to_string_lossy();
        sound &= match open(path) {
            Ok(input) => count_all(file, input, args.depth, words, &mut out)?,
            Err(error) => {
                note(format_args!("{file}: {}", unreadable(&error, words)));
                false
            }
        };
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn count_all(file: &str, input: impl BufRead, depth: u8, words: &Words, out: &mut impl Write) -> io::Result<bool> {
    let mut sound = true;
    let mut records = 0;
    for (index, chunk) in RecordReader::new(input).enumerate() {
        records = index + 1;
        let refused = match chunk {
            Ok(chunk) => match open_game(&chunk, words) {
                Ok(game) => {
                    count(out, &game, depth)?;
                    continue;
                }
                Err(refused) => refused,
            },
            Err(error) => (0, unreadable(&error, words)),
        };
        let (line, why) = refused;
        let args = [("file", file.into()), ("record", records.into()), ("line", line.into()), ("why", why.into())];
        note(words.message("cli-record-refused", &args));
        sound = false;
    }
    if records == 0 {
        note(words.message("cli-no-record", &[("file", file.into())]));
    }
    Ok(sound)
}

/// The unfinished game at the end of a record, or the line and the reason why there is none.
fn open_game(chunk: &Chunk, words: &Words) -> Result<Game, (usize, String)> {
    let (_, replayed) = chunk.replay().map_err(|fault| (fault.line, words.problem(&fault.problem)))?;
    if replayed.game.board().to_move().is_none() {
        return Err((chunk.first_line, words.message("cli-perft-game-over", &[])));
    }
    Ok(replayed.game)
}

fn count(out: &mut impl Write, game: &Game, depth: u8) -> io::Result<()> {
    for depth in 1..=depth {
        let separator = if depth == 1 { "" } else { "\t" };
        write!(out, "{separator}{}", perft(game, depth.into()))?;
        out.flush()?;
    }
    writeln!(out)
}
