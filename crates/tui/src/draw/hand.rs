//! The own hand: cards with large borders, what fits where, and what it costs.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_rules::{Card, CardCommand, LegalLay};

use super::pen::{Pen, line, write_centred};
use super::track::is_trick;
use crate::phrases;
use crate::sight::Sight;

/// The lines of a card, without the costs below it.
const CARD: u16 = 3;
const WIDEST: u16 = 12;

/// Where each card of a hand lies.
pub(crate) fn card_areas(area: Rect, cards: usize) -> Vec<Rect> {
    let count = cards.max(1) as u16;
    let width = (area.width.saturating_sub(2) / count).min(WIDEST);
    (0..cards as u16).map(|place| Rect { x: area.x + 1 + place * width, width, ..area }).collect()
}

/// Draws the viewer's hand.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, sight: &Sight, picked: Option<Card>, pen: &Pen<'_>) {
    let cards = sight.cards();
    for (&card, place) in cards.iter().zip(card_areas(area, cards.len())) {
        let lays = sight.lays_of(card);
        draw_card(buffer, place, sight, card, (&lays, picked == Some(card)), pen);
        let rows = area.height.saturating_sub(CARD);
        for (row, legal) in (CARD..CARD + rows).zip(&lays) {
            let style = cost_style(sight, legal, pen);
            write_centred(buffer, line(place, row), &format!("{}{}", legal.lay.pile, phrases::cost(legal)), style);
        }
        if lays.is_empty() && sight.is_to_move() && rows > 0 {
            write_centred(buffer, line(place, CARD), "✕", pen.theme.quiet());
        }
    }
}

fn cost_style(sight: &Sight, legal: &LegalLay, pen: &Pen<'_>) -> Style {
    if legal.loses {
        pen.theme.warning()
    } else if sight.is_help(legal.lay.pile) {
        pen.theme.note()
    } else if is_trick(legal) {
        pen.theme.trick()
    } else {
        pen.theme.direction(sight.board.rules().pile(legal.lay.pile).direction)
    }
}

fn draw_card(
    buffer: &mut Buffer,
    area: Rect,
    sight: &Sight,
    card: Card,
    (lays, picked): (&[LegalLay], bool),
    pen: &Pen<'_>,
) {
    let glows = lays.iter().any(|legal| is_trick(legal) && !legal.loses && !sight.is_help(legal.lay.pile));
    let style = if glows || picked {
        pen.theme.accent()
    } else if lays.is_empty() && sight.is_to_move() {
        pen.theme.quiet()
    } else {
        Style::new()
    };
    let inner = usize::from(area.width.saturating_sub(2));
    let command = sight.board.rules().commands().of(card);
    let name = command.map(|command| name_within(command, inner, pen)).unwrap_or_default();
    let top = format!("╭{}╮", fill(&name, inner));
    let number = if picked { format!("▶{card}◀") } else { card.to_string() };
    let bottom = format!("╰{}╯", edge(card, sight, inner));
    buffer.set_stringn(area.x, area.y, top, area.width.into(), style);
    buffer.set_string(area.x, area.y + 1, "│", style);
    buffer.set_string(area.right().saturating_sub(1), area.y + 1, "│", style);
    let middle = Rect { x: area.x + 1, width: inner as u16, ..line(area, 1) };
    let number_style =
        if picked { pen.theme.chosen().patch(pen.theme.strong()) } else { style.patch(pen.theme.strong()) };
    write_centred(buffer, middle, &number, if lays.is_empty() && !picked { style } else { number_style });
    buffer.set_stringn(area.x, area.y + 2, bottom, area.width.into(), style);
}

/// The name of a command, with its symbol if there is room.
fn name_within(command: CardCommand, width: usize, pen: &Pen<'_>) -> String {
    let marked = phrases::command_mark(pen.words, command);
    let fits = unicode_width::UnicodeWidthStr::width(marked.as_str()) <= width;
    if fits { marked } else { marked.chars().skip(2).collect() }
}

/// A border with a text in it.
fn fill(text: &str, width: usize) -> String {
    let text = super::pen::shorten(text, width);
    let used = unicode_width::UnicodeWidthStr::width(text.as_str());
    format!("{text}{}", "─".repeat(width.saturating_sub(used)))
}

/// A border with a mark at the card's place between the lowest and the highest number.
fn edge(card: Card, sight: &Sight, width: usize) -> String {
    let (number, highest) = (usize::from(card.number()), usize::from(sight.board.rules().highest().number()));
    let at = (number * width / (highest + 1)).min(width.saturating_sub(1));
    (0..width).map(|column| if column == at { '┴' } else { '─' }).collect()
}
