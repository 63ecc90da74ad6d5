//! `tenback verify`: checks records against the rules and prints a line of JSON for each.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use tenback_notation::RecordReader;
use tenback_rules::{Game, Outcome};
use tenback_words::{SeatNames, Words, ending_clauses, problem_clauses};

use crate::command_error::note;

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback verify game.tgn                        one file
  tenback verify games/*.tgn                     all records of a folder
  tenback deal --seed 7 | tenback verify -       from standard input";

/// What to verify.
#[derive(Args)]
pub(crate) struct Verify {
    /// Files of records to check; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

#[derive(Serialize)]
struct Answer<'a> {
    file: &'a str,
    record: usize,
    ok: bool,
    error: Option<Error>,
    #[serde(flatten)]
    state: Option<State>,
}

#[derive(Serialize)]
struct Error {
    turn: u64,
    play: usize,
    code: &'static str,
    line: usize,
    /// The clauses of `docs/RULES.md` that are broken.
    clauses: &'static [&'static str],
    text: String,
}

#[derive(Serialize)]
struct State {
    status: &'static str,
    winner: Option<u8>,
    left: u8,
    position: Option<Position>,
    /// The clauses of `docs/RULES.md` that ended the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    clauses: Option<&'static [&'static str]>,
    /// How the game ended, for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

#[derive(Serialize)]
struct Position {
    turn: u16,
    seat: u8,
    laid: u8,
    minimum: u8,
    piles: [u8; 4],
    hands: Vec<Vec<u8>>,
    decks: Vec<u8>,
    legal: Vec<String>,
    may_end: bool,
}

/// Verifies all files; fails if any record is invalid.
pub(crate) fn run(verify: &Verify, words: &Words) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    let mut sound = true;
    for path in &verify.files {
        let file = &path.to_string_lossy();
        let told = match open(path) {
            Ok(input) => verify_all(file, input, words, &mut out, &mut sound),
            Err(error) => {
                sound = false;
                answer(&mut out, file, 1, Err(io_error(&error, words)))
            }
        };
        match told {
            Ok(()) => {}
            // A reader that stops after an invalid record still gets the exit status.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe && !sound => break,
            Err(error) => return Err(error),
        }
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Opens a file, or standard input for `-`.
pub(crate) fn open(file: &Path) -> io::Result<Box<dyn BufRead>> {
    if file == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    Ok(Box::new(BufReader::new(File::open(file)?)))
}

fn verify_all(
    file: &str,
    input: impl BufRead,
    words: &Words,
    out: &mut impl Write,
    sound: &mut bool,
) -> io::Result<()> {
    let mut records = 0;
    for (index, chunk) in RecordReader::new(input).enumerate() {
        let result = match chunk {
            Ok(chunk) => chunk.replay().map(|(_, replayed)| state(&replayed.game, words)).map_err(|fault| Error {
                turn: fault.turn,
                play: fault.play,
                code: fault.problem.code(),
                line: fault.line,
                clauses: problem_clauses(&fault.problem),
                text: words.problem(&fault.problem),
            }),
            Err(error) => Err(io_error(&error, words)),
        };
        *sound &= result.is_ok();
        records = index + 1;
        answer(out, file, records, result)?;
    }
    if records == 0 {
        note(words.message("cli-no-record", &[("file", file.into())]));
    }
    Ok(())
}

/// The output if the input cannot be read.
pub(crate) fn unreadable(error: &io::Error, words: &Words) -> String {
    words.message("cli-unreadable", &[("error", words.io_error(error).into())])
}

fn io_error(error: &io::Error, words: &Words) -> Error {
    Error { turn: 0, play: 0, code: "io", line: 0, clauses: &[], text: unreadable(error, words) }
}

fn answer(out: &mut impl Write, file: &str, record: usize, result: Result<State, Error>) -> io::Result<()> {
    let (state, error) = match result {
        Ok(state) => (Some(state), None),
        Err(error) => (None, Some(error)),
    };
    serde_json::to_writer(&mut *out, &Answer { file, record, ok: error.is_none(), error, state })?;
    writeln!(out)?;
    // The input may be a long-running pipe, so flush each answer.
    out.flush()
}

fn state(game: &Game, words: &Words) -> State {
    let board = game.board();
    let (status, winner) = match board.ending().map(|ending| ending.outcome) {
        None => ("open", None),
        Some(Outcome::Won) => ("won", None),
        Some(Outcome::Lost { .. }) => ("lost", None),
        Some(Outcome::SeatWon(seat)) => ("won", Some(seat.number())),
    };
    let ending = board.ending();
    State {
        status,
        winner,
        left: board.left(),
        position: position(game),
        clauses: ending.map(|ending| ending_clauses(&ending)),
        text: ending.map(|ending| words.ending(&ending, board.rules(), SeatNames::default())),
    }
}

fn position(game: &Game) -> Option<Position> {
    let board = game.board();
    let seat = board.to_move()?;
    let mut legal: Vec<String> = game.legal_set().iter().map(|lay| lay.to_string()).collect();
    legal.sort_unstable();
    Some(Position {
        turn: board.turn().number(),
        seat: seat.number(),
        laid: board.turn().laid(),
        minimum: board.turn().minimum(),
        piles: board.tops().0,
        hands: game.hands().iter().map(|(_, hand)| hand.iter().map(|card| card.number()).collect()).collect(),
        decks: board.stock_sizes().to_vec(),
        legal,
        may_end: board.may_end(),
    })
}
