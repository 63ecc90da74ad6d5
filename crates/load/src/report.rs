//! What was measured, as a table or as JSON.

mod table;

use serde::Serialize;

use crate::measure::Measured;
use crate::plan::Plan;
use crate::tally::{Counts, Latency, Times};

/// What was measured.
#[derive(Serialize)]
pub struct Report {
    plan: Plan,
    /// Whether all rounds were measured.
    complete: bool,
    servers: Vec<ServerReport>,
}

/// One server over all rounds. Numbers are medians.
#[derive(Serialize)]
struct ServerReport {
    server: &'static str,
    moves_per_second: f64,
    deliveries_per_second: f64,
    cpu_us_per_move: Option<f64>,
    cpu_us_per_delivery: Option<f64>,
    cpu_us_per_connection: Option<f64>,
    bytes_per_idle_connection: Option<f64>,
    memory_bytes: Option<f64>,
    move_ms: Percentiles,
    delivery_ms: Percentiles,
    /// The 99th percentile of how long a move waited to be durable.
    append_ms_p99: Option<f64>,
    /// Compared with the bare fan-out and the memory store, by round.
    moves_of_bare: Option<f64>,
    cpu_times_bare: Option<f64>,
    moves_of_memory: Option<f64>,
    moves_of_sqlite: Option<f64>,
    rounds: Vec<Round>,
    #[serde(skip)]
    latency: Latency,
}

/// Percentiles of a latency over all rounds, in milliseconds.
#[derive(Serialize, Default)]
pub(crate) struct Percentiles {
    pub(crate) p50: Option<f64>,
    p90: Option<f64>,
    pub(crate) p99: Option<f64>,
    p999: Option<f64>,
    pub(crate) max: Option<f64>,
}

/// One measurement of one server.
#[derive(Serialize)]
struct Round {
    round: u32,
    seconds: f64,
    #[serde(flatten)]
    counts: Counts,
    moves_per_second: f64,
    deliveries_per_second: f64,
    cpu_us_per_move: Option<f64>,
    cpu_us_per_delivery: Option<f64>,
    cpu_us_per_connection: Option<f64>,
    bytes_per_idle_connection: Option<f64>,
    memory_bytes: Option<u64>,
    delivery_ms_p99: Option<f64>,
    append_ms_p99: Option<f64>,
}

impl Report {
    pub(crate) fn new(plan: Plan) -> Report {
        Report { plan, complete: false, servers: Vec::new() }
    }

    pub(crate) fn add(&mut self, round: u32, server: &'static str, measured: Measured) {
        let latency = || Latency { moves: Times::new(), deliveries: Times::new() };
        let index = self.servers.iter().position(|known| known.server == server).unwrap_or_else(|| {
            self.servers.push(ServerReport::new(server, latency()));
            self.servers.len() - 1
        });
        let known = &mut self.servers[index];
        known.latency.moves.add(&measured.latency.moves);
        known.latency.deliveries.add(&measured.latency.deliveries);
        known.rounds.push(Round::new(round, &measured, self.plan.idle));
    }

    /// Computes medians and ratios.
    pub(crate) fn finish(&mut self, complete: bool) {
        self.complete = complete;
        let of = |servers: &[ServerReport], server: &str, by: fn(&Round) -> Option<f64>| -> Vec<(u32, Option<f64>)> {
            let found = servers.iter().find(|known| known.server == server);
            found.map(|known| known.rounds.iter().map(|round| (round.round, by(round))).collect()).unwrap_or_default()
        };
        let pace: fn(&Round) -> Option<f64> = |round| Some(round.moves_per_second);
        let [bare, memory, sqlite] = ["bare", "memory", "sqlite"].map(|server| of(&self.servers, server, pace));
        let bare_cpu = of(&self.servers, "bare", |round| round.cpu_us_per_delivery);
        for server in &mut self.servers {
            server.finish();
            if server.server != "bare" {
                server.moves_of_bare = server.ratio(pace, &bare);
                server.cpu_times_bare = server.ratio(|round| round.cpu_us_per_delivery, &bare_cpu);
            }
            if matches!(server.server, "sqlite" | "postgres") {
                server.moves_of_memory = server.ratio(pace, &memory);
            }
            if server.server == "postgres" {
                server.moves_of_sqlite = server.ratio(pace, &sqlite);
            }
        }
    }

