//! The axes of a plot, with ticks and labels.

use super::{HEIGHT, Picture, WIDTH, nice_step};

const LEFT: f64 = 78.0;
const RIGHT: f64 = WIDTH - 32.0;
const TOP: f64 = 84.0;
const BOTTOM: f64 = HEIGHT - 62.0;

/// Maps values to coordinates.
pub(super) struct Axes {
    x: (f64, f64),
    y: (f64, f64),
}

/// The label of an axis, and how its numbers are written.
pub(super) struct Name<'a> {
    pub(super) words: &'a str,
    pub(super) percent: bool,
}

impl Axes {
    /// Axes with these ranges.
    pub(super) fn new(x: (f64, f64), y: (f64, f64)) -> Axes {
        Axes { x, y }
    }

    pub(super) fn x(&self, value: f64) -> f64 {
        LEFT + (value - self.x.0) / (self.x.1 - self.x.0) * (RIGHT - LEFT)
    }

    /// The right edge.
    pub(super) const fn right(&self) -> f64 {
        RIGHT
    }

    pub(super) fn y(&self, value: f64) -> f64 {
        BOTTOM - (value - self.y.0) / (self.y.1 - self.y.0) * (BOTTOM - TOP)
    }

    /// Draws lines, ticks and labels.
    pub(super) fn draw(&self, picture: &mut Picture, x_name: &Name<'_>, y_name: &Name<'_>) {
        self.draw_with_ticks(picture, &marks(self.x, 12.0, x_name.percent), x_name, y_name);
    }

    /// The same with these ticks on the x axis.
    pub(super) fn draw_with_ticks(
        &self,
        picture: &mut Picture,
        ticks: &[(f64, String)],
        x_name: &Name<'_>,
        y_name: &Name<'_>,
    ) {
        for (mark, words) in marks(self.y, 6.0, y_name.percent) {
            let y = self.y(mark);
            picture.line((LEFT, y), (RIGHT, y), "stroke=\"#e3e0d8\"");
            picture.words(LEFT - 8.0, y + 4.5, "end", "", &words);
        }
        for (mark, words) in ticks {
            let x = self.x(*mark);
            picture.line((x, BOTTOM), (x, BOTTOM + 5.0), "stroke=\"#777777\"");
            picture.words(x, BOTTOM + 20.0, "middle", "", words);
        }
        picture.line((LEFT, BOTTOM), (RIGHT, BOTTOM), "stroke=\"#777777\"");
        picture.words((LEFT + RIGHT) / 2.0, BOTTOM + 46.0, "middle", "", x_name.words);
        let (x, y) = (24.0, (TOP + BOTTOM) / 2.0);
        picture.words(x, y, "middle", &format!("transform=\"rotate(-90 {x} {y})\""), y_name.words);
    }
}

/// Round numbers within a range, with their labels.
fn marks(range: (f64, f64), most: f64, percent: bool) -> Vec<(f64, String)> {
    let scale = if percent { 100.0 } else { 1.0 };
    let step = nice_step((range.1 - range.0) * scale, most);
    let first = (range.0 * scale / step - 1e-9).ceil() as i64;
    let last = (range.1 * scale / step + 1e-9).floor() as i64;
    let digits = if step >= 1.0 { 0 } else { (-step.log10()).ceil() as usize };
    let unit = if percent { " %" } else { "" };
    let written = |index: i64| {
        let value = index as f64 * step;
        let words = match value.abs() {
            large if large >= 1e6 => format!("{} M", value / 1e6),
            large if large >= 1e4 => format!("{} k", value / 1e3),
            _ => format!("{value:.digits$}"),
        };
        (value / scale, words + unit)
    };
    (first..=last).map(written).collect()
}
