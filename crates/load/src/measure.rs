//! One measurement: start a server, connect everybody, let them play, and look at its process.

use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::appends::Appends;
use crate::connection::{Pace, Shared};
use crate::crowd::{Crowd, Places};
use crate::error::LoadError;
use crate::plan::Plan;
use crate::process::Process;
use crate::script::{Recorder, Script};
use crate::servers::{Target, Up};
use crate::tally::{Counts, Latency, Tally};

/// How often progress is reported.
const TICK: Duration = Duration::from_millis(100);
/// How long memory takes to settle after many have connected.
const SETTLE: Duration = Duration::from_millis(300);
/// How long frames under way may take to arrive at the end.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many moves are recorded for the bare fan-out: several games, or as many as any server takes in a burst.
const RECORDED_MOVES: usize = 500;
const RECORDED_IN_A_BURST: usize = 80;
/// How long that may take.
const RECORDED_WITHIN: Duration = Duration::from_secs(20);

/// What a measurement is doing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage {
    /// Recording a game for the bare fan-out.
    Recording,
    /// Making people and tables, and connecting.
    Connecting,
    /// Playing: moves per second so far.
    Playing(f64),
}

/// Where to measure, whom to tell about it, and when to stop.
pub(crate) struct Setting<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) program: &'a Path,
    pub(crate) folder: &'a Path,
    pub(crate) stop: &'a AtomicBool,
}

/// What one measurement found.
pub(crate) struct Measured {
    pub(crate) time: Duration,
    pub(crate) counts: Counts,
    pub(crate) latency: Latency,
    /// CPU time of the server while it was measured.
    pub(crate) cpu: Option<Duration>,
    /// Its memory at the end.
    pub(crate) memory: Option<u64>,
    /// The 99th percentile of how long a move waited to be durable, in milliseconds.
    pub(crate) append_ms: Option<f64>,
    /// What the idle connections cost together.
    pub(crate) idle: Option<Cost>,
}

/// What something cost a server.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cost {
    pub(crate) cpu: Duration,
    pub(crate) bytes: u64,
}

