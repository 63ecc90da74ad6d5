//! A page of text with a title, for reading: rules, help, the log.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::pen::{Pen, line, write};
use super::theme::Theme;
use super::wrap::wrap;

/// The maximum width of a page: longer lines are hard to read.
const WIDEST: u16 = 84;
/// The column of the descriptions of keys.
const BEHIND_KEY: u16 = 10;

/// A paragraph of a page.
#[derive(Clone, Debug)]
pub(crate) enum Paragraph {
    Heading(String),
    Text(String),
    Quiet(String),
    /// A key and what it does.
    Key(&'static str, String),
}

/// A text that can be scrolled.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    title: String,
    text: Vec<Paragraph>,
    scroll: usize,
}

/// A line on the screen.
struct Row {
    key: &'static str,
    indent: u16,
    text: String,
    style: Style,
}

impl Page {
    pub(crate) fn new(title: String, text: Vec<Paragraph>) -> Page {
        Page { title, text, scroll: 0 }
    }

    /// The same page, opened at its end.
    pub(crate) fn at_end(mut self) -> Page {
        self.scroll = usize::MAX / 2;
        self
    }

    /// Scrolls down or up, as far as there is text on a screen of this size.
    pub(crate) fn scroll_by(&mut self, lines: i32, area: Rect) {
        let inside = inside(area);
        let most = self.rows(inside.width, Theme::default()).len().saturating_sub(inside.height.into());
        self.scroll = self.scroll.saturating_add_signed(lines as isize).min(most);
    }

    fn rows(&self, width: u16, theme: Theme) -> Vec<Row> {
        let mut rows = Vec::new();
        for paragraph in &self.text {
            let (key, indent, text, style) = match paragraph {
                Paragraph::Heading(text) => ("", 0, text, theme.strong()),
                Paragraph::Text(text) => ("", 0, text, Style::new()),
                Paragraph::Quiet(text) => ("", 0, text, theme.quiet()),
                Paragraph::Key(key, text) => (*key, BEHIND_KEY, text, Style::new()),
            };
            for (index, text) in wrap(text, width.saturating_sub(indent).into()).into_iter().enumerate() {
                rows.push(Row { key: if index == 0 { key } else { "" }, indent, text, style });
            }
        }
        rows
    }

    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let inside = inside(area);
        write(buffer, Rect { x: inside.x, width: inside.width, ..line(area, 0) }, &self.title, pen.theme.accent());
        let rows = self.rows(inside.width, pen.theme);
        for (place, row) in (0..inside.height).zip(rows.iter().skip(self.scroll)) {
            let at = line(inside, place);
            write(buffer, at, &pen.key(row.key), pen.theme.strong());
            let rest = Rect { x: at.x + row.indent, width: at.width.saturating_sub(row.indent), ..at };
            write(buffer, rest, &row.text, row.style);
        }
        if rows.len() > self.scroll + usize::from(inside.height) {
            let corner = Rect { x: inside.right().saturating_sub(1), width: 1, y: inside.bottom(), height: 1 };
            write(buffer, corner, "↓", pen.theme.accent());
        }
    }
}

/// The area of the text: below the title, above the keys.
fn inside(area: Rect) -> Rect {
    let width = area.width.saturating_sub(4).min(WIDEST);
    Rect { x: area.x + 2, y: area.y + 2, width, height: area.height.saturating_sub(4) }
}
