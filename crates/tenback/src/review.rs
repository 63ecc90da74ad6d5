//! `tenback review`: what happened in finished games, turn by turn.

mod chart;
mod picture;
mod records;
mod table;
mod work;

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use serde_json::{Value, json};
use tenback_notation::Replayed;
use tenback_review::{CSV_COLUMNS, FinishedGame, Review, Study, Summary, csv_rows, report};
use tenback_rules::{Illegal, Seat};
use tenback_words::Words;

use crate::command_error::{CommandError, cannot_write_file, note};
use crate::interrupt::{self, EXIT_INTERRUPTED};
use crate::number::{milliseconds, whole};
use records::{Place, Refused};
use work::{Limit, Reviewer};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback review game.tgn                        every turn, luck and skill
  tenback review game.tgn --svg game.svg         the win chance as a picture
  tenback review games/*.tgn --seat 1            your games: accuracy and most costly mistakes
  tenback review game.tgn --json --evals 20000   for scripts, more exact

The exit status is 0 if all records were reviewed, 1 if any could not be, 2 on a usage error, 130 after Ctrl-C. \
docs/REVIEW.md explains the numbers.";

/// What to review.
#[derive(Args, Default)]
pub(crate) struct ReviewArgs {
    /// Files of finished games; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Only the turns of this seat; in face-to-face also its win chances
    #[arg(long, value_name = "N", value_parser = whole(1..=Seat::MOST as u8))]
    seat: Option<u8>,
    /// Milliseconds of CPU time per turn, more for costly ones
    #[arg(long, value_name = "MS", conflicts_with = "evals", value_parser = milliseconds)]
    ms: Option<f64>,
    /// Evaluations per turn, more for costly ones; every machine gives the same review [default: 2400]
    #[arg(long, value_name = "N", value_parser = whole(100..=10_000_000_u32))]
    evals: Option<u32>,
    /// Print one JSON object per record instead of tables
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print one row of comma-separated values per turn instead of tables
    #[arg(long)]
    csv: bool,
    /// Draw the win chance of a game, with marks at costly turns
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
    /// Threads to use [default: one per core]
    #[arg(long, value_name = "N", value_parser = whole(1..=1024_usize))]
    threads: Option<usize>,
}

/// Reviews all records and prints the results.
pub(crate) fn run(args: &ReviewArgs, words: &Words) -> io::Result<ExitCode> {
    let limit = match args.limit(words).and_then(|limit| args.check_picture(words).map(|()| limit)) {
        Ok(limit) => limit,
        Err(error) => return Ok(error.report()),
    };
    let stop = interrupt::asked_to_stop();
    let mut session = Session::new(args, words, limit, stop);
    if args.csv {
        writeln!(io::stdout(), "file,record,{CSV_COLUMNS}")?;
    }
    for path in &args.files {
        session.sound &= records::each(path, words, |place, record| session.take(place, record))?;
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    session.finish(stop.load(Ordering::Relaxed))
}

/// Reviews a record that is not in a file of its own, with the usual effort, and prints the result.
pub(crate) fn review_text(record: &str, title: &str, words: &Words) -> io::Result<ExitCode> {
    let (args, stop) = (ReviewArgs::default(), interrupt::asked_to_stop());
    let mut session = Session::new(&args, words, Limit::Evaluations(None), stop);
    session.sound &= records::each_in(record.as_bytes(), title, words, |place, record| session.take(place, record))?;
    session.finish(stop.load(Ordering::Relaxed))
}

impl ReviewArgs {
    fn limit(&self, words: &Words) -> Result<Limit, CommandError> {
        match (self.ms, self.evals) {
            (Some(ms), _) if ms > 0.0 && ms <= 3_600_000.0 => Ok(Limit::Ms(ms)),
            (Some(_), _) => Err(CommandError::Usage(words.message("cli-lab-bad-limit", &[]))),
            (None, evals) => Ok(Limit::Evaluations(evals)),
        }
    }

    /// Checks before the work that the picture can be written.
    fn check_picture(&self, words: &Words) -> Result<(), CommandError> {
        let Some(file) = &self.svg else { return Ok(()) };
        if file.extension().is_none_or(|ending| ending != "svg") {
            let name = ("file", file.display().to_string().into());
            return Err(CommandError::Usage(words.message("cli-lab-plot-ending", &[name])));
        }
        let opened = OpenOptions::new().append(true).create(true).open(file);
        opened.map(|_| ()).map_err(|error| cannot_write_file(file, &error, words))
    }
}

/// Everything reviewed so far.
struct Session<'a> {
    args: &'a ReviewArgs,
    words: &'a Words,
    reviewer: Reviewer<'a>,
    seat: Option<Seat>,
    reviewed: Vec<(Place, Review)>,
    /// Whether every record could be reviewed.
    sound: bool,
}

impl<'a> Session<'a> {
    fn new(args: &'a ReviewArgs, words: &'a Words, limit: Limit, stop: &'a AtomicBool) -> Session<'a> {
        let seat = args.seat.and_then(Seat::from_number);
        let reviewer = Reviewer::new(limit, args.threads, stop);
        Session { args, words, reviewer, seat, reviewed: Vec::new(), sound: true }
    }

    /// Reviews a record and prints the result. Returns whether to go on.
    fn take(&mut self, place: Place, record: Result<Replayed, Refused>) -> io::Result<bool> {
        let study = record.and_then(|replayed| self.study(&place, &replayed));
        let study = match study {
            Ok(study) => study,
            Err(refused) => {
                self.refuse(&place, &refused)?;
                return Ok(true);
            }
        };
        if let (Some(file), false) = (&self.args.svg, self.reviewed.is_empty()) {
            let name = ("file", file.display().to_string().into());
            note(self.words.message("review-one-picture", &[name]));
            self.sound = false;
            return Ok(false);
        }
        let Some(parts) = self.reviewer.review(&study) else { return Ok(false) };
        let Some(review) = Review::new(&study, &parts, self.seat.unwrap_or(Seat::FIRST)) else { return Ok(false) };
        self.print(&place, &study, &review)?;
        if let Some(file) = &self.args.svg {
            self.sound &= self.draw(file, &place, &review);
        }
        self.reviewed.push((place, review));
        Ok(true)
    }

    fn study(&self, place: &Place, replayed: &Replayed) -> Result<Study, Refused> {
        let refused = |why| Refused { line: place.line, why };
        let game = FinishedGame::new(replayed).map_err(|error| refused(self.words.review_error(error)))?;
        let seats = game.rules().seats();
        if self.seat.is_some_and(|seat| seat.number() > seats) {
            return Err(refused(self.words.illegal(&Illegal::NoSuchSeat { seats })));
        }
        Ok(Study::new(game.clone(), self.reviewer.effort(&game)))
    }

    fn refuse(&mut self, place: &Place, refused: &Refused) -> io::Result<()> {
        self.sound = false;
        let args = [
            ("file", place.file.clone().into()),
            ("record", place.record.into()),
            ("line", refused.line.into()),
            ("why", refused.why.clone().into()),
        ];
        if self.args.json {
            let error = json!({ "file": place.file, "record": place.record, "error": refused.why });
            writeln!(io::stdout(), "{error}")?;
        }
        note(self.words.message("cli-record-refused", &args));
        Ok(())
    }

    fn print(&self, place: &Place, study: &Study, review: &Review) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if self.args.json {
            let mut object = json!({ "file": place.file, "record": place.record });
            let fields = serde_json::to_value(report(review, self.seat))?;
            if let (Some(object), Value::Object(fields)) = (object.as_object_mut(), fields) {
                object.extend(fields);
            }
            writeln!(out, "{object}")?;
        } else if self.args.csv {
            let quoted = place.file.replace('"', "\"\"");
            write!(out, "{}", csv_rows(review, self.seat, &format!("\"{quoted}\",{},", place.record)))?;
        } else {
            write!(out, "{}", table::of_game(place, study, review, self.seat, self.words))?;
        }
        out.flush()
    }

    fn draw(&self, file: &Path, place: &Place, review: &Review) -> bool {
        let written = fs::write(file, picture::svg(place, review, self.words));
        if let Err(error) = &written {
            note(cannot_write_file(file, error, self.words).message());
        }
        written.is_ok()
    }

    /// Prints what several games have in common, and returns the exit status.
    fn finish(self, stopped: bool) -> io::Result<ExitCode> {
        let (places, reviews): (Vec<Place>, Vec<Review>) = self.reviewed.into_iter().unzip();
        if reviews.len() > 1 && !self.args.csv {
            let summary = Summary::new(&reviews, self.seat);
            let mut out = io::stdout().lock();
            if self.args.json {
                writeln!(out, "{}", json!({ "summary": table::summary_json(&summary, &places) }))?;
            } else {
                write!(out, "{}", table::of_summary(&summary, &places, self.words))?;
            }
        }
        if stopped {
            note(self.words.message("review-interrupted", &[("games", reviews.len().into())]));
            return Ok(ExitCode::from(EXIT_INTERRUPTED));
        }
        Ok(if self.sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
