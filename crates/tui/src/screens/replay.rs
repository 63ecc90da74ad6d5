//! An old game, step by step, seen by any seat or with all hands open.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};
use tenback_rules::{Event, Pile, Seat, Viewer};

use super::{Go, pages};
use crate::chance::Chance;
use crate::desk::Desk;
use crate::draw::keys::Button;
use crate::draw::pen::{Pen, line, write};
use crate::draw::table::{Layout, Picture};
use crate::keys::{Input, KeyCode};
use crate::log::{Describer, Entry};
use crate::sight::Sight;
use crate::timeline::{Eyes, Rest, Timeline};

/// An old game on the screen.
pub(crate) struct ReplayScreen {
    timeline: Timeline,
    names: Vec<String>,
    /// The seat that is called “you”.
    you: Option<Seat>,
    eyes: Eyes,
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
    pub(crate) fn new(timeline: Timeline, desk: &Desk) -> ReplayScreen {
        let (names, you) = desk.names_of(timeline.record());
        let eyes = timeline.first_eyes();
        ReplayScreen { timeline, names, you, eyes, asks: false, notice: None }
    }

    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(text);
    }

    pub(crate) fn input(&mut self, input: Input, desk: &Desk) -> Go {
        let key = match input {
            Input::Key(key) => key,
            Input::Wheel(lines) if lines > 0 => KeyCode::Right,
            Input::Wheel(_) => KeyCode::Left,
            Input::Click(..) => return Go::Stay,
        };
        self.notice = None;
        if std::mem::take(&mut self.asks) {
            return match key {
                KeyCode::Enter => self.play_on(Rest::Same, desk),
                KeyCode::Char('s') => self.play_on(Rest::Shuffled, desk),
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
            KeyCode::Tab => self.eyes = self.next_eyes(),
            KeyCode::Char('p') => {
                self.asks = true;
                self.notice = Some(desk.words.message("tui-replay-ask", &[]));
            }
            KeyCode::Char('l') => return Go::Page(Box::new(pages::log(desk, &self.log(desk)))),
            KeyCode::Char('r') => {
                return Go::Page(Box::new(pages::rules(desk, self.timeline.game().board().rules().name())));
            }
            KeyCode::Char('?') => return Go::Page(Box::new(pages::help(desk))),
            KeyCode::Char('q') | KeyCode::Esc => return Go::Start,
            _ => {}
        }
        Go::Stay
    }

    fn next_eyes(&self) -> Eyes {
        let seats = self.timeline.game().board().rules().seats();
        match self.eyes {
            Eyes::Seat(seat) if seat.number() == seats => Eyes::All,
            Eyes::Seat(seat) => Eyes::Seat(seat.next(seats)),
            Eyes::Table | Eyes::All => Eyes::Seat(Seat::FIRST),
        }
    }

    fn play_on(&mut self, rest: Rest, desk: &Desk) -> Go {
        let record = match Chance::new(None) {
            Ok(mut chance) => chance.with(|rng| self.timeline.open_record(rest, rng)),
            Err(error) => {
                self.notice = Some(desk.no_game(&crate::desk::NoGame::NoChance(error)));
                return Go::Stay;
            }
        };
        let Some(record) = record else {
            self.notice = Some(desk.words.message("tui-replay-over", &[]));
            return Go::Stay;
        };
        match desk.play_on(&record) {
            Ok(house) => Go::Table(Box::new(house)),
            Err(why) => {
                self.notice = Some(desk.unreadable(&why));
                Go::Stay
            }
        }
    }

    fn log(&self, desk: &Desk) -> Vec<String> {
        let game = self.timeline.game();
        let (viewer, rules) = (self.eyes.viewer(), game.board().rules());
        let describer = Describer { words: &desk.words, names: &self.names, you: self.you, viewer, rules };
        self.timeline.log().iter().filter_map(|entry| describer.sentence(entry)).collect()
    }

    /// What happened last.
    fn last(&self, desk: &Desk) -> String {
        self.log(desk).pop().unwrap_or_else(|| desk.words.message("tui-replay-start", &[]))
    }

    /// Whose turn it is.
    fn todo(&self, sight: &Sight, pen: &Pen<'_>) -> String {
        match sight.board.to_move() {
            Some(seat) => pen.say_with("tui-todo-wait", &[("name", pen.name(seat).to_owned().into())]),
            None if sight.board.ending().is_some() => pen.say("tui-todo-over"),
            None => pen.say("tui-replay-start"),
        }
    }

    fn label(&self, desk: &Desk) -> String {
        let args = [("step", self.timeline.step().into()), ("steps", self.timeline.steps().into())];
        let at = desk.words.message("tui-replay-at", &args);
        let eyes = match self.eyes {
            Eyes::Seat(seat) => {
                let name = self.names.get(seat.index()).cloned().unwrap_or_default();
                desk.words.message("tui-replay-view", &[("name", name.into())])
            }
            Eyes::Table => desk.words.message("tui-replay-table", &[]),
            Eyes::All => desk.words.message("tui-replay-all", &[]),
        };
        format!("{at} · {eyes}")
    }

    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Vec<Button> {
        let Some(layout) = Layout::new(area) else { return Vec::new() };
        let pen = desk.pen(&self.names);
        let game = self.timeline.game();
        let sight = Sight::of(&game.view(self.eyes.viewer()));
        let log = self.log(desk);
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
            label: Some(self.label(desk)),
            todo: self.todo(&sight, &pen),
            urgent: false,
            typed: "",
            notice: Some(match &self.notice {
                Some(text) => (text.clone(), desk.theme.accent()),
                None => (self.last(desk), Style::new()),
            }),
            keys: &KEYS,
            log: &log,
            end: None,
        };
        let buttons = picture.draw(buffer, &layout, &pen);
        if self.eyes == Eyes::All {
            let area = layout.hand.union(layout.mates);
            Clear.render(area, buffer);
            self.draw_hands(buffer, area, &pen);
        }
        buttons
    }

    /// All hands, a line each, in the place of the one hand and the other seats.
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
