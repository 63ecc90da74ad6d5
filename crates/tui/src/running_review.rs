//! The review of a replayed game, carried out in the background.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use tenback_review::{Draw, Effort, FinishedGame, Judgement, Part, PlayedTurn, Review, Study};
use tenback_rules::{Contest, Seat};

/// A review that gets ready turn by turn. It stops when it is dropped.
#[derive(Debug)]
pub(crate) struct RunningReview {
    study: Arc<Study>,
    side: Seat,
    parts: Vec<Part>,
    /// `None` once nothing more will come.
    coming: Option<Receiver<Part>>,
    stop: Arc<AtomicBool>,
    whole: Option<Review>,
}

/// The next costly turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NextMistake {
    /// By its index.
    Turn(usize),
    /// The current one, and no other.
    OnlyThis,
    /// None is known.
    None,
}

impl RunningReview {
    /// Begins a review, with the chances of one side.
    pub(crate) fn begin(game: FinishedGame, effort: Effort, side: Seat) -> RunningReview {
        let study = Arc::new(Study::new(game, effort));
        let stop = Arc::new(AtomicBool::new(false));
        let (send, coming) = channel();
        let (work, halt) = (Arc::clone(&study), Arc::clone(&stop));
        // If no thread can be started, nothing comes, and the screen says so.
        let _no_thread = thread::Builder::new().name("review".into()).spawn(move || {
            let stopped = || halt.load(Ordering::Relaxed);
            work.perform_all(&work.steps(), None, &stopped, |part| {
                let _nobody_waits = send.send(part);
            });
        });
        RunningReview { study, side, parts: Vec::new(), coming: Some(coming), stop, whole: None }
    }

    /// Takes what is ready. Returns whether anything has changed.
    pub(crate) fn poll(&mut self) -> bool {
        let mut changed = false;
        while let Some(coming) = &self.coming {
            match coming.try_recv() {
                Ok(part) => self.parts.push(part),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.finish(),
            }
            changed = true;
        }
        changed
    }

    /// Waits for the next part. Returns whether there is one.
    pub(crate) fn wait(&mut self) -> bool {
        let part = self.coming.as_ref().and_then(|coming| coming.recv().ok());
        let came = part.is_some();
        self.parts.extend(part);
        if !came {
            self.finish();
        }
        came
    }

    fn finish(&mut self) {
        self.coming = None;
        self.whole = Review::new(&self.study, &self.parts, self.side);
    }

    /// Whether there is more to come.
    pub(crate) const fn is_running(&self) -> bool {
        self.coming.is_some()
    }

    /// How much is ready, in percent.
    pub(crate) fn percent(&self) -> usize {
        // Besides the turns: the mean over deals, the start, and until when the game could be won.
        const OTHERS: usize = 3;
        100 * self.parts.len() / (self.turns().len() + OTHERS)
    }

    /// All of it, once it is complete.
    pub(crate) const fn whole(&self) -> Option<&Review> {
        self.whole.as_ref()
    }

    /// The turns that are reviewed.
    pub(crate) fn turns(&self) -> &[PlayedTurn] {
        self.study.game().turns()
    }

    /// How good a turn was, and its draw; `None` while it is not ready.
    pub(crate) fn turn(&self, wanted: usize) -> Option<(&Judgement, Draw)> {
        self.parts.iter().find_map(|part| match part {
            Part::Turn { index, draw, judgement } if *index == wanted => Some((judgement, self.of_side(*draw))),
            _ => None,
        })
    }

    /// The chances to win when the first turn began and after each turn, as far as they are known.
    pub(crate) fn curve(&self) -> Vec<Option<f32>> {
        let start = self.parts.iter().find_map(|part| match part {
            Part::Opening(opening) => Some(self.of_side(Draw { after: opening.begun, drawn: opening.begun })),
            _ => None,
        });
        let turns = (0..self.turns().len()).map(|index| self.turn(index).map(|(_, draw)| draw));
        [start].into_iter().chain(turns).map(|draw| draw.map(|draw| draw.drawn.chance)).collect()
    }

    /// The next costly turn after some turn; after the last one, the first.
    pub(crate) fn next_mistake(&self, after: Option<usize>) -> NextMistake {
        let costly = |&index: &usize| self.turn(index).is_some_and(|(judgement, _)| judgement.verdict.is_costly());
        let all: Vec<usize> = (0..self.turns().len()).filter(costly).collect();
        let later = all.iter().find(|&&index| after.is_none_or(|after| index > after));
        match later.or(all.first()) {
            Some(&index) if after == Some(index) => NextMistake::OnlyThis,
            Some(&index) => NextMistake::Turn(index),
            None => NextMistake::None,
        }
    }

    /// The chances of the side that the review is for.
    fn of_side(&self, draw: Draw) -> Draw {
        let opposed = self.study.game().rules().contest() == Contest::Opposed;
        if opposed && self.side != Seat::FIRST { draw.of_the_opponent() } else { draw }
    }
}

impl Drop for RunningReview {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