impl Setting<'_> {
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Measures one server. `None` if it was stopped.
    pub(crate) async fn measure(&self, target: &Target, tell: &dyn Fn(Stage)) -> Result<Option<Measured>, LoadError> {
        tell(Stage::Connecting);
        let folder = tempfile::tempdir_in(self.folder)?;
        let mut up = Up::start(target, self.program, folder.path())?;
        let measured = self.play(target, &up, tell).await;
        if self.is_stopped() {
            return Ok(None);
        }
        if measured.is_err() && up.has_ended() {
            return Err(LoadError::Unreachable { why: format!("the {} server has ended", target.word()) });
        }
        measured
    }

    async fn play(&self, target: &Target, up: &Up, tell: &dyn Fn(Stage)) -> Result<Option<Measured>, LoadError> {
        let plan = self.plan;
        let (start, shared) = shared(plan, None);
        let places = Places::make(target, up, plan, self.stop)?;
        let mut crowd = Crowd::new(shared.clone());
        crowd.connect(&places, up, plan, self.stop).await?;
        if self.is_stopped() {
            return Ok(None);
        }
        let idle = self.idle(&crowd, &places, up).await?;
        shared.pace.start();
        _ = start.send(true);
        // Not measured: the first deals, and a cold server.
        self.wait(plan.measured / 5, &shared.tally, &|_| {}).await?;
        let stored_before = appends(up).await;
        shared.tally.reset();
        let (began, before) = (Instant::now(), cpu(up.process));
        self.wait(plan.measured, &shared.tally, &|moves| tell(Stage::Playing(moves))).await?;
        let (time, counts, latency) = (began.elapsed(), shared.tally.counts(), shared.tally.take_latency());
        let cpu = cpu(up.process).zip(before).map(|(after, before)| after.saturating_sub(before));
        let memory = up.process.and_then(Process::memory);
        let stored = stored_before.zip(appends(up).await);
        let append_ms = stored.and_then(|(before, after)| after.millis(&before, 0.99));
        shared.tally.stop();
        crowd.settle(PATIENCE).await?;
        check(&shared.tally)?;
        Ok(Some(Measured { time, counts, latency, cpu, memory, append_ms, idle }))
    }

    /// What the idle connections cost.
    async fn idle(&self, crowd: &Crowd, places: &Places, up: &Up) -> Result<Option<Cost>, LoadError> {
        if self.plan.idle == 0 {
            return Ok(None);
        }
        tokio::time::sleep(SETTLE).await;
        let now = || up.process.and_then(|process| Some((process.cpu()?, process.memory()?)));
        let before = now();
        let idle = crowd.idle(places, up, self.plan).await?;
        tokio::time::sleep(SETTLE).await;
        let after = now();
        drop(idle);
        tokio::time::sleep(SETTLE).await;
        Ok(before.zip(after).map(|((cpu, bytes), (cpu_after, bytes_after))| Cost {
            cpu: cpu_after.saturating_sub(cpu),
            bytes: bytes_after.saturating_sub(bytes),
        }))
    }

    /// Lets the games go on for a while, or until something is wrong.
    async fn wait(&self, time: Duration, tally: &Tally, tell: &dyn Fn(f64)) -> Result<(), LoadError> {
        let began = Instant::now();
        while began.elapsed() < time && !self.is_stopped() {
            tokio::time::sleep(TICK.min(time.saturating_sub(began.elapsed()))).await;
            check(tally)?;
            tell(tally.counts().moves as f64 / began.elapsed().as_secs_f64());
        }
        Ok(())
    }

    /// Records a game at one table of a server, for the bare fan-out. `None` if it was stopped.
    pub(crate) async fn record(&self, target: &Target, tell: &dyn Fn(Stage)) -> Result<Option<Script>, LoadError> {
        tell(Stage::Recording);
        let folder = tempfile::tempdir_in(self.folder)?;
        let up = Up::start(target, self.program, folder.path())?;
        let plan = Plan { tables: 1, watchers: 1, ramp: Duration::ZERO, think: Duration::ZERO, ..self.plan.clone() };
        let plan = Plan { rate: None, idle: 0, ..plan };
        let places = Places::make(target, &up, &plan, self.stop)?;
        let (_never, waiting) = shared(&plan, None);
        let mut seated = Crowd::new(waiting);
        seated.connect(&places, &up, &plan, self.stop).await?;
        drop(seated);
        // Connected again, everybody is welcomed with a seat.
        let (start, shared) = shared(&plan, Some(Recorder::new(plan.seats)));
        let mut crowd = Crowd::new(shared.clone());
        crowd.connect(&places, &up, &plan, self.stop).await?;
        _ = start.send(true);
        let wanted = if matches!(target, Target::Running(_)) { RECORDED_IN_A_BURST } else { RECORDED_MOVES };
        let (began, recorder) = (Instant::now(), shared.recorder.as_ref());
        let moves = || recorder.map_or(0, Recorder::moves);
        while moves() < wanted && began.elapsed() < RECORDED_WITHIN && !self.is_stopped() {
            self.wait(TICK / 10, &shared.tally, &|_| {}).await?;
        }
        shared.tally.stop();
        crowd.settle(PATIENCE).await?;
        Ok(recorder.map(Recorder::script).filter(|_| !self.is_stopped()))
    }
}

fn shared(plan: &Plan, recorder: Option<Recorder>) -> (watch::Sender<bool>, Rc<Shared>) {
    let (start, started) = watch::channel(false);
    (start, Rc::new(Shared { tally: Tally::new(), pace: Pace::new(plan.think, plan.rate), started, recorder }))
}

fn check(tally: &Tally) -> Result<(), LoadError> {
    tally.fault().map_or(Ok(()), |fault| Err(fault.into()))
}

/// Asked on another thread: the games go on meanwhile.
async fn appends(up: &Up) -> Option<Appends> {
    let server = up.address;
    tokio::task::spawn_blocking(move || Appends::of(server)).await.ok().flatten()
}

fn cpu(process: Option<Process>) -> Option<Duration> {
    process.and_then(Process::cpu)
}
