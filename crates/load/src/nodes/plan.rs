//! What is done to several nodes, and each generator's share of it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tenback_rules::GameName;

use crate::plan::{RunningServer, millis};

/// How many connections besides its clients a generator may need: its own files, and requests.
const SPARE_FILES: u64 = 64;

/// How many idle spectators share a table.
pub(super) const IDLE_PER_TABLE: u32 = 20;

/// A load on servers that share their tables.
#[derive(Clone, Debug, Serialize)]
pub struct NodesPlan {
    /// The game.
    pub game: GameName,
    /// Seats at each table, all taken.
    pub seats: u8,
    /// Tables.
    pub tables: u32,
    /// Spectators at each table.
    pub watchers: u32,
    /// Connections that stay idle until the end, at tables of their own.
    pub idle: u32,
    /// Moves per second at all tables together; as many as the servers answer if `None`.
    pub rate: Option<u32>,
    /// How long players think.
    #[serde(rename = "think_ms", serialize_with = "millis")]
    pub think: Duration,
    /// How long games are measured.
    #[serde(rename = "measured_ms", serialize_with = "millis")]
    pub measured: Duration,
    /// Clients per second that disconnect and reconnect to the next target.
    pub switches: u32,
    /// Generator processes.
    pub processes: u32,
    /// How long after an announced fault connections may be lost and commands unanswered.
    #[serde(rename = "grace_ms", serialize_with = "millis")]
    pub grace: Duration,
    /// The servers.
    #[serde(skip)]
    pub targets: Vec<RunningServer>,
    /// The folder for ledgers.
    #[serde(skip)]
    pub ledger: Option<PathBuf>,
}

/// The share of one generator.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Job {
    /// Its number, from 1.
    pub(super) generator: u32,
    pub(super) game: GameName,
    pub(super) seats: u8,
    pub(super) tables: u32,
    pub(super) watchers: u32,
    pub(super) idle: u32,
    pub(super) rate: Option<u32>,
    pub(super) think: Duration,
    pub(super) grace: Duration,
    /// Clients per second.
    pub(super) switches: f64,
    pub(super) targets: Vec<SocketAddr>,
    pub(super) ledger: Option<PathBuf>,
}

impl NodesPlan {
    /// The shares of all generators.
    pub(super) fn jobs(&self) -> Vec<Job> {
        let processes = self.processes.max(1);
        let share = |total: u32, index: u32| total / processes + u32::from(index < total % processes);
        let job = |index: u32| Job {
            generator: index + 1,
            game: self.game,
            seats: self.seats,
            tables: share(self.tables, index),
            watchers: self.watchers,
            idle: share(self.idle, index),
            rate: self.rate.map(|rate| share(rate, index).max(1)),
            think: self.think,
            grace: self.grace,
            switches: f64::from(self.switches) / f64::from(processes),
            targets: self.targets.iter().map(|target| target.address).collect(),
            ledger: self.ledger.clone(),
        };
        (0..processes).map(job).collect()
    }

    /// All connections of players and spectators.
    pub(super) fn connections(&self) -> u32 {
        self.tables * (u32::from(self.seats) + self.watchers)
    }
}

impl Job {
    /// Tables for the idle connections.
    pub(super) fn idle_tables(&self) -> u32 {
        self.idle.div_ceil(IDLE_PER_TABLE)
    }

    /// How many files the generator opens at once.
    pub(super) fn files(&self) -> u64 {
        let players = u64::from(self.tables) * (u64::from(self.seats) + u64::from(self.watchers));
        players + u64::from(self.idle) + u64::from(self.idle_tables()) + SPARE_FILES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(processes: u32) -> NodesPlan {
        NodesPlan {
            game: GameName::Classic,
            seats: 4,
            tables: 10,
            watchers: 1,
            idle: 1_001,
            rate: Some(2),
            think: Duration::ZERO,
            measured: Duration::from_secs(1),
            switches: 3,
            processes,
            grace: Duration::from_secs(1),
            targets: Vec::new(),
            ledger: None,
        }
    }

    #[test]
    fn generators_share_everything() {
        let jobs = plan(3).jobs();
        assert_eq!(jobs.iter().map(|job| job.tables).collect::<Vec<_>>(), [4, 3, 3]);
        assert_eq!(jobs.iter().map(|job| job.idle).sum::<u32>(), 1_001);
        assert_eq!(jobs.iter().map(|job| job.rate).collect::<Vec<_>>(), [Some(1); 3], "nobody stands still");
        assert!((jobs.iter().map(|job| job.switches).sum::<f64>() - 3.0).abs() < 1e-9);
        assert_eq!(plan(1).jobs()[0].files(), 10 * 5 + 1_001 + 51 + SPARE_FILES);
    }
}
