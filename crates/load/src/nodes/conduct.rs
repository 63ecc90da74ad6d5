//! A run on several nodes: starts the generators, gives them orders, looks at the servers, and merges what was found.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use super::announce::Announcement;
use super::generators::Generators;
use super::link::{Order, Outcome, Word};
use super::plan::NodesPlan;
use super::report::{NodesReport, TargetCost};
use crate::error::LoadError;
use crate::process::{Process, most_files};
use crate::run::Cut;

/// How often announcements and Ctrl-C are looked for.
const TICK: Duration = Duration::from_millis(5);
/// How long memory takes to settle after many have connected.
const SETTLE: Duration = Duration::from_millis(500);
/// How long generators may take to report, besides the time of grace.
const REPORT_WITHIN: Duration = Duration::from_secs(60);

/// How far a run is.
#[derive(Clone, Copy, Debug)]
pub struct NodesProgress {
    /// What it is doing.
    pub stage: NodesStage,
    /// The part of the measured time that has passed.
    pub done: f64,
}

/// What a run is doing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum NodesStage {
    /// Making people and tables, and connecting.
    Connecting,
    /// Opening idle connections.
    Idle,
    /// Playing: moves per second so far, and connections lost.
    Playing {
        /// Moves per second.
        moves: f64,
        /// Connections that were lost.
        lost: u64,
    },
    /// Waiting for the last answers.
    Finishing,
}

/// A run with everything it needs.
struct Conductor<'a> {
    plan: &'a NodesPlan,
    generators: Generators,
    faults: Option<&'a Receiver<Announcement>>,
    stop: &'a AtomicBool,
    tell: &'a dyn Fn(NodesProgress),
    /// Moves and lost connections of each generator.
    progress: Vec<(u64, u64)>,
    outcomes: Vec<Option<Outcome>>,
}

/// Puts a load on several nodes. `program` is the one that is started as generators; `faults` brings what is announced. The
/// report has what was found until the run was cut short.
pub fn run_nodes(
    plan: &NodesPlan,
    program: &Path,
    faults: Option<&Receiver<Announcement>>,
    stop: &AtomicBool,
    tell: &dyn Fn(NodesProgress),
) -> (NodesReport, Option<Cut>) {
    let mut report = NodesReport::new(plan.clone());
    let cut = match conduct(plan, program, faults, stop, tell, &mut report) {
        Ok(()) if stop.load(Ordering::Relaxed) => Some(Cut::Stopped),
        Ok(()) => None,
        Err(error) => Some(Cut::Failed(error)),
    };
    (report, cut)
}

fn conduct(
    plan: &NodesPlan,
    program: &Path,
    faults: Option<&Receiver<Announcement>>,
    stop: &AtomicBool,
    tell: &dyn Fn(NodesProgress),
    report: &mut NodesReport,
) -> Result<(), LoadError> {
    let missing = |id: &u32| Process(*id).cpu().is_none();
    if let Some(id) = plan.targets.iter().filter_map(|target| target.process).find(missing) {
        return Err(LoadError::NoProcess { id });
    }
    let jobs = plan.jobs();
    let (needed, allowed) = (jobs.iter().map(super::plan::Job::files).max().unwrap_or(0), most_files());
    if needed > allowed {
        return Err(LoadError::TooFewFiles { needed, allowed });
    }
    let generators = Generators::start(program, &jobs)?;
    let count = generators.count();
    let outcomes = (0..count).map(|_| None).collect();
    let mut conductor = Conductor { plan, generators, faults, stop, tell, progress: vec![(0, 0); count], outcomes };
    conductor.run(report)
}

