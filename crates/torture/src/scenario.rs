//! The scenarios. Each is one file with a function that makes something bad happen and checks the consequences.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::evidence::Evidence;
use crate::fault::Fault;
use crate::plan::Plan;
use crate::{clock_jumps, kills, power_cuts};
#[cfg(unix)]
use crate::{full_disk, nodes};

/// Something bad that happens to a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scenario {
    /// Its process is killed or suspended.
    Kills,
    /// The machine loses power.
    PowerCuts,
    /// There is no space left.
    FullDisks,
    /// The system clock is changed.
    ClockJumps,
    /// One of several servers, or all, are killed or suspended.
    NodeKills,
    /// The database of several servers crashes.
    DatabaseStops,
    /// The network between several servers and their database fails.
    LineFaults,
    /// There is no space left for the database of several servers.
    FullDatabases,
}

impl Scenario {
    pub(crate) const ALL: [Scenario; 8] = [
        Scenario::Kills,
        Scenario::PowerCuts,
        Scenario::FullDisks,
        Scenario::ClockJumps,
        Scenario::NodeKills,
        Scenario::DatabaseStops,
        Scenario::LineFaults,
        Scenario::FullDatabases,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Scenario::Kills => "kills",
            Scenario::PowerCuts => "power-cuts",
            Scenario::FullDisks => "full-disks",
            Scenario::ClockJumps => "clock-jumps",
            Scenario::NodeKills => "node-kills",
            Scenario::DatabaseStops => "database-stops",
            Scenario::LineFaults => "line-faults",
            Scenario::FullDatabases => "full-databases",
        }
    }

    /// What [`Tally::waits`] are.
    pub(crate) const fn wait(self) -> &'static str {
        match self {
            Scenario::NodeKills => "From the kill of a table's owner to the next acknowledged move there, or a bot's",
            Scenario::DatabaseStops => "From the return of the database to an acknowledged move at every table",
            Scenario::LineFaults => "From the repair of the lines to an acknowledged move at every table",
            Scenario::FullDatabases => "From the return of space to an acknowledged move at every table",
            _ => "",
        }
    }
}

/// What a scenario works with.
pub(crate) struct Stage<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) evidence: &'a Evidence,
    pub(crate) bar: &'a ProgressBar,
    pub(crate) random: Xoshiro256PlusPlus,
    /// How often something bad has to happen.
    pub(crate) times: u64,
    pub(crate) tally: Tally,
}

/// What a scenario did and checked.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally {
    /// How often something bad happened.
    pub(crate) times: u64,
    /// How many acknowledged commands were found again.
    pub(crate) acknowledged: u64,
    /// How many records were verified.
    pub(crate) records: usize,
    /// How long tables were silent, where that is measured.
    pub(crate) waits: Vec<Duration>,
    /// How long tables had no owner that was alive, where that is measured.
    pub(crate) take_overs: Vec<Duration>,
}

/// How a scenario ended.
pub(crate) enum Outcome {
    Passed {
        tally: Tally,
        took: Duration,
    },
    /// It cannot run here.
    Skipped {
        why: &'static str,
    },
    Failed {
        tally: Tally,
        fault: Fault,
        evidence: Option<PathBuf>,
    },
}

/// Why a scenario did not pass.
pub(crate) enum Stop {
    Fault(Fault),
    /// A program or permission is missing.
    Missing(&'static str),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Fault(fault)
    }
}

/// Runs a scenario in a folder of its own, which is kept if there is a fault.
pub(crate) fn run(scenario: Scenario, plan: &Plan) -> Outcome {
    let began = Instant::now();
    let evidence = match Evidence::new(scenario.name()) {
        Ok(evidence) => evidence,
        Err(fault) => return Outcome::Failed { tally: Tally::default(), fault, evidence: None },
    };
    let bar = bar(scenario, plan);
    let random = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
    let times = plan.times(scenario);
    let mut stage = Stage { plan, evidence: &evidence, bar: &bar, random, times, tally: Tally::default() };
    let result = match scenario {
        Scenario::Kills => kills::run(&mut stage),
        Scenario::PowerCuts => power_cuts::run(&mut stage),
        #[cfg(unix)]
        Scenario::FullDisks => full_disk::run(&mut stage),
        Scenario::ClockJumps => clock_jumps::run(&mut stage),
        #[cfg(unix)]
        Scenario::NodeKills => nodes::kills(&mut stage),
        #[cfg(unix)]
        Scenario::DatabaseStops => nodes::database(&mut stage),
        #[cfg(unix)]
        Scenario::LineFaults => nodes::lines(&mut stage),
        #[cfg(unix)]
        Scenario::FullDatabases => nodes::full(&mut stage),
        #[cfg(not(unix))]
        _ => Err(Stop::Missing("a Unix system")),
    };
    let tally = stage.tally;
    bar.finish_and_clear();
    match result {
        Ok(()) => Outcome::Passed { tally, took: began.elapsed() },
        Err(Stop::Missing(why)) if plan.skip_missing => Outcome::Skipped { why },
        Err(Stop::Missing(why)) => {
            Outcome::Failed { tally, fault: Fault::Expected { what: why.to_owned() }, evidence: None }
        }
        Err(Stop::Fault(fault)) => Outcome::Failed { tally, fault, evidence: Some(evidence.keep()) },
    }
}

/// A bar on standard error, if that is a terminal.
fn bar(scenario: Scenario, plan: &Plan) -> ProgressBar {
    let bar = ProgressBar::new(plan.times(scenario)).with_prefix(scenario.name());
    let style = "{prefix:14} {bar:30} {human_pos} of {human_len}, {eta} left, {msg}";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}
