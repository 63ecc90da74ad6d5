//! `tenback load`: how much a server can take, compared with a bare fan-out of the same frames.

mod nodes;
mod verify;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use tenback_load::{
    Cut, Ledger, LoadError, NodesPlan, Plan, Progress, RunningServer, Servers, Stage, StoreKind, run as measure,
    run_generator, serve_bare,
};
use tenback_rules::{GameName, Setup};
use tenback_words::Words;

use crate::command_error::{CommandError, note};
use crate::game::GameChoice;
use crate::interrupt::{self, EXIT_INTERRUPTED};
use crate::number::whole;

use nodes::NodesOptions;

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
    tenback load --target http://localhost:8098 --pid 4711 --tables 10
  Servers that share their tables, with clients that move between them, from two processes:
    tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \\
      --processes 2 --tables 300 --switches 20 --seconds 60
  60,000 idle connections, and the memory of both servers:
    tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \\
      --pid 4711 --pid 4712 --processes 4 --tables 1 --idle 60000 --seconds 1
  Servers that a script kills and announces; then what was told is compared with what is stored:
    kill-nodes | tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \\
      --faults --ledger told --seconds 300
    tenback load --verify told --database sqlite:tenback.db

Every frame is checked: events in order and without gaps, views that follow from them, no cards the viewer may not know. The \
bare server sends recorded frames of the same game and does nothing else. A running server must allow that many people and \
connections from one address (tenback serve --help lists its limits).

