//! Performs the steps of a review on all cores.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use tenback_bots::{Bot, TurnPlan};
use tenback_review::{Effort, FinishedGame, Part, Step, Study};
use tenback_rules::{Rules, Viewer};

/// How much time a review may take.
#[derive(Clone, Copy)]
pub(super) enum Limit {
    /// CPU time per turn.
    Ms(f64),
    /// Evaluations per turn, or the usual number.
    Evaluations(Option<u32>),
}

/// Reviews games one after the other.
pub(super) struct Reviewer<'a> {
    limit: Limit,
    /// All cores by default.
    threads: Option<usize>,
    stop: &'a AtomicBool,
    /// The means over all deals: the same for all games with the same rules.
    means: Vec<(Rules, Effort, Part)>,
}

impl<'a> Reviewer<'a> {
    pub(super) fn new(limit: Limit, threads: Option<usize>, stop: &'a AtomicBool) -> Reviewer<'a> {
        Reviewer { limit, threads, stop, means: Vec::new() }
    }

    /// The effort for a game: as given, or what this machine can do in the time.
    pub(super) fn effort(&self, game: &FinishedGame) -> Effort {
        match self.limit {
            Limit::Evaluations(evaluations) => evaluations.map_or(Effort::DEFAULT, Effort::per_turn),
            Limit::Ms(ms) => Effort::per_turn((ms * speed(game)) as u32),
        }
    }

    /// All parts of a review; `None` if it was stopped.
    pub(super) fn review(&mut self, study: &Study) -> Option<Vec<Part>> {
        let known = |(rules, effort, part): &(Rules, Effort, Part)| {
            (rules == study.game().rules() && *effort == study.effort()).then(|| part.clone())
        };
        let mut parts: Vec<Part> = self.means.iter().find_map(known).into_iter().collect();
        let steps: Vec<Step> =
            study.steps().into_iter().filter(|step| parts.iter().all(|part| part.step() != *step)).collect();
        let bar = bar(steps.len());
        let mut new = Vec::new();
        study.perform_all(&steps, self.threads, &|| self.stop.load(Ordering::Relaxed), |part| {
            bar.inc(1);
            new.push(part);
        });
        bar.finish_and_clear();
        if new.len() < steps.len() {
            return None;
        }
        if let Some(mean) = new.iter().find(|part| part.step() == Step::Mean) {
            self.means.push((*study.game().rules(), study.effort(), mean.clone()));
        }
        parts.extend(new);
        Some(parts)
    }
}

/// The progress of one review, on standard error if that is a terminal.
fn bar(steps: usize) -> ProgressBar {
    let bar = ProgressBar::new(steps as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {percent} % {elapsed}") {
        bar.set_style(style);
    }
    bar
}

/// How many evaluations this machine makes in a millisecond.
fn speed(game: &FinishedGame) -> f64 {
    /// How many sampled games are timed.
    const WORLDS: u32 = 40;
    let bot = Bot::new(Study::REFERENCE);
    let Some(turn) = game.turns().get(game.turns().len() / 2) else { return 1.0 };
    let view = turn.before.view(Viewer::Seat(turn.seat));
    let turns: Vec<TurnPlan> = bot.candidates(&view, 8).into_iter().map(|candidate| candidate.turn).collect();
    let began = Instant::now();
    bot.turn_chances(&view, &turns, WORLDS, 0);
    f64::from(WORLDS) * turns.len() as f64 / (began.elapsed().as_secs_f64() * 1e3).max(0.01)
}
