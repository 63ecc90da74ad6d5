//! A review that is being made, or has been.

use std::io;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use axum::body::Bytes;
use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};
use tenback_review::{Part, Review, Step, Study, report, report_turn};
use tenback_rules::Seat;
use tenback_wire::{ReviewBegan, ReviewLine, ReviewOpening};
use tokio::sync::watch;
use tokio::time::Instant;

use super::{Subject, lock};
use crate::denial::Denial;

/// A review and everybody who listens to it.
pub(super) struct Job {
    pub(super) subject: Subject,
    pub(super) study: Study,
    progress: watch::Sender<Progress>,
    state: Mutex<State>,
}

struct State {
    /// All steps, the most important first; empty until that is known.
    steps: Vec<Step>,
    parts: Vec<Part>,
    /// Whether somebody works on it.
    running: bool,
    /// When somebody last began to listen or stopped working.
    used: Instant,
}

/// What can be sent.
#[derive(Clone, Default)]
pub(super) struct Progress {
    /// All lines after the first.
    pub(super) lines: Vec<Bytes>,
    /// Why there are no more for now.
    pub(super) end: Option<End>,
}

/// Why nothing more is sent.
#[derive(Clone)]
pub(super) enum End {
    Complete,
    Failed(Denial),
}

impl Job {
    pub(super) fn new(subject: Subject, study: Study) -> Job {
        let state = State { steps: Vec::new(), parts: Vec::new(), running: false, used: Instant::now() };
        Job { subject, study, progress: watch::Sender::default(), state: Mutex::new(state) }
    }

    /// Listens, and returns whether work has to begin.
    pub(super) fn listen(&self) -> (watch::Receiver<Progress>, bool) {
        let mut state = self.state();
        state.used = Instant::now();
        let lines = self.progress.subscribe();
        let idle = !state.running && !matches!(lines.borrow().end, Some(End::Complete));
        if idle {
            state.running = true;
            self.progress.send_modify(|progress| progress.end = None);
        }
        (lines, idle)
    }

    /// Waits until nobody listens.
    pub(super) async fn abandoned(&self) {
        self.progress.closed().await;
    }

    /// Stops working, unless somebody has begun to listen meanwhile.
    pub(super) fn stop_if_abandoned(&self) -> bool {
        let mut state = self.state();
        state.running = self.progress.receiver_count() > 0;
        state.used = Instant::now();
        !state.running
    }

    /// For how long nobody has worked on it or begun to listen; `None` while somebody works.
    pub(super) fn idle_for(&self) -> Option<Duration> {
        let state = self.state();
        (!state.running).then(|| state.used.elapsed())
    }

    /// Whether the order of the steps is known.
    pub(super) fn is_planned(&self) -> bool {
        !self.state().steps.is_empty()
    }

    pub(super) fn plan(&self, steps: Vec<Step>) {
        self.state().steps = steps;
    }

    /// The steps that are still to be performed.
    pub(super) fn missing(&self) -> Vec<Step> {
        let state = self.state();
        let is_done = |step: &Step| state.parts.iter().any(|part| part.step() == *step);
        state.steps.iter().filter(|step| !is_done(step)).copied().collect()
    }

    /// Adds what is known, and tells everybody.
    pub(super) fn add(&self, part: Part) {
        let mut state = self.state();
        let turn = report_turn(&self.study, &state.parts, &part).map(|turn| ReviewLine::Turn(Box::new(turn)));
        let is_opening = matches!(part, Part::Opening(_) | Part::Mean(_));
        state.parts.push(part);
        let opening = is_opening.then(|| opening(&state.parts)).flatten().map(ReviewLine::Opening);
        drop(state);
        self.progress.send_modify(|progress| progress.lines.extend(turn.iter().chain(&opening).map(line)));
    }

    /// The last line; `None` while something is missing.
    pub(super) fn last_line(&self) -> Option<Bytes> {
        let review = Review::new(&self.study, &self.state().parts, Seat::FIRST)?;
        Some(line(&ReviewLine::Review(Box::new(report(&review, None)))))
    }

    /// The first line, for somebody who listens when this much is known.
    pub(super) fn first_line(&self) -> Bytes {
        let done = self.state().parts.iter().filter(|part| matches!(part, Part::Turn { .. })).count();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        line(&ReviewLine::Began(ReviewBegan {
            reference: Study::REFERENCE,
            evaluations: self.study.effort().evaluations(),
            turns: count(self.study.game().turns().len()),
            done: count(done),
        }))
    }

    /// Sends the last line, or says that there is none.
    pub(super) fn end(&self, end: Result<Bytes, Denial>) {
        let mut state = self.state();
        (state.running, state.used) = (false, Instant::now());
        self.progress.send_modify(|progress| match end {
            Ok(last) => {
                progress.lines.push(last);
                progress.end = Some(End::Complete);
            }
            Err(denial) => progress.end = Some(End::Failed(denial)),
        });
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }
}

/// The chances before the first turn, once both are known.
fn opening(parts: &[Part]) -> Option<ReviewOpening> {
    let mean = parts.iter().find_map(|part| if let Part::Mean(mean) = part { Some(mean.chance) } else { None })?;
    let start = parts
        .iter()
        .find_map(|part| if let Part::Opening(opening) = part { Some(opening.begun.chance) } else { None })?;
    Some(ReviewOpening { start: start.into(), mean: mean.into() })
}

/// A line, with four digits after the point: nothing is known better than that.
pub(super) fn line(content: &impl Serialize) -> Bytes {
    let mut text = Vec::new();
    content.serialize(&mut Serializer::with_formatter(&mut text, Rounded)).expect("a line is plain data");
    text.push(b'\n');
    Bytes::from(text)
}

/// JSON with rounded numbers.
struct Rounded;

impl Formatter for Rounded {
    fn write_f64<W: io::Write + ?Sized>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        // Adding zero makes a negative one positive.
        CompactFormatter.write_f64(writer, (value * 1e4).round() / 1e4 + 0.0)
    }
}
