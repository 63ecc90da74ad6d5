//! What `simulate` and `compare` have in common: the experiment from the command line, and how it is run and told.

use std::fs;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;
use std::time::Instant;

use clap::Args;
use tenback_bots::Bot;
use tenback_lab::{
    Conditions, Cut, Experiment, Journal, Lineup, Players, Report, Run, Shard, Wanted, WrittenBudget, left_plot,
};
use tenback_rules::{GameName, Rules, Setup};
use tenback_words::Words;

use crate::deal::GameArg;
use crate::interrupt::{self, EXIT_INTERRUPTED};
use crate::network::{MadeFor, read_network};
use crate::progress::Progress;
use crate::trouble::{Trouble, cannot_write_file, journal_error, lineup_error};

/// The games of an experiment.
#[derive(Args)]
pub(crate) struct Games {
    /// Which game
    #[arg(long, default_value = "classic")]
    game: GameArg,
    /// How many play [default: 1; face-to-face: 2]
    #[arg(long, value_name = "N")]
    seats: Option<u16>,
    /// Hand size: the rulebook's or one fewer, also as -1 (A18)
    #[arg(long, value_name = "CARDS", allow_negative_numbers = true)]
    hand: Option<i16>,
    /// Minimum of a turn: 2, or 3 for professionals (A18)
    #[arg(long, value_name = "CARDS")]
    minimum: Option<u16>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// Where chance comes from: the same seed gives the same deals
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How long a master may think about a turn, in milliseconds of processor time [default: 10]
    #[arg(long, value_name = "MS", conflicts_with = "evals")]
    ms: Option<f64>,
    /// How many positions a master may look at for a turn: then every machine plays the same games
    #[arg(long, value_name = "N")]
    evals: Option<u32>,
    /// Team mates give each other no signals
    #[arg(long)]
    no_signals: bool,
    /// Let expert and master play by this network instead of those that ship with the program
    #[arg(long, value_name = "FILE")]
    network: Option<String>,
}

/// How an experiment is run and told.
#[derive(Args)]
pub(crate) struct Running {
    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Play only share I of N, counted from 1; `tenback merge` puts the files of --out together
    #[arg(long, value_name = "I/N")]
    shard: Option<String>,
    /// Write results here as they come; the same command with the same file goes on where it stopped
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    telling: Telling,
}

/// How results are told.
#[derive(Args)]
pub(crate) struct Telling {
    /// Print one JSON object instead of a table
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print comma-separated values instead of a table
    #[arg(long)]
    csv: bool,
    /// Draw the distribution of cards left
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

/// How long a master thinks if nothing else is said.
const USUAL_BUDGET: WrittenBudget = WrittenBudget::Ms(10.0);

impl Games {
    /// The rules asked for.
    fn rules(&self, words: &Words) -> Result<Rules, Trouble> {
        let game = GameName::from(self.game);
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
        setup.rules().map_err(|error| Trouble::Usage(words.setup_error(&error)))
    }

    fn conditions(&self, words: &Words) -> Result<Conditions, Trouble> {
        let budget = match (self.ms, self.evals) {
            (Some(ms), _) => WrittenBudget::from_ms(ms),
            (None, Some(evals)) => WrittenBudget::from_evals(evals),
            (None, None) => Some(USUAL_BUDGET),
        };
        let budget = budget.ok_or_else(|| Trouble::Usage(words.message("cli-lab-bad-limit", &[])))?;
        Ok(Conditions { signals: !self.no_signals, budget, network: self.network.clone() })
    }

    /// The experiment with these line-ups.
    pub(crate) fn experiment(&self, lineups: &[String], words: &Words) -> Result<Experiment, Trouble> {
        let rules = self.rules(words)?;
        let conditions = self.conditions(words)?;
        let players = lineups.iter().map(|text| {
            let wanted = Wanted::parse(text, &rules, &conditions);
            seat(wanted.map_err(|error| Trouble::Usage(lineup_error(&error, words)))?, &rules, words)
        });
        let players = players.collect::<Result<Vec<Players>, Trouble>>()?;
        Ok(Experiment::new(rules, players, self.games, self.seed))
    }
}

/// Puts bots in their seats, with the network they are to use.
fn seat(wanted: Wanted, rules: &Rules, words: &Words) -> Result<Players, Trouble> {
    let read = |file: &str| read_network(Path::new(file), rules, MadeFor::ThisGame, words);
    let network = wanted.network.as_deref().map(read).transpose()?;
    let lineup = Lineup {
        bots: wanted.levels.iter().map(|level| level.word().to_owned()).collect(),
        signals: wanted.signals,
        budget: wanted.budget,
        network: network.as_ref().map(|(_, mark)| mark.clone()),
    };
    let bot = |level: &_| match &network {
        Some((network, _)) => network.bot(*level),
        None => Bot::new(*level),
    };
    Ok(Players::new(lineup, wanted.levels.iter().map(bot).collect()))
}

/// Runs an experiment from the first open chunk to the last, and tells what came of it.
pub(crate) fn run(
    experiment: &Experiment,
    running: &Running,
    records: Option<&Path>,
    words: &Words,
) -> io::Result<Result<ExitCode, Trouble>> {
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
    let told = running.telling.tell(&report, words)?;
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
) -> Result<Run<'a>, Trouble> {
    let shard = match &running.shard {
        Some(text) => Shard::parse(text)
            .ok_or_else(|| Trouble::Usage(words.message("cli-lab-bad-shard", &[("shard", text.clone().into())])))?,
        None => Shard::WHOLE,
    };
    if let Some(folder) = records {
        fs::create_dir_all(folder).map_err(|error| cannot_write_file(folder, &error, words))?;
    }
    let open = |file: &PathBuf| {
        Journal::open(file, experiment.plan(), shard)
            .map_err(|error| Trouble::Failure(journal_error(file, &error, words)))
    };
    Ok(Run {
        experiment,
        shard,
        threads: running.threads.or(available_parallelism().ok()).map_or(1, NonZeroUsize::get),
        journal: running.out.as_ref().map(open).transpose()?,
        records: records.map(Path::to_owned),
        stop,
    })
}

/// What to say about a run that did not come to its end, and the exit status.
fn cut_short(cut: Cut, running: &Running, games: u64, words: &Words) -> Result<ExitCode, Trouble> {
    let (id, error, code) = match &cut {
        Cut::Stopped => ("cli-lab-interrupted", String::new(), EXIT_INTERRUPTED),
        Cut::Journal(error) => ("cli-lab-journal-failed", error.to_string(), 1),
        Cut::Records(error) => ("cli-lab-records-failed", error.to_string(), 1),
    };
    eprintln!("{}", words.message(id, &[("games", games.into()), ("error", error.into())]));
    if let Some(out) = &running.out {
        eprintln!("{}", words.message("cli-lab-resume", &[("file", out.display().to_string().into())]));
    }
    Ok(ExitCode::from(code))
}

impl Telling {
    /// Prints a report and draws its picture.
    pub(crate) fn tell(&self, report: &Report, words: &Words) -> io::Result<Result<(), Trouble>> {
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", report.json())?;
        } else if self.csv {
            write!(out, "{}", report.csv())?;
        } else {
            write!(out, "{}", report.table())?;
        }
        out.flush()?;
        let Some(file) = &self.plot else { return Ok(Ok(())) };
        Ok(fs::write(file, left_plot(report)).map_err(|error| cannot_write_file(file, &error, words)))
    }
}
