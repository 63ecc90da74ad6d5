//! Rows of text in columns.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Two spaces between columns.
const GAP: usize = 2;

/// On which side of a column its cells are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
}

/// Rows in columns, as one line each.
pub(crate) fn columns(rows: &[Vec<String>], sides: &[Side]) -> Vec<String> {
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max();
    let widths: Vec<usize> = (0..sides.len()).map(|column| width(column).unwrap_or(0)).collect();
    rows.iter().map(|row| line(row, &widths, sides)).collect()
}

fn line(row: &[String], widths: &[usize], sides: &[Side]) -> String {
    let cells = row.iter().zip(widths).zip(sides).map(|((cell, width), side)| {
        let padding = " ".repeat(width.saturating_sub(cell.width()));
        if *side == Side::Left { format!("{cell}{padding}") } else { format!("{padding}{cell}") }
    });
    cells.collect::<Vec<_>>().join(&" ".repeat(GAP)).trim_end().to_owned()
}

/// A text of at most this width; what is left out is marked with `…`.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let (mut kept, mut used) = (String::new(), 1);
    for letter in text.chars() {
        used += letter.width().unwrap_or(0);
        if used > width {
            break;
        }
        kept.push(letter);
    }
    kept.trim_end().to_owned() + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_count_twice() {
        let rows = [["日本", "1"], ["Ann", "20"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(columns(&rows, &[Side::Left, Side::Right]), ["日本   1", "Ann   20"]);
        assert_eq!(cut("日本語です", 5), "日本…");
        assert_eq!(cut("Ann, Ben", 8), "Ann, Ben");
        assert_eq!(cut("Ann, Ben", 6), "Ann,…");
    }
}