    /// Whether nothing was measured.
    pub fn is_empty(&self) -> bool {
        self.servers.is_empty()
    }

    /// As one JSON object.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a report is plain data")
    }

    /// As a table for people.
    pub fn table(&self) -> String {
        table::table(self)
    }
}

impl Round {
    fn new(round: u32, measured: &Measured, idle: u32) -> Round {
        let Measured { time, counts, cpu, memory, idle: cost, .. } = measured;
        let seconds = time.as_secs_f64();
        let per = |number: u64| cpu.filter(|_| number > 0).map(|cpu| cpu.as_secs_f64() * 1e6 / number as f64);
        let idle = f64::from(idle.max(1));
        Round {
            round,
            seconds,
            counts: *counts,
            moves_per_second: counts.moves as f64 / seconds,
            deliveries_per_second: counts.deliveries as f64 / seconds,
            cpu_us_per_move: per(counts.moves),
            cpu_us_per_delivery: per(counts.deliveries),
            cpu_us_per_connection: cost.map(|cost| cost.cpu.as_secs_f64() * 1e6 / idle),
            bytes_per_idle_connection: cost.map(|cost| cost.bytes as f64 / idle),
            memory_bytes: *memory,
            delivery_ms_p99: measured.latency.deliveries.millis(0.99),
            append_ms_p99: measured.append_ms,
        }
    }
}

impl ServerReport {
    fn new(server: &'static str, latency: Latency) -> ServerReport {
        ServerReport {
            server,
            moves_per_second: 0.0,
            deliveries_per_second: 0.0,
            cpu_us_per_move: None,
            cpu_us_per_delivery: None,
            cpu_us_per_connection: None,
            bytes_per_idle_connection: None,
            memory_bytes: None,
            move_ms: Percentiles::default(),
            delivery_ms: Percentiles::default(),
            append_ms_p99: None,
            moves_of_bare: None,
            cpu_times_bare: None,
            moves_of_memory: None,
            moves_of_sqlite: None,
            rounds: Vec::new(),
            latency,
        }
    }

    fn finish(&mut self) {
        let middle = |by: fn(&Round) -> Option<f64>| median(self.rounds.iter().filter_map(by).collect());
        self.moves_per_second = middle(|round| Some(round.moves_per_second)).unwrap_or(0.0);
        self.deliveries_per_second = middle(|round| Some(round.deliveries_per_second)).unwrap_or(0.0);
        self.cpu_us_per_move = middle(|round| round.cpu_us_per_move);
        self.cpu_us_per_delivery = middle(|round| round.cpu_us_per_delivery);
        self.cpu_us_per_connection = middle(|round| round.cpu_us_per_connection);
        self.bytes_per_idle_connection = middle(|round| round.bytes_per_idle_connection);
        self.memory_bytes = middle(|round| round.memory_bytes.map(|bytes| bytes as f64));
        self.append_ms_p99 = middle(|round| round.append_ms_p99);
        self.move_ms = Percentiles::of(&self.latency.moves);
        self.delivery_ms = Percentiles::of(&self.latency.deliveries);
    }

    /// The median of this server's rounds compared with the same rounds of another.
    fn ratio(&self, by: fn(&Round) -> Option<f64>, other: &[(u32, Option<f64>)]) -> Option<f64> {
        let one = |round: &Round| {
            let (_, base) = other.iter().find(|(number, _)| *number == round.round)?;
            Some(by(round)? / base.filter(|base| *base > 0.0)?)
        };
        median(self.rounds.iter().filter_map(one).collect())
    }
}

impl Percentiles {
    pub(crate) fn of(times: &Times) -> Percentiles {
        Percentiles {
            p50: times.millis(0.5),
            p90: times.millis(0.9),
            p99: times.millis(0.99),
            p999: times.millis(0.999),
            max: times.millis(1.0),
        }
    }
}

fn median(mut numbers: Vec<f64>) -> Option<f64> {
    numbers.sort_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    match numbers.len() {
        0 => None,
        even if even % 2 == 0 => Some(f64::midpoint(numbers[middle - 1], numbers[middle])),
        _ => Some(numbers[middle]),
    }
}