impl Conductor<'_> {
    fn run(&mut self, report: &mut NodesReport) -> Result<(), LoadError> {
        self.say(NodesStage::Connecting, 0.0);
        if !self.wait_for_all(|word| matches!(word, Word::Seated))? {
            return Ok(());
        }
        let mut targets = self.costs();
        if self.plan.idle > 0 {
            self.say(NodesStage::Idle, 0.0);
            std::thread::sleep(SETTLE);
            let before = self.costs();
            self.generators.tell(Order::Idle)?;
            if !self.wait_for_all(|word| matches!(word, Word::Idle))? {
                return Ok(());
            }
            std::thread::sleep(SETTLE);
            targets = self.costs();
            targets.iter_mut().zip(&before).for_each(|(after, before)| after.compare_idle(before));
        }
        self.generators.tell(Order::Play)?;
        // Not measured: the first deals, and cold servers.
        self.wait(self.plan.measured / 5, false)?;
        self.generators.tell(Order::Measure)?;
        self.progress.fill((0, 0));
        let (began, before) = (Instant::now(), self.costs());
        self.wait(self.plan.measured, true)?;
        let time = began.elapsed();
        self.generators.tell(Order::Stop)?;
        let after = self.costs();
        targets.iter_mut().zip(before.iter().zip(&after)).for_each(|(target, both)| target.measured(both.0, both.1));
        self.say(NodesStage::Finishing, 1.0);
        self.collect()?;
        report.finish(time, targets, self.outcomes.drain(..).flatten().collect(), !self.is_stopped());
        Ok(())
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn say(&self, stage: NodesStage, done: f64) {
        (self.tell)(NodesProgress { stage, done });
    }

    fn costs(&self) -> Vec<TargetCost> {
        self.plan.targets.iter().map(TargetCost::now).collect()
    }

    /// Waits until every generator has said this; false if the run was stopped.
    fn wait_for_all(&mut self, expected: fn(&Word) -> bool) -> Result<bool, LoadError> {
        let mut missing = self.generators.count();
        while missing > 0 {
            if self.is_stopped() {
                return Ok(false);
            }
            self.pass_on()?;
            if let Some((index, word)) = self.generators.hear(TICK)? {
                missing -= usize::from(expected(&word));
                self.note(index, word);
            }
        }
        Ok(true)
    }

    /// Lets the games go on for a while.
    fn wait(&mut self, time: Duration, measured: bool) -> Result<(), LoadError> {
        let began = Instant::now();
        while began.elapsed() < time && !self.is_stopped() {
            self.pass_on()?;
            if let Some((index, word)) = self.generators.hear(TICK.min(time.saturating_sub(began.elapsed())))? {
                self.note(index, word);
            }
            let seconds = began.elapsed().as_secs_f64();
            if measured {
                let moves = self.progress.iter().map(|(moves, _)| moves).sum::<u64>() as f64 / seconds;
                let lost = self.progress.iter().map(|(_, lost)| lost).sum();
                self.say(NodesStage::Playing { moves, lost }, seconds / time.as_secs_f64());
            }
        }
        Ok(())
    }

    /// Waits for the last word of every generator.
    fn collect(&mut self) -> Result<(), LoadError> {
        let end = Instant::now() + self.plan.grace + REPORT_WITHIN;
        while self.outcomes.iter().any(Option::is_none) {
            if Instant::now() > end {
                return Err(LoadError::Unreachable { why: "a generator does not report".to_owned() });
            }
            self.pass_on()?;
            if let Some((index, word)) = self.generators.hear(TICK)? {
                self.note(index, word);
            }
        }
        Ok(())
    }

    fn note(&mut self, index: usize, word: Word) {
        match word {
            Word::Progress { moves, lost } => self.progress[index] = (moves, lost),
            Word::Outcome(outcome) => self.outcomes[index] = Some(*outcome),
            Word::Seated | Word::Idle | Word::Failed(_) => {}
        }
    }

    /// Tells the generators what was announced.
    fn pass_on(&mut self) -> Result<(), LoadError> {
        while let Some(announced) = self.faults.and_then(|faults| faults.try_recv().ok()) {
            self.generators.tell(Order::Fault(announced))?;
        }
        Ok(())
    }
}
