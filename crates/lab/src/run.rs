//! Plays an experiment on several threads.

use std::io;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use tenback_review::{LuckMeter, ReviewError};
use tenback_rules::Rules;

use crate::journal::Journal;
use crate::plan::{Plan, Program, Shard};
use crate::play::{Played, Players, Task};
use crate::records::{RecordFile, Records};
use crate::results::{ChunkResult, Results};
use crate::rows::GameRow;
use crate::stopwatch::Stopwatch;
use crate::tally::GameResult;

/// An experiment that can be played.
#[derive(Clone, Debug)]
pub struct Experiment {
    rules: Rules,
    players: Vec<Players>,
    plan: Plan,
    luck: Option<LuckMeter>,
}

impl Experiment {
    /// An experiment in which each line-up plays this many games, all on the same deals.
    pub fn new(program: Program, rules: Rules, players: Vec<Players>, games: u64, seed: u64) -> Experiment {
        let lineups = players.iter().map(|players| players.lineup().clone()).collect();
        Experiment { rules, plan: Plan::new(program, &rules, lineups, games, seed), players, luck: None }
    }

    /// The same experiment with this many games of each deal: the same cards, other random choices of the bots.
    pub fn repeating(self, times: NonZero<u64>) -> Experiment {
        Experiment { plan: self.plan.repeating(times), ..self }
    }

    /// The same experiment with luck measured in every game.
    pub fn luck_adjusted(self) -> Result<Experiment, ReviewError> {
        let luck = Some(LuckMeter::new(&self.rules)?);
        Ok(Experiment { plan: self.plan.luck_adjusted(), luck, ..self })
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Plays a chunk with all line-ups.
    fn play_chunk(&self, chunk: u64, records: Option<&Records>, listed: bool) -> io::Result<ChunkResult> {
        let stopwatch = Stopwatch::start(false);
        let games = self.plan.games_of(chunk);
        let mut file = records.map(|records| records.create(&games)).transpose()?;
        let mut sum = ChunkResult::new(chunk, &self.rules, self.players.len());
        let mut rows = listed.then(Vec::new);
        let mut results: Vec<GameResult> = Vec::with_capacity(self.players.len());
        let mut wins_of_deal = vec![0; self.players.len()];
        for game in games {
            results.clear();
            for (lineup, (players, tally)) in self.players.iter().zip(&mut sum.tallies).enumerate() {
                let game_watch = listed.then(|| Stopwatch::start(false));
                let (deal, recorded) = (self.plan.deal_of(game), file.is_some());
                let task = Task { rules: self.rules, seed: self.plan.seed, game, deal, recorded };
                let Played { result, time, record, claims } = players.play(task, self.luck.as_ref());
                tally.count(&result);
                claims.iter().for_each(|&(chance, won)| tally.claims.count(chance, won));
                if let (Some(rows), Some(watch)) = (&mut rows, game_watch) {
                    rows.push(GameRow::new(game, lineup, &result, watch.nanos() as f64 / 1e9));
                }
                tally.time.iter_mut().zip(time.as_slice()).for_each(|(sum, time)| sum.add(*time));
                if let (Some(file), Some(record)) = (&mut file, record) {
                    file.add(&record)?;
                }
                results.push(result);
            }
            for (pairing, other) in sum.pairings.iter_mut().zip(&results[1..]) {
                pairing.count(&results[0], other);
            }
            if self.plan.repeat > 1 {
                for ((wins, result), tally) in wins_of_deal.iter_mut().zip(&results).zip(&mut sum.tallies) {
                    *wins += usize::from(result.is_won());
                    if (game + 1).is_multiple_of(self.plan.repeat) {
                        tally.wins_per_deal.count(std::mem::take(wins));
                    }
                }
            }
        }
        file.map_or(Ok(()), RecordFile::finish)?;
        sum.rows = rows;
        sum.seconds = stopwatch.nanos() as f64 / 1e9;
        Ok(sum)
    }
}

/// How an experiment is played.
pub struct Run<'a> {
    /// The experiment.
    pub experiment: &'a Experiment,
    /// The share to play.
    pub shard: Shard,
    /// The number of threads.
    pub threads: usize,
    /// Where results are written, and the chunks it already contains.
    pub journal: Option<(Journal, Vec<ChunkResult>)>,
    /// The folder for records.
    pub records: Option<Records>,
    /// Whether every game is listed in the results.
    pub listed: bool,
    /// Set from outside to stop after the current games.
    pub stop: &'a AtomicBool,
}

/// Why a run ended early.
#[derive(Debug)]
pub enum Cut {
    /// It was asked to stop.
    Stopped,
    /// Results could not be written.
    Journal(io::Error),
    /// Records could not be written.
    Records(io::Error),
}

impl Run<'_> {
    /// Plays the unfinished chunks. `progress` is called with all results so far, from time to time.
    pub fn play(mut self, mut progress: impl FnMut(&Results)) -> (Results, Option<Cut>) {
        let plan = self.experiment.plan();
        let mut results = Results::new(plan.clone(), &self.experiment.rules);
        let mut journal = self.journal.take().map(|(journal, finished)| {
            finished.iter().for_each(|chunk| _ = results.add(chunk));
            journal
        });
        progress(&results);
        let open: Vec<u64> = self.shard.chunks(plan).filter(|chunk| !results.has(*chunk)).collect();
        let next = AtomicUsize::new(0);
        let halt = AtomicBool::new(false);
        let cut = thread::scope(|scope| {
            let (sender, finished) = mpsc::channel();
            for _ in 0..self.threads.clamp(1, open.len().max(1)) {
                let sender = sender.clone();
                let (run, open, next, halt) = (&self, &open, &next, &halt);
                scope.spawn(move || run.work(open, next, halt, &sender));
            }
            drop(sender);
            collect(&finished, &halt, |chunk| {
                results.add(chunk);
                progress(&results);
                journal.as_mut().map_or(Ok(()), |journal| journal.add(chunk))
            })
        });
        let complete = open.iter().all(|chunk| results.has(*chunk));
        (results, cut.or((!complete).then_some(Cut::Stopped)))
    }

    /// The work of each thread: plays the next open chunk, until there is none or the run is stopped.
    fn work(&self, open: &[u64], next: &AtomicUsize, halt: &AtomicBool, sender: &Sender<io::Result<ChunkResult>>) {
        while !halt.load(Ordering::Relaxed) && !self.stop.load(Ordering::Relaxed) {
            let Some(&chunk) = open.get(next.fetch_add(1, Ordering::Relaxed)) else { return };
            let result = self.experiment.play_chunk(chunk, self.records.as_ref(), self.listed);
            if result.is_err() {
                halt.store(true, Ordering::Relaxed);
            }
            if sender.send(result).is_err() {
                return;
            }
        }
    }
}

/// Collects finished chunks until all threads are done. The first failure stops them; what they finish is still stored.
fn collect(
    finished: &Receiver<io::Result<ChunkResult>>,
    halt: &AtomicBool,
    mut keep: impl FnMut(&ChunkResult) -> io::Result<()>,
) -> Option<Cut> {
    let mut cut = None;
    for result in finished {
        let failure = match result {
            Ok(chunk) => keep(&chunk).err().map(Cut::Journal),
            Err(error) => Some(Cut::Records(error)),
        };
        if let Some(failure) = failure {
            halt.store(true, Ordering::Relaxed);
            cut.get_or_insert(failure);
        }
    }
    cut
}
