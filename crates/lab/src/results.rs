//! The results of an experiment so far.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tenback_rules::Rules;

use crate::plan::Plan;
use crate::rows::GameRow;
use crate::tally::{Pairing, Tally};

/// The results of one chunk.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChunkResult {
    /// Its number, counted from 0.
    pub chunk: u64,
    /// A tally for each line-up.
    pub tallies: Vec<Tally>,
    /// Each further line-up compared with the first.
    pub pairings: Vec<Pairing>,
    /// Seconds one thread worked on it.
    pub seconds: f64,
    /// Every game of it, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rows: Option<Vec<GameRow>>,
}

impl ChunkResult {
    /// An empty result.
    pub fn new(chunk: u64, rules: &Rules, lineups: usize) -> ChunkResult {
        ChunkResult {
            chunk,
            tallies: vec![Tally::new(rules); lineups],
            pairings: vec![Pairing::default(); lineups.saturating_sub(1)],
            seconds: 0.0,
            rows: None,
        }
    }

    /// Whether it can be a chunk of this experiment: its number, its games and its line-ups match.
    pub fn fits(&self, plan: &Plan, rules: &Rules) -> bool {
        let range = plan.games_of(self.chunk);
        let empty = Tally::new(rules);
        let games = range.end.saturating_sub(range.start);
        let sound = |tally: &Tally| {
            let counted = [&tally.left, &tally.turns, &tally.tricks].into_iter().all(|counts| counts.total() == games);
            let measured = tally.adjusted.is_some() == plan.luck_adjusted;
            measured
                && tally.games == games
                && tally.wins.iter().sum::<u64>() <= games
                && tally.has_shape_of(&empty)
                && counted
        };
        self.chunk < plan.chunks()
            && self.tallies.len() == plan.lineups.len()
            && self.pairings.len() + 1 == self.tallies.len()
            && self.tallies.iter().all(sound)
            && self.pairings.iter().all(|pairing| pairing.deals() == games)
    }
}

/// The sum of any set of chunks of an experiment.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    plan: Plan,
    chunks: BTreeSet<u64>,
    tallies: Vec<Tally>,
    pairings: Vec<Pairing>,
    work_seconds: f64,
    /// The games of all chunks that list them, and the number of those chunks.
    rows: Vec<GameRow>,
    listed: usize,
}

impl Results {
    /// No results yet.
    pub fn new(plan: Plan, rules: &Rules) -> Results {
        let nothing = ChunkResult::new(0, rules, plan.lineups.len());
        let ChunkResult { tallies, pairings, .. } = nothing;
        Results { plan, chunks: BTreeSet::new(), tallies, pairings, work_seconds: 0.0, rows: Vec::new(), listed: 0 }
    }

    /// Adds a chunk; `false` if it has already been added.
    pub fn add(&mut self, result: &ChunkResult) -> bool {
        if !self.chunks.insert(result.chunk) {
            return false;
        }
        for (tally, more) in self.tallies.iter_mut().zip(&result.tallies) {
            tally.add(more);
        }
        for (pairing, more) in self.pairings.iter_mut().zip(&result.pairings) {
            pairing.add(more);
        }
        self.work_seconds += result.seconds;
        if let Some(rows) = &result.rows {
            self.rows.extend(rows);
            self.listed += 1;
        }
        true
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Whether a chunk has been added.
    pub fn has(&self, chunk: u64) -> bool {
        self.chunks.contains(&chunk)
    }

    /// The games of each line-up.
    pub fn tallies(&self) -> &[Tally] {
        &self.tallies
    }

    /// Each further line-up compared with the first.
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// The number of games of each line-up.
    pub fn games(&self) -> u64 {
        self.tallies.first().map_or(0, |tally| tally.games)
    }

    /// Seconds of work by one thread in all chunks.
    pub fn work_seconds(&self) -> f64 {
        self.work_seconds
    }

    /// Every game, in order; `None` if some chunk does not list its games.
    pub fn rows(&self) -> Option<Vec<GameRow>> {
        let mut rows = self.rows.clone();
        rows.sort_unstable_by_key(|row| (row.number, row.lineup));
        (self.listed == self.chunks.len()).then_some(rows)
    }

    /// The missing games, as inclusive ranges of numbers counted from 0.
    pub fn missing(&self) -> Vec<(u64, u64)> {
        let mut ranges: Vec<(u64, u64)> = Vec::new();
        for chunk in (0..self.plan.chunks()).filter(|chunk| !self.has(*chunk)) {
            let games = self.plan.games_of(chunk);
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == games.start => *last = games.end - 1,
                _ => ranges.push((games.start, games.end - 1)),
            }
        }
        ranges
    }
}
