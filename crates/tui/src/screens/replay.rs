//! The replay screen: a game step by step, from any seat or with all hands face up.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};
use tenback_rules::{Event, Pile, Seat, Viewer};

use super::{Go, pages};
use crate::context::Context;
use crate::draw::keys::Button;
use crate::draw::pen::{Pen, line, write};
use crate::draw::table::{Layout, Picture};
use crate::keys::{Input, KeyCode};
use crate::log::{Entry, Narrator};
use crate::random::RandomSource;
use crate::sight::Sight;
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
}

const KEYS: [(&str, &str); 8] = [
    ("←→", "tui-key-step"),
    ("↑↓", "tui-key-turn"),
    ("Tab", "tui-key-view"),
    ("p", "tui-key-play-on"),
    ("l", "tui-key-log"),
    ("r", "tui-key-rules"),
    ("q", "tui-key-back"),
    ("?", "tui-key-help"),
];

impl ReplayScreen {
    pub(crate) fn new(timeline: Timeline, context: &Context) -> ReplayScreen {
        let (names, you) = context.names_of(timeline.record());
        let perspective = timeline.first_perspective();
        ReplayScreen { timeline, names, you, perspective, asks: false, notice: None }
    }

    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(text);
    }

    pub(crate) fn input(&mut self, input: Input, context: &Context) -> Go {
        let key = match input {
            Input::Key(key) => key,
            Input::Wheel(lines) if lines > 0 => KeyCode::Right,
            Input::Wheel(_) => KeyCode::Left,
            Input::Click(..) => return Go::Stay,
        };
        self.notice = None;
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

    /// Whose turn it is.
    fn todo(&self, sight: &Sight, pen: &Pen<'_>) -> String {
        match sight.board.to_move() {
            Some(seat) => pen.say_with("tui-todo-wait", &[("name", pen.name(seat).to_owned().into())]),
            None if sight.board.ending().is_some() => pen.say("tui-todo-over"),
            None => pen.say("tui-replay-start"),
        }
    }

    fn label(&self, context: &Context) -> String {
        let args = [("step", self.timeline.step().into()), ("steps", self.timeline.steps().into())];
        let at = context.words.message("tui-replay-at", &args);
        let perspective = match self.perspective {
            Perspective::Seat(seat) => {
                let name = self.names.get(seat.index()).cloned().unwrap_or_default();
                context.words.message("tui-replay-view", &[("name", name.into())])
            }
            Perspective::Table => context.words.message("tui-replay-table", &[]),
            Perspective::All => context.words.message("tui-replay-all", &[]),
        };
        format!("{at} · {perspective}")
    }

    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, context: &Context) -> Vec<Button> {
        let Some(layout) = Layout::new(area) else { return Vec::new() };
        let pen = context.pen(&self.names);
        let game = self.timeline.game();
        let sight = Sight::of(&game.view(self.perspective.viewer()));
        let log = self.log(context);
        let seen = |entry: &Entry| entry.seen_by(Viewer::Spectator);
        let fresh: Option<Pile> = self.timeline.log().iter().rev().filter_map(seen).find_map(|seen| match seen {
            Event::Laid { pile, .. } => Some(pile),
            _ => None,
        });
        let picture = Picture {
            sight: &sight,
            picked: None,
            aim: None,
            fresh,
            label: Some(self.label(context)),
            todo: self.todo(&sight, &pen),
            urgent: false,
            typed: "",
            notice: Some(match &self.notice {
                Some(text) => (text.clone(), context.theme.accent()),
                None => (self.last(context), Style::new()),
            }),
            keys: &KEYS,
            log: &log,
            end: None,
        };
        let buttons = picture.draw(buffer, &layout, &pen);
        if self.perspective == Perspective::All {
            let area = layout.hand.union(layout.mates);
            Clear.render(area, buffer);
            self.draw_hands(buffer, area, &pen);
        }
        buttons
    }

    /// All hands, one line each, in place of the own hand and the other seats.
    fn draw_hands(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let game = self.timeline.game();
        for (row, (seat, hand)) in (0..area.height).zip(game.hands().iter()) {
            let numbers: Vec<String> = hand.iter().map(|card| format!("{card:>2}")).collect();
            let text = format!(" {}: {}", pen.name(seat), numbers.join("  "));
            let to_move = game.board().to_move() == Some(seat);
            let style = if to_move { pen.theme.strong() } else { Style::new() };
            write(buffer, line(area, row), &text, style);
        }
    }
}
