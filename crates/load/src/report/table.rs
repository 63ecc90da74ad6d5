//! The report as a table.

use std::fmt::Write;

use super::{Report, Round, ServerReport};

/// The width of a column.
const WIDTH: usize = 18;

/// A row: its name, and how it is made of a server.
type Row = (&'static str, fn(&ServerReport) -> String);

const ROWS: [Row; 19] = [
    ("moves/s", |server| spread(server, server.moves_per_second, |round| Some(round.moves_per_second))),
    ("  of bare", |server| ratio(server.moves_of_bare)),
    ("  of memory", |server| ratio(server.moves_of_memory)),
    ("  of SQLite", |server| ratio(server.moves_of_sqlite)),
    ("deliveries/s", |server| whole(Some(server.deliveries_per_second))),
    ("CPU µs/delivery", |server| {
        server.cpu_us_per_delivery.map_or_else(none, |median| spread(server, median, |round| round.cpu_us_per_delivery))
    }),
    ("  times bare", |server| ratio(server.cpu_times_bare)),
    ("CPU µs/move", |server| decimal(server.cpu_us_per_move, 1)),
    ("CPU µs/connection", |server| whole(server.cpu_us_per_connection)),
    ("kB/idle connection", |server| decimal(server.bytes_per_idle_connection.map(|bytes| bytes / 1e3), 1)),
    ("memory, MB", |server| decimal(server.memory_bytes.map(|bytes| bytes / 1e6), 1)),
    ("answer ms, p50", |server| decimal(server.move_ms.p50, 2)),
    ("  p90", |server| decimal(server.move_ms.p90, 2)),
    ("  p99", |server| decimal(server.move_ms.p99, 2)),
    ("  p99.9", |server| decimal(server.move_ms.p999, 2)),
    ("  max", |server| decimal(server.move_ms.max, 2)),
    ("delivery ms, p50", |server| decimal(server.delivery_ms.p50, 2)),
    ("  p99", |server| decimal(server.delivery_ms.p99, 2)),
    ("durable ms, p99", |server| decimal(server.append_ms_p99, 2)),
];

pub(super) fn table(report: &Report) -> String {
    let plan = &report.plan;
    let mut text = format!(
        "{} for {}: {} tables, {} connections, {} idle ones before; {} × {:.1} s\n\n",
        plan.game.word(),
        plan.seats,
        plan.tables,
        plan.connections(),
        plan.idle,
        plan.rounds,
        plan.measured.as_secs_f64(),
    );
    let mut row = |name: &str, cell: &dyn Fn(&ServerReport) -> String| {
        let cells: Vec<String> = report.servers.iter().map(cell).collect();
        if cells.iter().any(|cell| cell != "–") {
            let line: String = cells.iter().map(|cell| format!("{cell:>WIDTH$}")).collect();
            _ = writeln!(text, "{name:<20}{line}");
        }
    };
    row("", &|server| server.server.to_owned());
    for (name, cell) in ROWS {
        row(name, &cell);
    }
    let frames: u64 = rounds(report).map(|round| round.counts.frames).sum();
    let games: u64 = rounds(report).map(|round| round.counts.games).sum();
    _ = writeln!(text, "\n{frames} frames of {games} games were checked: in order, no gap, nothing hidden.");
    text
}

fn rounds(report: &Report) -> impl Iterator<Item = &Round> {
    report.servers.iter().flat_map(|server| &server.rounds)
}

/// A median with the lowest and the highest of all rounds.
fn spread(server: &ServerReport, median: f64, by: fn(&Round) -> Option<f64>) -> String {
    let digits = if median < 100.0 { 1 } else { 0 };
    let all: Vec<f64> = server.rounds.iter().filter_map(by).collect();
    let (low, high) = all.iter().fold((f64::MAX, f64::MIN), |(low, high), one| (low.min(*one), high.max(*one)));
    if all.len() < 2 {
        format!("{median:.digits$}")
    } else {
        format!("{median:.digits$} ({low:.digits$}–{high:.digits$})")
    }
}

fn none() -> String {
    "–".to_owned()
}

fn ratio(number: Option<f64>) -> String {
    decimal(number, 2)
}

fn whole(number: Option<f64>) -> String {
    decimal(number, 0)
}

fn decimal(number: Option<f64>, digits: usize) -> String {
    number.map_or_else(none, |number| format!("{number:.digits$}"))
}