With several targets, or with --processes, --switches, --faults or --ledger, there is one measurement without the bare \
server. Clients that lose a connection reconnect to the next target with what they have, and repeat what was not \
answered. On Linux, connections to this machine come from many addresses (127.1.x.y). Announce faults before they \
happen, one per line: kill, pause or stop, later back, each with node=N, counted in the order of the targets, or with \
database. A connection that is lost without that is a fault. The report has the time from each fault to the next move, \
for tables where a player was cut off or had to repeat a command.

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
    /// [default: 1000; with several targets or processes: 0, and they stay until the end]
    #[arg(long, value_name = "N", value_parser = whole(0..=200_000_u32))]
    idle: Option<u32>,
    /// Moves per second at all tables together [default: as many as the server answers]
    #[arg(long, value_name = "N", value_parser = whole(1..=1_000_000_u32))]
    rate: Option<u32>,
    /// Milliseconds a player thinks before a move
    #[arg(long, value_name = "MS", default_value_t = 0, value_parser = whole(0..=600_000_u64))]
    think: u64,
    /// Milliseconds over which the tables are opened [default: 0]
    #[arg(long, value_name = "MS", value_parser = whole(0..=600_000_u64))]
    ramp: Option<u64>,
    /// Seconds to measure each server in each round
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
    /// Number of rounds; in each, all servers are measured in turn [default: 5]
    #[arg(long, value_name = "N", value_parser = whole(1..=100_u32))]
    rounds: Option<u32>,
    /// Measure only a server with this store
    #[arg(long, value_name = "STORE", conflicts_with = "targets")]
    store: Option<StoreArg>,
    /// Measure a server with this PostgreSQL database as well, such as postgres://localhost/load; it is filled with games
    #[arg(long, value_name = "URL", conflicts_with_all = ["targets", "store"])]
    postgres: Option<String>,
    /// Measure the server at this address instead of starting one; several times for servers that share their tables
    #[arg(long = "target", alias = "at", value_name = "URL")]
    targets: Vec<String>,
    /// Process id of that server, to measure its CPU time and memory; with several targets, one for each in their order
    #[arg(long = "pid", value_name = "PID", requires = "targets")]
    pids: Vec<u32>,
    #[command(flatten)]
    nodes: NodesOptions,
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
    fn game_and_seats(&self, words: &Words) -> Result<(GameName, u8), CommandError> {
        let game = self.game.name();
        let seats = self.seats.unwrap_or(if game == GameName::FaceToFace { 2 } else { 4 });
        check_seats(game, seats, words)?;
        Ok((game, seats))
    }

    /// The servers that are running.
    fn running(&self, words: &Words) -> Result<Vec<RunningServer>, CommandError> {
        if !self.pids.is_empty() && self.pids.len() != self.targets.len() {
            return Err(CommandError::Usage(words.message("cli-load-pids", &[])));
        }
        let pids = self.pids.iter().copied().map(Some).chain(std::iter::repeat(None));
        let servers = self.targets.iter().zip(pids).map(|(link, pid)| RunningServer::at(link, pid));
        servers.collect::<Result<_, _>>().map_err(|error| trouble(&error, words))
    }

    /// Whether servers that share their tables are measured.
    fn is_for_nodes(&self) -> bool {
        self.targets.len() > 1 || self.nodes.are_used()
    }

    /// Rejects options that mean nothing for a single measurement, and a folder with the ledgers of another run.
    fn check_nodes_options(&self, words: &Words) -> Result<(), CommandError> {
        let options =
            [("--rounds", self.rounds.is_some()), ("--ramp", self.ramp.is_some()), ("--folder", self.folder.is_some())];
        if let Some((option, _)) = options.into_iter().find(|(_, is_given)| *is_given) {
            return Err(CommandError::Usage(words.message("cli-load-no-effect", &[("option", option.into())])));
        }
        let Some(folder) = &self.nodes.ledger else { return Ok(()) };
        if Ledger::is_in(folder).map_err(|error| trouble(&error.into(), words))? {
            let args = [("file", folder.display().to_string().into())];
            return Err(CommandError::Usage(words.message("cli-load-ledger-exists", &args)));
        }
        Ok(())
    }

    fn nodes_plan(&self, words: &Words) -> Result<NodesPlan, CommandError> {
        self.check_nodes_options(words)?;
        let (game, seats) = self.game_and_seats(words)?;
        Ok(NodesPlan {
            game,
            seats,
            tables: self.tables,
            watchers: self.watchers,
            idle: self.idle.unwrap_or(0),
            rate: self.rate,
            think: Duration::from_millis(self.think),
            measured: Duration::from_secs_f64(self.seconds),
            switches: self.nodes.switches.unwrap_or(0),
            processes: self.nodes.processes.unwrap_or(1),
            grace: Duration::from_secs(self.nodes.grace),
            targets: self.running(words)?,
            ledger: self.nodes.ledger.clone(),
        })
    }

    fn plan(&self, words: &Words) -> Result<Plan, CommandError> {
        let (game, seats) = self.game_and_seats(words)?;
        let servers = match (self.running(words)?.pop(), self.store) {
            (Some(server), _) => Servers::Running(server),
            (None, Some(StoreArg::Memory)) => Servers::Own(vec![StoreKind::Memory]),
            (None, Some(StoreArg::Sqlite)) => Servers::Own(vec![StoreKind::Sqlite]),
            (None, None) => {
                let postgres = self.postgres.clone().map(StoreKind::Postgres);
                Servers::Own([StoreKind::Memory, StoreKind::Sqlite].into_iter().chain(postgres).collect())
            }
        };
        Ok(Plan {
            game,
            seats,
            tables: self.tables,
            watchers: self.watchers,
            idle: self.idle.unwrap_or(1_000),
            rate: self.rate,
            think: Duration::from_millis(self.think),
            ramp: Duration::from_millis(self.ramp.unwrap_or(0)),
            measured: Duration::from_secs_f64(self.seconds),
            rounds: self.rounds.unwrap_or(5),
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
    if args.nodes.generator {
        // Ctrl-C goes to all processes of a terminal; the first one is for the main process.
        interrupt::asked_to_stop();
        return run_generator().map(|()| ExitCode::SUCCESS);
    }
    if let Some(folder) = &args.nodes.verify {
        return verify::run(folder, args.nodes.database.as_deref(), args.json, words);
    }
    if args.is_for_nodes() {
        return match args.nodes_plan(words) {
            Ok(plan) => nodes::run(args, &plan, words),
            Err(trouble) => Ok(trouble.report()),
        };
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
        Some(Cut::Stopped) => interrupted(words),
        Some(Cut::Failed(error)) => trouble(&error, words).report(),
    })
}

fn interrupted(words: &Words) -> ExitCode {
    note(words.message("cli-load-interrupted", &[]));
    ExitCode::from(EXIT_INTERRUPTED)
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
        LoadError::TooFewFiles { needed, allowed } => {
            let args = [("needed", (*needed).into()), ("allowed", (*allowed).into())];
            CommandError::Usage(words.message("cli-load-too-few-files", &args))
        }
        LoadError::NotStarted { server } => say("cli-load-not-started", &[("server", (*server).into())]),
        LoadError::Refused { text, .. } => say("cli-load-refused", &[("text", text.as_str().into())]),
        LoadError::Fault(fault) => say("cli-load-fault", &[("fault", fault.to_string().into())]),
        LoadError::Unreachable { why } => say("cli-load-unreachable", &[("error", why.as_str().into())]),
        LoadError::Io(error) => say("cli-load-failed", &[("error", words.io_error(error).into())]),
    }
}
