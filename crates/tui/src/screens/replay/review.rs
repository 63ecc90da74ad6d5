//! The review of the replayed game: the chart, verdicts and better turns.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tenback_rules::{Lay, Seat};

use super::ReplayScreen;
use crate::context::Context;
use crate::draw::chart::{Chart, chance_at};
use crate::draw::pen::{Pen, write_right};
use crate::draw::table::{Layout, inset};
use crate::reviewing::{self, Position};
use crate::screens::{Go, pages};
use crate::timeline::{Perspective, Timeline};

impl ReplayScreen {
    /// A replay whose review begins at once, as one seat sees it.
    pub(crate) fn reviewing(timeline: Timeline, seat: Option<Seat>, context: &Context) -> ReplayScreen {
        let mut screen = ReplayScreen::new(timeline, context);
        screen.perspective = seat.map_or(screen.perspective, Perspective::Seat);
        screen.begin_review(context);
        screen
    }

    /// Whether more of the review is to come.
    pub(crate) fn is_waiting(&self) -> bool {
        self.review.as_ref().is_some_and(|review| review.is_running())
    }

    /// Takes what is ready of the review. Returns whether the screen must be redrawn.
    pub(crate) fn tick(&mut self, context: &Context) -> bool {
        let Some(review) = self.review.as_mut().filter(|review| review.is_running()) else { return false };
        let changed = review.poll();
        if !review.is_running() && review.whole().is_none() {
            self.notice = Some(context.words.message("review-incomplete", &[]));
        }
        changed
    }

    fn begin_review(&mut self, context: &Context) {
        match reviewing::begin(&self.timeline, self.perspective, context) {
            Ok(review) => self.review = Some(review),
            Err(why) => self.notice = Some(why),
        }
    }

    /// Begins the review, or shows its summary.
    pub(super) fn review_key(&mut self, context: &Context) -> Go {
        let Some(review) = &self.review else {
            self.begin_review(context);
            return Go::Stay;
        };
        if let Some(whole) = review.whole() {
            let facts = reviewing::summary(whole, &self.names, &context.words);
            let mistakes = reviewing::mistakes(whole, &self.names, &context.words);
            return Go::Page(Box::new(pages::review(context, facts, mistakes)));
        }
        self.notice = Some(reviewing::progress(review, &context.words));
        Go::Stay
    }

    /// Goes to the next costly turn.
    pub(super) fn next_mistake(&mut self, context: &Context) {
        match &self.review {
            Some(review) => self.notice = reviewing::go_to_mistake(review, &mut self.timeline, &context.words),
            None => self.begin_review(context),
        }
    }

    /// Goes to the start of the turn and shows what would have been better.
    pub(super) fn show_better(&mut self, context: &Context) {
        let Some(review) = &self.review else { return self.begin_review(context) };
        let position = Position::new(review, &self.timeline, &self.names);
        self.notice = Some(position.better(&context.words).join(" "));
        if let Some(number) = position.number() {
            self.timeline.go_to_turn(number);
            self.better = true;
        }
    }

    /// A click on a bar goes to its turn.
    pub(super) fn click(&mut self, x: u16, y: u16, area: Rect) {
        let (Some(review), Some(layout)) = (&self.review, self.layout(area)) else { return };
        let Some(chance) = chance_at(layout.chart, review.turns().len() + 1, x, y) else { return };
        let number = chance.checked_sub(1).and_then(|turn| review.turns().get(turn)).map(|turn| turn.number);
        match number {
            Some(number) => self.timeline.go_to_turn(number),
            None => self.timeline.go(0),
        }
        self.better = false;
        self.notice = None;
    }

    /// The lays of the better turn, if they are shown.
    pub(super) fn ghosts(&self) -> Vec<Lay> {
        match &self.review {
            Some(review) if self.better => Position::new(review, &self.timeline, &self.names).better_lays(),
            _ => Vec::new(),
        }
    }

    /// The verdict on the current turn, if it is known.
    pub(super) fn verdict(&self, context: &Context) -> Option<String> {
        let position = Position::new(self.review.as_ref()?, &self.timeline, &self.names);
        Some(position.verdict(&context.words)?.join(" · "))
    }

    pub(super) fn draw_review(&self, buffer: &mut Buffer, layout: &Layout, pen: &Pen<'_>) {
        let Some(review) = &self.review else { return };
        let verdicts: Vec<_> =
            (0..review.turns().len()).map(|turn| review.turn(turn).map(|(judgement, _)| judgement.verdict)).collect();
        let position = Position::new(review, &self.timeline, &self.names);
        let chart = Chart { curve: &review.curve(), verdicts: &verdicts, at: position.at() };
        chart.draw(buffer, layout.chart, pen);
        if review.is_running() {
            let progress = pen.say_with("review-progress", &[("percent", review.percent().into())]);
            write_right(buffer, inset(layout.todo), &format!("  {progress}"), pen.theme.note());
        }
    }
}
