//! `tenback load`: how much a server can take, compared with a bare fan-out of the same frames.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use tenback_load::{
    Cut, LoadError, Plan, Progress, RunningServer, Servers, Stage, StoreKind, run as measure, serve_bare,
};
use tenback_rules::{GameName, Setup};
use tenback_words::Words;

use crate::command_error::{CommandError, note};
use crate::game::GameChoice;
use crate::interrupt::{self, EXIT_INTERRUPTED};
use crate::number::whole;

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  100 tables of four players, as fast as the server answers, with the memory store and with SQLite:
    tenback load
  What a small server does all day: 20 tables, 30 moves per second, two spectators per table:
    tenback load --tables 20 --rate 30 --watchers 2 --think 500 --seconds 30 --rounds 1
  Memory of many idle connections:
    tenback load --tables 200 --idle 4000 --seconds 1
  A server that is running; its process is needed for CPU time and memory:
    tenback load --at http://localhost:8098 --pid 4711 --tables 10

Every frame is checked: events in order and without gaps, views that follow from them, no cards the viewer may not know. The \
bare server sends recorded frames of the same game and does nothing else. A running server must allow that many people and \
connections from one address (tenback serve --help lists its limits).

The exit status is 0 if everything was measured, 1 if a server failed or sent something wrong, 2 on a usage error, 130 after \
Ctrl-C. What was measured until then is printed.";

/// What to measure.
#[derive(Args)]
pub(crate) struct Load {
    #[command(flatten)]
    game: GameChoice,
    /// Number of players per table [default: 4; face-to-face: 2]
    #[arg(long, value_name = "N", value_parser = whole(1..=5_u8))]
    seats: Option<u8>,
    /// Number of tables
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole(1..=10_000_u32))]
    tables: u32,
    /// Number of spectators per table, who get every move
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole(0..=1_000_u32))]
    watchers: u32,
    /// Number of further connections, opened before the games to measure the memory of an idle one
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = whole(0..=50_000_u32))]
    idle: u32,
    /// Moves per second at all tables together [default: as many as the server answers]
    #[arg(long, value_name = "N", value_parser = whole(1..=1_000_000_u32))]
    rate: Option<u32>,
    /// Milliseconds a player thinks before a move
    #[arg(long, value_name = "MS", default_value_t = 0, value_parser = whole(0..=600_000_u64))]
    think: u64,
    /// Milliseconds over which the tables are opened
    #[arg(long, value_name = "MS", default_value_t = 0, value_parser = whole(0..=600_000_u64))]
    ramp: u64,
    /// Seconds to measure each server in each round
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
    /// Number of rounds; in each, all servers are measured in turn
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = whole(1..=100_u32))]
    rounds: u32,
    /// Measure only a server with this store
    #[arg(long, value_name = "STORE", conflicts_with = "at")]
    store: Option<StoreArg>,
    /// Measure the server at this address instead of starting one
    #[arg(long, value_name = "URL")]
    at: Option<String>,
    /// Process id of that server, to measure its CPU time and memory
    #[arg(long, value_name = "PID", requires = "at")]
    pid: Option<u32>,
    /// Folder for the databases of measured servers [default: the system's temporary folder]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Only serve the frames recorded in this file; used to start the bare server
    #[arg(long, value_name = "FILE", hide = true)]
    bare: Option<PathBuf>,
}

/// A store by its word.
#[derive(Clone, Copy, ValueEnum)]
enum StoreArg {
    Memory,
    Sqlite,
}

/// Reads a number of seconds.
fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.1..=3600.0).contains(number));
    number.ok_or_else(|| "expected a number of seconds from 0.1 to 3600".to_owned())
}

fn check_seats(game: GameName, seats: u8, words: &Words) -> Result<(), CommandError> {
    let setup = Setup {
        game,
        seats: seats.into(),
        first: None,
        hand_size: None,
        minimum: None,
        commands: None,
        decks: Vec::new(),
        hands: None,
        piles: None,
    };
    setup.rules().map(drop).map_err(|error| CommandError::Usage(words.setup_error(&error)))
}

