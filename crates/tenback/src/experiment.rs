//! What `simulate` and `compare` share: reading the experiment from the command line, running and reporting it.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::num::{NonZero, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;
use std::time::Instant;

use clap::Args;
use tenback_bots::Bot;
use tenback_lab::{
    ChunkResult, Conditions, Cut, Experiment, Journal, Lineup, Players, Records, Report, Results, Run, Shard, Wanted,
    WrittenBudget, games_csv, left_plot, uses_network,
};
use tenback_rules::{Rules, Setup};
use tenback_words::Words;

use crate::command_error::{CommandError, cannot_write_file, journal_error, lineup_error, note, records_error};
use crate::game::GameChoice;
use crate::interrupt::{self, EXIT_INTERRUPTED};
use crate::network::{MadeFor, network_id, read_network};
use crate::number::{milliseconds, whole};
use crate::progress::Progress;
use crate::version;

/// The games of an experiment.
#[derive(Args)]
pub(crate) struct Games {
    #[command(flatten)]
    game: GameChoice,
    /// Number of players [default: 1; face-to-face: 2]
    #[arg(long, value_name = "N", value_parser = whole(0..=u16::MAX))]
    seats: Option<u16>,
    /// Hand size: the standard one, or one card fewer, also written -1 (A18 in docs/RULES.md)
    #[arg(long, value_name = "CARDS", value_parser = whole(i16::MIN..=i16::MAX))]
    hand: Option<i16>,
    /// Minimum number of cards per turn: 2, or 3 for professionals (A18 in docs/RULES.md)
    #[arg(long, value_name = "CARDS", value_parser = whole(0..=u16::MAX))]
    minimum: Option<u16>,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole(1..=1_000_000_000_000_u64))]
    games: u64,
    /// Play every deal N times with other random choices, to see how hard deals are; --games counts all games
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(1..=1000_u64))]
    repeat: u64,
    /// Seed: the same seed gives the same deals
    #[arg(long, default_value_t = 1, value_parser = whole(0..=u64::MAX))]
    seed: u64,
    /// Milliseconds of CPU time a master may think per turn [default: 10]
    #[arg(long, value_name = "MS", conflicts_with = "evals", value_parser = milliseconds)]
    ms: Option<f64>,
    /// Positions a master may evaluate per turn; with this limit every machine plays the same games
    #[arg(long, value_name = "N", value_parser = whole(1..=u32::MAX))]
    evals: Option<u32>,
    /// Play without signals between team mates
    #[arg(long)]
    no_signals: bool,
    /// Use this network for expert and master instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    network: Option<String>,
    /// Also measure the luck of deals and draws, for a win rate with a narrower interval; takes more time
    #[arg(long)]
    luck_adjusted: bool,
}

/// How an experiment is run and reported.
#[derive(Args)]
pub(crate) struct Running {
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = whole(1..=1024_usize))]
    threads: Option<usize>,
    /// Play only part I of N, counted from 1; `tenback merge` merges the --out files
    #[arg(long, value_name = "I/N")]
    shard: Option<String>,
    /// Write results to this file as they arrive; the same command resumes from it
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    telling: Telling,
}

/// How results are reported.
#[derive(Args)]
pub(crate) struct Telling {
    /// Print one JSON object instead of a table
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print comma-separated values instead of a table
    #[arg(long)]
    csv: bool,
    /// Plot the distribution of cards left
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// Plot the chances to win that bots name after their turns against the share of games won
    #[arg(long, value_name = "FILE.svg")]
    reliability: Option<PathBuf>,
    /// Plot the win rate of line-ups with different budgets (ms=N or evals=N)
    #[arg(long, value_name = "FILE.svg")]
    budget_plot: Option<PathBuf>,
    /// Plot how often each deal was won (see --repeat)
    #[arg(long, value_name = "FILE.svg")]
    difficulty: Option<PathBuf>,
    /// Write one row per game: number, seed, line-up, won, left, turns, tricks, seconds, adjusted
    #[arg(long, value_name = "FILE.csv")]
    games_csv: Option<PathBuf>,
}

/// How long a master thinks by default.
const USUAL_BUDGET: WrittenBudget = WrittenBudget::Ms(10.0);

