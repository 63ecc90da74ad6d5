//! What was found on several nodes, as a table or as JSON.

use std::fmt::Write;
use std::time::Duration;

use serde::Serialize;

use super::link::{FaultOutcome, Outcome, Travel};
use super::plan::NodesPlan;
use crate::plan::RunningServer;
use crate::process::Process;
use crate::report::Percentiles;
use crate::tally::{Counts, Times};

/// How many faults people see.
const MOST_SHOWN: usize = 20;

/// What was found.
#[derive(Serialize)]
pub struct NodesReport {
    plan: NodesPlan,
    /// Whether the whole time was measured.
    complete: bool,
    seconds: f64,
    #[serde(flatten)]
    counts: Counts,
    moves_per_second: f64,
    deliveries_per_second: f64,
    move_ms: Percentiles,
    delivery_ms: Percentiles,
    /// Memory of all processes for each idle connection.
    bytes_per_idle_connection: Option<f64>,
    targets: Vec<TargetCost>,
    connections: Travel,
    faults: Vec<FaultReport>,
    unanswered: u64,
    wrong: Vec<String>,
    wrong_count: u64,
}

/// One server.
#[derive(Serialize, Default)]
pub(super) struct TargetCost {
    address: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pid: Option<u32>,
    /// CPU time of the process: all of it, then while it was measured.
    cpu_seconds: Option<f64>,
    memory_bytes: Option<u64>,
    /// Memory that the idle connections took, at all targets of this process.
    idle_bytes: Option<u64>,
}

/// How a fault was survived.
#[derive(Serialize)]
struct FaultReport {
    fault: String,
    /// Tables where a player lost the connection or repeated a command.
    tables: u64,
    /// Of those, tables without a move until the end.
    stalled: u64,
    /// From the announcement to the first acknowledged move.
    takeover_ms: Percentiles,
}

/// A line of the table: its name and its value, if there is one.
type Row = (String, Option<String>);

fn row(name: impl Into<String>, value: Option<String>) -> Row {
    (name.into(), value)
}

fn decimal(number: Option<f64>) -> Option<String> {
    number.map(|number| format!("{number:.2}"))
}

impl TargetCost {
    /// A server as it is now.
    pub(super) fn now(target: &RunningServer) -> TargetCost {
        let process = target.process.map(Process);
        TargetCost {
            address: target.address.to_string(),
            pid: target.process,
            cpu_seconds: process.and_then(Process::cpu).map(|cpu| cpu.as_secs_f64()),
            memory_bytes: process.and_then(Process::memory),
            idle_bytes: None,
        }
    }

    /// Notes what the idle connections took.
    pub(super) fn compare_idle(&mut self, before: &TargetCost) {
        let both = self.memory_bytes.zip(before.memory_bytes);
        self.idle_bytes = both.map(|(after, before)| after.saturating_sub(before));
    }

    /// Notes what the games took.
    pub(super) fn measured(&mut self, before: &TargetCost, after: &TargetCost) {
        let both = after.cpu_seconds.zip(before.cpu_seconds);
        self.cpu_seconds = both.map(|(after, before)| after - before);
        self.memory_bytes = after.memory_bytes;
    }
}

impl NodesReport {
    pub(super) fn new(plan: NodesPlan) -> NodesReport {
        NodesReport {
            plan,
            complete: false,
            seconds: 0.0,
            counts: Counts::default(),
            moves_per_second: 0.0,
            deliveries_per_second: 0.0,
            move_ms: Percentiles::default(),
            delivery_ms: Percentiles::default(),
            bytes_per_idle_connection: None,
            targets: Vec::new(),
            connections: Travel::default(),
            faults: Vec::new(),
            unanswered: 0,
            wrong: Vec::new(),
            wrong_count: 0,
        }
    }

    /// Merges what the generators found.
    pub(super) fn finish(&mut self, time: Duration, targets: Vec<TargetCost>, outcomes: Vec<Outcome>, complete: bool) {
        let (mut moves, mut deliveries) = (Times::default(), Times::default());
        let mut faults: Vec<FaultOutcome> = Vec::new();
        for outcome in outcomes {
            self.counts = self.counts.plus(outcome.counts);
            moves.add(&outcome.moves);
            deliveries.add(&outcome.deliveries);
            self.connections.add(outcome.travel);
            merge_faults(&mut faults, outcome.faults);
            self.wrong.extend(outcome.wrong);
            self.wrong_count += outcome.wrong_count;
            self.unanswered += outcome.unanswered;
        }
        self.seconds = time.as_secs_f64();
        self.moves_per_second = self.counts.moves as f64 / self.seconds;
        self.deliveries_per_second = self.counts.deliveries as f64 / self.seconds;
        (self.move_ms, self.delivery_ms) = (Percentiles::of(&moves), Percentiles::of(&deliveries));
        self.faults = faults.into_iter().map(FaultReport::from).collect();
        self.bytes_per_idle_connection =
            idle_bytes(&targets).map(|bytes| bytes as f64 / f64::from(self.plan.idle.max(1)));
        (self.targets, self.complete) = (targets, complete);
    }

