//! The whole table: its layout, and the parts without a file of their own.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_rules::{Card, Lay, Pile, Seat, Viewer};
use tenback_wire::End;
use unicode_width::UnicodeWidthStr;

use super::keys::{Button, draw_keys};
use super::pen::{Pen, line, write, write_right};
use super::piles::{self, PileBox};
use super::wrap::wrap;
use super::{end, hand};
use crate::phrases;
use crate::sight::Sight;

/// The smallest screen a table fits on.
pub(crate) const SMALLEST: (u16, u16) = (70, 22);
/// From this width on, the log has its own column.
const WITH_LOG_BESIDE: u16 = 116;
const LOG_BESIDE: u16 = 36;

/// The lines of what needs more or less of them, depending on the room.
struct Room {
    notice: u16,
    /// Above the hand.
    gap: u16,
    /// Between the piles.
    air: u16,
    /// Below the cards of the hand.
    costs: u16,
    chart: u16,
    /// For the log, unless it is beside.
    below: u16,
}

impl Room {
    /// Spare room is used in this order: a second line of notices, a gap above the hand, a second line of costs, then the
    /// log below; or, if the log is beside, gaps between the piles and all costs.
    fn of_table(spare: u16, beside: bool) -> Room {
        let more = spare.saturating_sub(2);
        let air = u16::from(beside && more >= 7);
        Room {
            notice: 1 + u16::from(spare >= 1),
            gap: u16::from(spare >= 2),
            air,
            costs: 1 + if beside { more.saturating_sub(4 * air).min(3) } else { more.min(1) },
            chart: 0,
            below: if beside { 0 } else { spare.saturating_sub(3).min(12) },
        }
    }

    /// A chart of one line takes the place of the costs. Spare room is used in this order: signs below the chart, a
    /// second line of notices, costs, then a higher chart and the log below by turns.
    fn of_review(spare: u16, beside: bool) -> Room {
        /// The lines of the highest chart, besides the first one.
        const HIGHER: u16 = 4;
        let more = spare.saturating_sub(3);
        let higher = if beside { more } else { more.div_ceil(2) }.min(HIGHER);
        let rest = more - higher;
        Room {
            notice: 1 + u16::from(spare >= 2),
            gap: u16::from(beside && rest >= 1),
            air: u16::from(beside && rest >= 5),
            costs: u16::from(spare >= 3),
            chart: 1 + u16::from(spare >= 1) + higher,
            below: if beside { 0 } else { rest.min(12) },
        }
    }
}

/// The layout of a table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Layout {
    pub(crate) title: Rect,
    pub(crate) scale: Rect,
    pub(crate) piles: [Rect; 4],
    pub(crate) hand: Rect,
    pub(crate) mates: Rect,
    /// Empty unless there is a review.
    pub(crate) chart: Rect,
    pub(crate) todo: Rect,
    pub(crate) notice: Rect,
    pub(crate) keys: Rect,
    /// Empty if there is no room.
    pub(crate) log: Rect,
}

impl Layout {
    /// The layout for a screen, unless that is too small.
    pub(crate) fn new(screen: Rect) -> Option<Layout> {
        Layout::with(screen, Room::of_table)
    }

    /// The same with room for the chart of a review.
    pub(crate) fn with_chart(screen: Rect) -> Option<Layout> {
        Layout::with(screen, Room::of_review)
    }

    fn with(screen: Rect, room: impl Fn(u16, bool) -> Room) -> Option<Layout> {
        if screen.width < SMALLEST.0 || screen.height < SMALLEST.1 {
            return None;
        }
        let beside = if screen.width >= WITH_LOG_BESIDE { LOG_BESIDE } else { 0 };
        let area = Rect { width: screen.width - beside, ..screen };
        let Room { notice, gap, air, costs, chart, below } = room(screen.height - SMALLEST.1, beside > 0);
        let mut layout = Layout::default();
        let mut y = screen.y;
        let mut take = |height: u16| {
            y += height;
            Rect { y: y - height, height, ..area }
        };
        layout.title = take(1);
        layout.scale = take(1);
        layout.piles = [(); 4].map(|()| Rect { height: piles::HEIGHT, ..take(piles::HEIGHT + air) });
        take(gap);
        layout.hand = take(3 + costs);
        layout.mates = take(1);
        layout.chart = take(chart);
        layout.todo = take(1);
        layout.notice = take(notice);
        layout.log = take(below);
        layout.keys = Rect { y: screen.bottom() - 1, height: 1, ..screen };
        if beside > 0 {
            layout.log = Rect { x: area.right(), width: beside, y: screen.y + 1, height: screen.height - 2 };
        }
        Some(layout)
    }

    /// The pile at a place on the screen.
    pub(crate) fn pile_at(&self, x: u16, y: u16) -> Option<Pile> {
        Pile::ALL.into_iter().find(|&pile| self.piles[pile as usize].contains((x, y).into()))
    }

    /// The card at a place on the screen.
    pub(crate) fn card_at(&self, x: u16, y: u16, cards: &[Card]) -> Option<Card> {
        let places = hand::card_areas(self.hand, cards.len());
        places.iter().zip(cards).find(|(area, _)| area.contains((x, y).into())).map(|(_, &card)| card)
    }
}

