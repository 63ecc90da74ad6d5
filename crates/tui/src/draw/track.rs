//! A pile as a track from its start to its end, with the part that is used up filled in and the own cards as ticks.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_rules::{Board, Card, Direction, LegalLay, Pile};

use super::theme::Theme;

/// Where numbers lie on a line of some columns, in half columns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    /// The number at the right end: 100, or 60.
    end: u16,
    width: u16,
}

impl Scale {
    pub(crate) fn new(board: &Board, width: u16) -> Scale {
        Scale { end: u16::from(board.rules().highest().number()) + 1, width: width.max(2) }
    }

    fn half(self, number: u8) -> u16 {
        let (steps, halves) = (u32::from(self.end) - 1, 2 * u32::from(self.width) - 1);
        (((u32::from(number).max(1) - 1) * halves + steps / 2) / steps) as u16
    }

    /// The column of a number, from 0.
    pub(crate) fn column(self, number: u8) -> u16 {
        (self.half(number) / 2).min(self.width - 1)
    }

    /// The column of a card on a pile's track. On an untouched pile it leaves the mark of the start visible.
    pub(crate) fn column_on(self, board: &Board, pile: Pile, card: Card) -> u16 {
        let (column, rule) = (self.column(card.number()), board.rules().pile(pile));
        if board.tops()[pile] != rule.start || column != self.column(rule.start) {
            return column;
        }
        match rule.direction {
            Direction::Ascending => column + 1,
            Direction::Descending => column - 1,
        }
    }

    /// Writes the round numbers above the tracks.
    pub(crate) fn draw(self, buffer: &mut Buffer, area: Rect, style: Style) {
        let mut free = 0;
        let apart = if self.width >= 50 { 10 } else { 20 };
        for number in (0..=self.end as u8).step_by(apart).map(|number| number.max(1)) {
            let text = number.to_string();
            let at = self.column(number).min(self.width - text.len() as u16);
            if at >= free {
                buffer.set_string(area.x + at, area.y, &text, style);
                free = at + text.len() as u16 + 1;
            }
        }
    }
}

/// One pile's track. `hand` and `legal` are what the player holds and may lay.
pub(crate) struct Track<'a> {
    pub(crate) board: &'a Board,
    pub(crate) pile: Pile,
    pub(crate) hand: &'a [Card],
    pub(crate) legal: &'a [LegalLay],
    pub(crate) theme: Theme,
}

/// What a card is to a pile, in the order of how much it matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Tick {
    Unfit,
    Fits,
    Trick,
}

impl Track<'_> {
    fn direction(&self) -> Direction {
        self.board.rules().pile(self.pile).direction
    }

    /// Draws the track in the one line of `area`.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect) {
        let scale = Scale::new(self.board, area.width);
        self.draw_room(buffer, area, scale);
        for (column, tick) in self.ticks(scale) {
            let used = buffer[(area.x + column, area.y)].symbol() != "─";
            let (sign, style) = match tick {
                Tick::Trick => ("◆", self.theme.accent()),
                Tick::Fits => ("┃", self.theme.strong()),
                Tick::Unfit if used => ("┊", self.theme.quiet()),
                Tick::Unfit => ("│", self.theme.quiet()),
            };
            buffer[(area.x + column, area.y)].set_symbol(sign).set_style(Style::reset().patch(style));
        }
    }

    /// The used part, from the left on rising piles and from the right on falling ones, and the room that is left.
    fn draw_room(&self, buffer: &mut Buffer, area: Rect, scale: Scale) {
        let at = scale.half(self.board.tops()[self.pile]);
        let used = self.theme.direction(self.direction());
        for column in 0..area.width {
            let halves = [2 * column, 2 * column + 1].map(|half| match self.direction() {
                Direction::Ascending => half <= at,
                Direction::Descending => half >= at,
            });
            let (sign, style) = match halves {
                [true, true] => ("█", used),
                [true, false] => ("▌", used),
                [false, true] => ("▐", used),
                [false, false] => ("─", self.theme.quiet()),
            };
            buffer[(area.x + column, area.y)].set_symbol(sign).set_style(style);
        }
    }

    /// The columns of the own cards; where two share one, the one that matters more.
    fn ticks(&self, scale: Scale) -> Vec<(u16, Tick)> {
        let mut ticks: Vec<(u16, Tick)> =
            self.hand.iter().map(|&card| (scale.column_on(self.board, self.pile, card), self.tick(card))).collect();
        ticks.sort_unstable();
        ticks
    }

    fn tick(&self, card: Card) -> Tick {
        match self.legal.iter().find(|legal| legal.lay.pile == self.pile && legal.lay.card == card) {
            Some(legal) if is_trick(legal) && self.is_own() => Tick::Trick,
            Some(_) => Tick::Fits,
            None => Tick::Unfit,
        }
    }

    fn is_own(&self) -> bool {
        !self.board.rules().is_help(self.board.turn().seat(), self.pile)
    }
}

/// Whether a lay goes ten back (A6); on an opponent's pile a step back helps instead.
pub(crate) fn is_trick(legal: &LegalLay) -> bool {
    legal.step == -10
}