impl Load {
    fn plan(&self, words: &Words) -> Result<Plan, CommandError> {
        let game = self.game.name();
        let seats = self.seats.unwrap_or(if game == GameName::FaceToFace { 2 } else { 4 });
        check_seats(game, seats, words)?;
        let servers = match (&self.at, self.store) {
            (Some(link), _) => {
                Servers::Running(RunningServer::at(link, self.pid).map_err(|error| trouble(&error, words))?)
            }
            (None, Some(StoreArg::Memory)) => Servers::Own(vec![StoreKind::Memory]),
            (None, Some(StoreArg::Sqlite)) => Servers::Own(vec![StoreKind::Sqlite]),
            (None, None) => Servers::Own(vec![StoreKind::Memory, StoreKind::Sqlite]),
        };
        Ok(Plan {
            game,
            seats,
            tables: self.tables,
            watchers: self.watchers,
            idle: self.idle,
            rate: self.rate,
            think: Duration::from_millis(self.think),
            ramp: Duration::from_millis(self.ramp),
            measured: Duration::from_secs_f64(self.seconds),
            rounds: self.rounds,
            servers,
            folder: self.folder.clone(),
        })
    }
}

/// Measures and prints.
pub(crate) fn run(args: &Load, words: &Words) -> io::Result<ExitCode> {
    if let Some(script) = &args.bare {
        return serve_bare(script).map(|()| ExitCode::SUCCESS);
    }
    let plan = match args.plan(words) {
        Ok(plan) => plan,
        Err(trouble) => return Ok(trouble.report()),
    };
    let program = std::env::current_exe()?;
    let line = progress_line(&plan);
    let (report, cut) = measure(&plan, &program, interrupt::asked_to_stop(), &|progress| show(&line, &progress));
    line.finish_and_clear();
    if !report.is_empty() {
        let mut out = io::stdout().lock();
        writeln!(out, "{}", if args.json { report.json() } else { report.table() }.trim_end())?;
        out.flush()?;
    }
    Ok(match cut {
        None => ExitCode::SUCCESS,
        Some(Cut::Stopped) => {
            note(words.message("cli-load-interrupted", &[]));
            ExitCode::from(EXIT_INTERRUPTED)
        }
        Some(Cut::Failed(error)) => trouble(&error, words).report(),
    })
}

/// A line on standard error, if that is a terminal.
fn progress_line(plan: &Plan) -> ProgressBar {
    let servers = match &plan.servers {
        Servers::Own(stores) => stores.len() as u64,
        Servers::Running(_) => 1,
    };
    let line = ProgressBar::new(u64::from(plan.rounds) * (servers + 1));
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos} of {len} measurements, {elapsed}: {msg}") {
        line.set_style(style);
    }
    line.enable_steady_tick(Duration::from_millis(200));
    line
}

fn show(line: &ProgressBar, progress: &Progress) {
    line.set_position(u64::from(progress.measurement.saturating_sub(1)));
    let server = progress.server;
    line.set_message(match progress.stage {
        Stage::Recording => format!("{server}, recording a game"),
        Stage::Connecting => format!("{server}, connecting"),
        Stage::Playing(moves) => format!("{server}, {moves:.0} moves a second"),
    });
}

fn trouble(error: &LoadError, words: &Words) -> CommandError {
    let say = |id, args: &[(&str, tenback_words::Value<'_>)]| CommandError::Failure(words.message(id, args));
    match error {
        LoadError::BadAddress { address } => {
            CommandError::Usage(words.message("cli-load-bad-address", &[("address", address.as_str().into())]))
        }
        LoadError::NoProcess { id } => {
            CommandError::Usage(words.message("cli-load-no-process", &[("id", id.to_string().into())]))
        }
        LoadError::NotStarted { server } => say("cli-load-not-started", &[("server", (*server).into())]),
        LoadError::Refused { text, .. } => say("cli-load-refused", &[("text", text.as_str().into())]),
        LoadError::Fault(fault) => say("cli-load-fault", &[("fault", fault.to_string().into())]),
        LoadError::Unreachable { why } => say("cli-load-unreachable", &[("error", why.as_str().into())]),
        LoadError::Io(error) => say("cli-load-failed", &[("error", words.io_error(error).into())]),
    }
}
