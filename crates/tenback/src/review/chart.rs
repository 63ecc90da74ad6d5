//! The win chance as a small chart of characters.

use tenback_review::Review;

/// The rows of the chart.
const ROWS: usize = 6;
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// A column for the start and each turn, with a mark below those that deserve one.
pub(super) fn chart(review: &Review) -> String {
    let start = review.opening.begun.chance;
    let mut columns: Vec<(f32, char)> = vec![(start, ' ')];
    columns
        .extend(review.turns.iter().map(|turn| (turn.draw.drawn.chance, turn.judgement.verdict.sign().unwrap_or(' '))));
    let mut text = String::new();
    for row in (0..ROWS).rev() {
        let label = match row {
            0 => "  0 ",
            row if row == ROWS - 1 => "100 ",
            _ => "    ",
        };
        let bars: String = columns.iter().map(|&(chance, _)| block(chance, row)).collect();
        text += &format!("{label}│{}\n", bars.trim_end());
    }
    let marks: String = columns.iter().map(|&(_, mark)| mark).collect();
    if !marks.trim().is_empty() {
        text += &format!("     {}\n", marks.trim_end());
    }
    text
}

/// How much of a row a bar fills.
fn block(chance: f32, row: usize) -> char {
    let eighths = (f64::from(chance) * (ROWS * 8) as f64).round() as usize;
    // Whatever is not lost has a visible bar.
    let eighths = if chance > 0.0 { eighths.max(1) } else { 0 };
    BLOCKS[eighths.saturating_sub(row * 8).min(8)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_fill_rows_from_below() {
        let column = |chance| (0..ROWS).map(|row| block(chance, row)).collect::<String>();
        assert_eq!(column(0.0), "      ");
        assert_eq!(column(0.001), "▁     ");
        assert_eq!(column(0.5), "███   ");
        assert_eq!(column(1.0), "██████");
    }
}
