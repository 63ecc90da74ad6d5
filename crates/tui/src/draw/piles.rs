//! The four piles: direction, top card, how many lie there, what is said and in force there, and the track.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tenback_rules::{Card, Direction, Lay, Pile, Seat};

use super::pen::{Pen, line, shorten, write};
use super::track::{Scale, Track, is_trick};
use super::{ghosts, numeral};
use crate::phrases;
use crate::sight::Sight;

/// The lines one pile takes.
pub(crate) const HEIGHT: u16 = 3;
/// The columns before the track: the sign of the chosen pile, its letter, and the large number.
const HEAD: u16 = 7;
const TRACK_X: u16 = HEAD + numeral::WIDTH + 2;

/// One pile with all that belongs to it.
pub(crate) struct PileBox<'a> {
    pub(crate) sight: &'a Sight,
    pub(crate) pile: Pile,
    pub(crate) picked: Option<Card>,
    pub(crate) aimed: bool,
    /// The last card was played on this pile.
    pub(crate) fresh: bool,
    /// Lays that could have been made, on any pile.
    pub(crate) ghosts: &'a [Lay],
}

/// The part of a pile's box, or of the line above the piles, where the track is.
pub(crate) fn track_area(area: Rect) -> Rect {
    let width = area.width.saturating_sub(TRACK_X + 1);
    Rect { x: area.x + TRACK_X, width, height: 1, ..area }
}

/// The numbers above the tracks.
pub(crate) fn draw_scale(buffer: &mut Buffer, area: Rect, sight: &Sight, pen: &Pen<'_>) {
    let area = track_area(area);
    Scale::new(&sight.board, area.width).draw(buffer, area, pen.theme.quiet());
}

impl PileBox<'_> {
    fn direction(&self) -> Direction {
        self.sight.board.rules().pile(self.pile).direction
    }

    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        self.draw_head(buffer, area, pen);
        let top = self.sight.board.tops()[self.pile];
        let mut style = pen.theme.direction(self.direction());
        if self.fresh {
            style = style.patch(pen.theme.strong());
        }
        numeral::draw(buffer, (area.x + HEAD, area.y), top, style, pen.theme.ascii);
        let track = track_area(area);
        let cards = self.sight.cards();
        let lane = Track {
            board: &self.sight.board,
            pile: self.pile,
            hand: &cards,
            legal: &self.sight.legal,
            theme: pen.theme,
        };
        write(buffer, track, &self.note(pen), pen.theme.note());
        lane.draw(buffer, Rect { y: area.y + 1, ..track });
        let below = Rect { y: area.y + 2, ..track };
        if let Some(card) = self.picked {
            self.draw_cost(buffer, below, card, pen);
        }
        ghosts::draw(buffer, below, &self.sight.board, self.pile, self.ghosts, pen);
    }

    fn draw_head(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let (chevron, style) = (chevron(self.direction()), pen.theme.direction(self.direction()));
        if self.aimed {
            write(buffer, Rect { width: 1, ..line(area, 1) }, "▶", pen.theme.accent());
        }
        let letter = format!(" {} ", self.pile);
        let letter_style = if self.aimed { pen.theme.chosen() } else { pen.theme.strong() };
        write(buffer, Rect { x: area.x + 1, width: 3, ..line(area, 1) }, &letter, letter_style);
        write(buffer, Rect { x: area.x + 5, width: 1, ..line(area, 1) }, chevron, style);
        let height = self.sight.board.heights()[self.pile];
        let count = Rect { x: area.x + 2, width: HEAD - 2, ..line(area, 2) };
        write(buffer, count, &format!("▤{height}"), pen.theme.quiet());
    }

    /// The line above the track: owner, command in force and signals; on an untouched pile, its direction.
    fn note(&self, pen: &Pen<'_>) -> String {
        let board = &self.sight.board;
        let mut notes = Vec::new();
        if let Some(owner) = board.rules().pile(self.pile).owner {
            notes.push(pen.name(owner).to_owned());
        }
        if let Some(command) = phrases::in_force(board, self.pile) {
            notes.push(phrases::command_in_force(pen.words, command));
        }
        let seats = Seat::all(board.rules().seats());
        notes.extend(seats.filter_map(|seat| {
            let signal = board.signals()[seat].piles[self.pile]?;
            Some(phrases::pile_signal(pen.words, pen.name(seat), signal))
        }));
        if board.heights()[self.pile] == 0 && board.tops()[self.pile] == board.rules().pile(self.pile).start {
            notes.push(phrases::runs(pen.words, board, self.pile));
        }
        notes.join(" · ")
    }

    /// The place of the picked card below the track, and what it costs there.
    fn draw_cost(&self, buffer: &mut Buffer, area: Rect, card: Card, pen: &Pen<'_>) {
        let column = Scale::new(&self.sight.board, area.width).column_on(&self.sight.board, self.pile, card);
        let legal = self.sight.legal(card, self.pile);
        let (cost, style) = match legal {
            Some(legal) if legal.loses => (phrases::cost(legal), pen.theme.warning()),
            Some(legal) if is_trick(legal) && !self.sight.is_help(self.pile) => {
                (phrases::cost(legal), pen.theme.trick())
            }
            Some(legal) => (phrases::cost(legal), pen.theme.strong()),
            None if self.sight.is_to_move() => ("✕".to_owned(), pen.theme.quiet()),
            None => return,
        };
        let right = format!("▲ {card} {cost}");
        let left = format!("{card} {cost} ▲");
        let room = usize::from(area.width.saturating_sub(column));
        let width = right.chars().count() as u16;
        if usize::from(width) <= room {
            write(buffer, Rect { x: area.x + column, width, ..area }, &right, style);
        } else {
            let x = (column + 1).saturating_sub(width);
            write(buffer, Rect { x: area.x + x, width, ..area }, &shorten(&left, width.into()), style);
        }
    }
}

/// The sign of a direction.
pub(crate) const fn chevron(direction: Direction) -> &'static str {
    match direction {
        Direction::Ascending => "▲",
        Direction::Descending => "▼",
    }
}