/// A table with everything around it.
pub(crate) struct Picture<'a> {
    pub(crate) sight: &'a Sight,
    pub(crate) picked: Option<Card>,
    pub(crate) aim: Option<Pile>,
    /// Where the last card went.
    pub(crate) fresh: Option<Pile>,
    /// Lays that could have been made.
    pub(crate) ghosts: &'a [Lay],
    /// A label in the title, such as for trying out.
    pub(crate) label: Option<String>,
    pub(crate) todo: String,
    /// Whether `todo` is for the viewer.
    pub(crate) urgent: bool,
    pub(crate) typed: &'a str,
    pub(crate) notice: Option<(String, Style)>,
    pub(crate) keys: &'a [(&'a str, &'a str)],
    pub(crate) log: &'a [String],
    /// How the game ended and how many hints were given, in place of the hands.
    pub(crate) end: Option<(End, u16)>,
}

impl Picture<'_> {
    /// Draws everything. Returns the keys that can be clicked.
    pub(crate) fn draw(&self, buffer: &mut Buffer, layout: &Layout, pen: &Pen<'_>) -> Vec<Button> {
        self.draw_title(buffer, layout.title, pen);
        piles::draw_scale(buffer, layout.scale, self.sight, pen);
        for pile in Pile::ALL {
            let aimed = self.aim == Some(pile);
            let fresh = self.fresh == Some(pile);
            let ghosts = self.ghosts;
            let pile_box = PileBox { sight: self.sight, pile, picked: self.picked, aimed, fresh, ghosts };
            pile_box.draw(buffer, layout.piles[pile as usize], pen);
        }
        match &self.end {
            Some((end, hints)) => end::draw(buffer, layout.hand.union(layout.mates), end, *hints, pen),
            None => {
                hand::draw(buffer, layout.hand, self.sight, self.picked, pen);
                self.draw_mates(buffer, layout.mates, pen);
            }
        }
        self.draw_todo(buffer, layout.todo, pen);
        if let Some((text, style)) = &self.notice {
            draw_text(buffer, inset(layout.notice), text, *style);
        }
        self.draw_log(buffer, layout.log, pen);
        draw_keys(buffer, layout.keys, self.keys, pen)
    }

    fn draw_title(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let board = &self.sight.board;
        let area = inset(area);
        let title = phrases::title(pen.words, board);
        let used = write(buffer, area, &title, pen.theme.strong());
        let stocks = phrases::stocks(pen.words, board, self.sight.viewer);
        if let Some(label) = &self.label {
            let taken = used + 4 + stocks.width() as u16;
            let rest = Rect { x: area.x + used + 2, width: area.width.saturating_sub(taken), ..area };
            write(buffer, rest, label, pen.theme.note());
        }
        write_right(buffer, area, &stocks, Style::new());
    }

    /// The other seats: name, cards in the hand, and what they say they hold.
    fn draw_mates(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let board = &self.sight.board;
        let mates: Vec<Seat> =
            Seat::all(board.rules().seats()).filter(|&seat| Viewer::Seat(seat) != self.sight.viewer).collect();
        let mut rest = inset(area);
        let wanted: usize = mates.iter().map(|&seat| self.mate(seat, true, pen).width()).sum();
        let in_full = wanted <= rest.width.into();
        for seat in mates {
            let text = self.mate(seat, in_full, pen);
            let style = if board.to_move() == Some(seat) { pen.theme.strong() } else { Style::new() };
            let used = write(buffer, rest, &text, style);
            rest = Rect { x: rest.x + used, width: rest.width.saturating_sub(used), ..rest };
        }
    }

    /// One of the other seats. Where there is little room, the cards are counted instead of drawn.
    fn mate(&self, seat: Seat, in_full: bool, pen: &Pen<'_>) -> String {
        let board = &self.sight.board;
        let mark = if board.to_move() == Some(seat) { "▶ " } else { "" };
        let said = phrases::standing(pen.words, &board.signals()[seat]);
        let count = board.hand_sizes()[seat];
        if in_full {
            format!("{mark}{} {}{said}   ", pen.name(seat), "▮".repeat(count.into()))
        } else {
            format!("{mark}{} ▮{count}{said}  ", pen.name(seat))
        }
    }

    fn draw_todo(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let area = inset(area);
        let style = if self.urgent { pen.theme.accent() } else { Style::new() };
        let mark = if self.urgent { "● " } else { "" };
        write(buffer, area, &format!("{mark}{}", self.todo), style);
        if !self.typed.is_empty() {
            write_right(buffer, area, &format!(" › {} ", self.typed), pen.theme.chosen());
        }
    }

    fn draw_log(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        if area.height < 2 {
            return;
        }
        let area = inset(area);
        write(buffer, line(area, 0), &pen.say("tui-log"), pen.theme.quiet());
        let body = Rect { y: area.y + 1, height: area.height - 1, ..area };
        // Every sentence takes at least a line, so earlier ones are not needed.
        let last = self.log.len().saturating_sub(body.height.into());
        let lines: Vec<String> = self.log[last..].iter().flat_map(|text| wrap(text, body.width.into())).collect();
        let last = lines.len().saturating_sub(body.height.into());
        for (row, text) in (0..).zip(&lines[last..]) {
            write(buffer, line(body, row), text, Style::new());
        }
    }
}

/// An area without its first and last column.
pub(crate) fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

/// Writes a text into all lines of an area.
pub(crate) fn draw_text(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    for (row, text) in (0..area.height).zip(wrap(text, area.width.into())) {
        write(buffer, line(area, row), &text, style);
    }
}