    /// Whether nothing was measured.
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// What was wrong: the first few things.
    pub fn wrong(&self) -> &[String] {
        &self.wrong
    }

    /// As one JSON object.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a report is plain data")
    }

    /// As a table for people.
    pub fn table(&self) -> String {
        let plan = &self.plan;
        let mut text = format!(
            "{} for {}: {} tables, {} connections, {} idle ones; {} targets, {} generators; {:.1} s\n\n",
            plan.game.word(),
            plan.seats,
            plan.tables,
            plan.connections(),
            plan.idle,
            plan.targets.len(),
            plan.processes,
            self.seconds,
        );
        for (name, value) in self.measured_rows().into_iter().chain(self.fault_rows()) {
            if let Some(value) = value {
                _ = writeln!(text, "{name:<34}{value:>14}");
            }
        }
        text + &self.verdict()
    }

    /// Pace, latency, and what the servers took.
    fn measured_rows(&self) -> Vec<Row> {
        let mut rows = vec![
            row("moves/s", Some(format!("{:.1}", self.moves_per_second))),
            row("deliveries/s", Some(format!("{:.0}", self.deliveries_per_second))),
            row("answer ms, p50", decimal(self.move_ms.p50)),
            row("  p99", decimal(self.move_ms.p99)),
            row("  max", decimal(self.move_ms.max)),
            row("delivery ms, p50", decimal(self.delivery_ms.p50)),
            row("  p99", decimal(self.delivery_ms.p99)),
            row("kB/idle connection", decimal(self.bytes_per_idle_connection.map(|bytes| bytes / 1e3))),
        ];
        for target in &self.targets {
            let memory = target.memory_bytes.map(|bytes| bytes as f64 / 1e6);
            rows.push(row(format!("{}, memory, MB", target.address), decimal(memory)));
            rows.push(row("  CPU s", decimal(target.cpu_seconds)));
        }
        rows
    }

    /// What happened to connections and commands, and after each fault.
    fn fault_rows(&self) -> Vec<Row> {
        let Travel { switches, lost, reconnected, repeated, done_before } = self.connections;
        let some = |number: u64| (number > 0).then(|| number.to_string());
        let mut rows = vec![
            row("switched to another target", some(switches)),
            row("lost connections", some(lost)),
            row("reconnections", some(reconnected)),
            row("repeated commands", some(repeated)),
            row("  already carried out", some(done_before)),
            row("unanswered commands", some(self.unanswered)),
        ];
        for fault in &self.faults {
            rows.push(row(format!("{}: affected tables", fault.fault), Some(fault.tables.to_string())));
            rows.push(row("  until the next move, ms, p50", decimal(fault.takeover_ms.p50)));
            rows.push(row("  p99", decimal(fault.takeover_ms.p99)));
            rows.push(row("  max", decimal(fault.takeover_ms.max)));
            rows.push(row("  tables without one", some(fault.stalled)));
        }
        rows
    }

    fn verdict(&self) -> String {
        let Counts { frames, games, .. } = self.counts;
        if self.wrong_count == 0 {
            return format!("\n{frames} frames of {games} games were checked: in order, no gap, nothing hidden.\n");
        }
        let mut text = format!("\n{} faults were found in {frames} frames of {games} games:\n", self.wrong_count);
        self.wrong.iter().take(MOST_SHOWN).for_each(|wrong| text += &format!("  {wrong}\n"));
        text
    }
}

impl Travel {
    fn add(&mut self, other: Travel) {
        self.switches += other.switches;
        self.lost += other.lost;
        self.reconnected += other.reconnected;
        self.repeated += other.repeated;
        self.done_before += other.done_before;
    }
}

impl From<FaultOutcome> for FaultReport {
    fn from(outcome: FaultOutcome) -> FaultReport {
        let FaultOutcome { fault, takeover, stalled } = outcome;
        FaultReport { fault, tables: takeover.count() + stalled, stalled, takeover_ms: Percentiles::of(&takeover) }
    }
}

/// The same faults were announced to all generators, in the same order.
fn merge_faults(all: &mut Vec<FaultOutcome>, others: Vec<FaultOutcome>) {
    for (index, other) in others.into_iter().enumerate() {
        match all.get_mut(index) {
            Some(fault) => {
                fault.takeover.add(&other.takeover);
                fault.stalled += other.stalled;
            }
            None => all.push(other),
        }
    }
}

/// The memory of idle connections in all processes. Targets may share a process.
fn idle_bytes(targets: &[TargetCost]) -> Option<u64> {
    let mut known = Vec::new();
    let fresh = targets.iter().filter(|target| {
        let is_new = target.pid.is_some() && !known.contains(&target.pid);
        known.push(target.pid);
        is_new
    });
    fresh.filter_map(|target| target.idle_bytes).reduce(|sum, bytes| sum + bytes)
}
