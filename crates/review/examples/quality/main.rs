//! Measures how far reviews can be trusted; `docs/REVIEW.md` says how.
//!
//! ```sh
//! cargo run --release -p tenback-review --example quality -- calibration classic --seats 3 --games 40000
//! cargo run --release -p tenback-review --example quality -- order classic --seats 3 --games 200
//! cargo run --release -p tenback-review --example quality -- blunders classic --seats 3 --games 100
//! cargo run --release -p tenback-review --example quality -- errors classic --seats 3 --games 50
//! ```

mod blunders;
mod calibration;
mod errors;
mod games;
mod order;
mod parallel;

use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use tenback_review::Effort;
use tenback_rules::{GameName, Options, Rules};

/// Measures how far reviews can be trusted.
#[derive(Parser)]
struct Arguments {
    /// What to measure
    question: Question,
    /// Which game: classic, extreme or face-to-face
    #[arg(value_parser = game)]
    game: GameName,
    /// Number of players
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Number of games, for each level where there are several
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Evaluations per turn of a review
    #[arg(long, default_value_t = Effort::DEFAULT.evaluations())]
    evals: u32,
    /// Evaluations per turn of a master; 6,400 take about 10 ms
    #[arg(long, default_value_t = 6_400)]
    master_evals: u32,
    /// Threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Where the plot of a calibration goes
    #[arg(long)]
    svg: Option<PathBuf>,
    /// Where each result goes as soon as it is known, so that a run that is stopped is not lost
    #[arg(long)]
    rows: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Question {
    /// Does the game come out as often as the curve says?
    Calibration,
    /// Do stronger players get a higher accuracy?
    Order,
    /// Are planted blunders found, and are good turns left alone?
    Blunders,
    /// Are the errors of costly verdicts as small as they say?
    Errors,
}

/// What all measurements need to know.
struct Task {
    rules: Rules,
    games: u64,
    seed: u64,
    effort: Effort,
    master_evals: u32,
    threads: usize,
    rows: Option<File>,
}

impl Task {
    /// Writes a row of results.
    fn note(&self, row: &str) {
        if let Some(mut rows) = self.rows.as_ref() {
            writeln!(rows, "{row}").expect("rows can be written");
        }
    }
}

fn game(word: &str) -> Result<GameName, String> {
    let named = |name: &GameName| name.word() == word;
    GameName::ALL.into_iter().find(named).ok_or_else(|| "choose classic, extreme or face-to-face".to_owned())
}

fn main() -> ExitCode {
    let asked = Arguments::parse();
    let Ok(rules) = Rules::new(asked.game, asked.seats, Options::default()) else {
        eprintln!("{} is not played by {} players", asked.game.word(), asked.seats);
        return ExitCode::from(2);
    };
    let rows = match asked.rows.as_ref().map(File::create).transpose() {
        Ok(rows) => rows,
        Err(why) => {
            eprintln!("cannot write rows: {why}");
            return ExitCode::FAILURE;
        }
    };
    let task = Task {
        rules,
        games: asked.games,
        seed: asked.seed,
        effort: Effort::per_turn(asked.evals),
        master_evals: asked.master_evals,
        threads: asked.threads,
        rows,
    };
    match asked.question {
        Question::Calibration => return calibration::run(&task, asked.svg.as_deref()),
        Question::Order => order::run(&task),
        Question::Blunders => blunders::run(&task),
        Question::Errors => errors::run(&task),
    }
    ExitCode::SUCCESS
}
