//! The end of a game: all hands face up, what was never drawn, and key figures.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_rules::Seat;
use tenback_wire::End;

use super::pen::{Pen, line, write};
use crate::phrases;

/// Writes a line for every hand, then the figures, then the draw piles, as far as there is room.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, end: &End, hints: u16, pen: &Pen<'_>) {
    let stuck = end.stuck.as_ref().map(|stuck| stuck.seat);
    let hands = Seat::all(5).zip(&end.hands).filter(|(_, hand)| !hand.is_empty());
    let hand = |(seat, cards): (Seat, &Vec<_>)| {
        let style = if stuck == Some(seat) { pen.theme.warning() } else { Style::new() };
        (format!("{}: {}", pen.name(seat), phrases::numbers(cards, "  ")), style)
    };
    let figures = phrases::figures(pen.words, end, hints);
    let undrawn = phrases::undrawn(pen.words, end);
    let lines = hands.map(hand).chain([(figures, Style::new())]).chain(undrawn.map(|text| (text, pen.theme.quiet())));
    for (row, (text, style)) in (0..area.height).zip(lines) {
        let place = line(area, row);
        write(buffer, Rect { x: place.x + 1, width: place.width.saturating_sub(2), ..place }, &text, style);
    }
}
