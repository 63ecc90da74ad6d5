//! The replay screen: a game step by step, from any seat or with all hands face up.

mod drawing;
mod review;

use ratatui::layout::Rect;
use tenback_rules::Seat;

use super::{Go, pages};
use crate::context::Context;
use crate::keys::{Input, KeyCode};
use crate::log::Narrator;
use crate::random::RandomSource;
use crate::running_review::RunningReview;
use crate::timeline::{DrawPile, Perspective, Timeline};

/// The replay screen.
pub(crate) struct ReplayScreen {
    timeline: Timeline,
    names: Vec<String>,
    /// The seat that is called “you”.
    you: Option<Seat>,
    perspective: Perspective,
    asks: bool,
    notice: Option<String>,
    review: Option<RunningReview>,
    /// Whether the better turn is shown.
    better: bool,
}

impl ReplayScreen {
    pub(crate) fn new(timeline: Timeline, context: &Context) -> ReplayScreen {
        let (names, you) = context.names_of(timeline.record());
        let perspective = timeline.first_perspective();
        ReplayScreen { timeline, names, you, perspective, asks: false, notice: None, review: None, better: false }
    }

    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(text);
    }

    pub(crate) fn input(&mut self, input: Input, area: Rect, context: &Context) -> Go {
        let key = match input {
            Input::Key(key) => key,
            Input::Wheel(lines) if lines > 0 => KeyCode::Right,
            Input::Wheel(_) => KeyCode::Left,
            Input::Click(x, y) => {
                self.click(x, y, area);
                return Go::Stay;
            }
        };
        self.notice = None;
        let better = std::mem::take(&mut self.better);
        if std::mem::take(&mut self.asks) {
            return match key {
                KeyCode::Enter => self.play_on(DrawPile::Same, context),
                KeyCode::Char('s') => self.play_on(DrawPile::Shuffled, context),
                _ => Go::Stay,
            };
        }
        match key {
            KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter => self.timeline.forwards(),
            KeyCode::Left | KeyCode::Backspace => self.timeline.backwards(),
            KeyCode::Down | KeyCode::PageDown => self.timeline.next_turn(),
            KeyCode::Up | KeyCode::PageUp => self.timeline.previous_turn(),
            KeyCode::Home => self.timeline.go(0),
            KeyCode::End => self.timeline.go(self.timeline.steps()),
            KeyCode::Tab => self.perspective = self.next_perspective(),
            KeyCode::Char('p') => {
                self.asks = true;
                self.notice = Some(context.words.message("tui-replay-ask", &[]));
            }
            KeyCode::Char('l') => return Go::Page(Box::new(pages::log(context, &self.log(context)))),
            KeyCode::Char('r') => {
                return Go::Page(Box::new(pages::rules(context, self.timeline.game().board().rules().name())));
            }
            KeyCode::Char('v') => return self.review_key(context),
            KeyCode::Char('m') => self.next_mistake(context),
            KeyCode::Char('b') if !better => self.show_better(context),
            KeyCode::Char('?') => return Go::Page(Box::new(pages::help(context))),
            KeyCode::Char('q') | KeyCode::Esc => return Go::Start,
            _ => {}
        }
        Go::Stay
    }

    fn next_perspective(&self) -> Perspective {
        let seats = self.timeline.game().board().rules().seats();
        match self.perspective {
            Perspective::Seat(seat) if seat.number() == seats => Perspective::All,
            Perspective::Seat(seat) => Perspective::Seat(seat.next(seats)),
            Perspective::Table | Perspective::All => Perspective::Seat(Seat::FIRST),
        }
    }

    fn play_on(&mut self, rest: DrawPile, context: &Context) -> Go {
        let record = match RandomSource::new(None) {
            Ok(mut chance) => chance.with(|rng| self.timeline.open_record(rest, rng)),
            Err(error) => {
                self.notice = Some(context.no_game(&crate::context::DealError::NoChance(error)));
                return Go::Stay;
            }
        };
        let Some(record) = record else {
            self.notice = Some(context.words.message("tui-replay-over", &[]));
            return Go::Stay;
        };
        match context.play_on(&record) {
            Ok(local) => Go::Table(Box::new(local)),
            Err(why) => {
                self.notice = Some(context.unreadable(&why));
                Go::Stay
            }
        }
    }

    fn log(&self, context: &Context) -> Vec<String> {
        let game = self.timeline.game();
        let (viewer, rules) = (self.perspective.viewer(), game.board().rules());
        let narrator = Narrator { words: &context.words, names: &self.names, you: self.you, viewer, rules };
        self.timeline.log().iter().filter_map(|entry| narrator.sentence(entry)).collect()
    }

    /// What happened last.
    fn last(&self, context: &Context) -> String {
        self.log(context).pop().unwrap_or_else(|| context.words.message("tui-replay-start", &[]))
    }
}
