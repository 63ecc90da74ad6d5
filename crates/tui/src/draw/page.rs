//! A page of text with a title, for reading: rules, help, the log.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::pen::{Pen, line, write};

/// The widest a page gets: longer lines are hard to read.
const WIDEST: u16 = 84;

/// A text that can be scrolled.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) title: String,
    pub(crate) text: Text<'static>,
    pub(crate) scroll: u16,
}

impl Page {
    pub(crate) fn new(title: String, text: Vec<Line<'static>>) -> Page {
        Page { title, text: Text::from(text), scroll: 0 }
    }

    /// Moves so many lines down or up, as far as there is text on a screen of this size.
    pub(crate) fn scroll_by(&mut self, lines: i32, area: Rect) {
        let most = self.height(area).saturating_sub(inside(area).height);
        let wanted = i32::from(self.scroll) + lines;
        self.scroll = wanted.clamp(0, most.into()) as u16;
    }

    fn paragraph(&self) -> Paragraph<'_> {
        Paragraph::new(self.text.clone()).wrap(Wrap { trim: false })
    }

    fn height(&self, area: Rect) -> u16 {
        self.paragraph().line_count(inside(area).width) as u16
    }

    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let inside = inside(area);
        write(buffer, Rect { width: inside.width, x: inside.x, ..line(area, 0) }, &self.title, pen.theme.strong());
        self.paragraph().scroll((self.scroll, 0)).render(inside, buffer);
        let below = self.height(area).saturating_sub(self.scroll + inside.height);
        if below > 0 {
            let corner = Rect { x: inside.right().saturating_sub(1), width: 1, y: inside.bottom(), height: 1 };
            write(buffer, corner, "↓", pen.theme.accent());
        }
    }
}

/// Where the text stands: below the title, above the line of keys.
fn inside(area: Rect) -> Rect {
    let width = area.width.saturating_sub(4).min(WIDEST);
    Rect { x: area.x + 2, y: area.y + 2, width, height: area.height.saturating_sub(4) }
}
