//! What all drawing needs: messages, theme and names.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_rules::Seat;
use tenback_words::{Value, Words};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::theme::Theme;

/// Messages, theme and names.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) words: &'a Words,
    pub(crate) theme: Theme,
    /// The names of the seats, as this viewer sees them.
    pub(crate) names: &'a [String],
}

impl Pen<'_> {
    pub(crate) fn say(&self, id: &str) -> String {
        self.words.message(id, &[])
    }

    pub(crate) fn say_with<'v>(&self, id: &str, args: &[(&'v str, Value<'v>)]) -> String {
        self.words.message(id, args)
    }

    /// How a key is written.
    pub(crate) fn key(&self, key: &str) -> String {
        if self.theme.ascii { key.replace('⏎', "Enter") } else { key.to_owned() }
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Writes a text into the first line of an area, cut with `…` if it is too long. Returns its width.
pub(crate) fn write(buffer: &mut Buffer, area: Rect, text: &str, style: Style) -> u16 {
    if area.width == 0 || area.height == 0 {
        return 0;
    }
    let text = shorten(text, area.width.into());
    buffer.set_string(area.x, area.y, &text, style);
    text.width() as u16
}

/// Writes a line that ends at the right edge.
pub(crate) fn write_right(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let width = (text.width() as u16).min(area.width);
    write(buffer, Rect { x: area.right() - width, width, ..area }, text, style);
}

/// Writes a line in the middle.
pub(crate) fn write_centred(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let width = (text.width() as u16).min(area.width);
    write(buffer, Rect { x: area.x + (area.width - width) / 2, width, ..area }, text, style);
}

/// A text cut to a number of columns.
pub(crate) fn shorten(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    let mut used = 1;
    for letter in text.chars() {
        used += letter.width().unwrap_or(0);
        if used > columns {
            break;
        }
        short.push(letter);
    }
    short.push('…');
    short
}

/// One line of an area, counted from 0.
pub(crate) fn line(area: Rect, index: u16) -> Rect {
    Rect { y: area.y + index, height: u16::from(index < area.height), ..area }
}
