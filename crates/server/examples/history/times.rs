//! Times, and the table of them.

use std::fmt;
use std::fs;
use std::time::Duration;

/// A table in Markdown, a line for each kind of request.
pub(crate) struct Table {
    title: String,
    lines: Vec<Line>,
}

struct Line {
    what: String,
    times: Vec<Duration>,
    /// What all of them took of the processor.
    cpu: Duration,
}

impl Table {
    pub(crate) fn new(title: &str) -> Table {
        Table { title: title.to_owned(), lines: Vec::new() }
    }

    /// Adds requests of a kind, and the CPU time of this process meanwhile.
    pub(crate) fn add(&mut self, what: &str, times: Vec<Duration>, cpu: Duration) {
        match self.lines.iter_mut().find(|line| line.what == what) {
            Some(line) => {
                line.times.extend(times);
                line.cpu += cpu;
            }
            None => self.lines.push(Line { what: what.to_owned(), times, cpu }),
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| {} | requests | p50 | p99 | max | CPU time each |\n|---|---|---|---|---|---|", self.title)?;
        for Line { what, times, cpu } in &self.lines {
            let mut times = times.clone();
            times.sort_unstable();
            let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)].as_secs_f64() * 1e3;
            let (count, p50, p99, max) = (times.len(), at(50), at(99), at(100));
            let cpu = cpu.as_secs_f64() * 1e3 / count as f64;
            writeln!(f, "| {what} | {count} | {p50:.1} ms | {p99:.1} ms | {max:.1} ms | {cpu:.1} ms |")?;
        }
        Ok(())
    }
}

/// The CPU time of this process so far, in hundredths of a second as Linux counts it; 0 on other systems.
pub(crate) fn cpu() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
    Duration::from_millis(fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum::<u64>() * 10)
}
