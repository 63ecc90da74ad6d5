//! Reviews in the plain mode.

use std::io::{BufRead, Write};

use tenback_bots::percent;

use super::replay::Replay;
use super::{Plain, PlainResult};
use crate::host::Host;
use crate::reviewing::{self, Position};
use crate::running_review::RunningReview;
use crate::timeline::Timeline;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Reviews the last game that was played to its end, and goes on with its replay.
    pub(super) fn review_last(&mut self) -> PlainResult {
        let record = self.finished.as_ref().and_then(|table| table.record());
        let Some(timeline) = record.and_then(|record| Timeline::of_record(&record)) else {
            return self.say("plain-no-game-before");
        };
        let mut replay = Replay::new(timeline, &self.context);
        self.tell_review(&mut replay)?;
        self.say("plain-replay-help")?;
        self.show(replay).map(drop)
    }

    /// Reviews the last game at a remote table, where lines are for the table: says all there is to say.
    pub(super) fn review_there(&mut self, host: &Host) -> PlainResult {
        let Some(timeline) = host.record().and_then(|record| Timeline::of_record(&record)) else {
            return self.say("plain-no-game-before");
        };
        let mut replay = Replay::new(timeline, &self.context);
        replay.perspective = host.you().map_or(replay.perspective, crate::timeline::Perspective::Seat);
        self.tell_review(&mut replay)?;
        let whole = replay.review.as_ref().and_then(RunningReview::whole);
        let mistakes = whole.map(|whole| reviewing::mistakes(whole, &replay.names, &self.context.words));
        mistakes.unwrap_or_default().iter().try_for_each(|text| self.line(text))
    }

    /// Reviews the game, unless that has been done, and reports the summary.
    pub(super) fn tell_review(&mut self, replay: &mut Replay) -> PlainResult {
        if !self.is_reviewed(replay)? {
            return Ok(());
        }
        let Some(review) = &replay.review else { return Ok(()) };
        let facts = match review.whole() {
            Some(whole) => reviewing::summary(whole, &replay.names, &self.context.words),
            None => vec![reviewing::progress(review, &self.context.words)],
        };
        facts.iter().try_for_each(|fact| self.line(fact))
    }

    /// Goes to the next costly turn and reports it.
    pub(super) fn tell_mistake(&mut self, replay: &mut Replay) -> PlainResult {
        if !self.is_reviewed(replay)? {
            return Ok(());
        }
        let Some(review) = &replay.review else { return Ok(()) };
        if let Some(text) = reviewing::go_to_mistake(review, &mut replay.timeline, &self.context.words) {
            self.line(&text)?;
        }
        self.tell_step(replay)
    }

    /// Reports what would have been better than the current turn.
    pub(super) fn tell_better(&mut self, replay: &mut Replay) -> PlainResult {
        if !self.is_reviewed(replay)? {
            return Ok(());
        }
        let Some(review) = &replay.review else { return Ok(()) };
        let text = Position::new(review, &replay.timeline, &replay.names).better(&self.context.words).join(" ");
        self.line(&text)
    }

    /// At the start of a turn, reports how good it was.
    pub(super) fn tell_verdict(&mut self, replay: &Replay) -> PlainResult {
        let starts = replay.timeline.game().board().turn().laid() == 0;
        let Some(review) = replay.review.as_ref().filter(|_| starts) else { return Ok(()) };
        let (position, words) = (Position::new(review, &replay.timeline, &replay.names), &self.context.words);
        let Some(mut parts) = position.verdict(words) else { return Ok(()) };
        parts.extend(
            position.chance().map(|chance| words.message("review-chance-now", &[("percent", percent(chance).into())])),
        );
        self.line(&(parts.join(", ") + "."))
    }

    /// Whether the game is reviewed. If not, that is done now, or it is said why it cannot be.
    fn is_reviewed(&mut self, replay: &mut Replay) -> PlainResult<bool> {
        /// After how many percent the progress is reported.
        const EVERY: usize = 25;
        if replay.review.is_none() {
            match reviewing::begin(&replay.timeline, replay.perspective, &self.context) {
                Ok(review) => replay.review = Some(review),
                Err(why) => return self.line(&why).map(|()| false),
            }
        }
        let Some(review) = &mut replay.review else { return Ok(false) };
        let mut told = None;
        while review.is_running() {
            let now = review.percent() / EVERY;
            if told != Some(now) {
                told = Some(now);
                let text = reviewing::progress(review, &self.context.words);
                self.line(&text)?;
                self.out.flush()?;
            }
            review.wait();
        }
        Ok(true)
    }
}