impl Games {
    /// The rules.
    fn rules(&self, words: &Words) -> Result<Rules, CommandError> {
        let game = self.game.name();
        let seats = self.seats.unwrap_or(game.seats().0.into());
        let usual = u8::try_from(seats).map_or(0, |seats| i16::from(game.hand_size(seats)));
        let hand = |hand: i16| u16::try_from(if hand < 0 { usual + hand } else { hand }).unwrap_or(u16::MAX);
        let setup = Setup {
            game,
            seats,
            first: None,
            hand_size: self.hand.map(hand),
            minimum: self.minimum,
            commands: None,
            decks: Vec::new(),
            hands: None,
            piles: None,
        };
        setup.rules().map_err(|error| CommandError::Usage(words.setup_error(&error)))
    }

    fn conditions(&self, words: &Words) -> Result<Conditions, CommandError> {
        let budget = match (self.ms, self.evals) {
            (Some(ms), _) => WrittenBudget::from_ms(ms),
            (None, Some(evals)) => WrittenBudget::from_evals(evals),
            (None, None) => Some(USUAL_BUDGET),
        };
        let budget = budget.ok_or_else(|| CommandError::Usage(words.message("cli-lab-bad-limit", &[])))?;
        Ok(Conditions { signals: !self.no_signals, budget, network: self.network.clone() })
    }

    /// The experiment with these line-ups.
    pub(crate) fn experiment(&self, lineups: &[String], words: &Words) -> Result<Experiment, CommandError> {
        let rules = self.rules(words)?;
        let conditions = self.conditions(words)?;
        let players = lineups.iter().map(|text| {
            let wanted = Wanted::parse(text, &rules, &conditions);
            seat(wanted.map_err(|error| CommandError::Usage(lineup_error(&error, words)))?, &rules, words)
        });
        let players = players.collect::<Result<Vec<Players>, CommandError>>()?;
        let repeat = NonZero::new(self.repeat).unwrap_or(NonZero::<u64>::MIN);
        if !self.games.is_multiple_of(repeat.get()) {
            let numbers = [("games", self.games.into()), ("repeat", self.repeat.into())];
            return Err(CommandError::Usage(words.message("cli-lab-bad-repeat", &numbers)));
        }
        let experiment = Experiment::new(version::program(), rules, players, self.games, self.seed).repeating(repeat);
        if !self.luck_adjusted {
            return Ok(experiment);
        }
        experiment.luck_adjusted().map_err(|error| CommandError::Usage(words.review_error(error)))
    }
}

/// Assigns bots to seats, with the network they use.
fn seat(wanted: Wanted, rules: &Rules, words: &Words) -> Result<Players, CommandError> {
    let read = |file: &str| read_network(Path::new(file), rules, MadeFor::ThisGame, words);
    let network = wanted.network.as_deref().map(read).transpose()?;
    let uses_one = wanted.levels.iter().any(|&level| uses_network(level));
    let shipped = || Bot::shipped_network(rules).filter(|_| uses_one).map(|network| network_id(network, None));
    let lineup = Lineup {
        bots: wanted.levels.iter().map(|level| level.word().to_owned()).collect(),
        signals: wanted.signals,
        budget: wanted.budget,
        network: network.as_ref().map(|(_, id)| id.clone()).or_else(shipped),
    };
    let bot = |level: &_| match &network {
        Some((network, _)) => network.bot(*level),
        None => Bot::new(*level),
    };
    Ok(Players::new(lineup, wanted.levels.iter().map(bot).collect()))
}

/// Runs the remaining chunks of an experiment and reports the results.
pub(crate) fn run(
    experiment: &Experiment,
    running: &Running,
    records: Option<&Path>,
    words: &Words,
) -> io::Result<Result<ExitCode, CommandError>> {
    let prepared = prepare(experiment, running, records, words, interrupt::asked_to_stop());
    let run = match prepared {
        Ok(run) => run,
        Err(trouble) => return Ok(Err(trouble)),
    };
    let progress = Progress::new(experiment.plan(), run.shard);
    let began = Instant::now();
    let (results, cut) = run.play(|results| progress.show(results));
    progress.clear();
    let report = Report::new(&results, began.elapsed().as_secs_f64());
    let told = running.telling.tell(&report, &results, words)?;
    if let Err(trouble) = told {
        return Ok(Err(trouble));
    }
    Ok(cut.map_or(Ok(ExitCode::SUCCESS), |cut| cut_short(cut, running, results.games(), words)))
}

