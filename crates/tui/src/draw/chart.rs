//! The win chance by turn as bars, with signs below turns that deserve one.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_bots::percent;
use tenback_review::Verdict;

use super::pen::{Pen, line, write};
use super::table::inset;

const BLOCKS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
/// The columns before the bars, for the chances before and after the current turn.
const LABEL: u16 = 10;

/// The chances at the start and after each turn.
pub(crate) struct Chart<'a> {
    /// The chances that are known.
    pub(crate) curve: &'a [Option<f32>],
    /// The verdicts on the turns that are known.
    pub(crate) verdicts: &'a [Option<Verdict>],
    /// Which of the chances is the one after the current turn.
    pub(crate) at: usize,
}

impl Chart<'_> {
    /// Draws the bars, and the signs in the last line if there is more than one.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let area = inset(area);
        let signs = u16::from(area.height > 1);
        let bars = Rect { height: area.height - signs, ..area };
        let label = line(bars, bars.height.saturating_sub(1));
        write(buffer, Rect { width: LABEL, ..label }, &format!("{:>9}", self.label()), pen.theme.strong());
        let grid = Grid::new(area, self.curve.len());
        for index in grid.shown() {
            let style = self.style(index, pen);
            let x = grid.column(index);
            for row in 0..bars.height {
                let block = block(self.curve[index], bars.height - 1 - row, bars.height);
                (0..grid.wide).for_each(|more| buffer.set_string(x + more, bars.y + row, block, style));
            }
            if signs > 0 {
                let (sign, style) = self.sign(index, pen);
                buffer.set_string(x, area.bottom() - 1, sign, style);
            }
        }
    }

    /// The chances before and after the current turn.
    fn label(&self) -> String {
        let written = |index: usize| {
            let chance = self.curve.get(index).copied().flatten();
            chance.map_or_else(|| "…".to_owned(), |chance| percent(chance).to_string())
        };
        match self.at.checked_sub(1) {
            Some(before) => format!("{}→{} %", written(before), written(self.at)),
            None => format!("{} %", written(0)),
        }
    }

    fn style(&self, index: usize, pen: &Pen<'_>) -> Style {
        let verdict = index.checked_sub(1).and_then(|turn| self.verdicts.get(turn).copied().flatten());
        let style = match verdict {
            Some(verdict) if verdict.is_costly() => pen.theme.warning(),
            Some(Verdict::Great) => pen.theme.accent(),
            _ => Style::new(),
        };
        if index == self.at { style.patch(pen.theme.chosen()) } else { style }
    }

    /// The sign below a bar: that of the verdict, or the mark of the current position.
    fn sign(&self, index: usize, pen: &Pen<'_>) -> (String, Style) {
        let verdict = index.checked_sub(1).and_then(|turn| self.verdicts.get(turn).copied().flatten());
        match verdict.and_then(Verdict::sign) {
            Some(sign) => (sign.to_string(), self.style(index, pen)),
            None if index == self.at => ("▲".to_owned(), pen.theme.strong()),
            None => (" ".to_owned(), Style::new()),
        }
    }
}

/// Which of some chances a place on the chart is about.
pub(crate) fn chance_at(area: Rect, chances: usize, x: u16, y: u16) -> Option<usize> {
    let grid = Grid::new(inset(area), chances);
    let found = grid.shown().find(|&index| (grid.column(index)..grid.column(index) + grid.wide).contains(&x));
    found.filter(|_| area.contains((x, y).into()))
}

/// Where bars are.
struct Grid {
    left: u16,
    chances: usize,
    /// The columns of a bar.
    wide: u16,
    /// If there is little room, only some of the chances are shown, at equal distances.
    step: usize,
}

impl Grid {
    fn new(area: Rect, chances: usize) -> Grid {
        let room = usize::from(area.width.saturating_sub(LABEL)).max(1);
        let wide = if chances * 2 <= room { 2 } else { 1 };
        Grid { left: area.x + LABEL, chances, wide, step: chances.div_ceil(room).max(1) }
    }

    fn shown(&self) -> impl Iterator<Item = usize> + use<> {
        (0..self.chances).step_by(self.step)
    }

    fn column(&self, index: usize) -> u16 {
        self.left + (index / self.step) as u16 * self.wide
    }
}

/// How much of a row, counted from below, a bar fills.
fn block(chance: Option<f32>, row: u16, rows: u16) -> &'static str {
    let Some(chance) = chance else { return if row == 0 { "·" } else { " " } };
    let eighths = (f64::from(chance) * f64::from(rows) * 8.0).round() as usize;
    // Whatever is not lost has a visible bar.
    let eighths = if chance > 0.0 { eighths.max(1) } else { 0 };
    BLOCKS[eighths.saturating_sub(usize::from(row) * 8).min(8)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_fill_rows_from_below() {
        let column = |chance| (0..2).map(|row| block(chance, row, 2)).collect::<String>();
        assert_eq!(column(Some(0.0)), "  ");
        assert_eq!(column(Some(0.001)), "▁ ");
        assert_eq!(column(Some(0.5)), "█ ");
        assert_eq!(column(Some(1.0)), "██");
        assert_eq!(column(None), "· ");
    }

    #[test]
    fn every_bar_can_be_clicked() {
        let area = Rect { x: 0, y: 5, width: 80, height: 2 };
        for chances in [1, 30, 60, 200] {
            let grid = Grid::new(inset(area), chances);
            for index in grid.shown() {
                assert!(grid.column(index) < area.right() - 1, "{chances} chances have room");
                assert_eq!(chance_at(area, chances, grid.column(index), 6), Some(index));
            }
            assert_eq!(chance_at(area, chances, grid.column(0), 4), None, "above the chart");
        }
    }
}
