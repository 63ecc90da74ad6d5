//! What to do, from the command line.

use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;

use clap::Parser;

use crate::scenario::Scenario;

const ABOUT: &str = "\
Tries to break Tenback's promise: whatever a server has acknowledged is durable, exactly once.

A real server is put under load by clients that play whole games, and something bad happens to it again and again. Afterwards: \
the log of every table has no gap and no double; every acknowledged command is there exactly once, and no refused one; what each \
client saw is the log as that viewer may see it; every record verifies; clients came back and games went on without help.";

const EXAMPLES: &str = "\
Scenarios, each left out if its number is 0:
  --kills         SIGKILL and restart at random moments; sometimes SIGSTOP for a while in between
  --power-cuts    writes and syncs are recorded with strace; then the files are rebuilt as a
                  power cut at a random moment could have left them: unsynced writes are kept,
                  dropped, or torn at sectors of 512 bytes
  --full-disks    the disk fills up in mid-game and is freed again, on a small tmpfs; needs root
  --clock-jumps   the system clock jumps by an hour, with libfaketime

Scenarios with two or three servers on one PostgreSQL database, and a balancer that sends every
connection to the next one:
  --node-kills      SIGKILL and restart of the owner of a table, of another server, or of all;
                    sometimes SIGSTOP for a while instead
  --database-stops  PostgreSQL crashes and starts again, or ends all connections
  --line-faults     lines between servers, and to the database, are cut, slow, or dead in one
                    direction
  --full-databases  the disk of PostgreSQL fills up and is freed again, on a small tmpfs; needs root

Examples:
  cargo xtask torture                                  a short run of everything
  cargo xtask torture --kills 500 --power-cuts 1000    a long run
  cargo xtask torture --node-kills 500 --database-stops 100 --line-faults 200
  cargo xtask torture --kills 0 --full-disks 0 --clock-jumps 0 --power-cuts 200 --seed 7

The seed decides which moments, moves and cuts are chosen. The threads of clients and server are not repeatable, so the same \
seed makes a similar run, not the same one; the folder that is kept after a fault has what is needed to understand it: the \
database, the server's log, everything every client sent and saw, and the trace. The exit status is 0 if nothing was found, \
1 if a promise was broken or a scenario could not run, 2 on a usage error.";

/// The command line.
#[derive(Parser)]
#[command(name = "cargo xtask torture", bin_name = "cargo xtask torture", about = ABOUT, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How often the server is killed
    #[arg(long, value_name = "N", default_value_t = 6)]
    kills: u64,
    /// How many power cuts are simulated
    #[arg(long, value_name = "N", default_value_t = 60)]
    power_cuts: u64,
    /// How often the disk fills up
    #[arg(long, value_name = "N", default_value_t = 1)]
    full_disks: u64,
    /// How often the clock jumps
    #[arg(long, value_name = "N", default_value_t = 2)]
    clock_jumps: u64,
    /// How often one of several servers, or all, are killed or suspended
    #[arg(long, value_name = "N", default_value_t = 2)]
    node_kills: u64,
    /// How often the database of several servers stops
    #[arg(long, value_name = "N", default_value_t = 1)]
    database_stops: u64,
    /// How often lines between several servers and their database fail
    #[arg(long, value_name = "N", default_value_t = 2)]
    line_faults: u64,
    /// How often the disk of the database of several servers fills up
    #[arg(long, value_name = "N", default_value_t = 1)]
    full_databases: u64,
    /// How many tables are played at
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=100))]
    tables: u8,
    /// The seed of an earlier run [default: a new one]
    #[arg(long)]
    seed: Option<u64>,
    /// Skip scenarios that need a program or permission that is missing, instead of failing
    #[arg(long)]
    skip_missing: bool,
    /// The program under test; `cargo xtask torture` builds it
    #[arg(long, value_name = "FILE", env = "TENBACK_BIN")]
    program: PathBuf,
}

/// What to do.
pub(crate) struct Plan {
    arguments: Arguments,
    pub(crate) tables: usize,
    pub(crate) seed: u64,
    pub(crate) skip_missing: bool,
    pub(crate) program: PathBuf,
}

impl From<Arguments> for Plan {
    fn from(arguments: Arguments) -> Plan {
        // A short one is easier to type.
        let seed = arguments.seed.unwrap_or_else(|| RandomState::new().hash_one(0) % 1_000_000);
        let (tables, program) = (arguments.tables.into(), arguments.program.clone());
        Plan { tables, seed, skip_missing: arguments.skip_missing, program, arguments }
    }
}

impl Plan {
    /// The scenarios that are wanted.
    pub(crate) fn scenarios(&self) -> impl Iterator<Item = Scenario> {
        Scenario::ALL.into_iter().filter(|scenario| self.times(*scenario) > 0)
    }

    /// How often something bad happens.
    pub(crate) const fn times(&self, scenario: Scenario) -> u64 {
        match scenario {
            Scenario::Kills => self.arguments.kills,
            Scenario::PowerCuts => self.arguments.power_cuts,
            Scenario::FullDisks => self.arguments.full_disks,
            Scenario::ClockJumps => self.arguments.clock_jumps,
            Scenario::NodeKills => self.arguments.node_kills,
            Scenario::DatabaseStops => self.arguments.database_stops,
            Scenario::LineFaults => self.arguments.line_faults,
            Scenario::FullDatabases => self.arguments.full_databases,
        }
    }
}