fn prepare<'a>(
    experiment: &'a Experiment,
    running: &Running,
    records: Option<&Path>,
    words: &Words,
    stop: &'a AtomicBool,
) -> Result<Run<'a>, CommandError> {
    running.telling.check(words)?;
    let shard = match &running.shard {
        Some(text) => Shard::parse(text).ok_or_else(|| {
            CommandError::Usage(words.message("cli-lab-bad-shard", &[("shard", text.clone().into())]))
        })?,
        None => Shard::WHOLE,
    };
    let open = |file: &PathBuf| {
        Journal::open(file, experiment.plan(), shard)
            .map_err(|error| CommandError::Failure(journal_error(file, &error, words)))
    };
    let journal = running.out.as_ref().map(open).transpose()?;
    let finished: &[ChunkResult] = journal.as_ref().map_or(&[], |(_, finished)| finished);
    let listed = running.telling.games_csv.is_some();
    if listed && finished.iter().any(|chunk| chunk.rows.is_none()) {
        return Err(CommandError::Usage(words.message("cli-lab-not-listed", &[])));
    }
    let records = records.map(|folder| {
        let is_open = |chunk: &u64| finished.iter().all(|done| done.chunk != *chunk);
        let open = shard.chunks(experiment.plan()).filter(is_open);
        Records::open(folder, experiment.plan(), open, !finished.is_empty())
            .map_err(|error| records_error(folder, &error, words))
    });
    let cores = || available_parallelism().map_or(1, NonZeroUsize::get);
    Ok(Run {
        experiment,
        shard,
        threads: running.threads.unwrap_or_else(cores),
        records: records.transpose()?,
        listed,
        journal,
        stop,
    })
}

/// The message about an unfinished run, and the exit status.
fn cut_short(cut: Cut, running: &Running, games: u64, words: &Words) -> Result<ExitCode, CommandError> {
    let (id, error, code) = match &cut {
        Cut::Stopped => ("cli-lab-interrupted", String::new(), EXIT_INTERRUPTED),
        Cut::Journal(error) => ("cli-lab-journal-failed", words.io_error(error), 1),
        Cut::Records(error) => ("cli-lab-records-failed", words.io_error(error), 1),
    };
    note(words.message(id, &[("games", games.into()), ("error", error.into())]));
    if let Some(out) = &running.out {
        note(words.message("cli-lab-resume", &[("file", out.display().to_string().into())]));
    }
    Ok(ExitCode::from(code))
}

impl Telling {
    /// Checks that the files can be written, before any game is played.
    pub(crate) fn check(&self, words: &Words) -> Result<(), CommandError> {
        let plots = [&self.plot, &self.reliability, &self.difficulty, &self.budget_plot].into_iter().flatten();
        if let Some(file) = plots.clone().find(|file| file.extension().is_none_or(|ending| ending != "svg")) {
            let name = ("file", file.display().to_string().into());
            return Err(CommandError::Usage(words.message("cli-lab-plot-ending", &[name])));
        }
        for file in plots.chain(&self.games_csv) {
            let opened = OpenOptions::new().append(true).create(true).open(file);
            opened.map_err(|error| cannot_write_file(file, &error, words))?;
        }
        Ok(())
    }

    /// Prints the report and writes the plot and the list of games.
    pub(crate) fn tell(
        &self,
        report: &Report,
        results: &Results,
        words: &Words,
    ) -> io::Result<Result<(), CommandError>> {
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", report.json())?;
        } else if self.csv {
            write!(out, "{}", report.csv())?;
        } else {
            write!(out, "{}", report.table())?;
        }
        out.flush()?;
        let plots = [
            self.plot.as_ref().map(|file| (file, left_plot(report))),
            self.reliability.as_ref().map(|file| (file, report.reliability_plot())),
            self.difficulty.as_ref().map(|file| (file, report.difficulty_plot())),
            self.budget_plot.as_ref().map(|file| (file, report.budget_plot())),
        ];
        let rows = self.games_csv.as_ref().map(|file| match results.rows() {
            Some(rows) => Ok((file, games_csv(results.plan(), &rows))),
            None => Err(CommandError::Failure(words.message("cli-lab-not-listed", &[]))),
        });
        let write = |(file, text): (&PathBuf, String)| {
            fs::write(file, text).map_err(|error| cannot_write_file(file, &error, words))
        };
        Ok(plots.into_iter().flatten().try_for_each(write).and_then(|()| rows.transpose()?.map_or(Ok(()), write)))
    }
}
