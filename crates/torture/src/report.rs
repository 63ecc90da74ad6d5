//! The summary at the end.

use std::fmt;
use std::time::Duration;

use crate::scenario::{Outcome, Scenario, Tally};

/// How long a take-over may take: a lease, and one second.
const TAKE_OVER: Duration = Duration::from_secs(6 + 1);

/// What came of every scenario.
pub(crate) struct Report {
    seed: u64,
    outcomes: Vec<(Scenario, Outcome)>,
}

impl Report {
    pub(crate) const fn new(seed: u64) -> Report {
        Report { seed, outcomes: Vec::new() }
    }

    pub(crate) fn add(&mut self, scenario: Scenario, outcome: Outcome) {
        self.outcomes.push((scenario, outcome));
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.outcomes.iter().any(|(_, outcome)| matches!(outcome, Outcome::Failed { .. }))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\n{:<14} {:>7} {:>13} {:>8} {:>8}  result",
            "scenario", "times", "acknowledged", "records", "seconds"
        )?;
        for (scenario, outcome) in &self.outcomes {
            let name = scenario.name();
            match outcome {
                Outcome::Passed { tally, took } => {
                    let Tally { times, acknowledged, records, .. } = tally;
                    let seconds = took.as_secs_f64();
                    writeln!(
                        f,
                        "{name:<14} {times:>7} {acknowledged:>13} {records:>8} {seconds:>8.1}  nothing lost or doubled"
                    )?;
                }
                Outcome::Skipped { why } => {
                    writeln!(f, "{name:<14} {:>7} {:>13} {:>8} {:>8}  skipped: needs {why}", "-", "-", "-", "-")?;
                }
                Outcome::Failed { tally, .. } => {
                    let Tally { times, acknowledged, records, .. } = tally;
                    writeln!(f, "{name:<14} {times:>7} {acknowledged:>13} {records:>8} {:>8}  FAILED", "-")?;
                }
            }
        }
        for (scenario, outcome) in &self.outcomes {
            if let Outcome::Passed { tally, .. } | Outcome::Failed { tally, .. } = outcome
                && let Some(waits) = percentiles(&tally.waits)
            {
                writeln!(f, "\n{} ({} times): {waits}", scenario.wait(), tally.waits.len())?;
                if let Some(said) = take_overs(&tally.take_overs) {
                    writeln!(f, "{said}")?;
                }
            }
        }
        for (scenario, outcome) in &self.outcomes {
            if let Outcome::Failed { fault, evidence, .. } = outcome {
                writeln!(f, "\n{}: {fault}", scenario.name())?;
                writeln!(f, "Repeat it with --seed {}.", self.seed)?;
                if let Some(folder) = evidence {
                    writeln!(f, "Evidence: {}", folder.display())?;
                }
            }
        }
        Ok(())
    }
}

/// How many take-overs were fast enough. `None` if there were none.
fn take_overs(times: &[Duration]) -> Option<String> {
    let (all, within) = (times.len(), times.iter().filter(|time| **time <= TAKE_OVER).count());
    let took = percentiles(times)?;
    Some(format!("Take-overs: {within} of {all} within the lease plus one second ({TAKE_OVER:?}): {took}"))
}

/// How long something took: the median and the slow ones. `None` if it never happened.
fn percentiles(times: &[Duration]) -> Option<String> {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let longest = sorted.last()?.as_secs_f64();
    let at = |percent: usize| sorted[(sorted.len() * percent).div_ceil(100).max(1) - 1].as_secs_f64();
    let (half, most, nearly_all) = (at(50), at(90), at(99));
    Some(format!("median {half:.2} s, 90 % {most:.2} s, 99 % {nearly_all:.2} s, longest {longest:.2} s"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn take_overs_that_were_too_slow_are_counted() {
        let said = take_overs(&[2, 7, 8].map(Duration::from_secs)).expect("there are some");
        assert!(said.starts_with("Take-overs: 2 of 3 within the lease plus one second (7s): median 7.00 s"), "{said}");
        assert_eq!(take_overs(&[]), None);
    }

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let times: Vec<Duration> = (1..=100).rev().map(Duration::from_secs).collect();
        let said = percentiles(&times).expect("there are some");
        assert_eq!(said, "median 50.00 s, 90 % 90.00 s, 99 % 99.00 s, longest 100.00 s");
        assert_eq!(percentiles(&[]), None);
        assert!(percentiles(&times[..1]).is_some_and(|said| said.starts_with("median 100.00 s")));
    }
}
