//! What all connections of a measurement count together. One thread, no locks.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::fault::Fault;

/// Times in microseconds, up to a minute, with three digits. Serialized as pairs of a time and how often it was recorded.
#[derive(Debug)]
pub(crate) struct Times(Histogram<u64>);

/// The longest time that is told apart.
const LONGEST: u64 = 60_000_000;

impl Times {
    pub(crate) fn new() -> Times {
        Times(Histogram::new_with_bounds(1, LONGEST, 3).expect("valid bounds"))
    }

    pub(crate) fn record(&mut self, time: Duration) {
        self.0.saturating_record(u64::try_from(time.as_micros()).unwrap_or(LONGEST).max(1));
    }

    pub(crate) fn add(&mut self, other: &Times) {
        self.0.add(&other.0).expect("the same bounds");
    }

    /// How many were recorded.
    pub(crate) fn count(&self) -> u64 {
        self.0.len()
    }

    /// A quantile in milliseconds; `None` if nothing was recorded.
    pub(crate) fn millis(&self, quantile: f64) -> Option<f64> {
        (!self.0.is_empty()).then(|| self.0.value_at_quantile(quantile) as f64 / 1_000.0)
    }
}

impl Default for Times {
    fn default() -> Times {
        Times::new()
    }
}

impl Serialize for Times {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let counts = self.0.iter_recorded().map(|step| (step.value_iterated_to(), step.count_at_value()));
        serializer.collect_seq(counts)
    }
}

impl<'de> Deserialize<'de> for Times {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Times, D::Error> {
        let mut times = Times::new();
        for (time, count) in Vec::<(u64, u64)>::deserialize(deserializer)? {
            times.0.saturating_record_n(time.max(1), count);
        }
        Ok(times)
    }
}

/// Numbers of one measurement.
#[derive(Clone, Copy, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Counts {
    /// Commands that were carried out.
    pub(crate) moves: u64,
    /// Steps that arrived anywhere.
    pub(crate) deliveries: u64,
    /// Their bytes.
    pub(crate) bytes: u64,
    /// Frames of any kind that were checked.
    pub(crate) frames: u64,
    /// Games that ended.
    pub(crate) games: u64,
}

impl Counts {
    /// The sum of two generators.
    pub(crate) const fn plus(self, other: Counts) -> Counts {
        Counts {
            moves: self.moves + other.moves,
            deliveries: self.deliveries + other.deliveries,
            bytes: self.bytes + other.bytes,
            frames: self.frames + other.frames,
            games: self.games + other.games,
        }
    }
}

/// What all connections of a measurement share.
pub(crate) struct Tally {
    counts: Cell<Counts>,
    moves: RefCell<Times>,
    deliveries: RefCell<Times>,
    fault: RefCell<Option<Fault>>,
    playing: Cell<bool>,
}

/// The times of one measurement.
pub(crate) struct Latency {
    /// From sending a move to the answer.
    pub(crate) moves: Times,
    /// From sending a move to its arrival at another connection.
    pub(crate) deliveries: Times,
}

impl Tally {
    pub(crate) fn new() -> Tally {
        Tally {
            counts: Cell::default(),
            moves: RefCell::new(Times::new()),
            deliveries: RefCell::new(Times::new()),
            fault: RefCell::default(),
            playing: Cell::new(true),
        }
    }

    pub(crate) fn counts(&self) -> Counts {
        self.counts.get()
    }

    /// Forgets what was counted while warming up.
    pub(crate) fn reset(&self) {
        self.counts.set(Counts::default());
        _ = self.take_latency();
    }

    pub(crate) fn take_latency(&self) -> Latency {
        Latency { moves: self.moves.replace(Times::new()), deliveries: self.deliveries.replace(Times::new()) }
    }

    fn count(&self, change: impl FnOnce(&mut Counts)) {
        let mut counts = self.counts.get();
        change(&mut counts);
        self.counts.set(counts);
    }

    pub(crate) fn frame(&self) {
        self.count(|counts| counts.frames += 1);
    }

    /// A step that arrived; `own` if it answers a command of this connection.
    pub(crate) fn delivery(&self, bytes: usize, own: bool, ended: bool, sent: Instant) {
        let times = if own { &self.moves } else { &self.deliveries };
        times.borrow_mut().record(sent.elapsed());
        self.count(|counts| {
            counts.deliveries += 1;
            counts.bytes += bytes as u64;
            counts.moves += u64::from(own);
            counts.games += u64::from(own && ended);
        });
    }

    /// Notes the first fault.
    pub(crate) fn fail(&self, fault: Fault) {
        self.fault.borrow_mut().get_or_insert(fault);
    }

    pub(crate) fn fault(&self) -> Option<Fault> {
        self.fault.borrow().clone()
    }

    /// Whether moves are still made.
    pub(crate) fn is_playing(&self) -> bool {
        self.playing.get()
    }

    /// No further moves are made.
    pub(crate) fn stop(&self) {
        self.playing.set(false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_survive_the_way_between_processes() {
        let mut times = Times::new();
        [3, 250, 250, 4_711, 59_000_000].into_iter().for_each(|time| times.record(Duration::from_micros(time)));
        let text = serde_json::to_string(&times).expect("plain data");
        let mut again: Times = serde_json::from_str(&text).expect("the same data");
        assert_eq!(again.0, times.0);
        again.add(&times);
        assert_eq!((again.count(), again.millis(0.5)), (10, times.millis(0.5)));
    }
}
