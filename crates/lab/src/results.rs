//! What an experiment has brought so far.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tenback_rules::Rules;

use crate::plan::Plan;
use crate::rows::GameRow;
use crate::tally::{Pairing, Tally};

/// What came of one chunk of games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChunkResult {
    /// Its number, counted from 0.
    pub chunk: u64,
    /// A tally for each line-up.
    pub tallies: Vec<Tally>,
    /// Each further line-up beside the first.
    pub pairings: Vec<Pairing>,
    /// Seconds one thread worked on it.
    pub seconds: f64,
    /// Every game of it, where that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rows: Option<Vec<GameRow>>,
}

impl ChunkResult {
    /// Nothing played yet.
    pub fn new(chunk: u64, rules: &Rules, lineups: usize) -> ChunkResult {
        ChunkResult {
            chunk,
            tallies: vec![Tally::new(rules); lineups],
            pairings: vec![Pairing::default(); lineups.saturating_sub(1)],
            seconds: 0.0,
            rows: None,
        }
    }

    /// Whether it can be a chunk of this experiment: its number, its games and its line-ups fit.
    pub fn fits(&self, plan: &Plan, rules: &Rules) -> bool {
        let range = plan.games_of(self.chunk);
        let empty = Tally::new(rules);
        let games = range.end.saturating_sub(range.start);
        let sound = |tally: &Tally| {
            let counted = [&tally.left, &tally.turns, &tally.tricks].into_iter().all(|counts| counts.total() == games);
            tally.games == games && tally.wins.iter().sum::<u64>() <= games && tally.has_shape_of(&empty) && counted
        };
        self.chunk < plan.chunks()
            && self.tallies.len() == plan.lineups.len()
            && self.pairings.len() + 1 == self.tallies.len()
            && self.tallies.iter().all(sound)
            && self.pairings.iter().all(|pairing| pairing.deals() == games)
    }
}

/// Everything known about an experiment: any set of its chunks, added up.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    plan: Plan,
    chunks: BTreeSet<u64>,
    tallies: Vec<Tally>,
    pairings: Vec<Pairing>,
    work_seconds: f64,
    /// The games of all chunks that list them, and how many chunks do.
    rows: Vec<GameRow>,
    listed: usize,
}

impl Results {
    /// Nothing yet.
    pub fn new(plan: Plan, rules: &Rules) -> Results {
        let nothing = ChunkResult::new(0, rules, plan.lineups.len());
        let ChunkResult { tallies, pairings, .. } = nothing;
        Results { plan, chunks: BTreeSet::new(), tallies, pairings, work_seconds: 0.0, rows: Vec::new(), listed: 0 }
    }

    /// Takes a chunk in; `false` if it is there already.
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

    /// What is played.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Whether a chunk is there.
    pub fn has(&self, chunk: u64) -> bool {
        self.chunks.contains(&chunk)
    }

    /// The games of each line-up.
    pub fn tallies(&self) -> &[Tally] {
        &self.tallies
    }

    /// Each further line-up beside the first.
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// How many games of each line-up are there.
    pub fn games(&self) -> u64 {
        self.tallies.first().map_or(0, |tally| tally.games)
    }

    /// Seconds of work by one thread in all chunks.
    pub fn work_seconds(&self) -> f64 {
        self.work_seconds
    }

    /// Every game, in order; nothing if some chunk does not list its games.
    pub fn rows(&self) -> Option<Vec<GameRow>> {
        let mut rows = self.rows.clone();
        rows.sort_unstable_by_key(|row| (row.number, row.lineup));
        (self.listed == self.chunks.len()).then_some(rows)
    }

    /// The games that are missing, as ranges of numbers counted from 0, both ends included.
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
