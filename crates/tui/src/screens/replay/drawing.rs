//! The replay on the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};
use tenback_rules::{Event, Pile, Viewer};

use super::ReplayScreen;
use crate::context::Context;
use crate::draw::keys::Button;
use crate::draw::pen::{Pen, line, write};
use crate::draw::table::{Layout, Picture};
use crate::log::Entry;
use crate::sight::Sight;
use crate::timeline::Perspective;

const KEYS: [(&str, &str); 9] = [
    ("←→", "tui-key-step"),
    ("↑↓", "tui-key-turn"),
    ("Tab", "tui-key-view"),
    ("v", "tui-key-review"),
    ("p", "tui-key-play-on"),
    ("l", "tui-key-log"),
    ("q", "tui-key-back"),
    ("?", "tui-key-help"),
    ("r", "tui-key-rules"),
];

/// The same with a review.
const REVIEW_KEYS: [(&str, &str); 10] = [
    ("←→", "tui-key-step"),
    ("↑↓", "tui-key-turn"),
    ("m", "tui-key-mistake"),
    ("b", "tui-key-better"),
    ("v", "tui-key-summary"),
    ("q", "tui-key-back"),
    ("Tab", "tui-key-view"),
    ("?", "tui-key-help"),
    ("p", "tui-key-play-on"),
    ("l", "tui-key-log"),
];

impl ReplayScreen {
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
        let Some(layout) = self.layout(area) else { return Vec::new() };
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
            ghosts: &self.ghosts(),
            label: Some(self.label(context)),
            todo: self.verdict(context).unwrap_or_else(|| self.todo(&sight, &pen)),
            urgent: false,
            typed: "",
            notice: Some(match &self.notice {
                Some(text) => (text.clone(), context.theme.accent()),
                None => (self.last(context), Style::new()),
            }),
            keys: if self.review.is_some() { &REVIEW_KEYS } else { &KEYS },
            log: &log,
            end: None,
        };
        let buttons = picture.draw(buffer, &layout, &pen);
        if self.perspective == Perspective::All {
            let area = layout.hand.union(layout.mates);
            Clear.render(area, buffer);
            self.draw_hands(buffer, area, &pen);
        }
        self.draw_review(buffer, &layout, &pen);
        buttons
    }

    /// With room for the chart, if there is one.
    pub(super) fn layout(&self, area: Rect) -> Option<Layout> {
        if self.review.is_some() { Layout::with_chart(area) } else { Layout::new(area) }
    }

    /// All hands in place of the own hand and the other seats, one line each if there is room.
    fn draw_hands(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let game = self.timeline.game();
        let columns = u16::from(game.board().rules().seats()).div_ceil(area.height.max(1)).max(1);
        let width = area.width / columns;
        for (place, (seat, hand)) in (0..).zip(game.hands().iter()) {
            let numbers: Vec<String> = hand.iter().map(|card| format!("{card:>2}")).collect();
            let text = format!(" {}: {}", pen.name(seat), numbers.join("  "));
            let to_move = game.board().to_move() == Some(seat);
            let style = if to_move { pen.theme.strong() } else { Style::new() };
            let row = Rect { x: area.x + place % columns * width, width, ..line(area, place / columns) };
            write(buffer, row, &text, style);
        }
    }
}
