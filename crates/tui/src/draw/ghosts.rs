//! Lays that could have been made, numbered, at the places where the cards would lie.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tenback_rules::{Board, Lay, Pile};
use unicode_width::UnicodeWidthStr;

use super::pen::{Pen, write};
use super::track::Scale;

/// Writes the lays on one pile into the line below its track.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, board: &Board, pile: Pile, lays: &[Lay], pen: &Pen<'_>) {
    let scale = Scale::new(board, area.width);
    let numbered = (1..).zip(lays).filter(|(_, lay)| lay.pile == pile);
    let mut marks: Vec<(u16, String)> = numbered
        .map(|(number, lay): (usize, &Lay)| (scale.column_on(board, pile, lay.card), format!("▲{number}:{}", lay.card)))
        .collect();
    marks.sort();
    for (column, mark) in apart(&marks, area.width) {
        let width = mark.width() as u16;
        write(buffer, Rect { x: area.x + column, width, ..area }, mark, pen.theme.accent());
    }
}

/// Moves marks so far that none covers another and all fit into the line.
fn apart(marks: &[(u16, String)], width: u16) -> Vec<(u16, &str)> {
    let mut placed = Vec::with_capacity(marks.len());
    let mut free = 0;
    for (column, mark) in marks {
        let at = (*column).max(free);
        free = at + mark.width() as u16 + 1;
        placed.push((at, mark.as_str()));
    }
    let mut end = width;
    for (column, mark) in placed.iter_mut().rev() {
        let long = mark.width() as u16;
        *column = (*column).min(end.saturating_sub(long));
        end = column.saturating_sub(1);
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_kept_apart_and_inside() {
        let marks = |columns: &[u16]| columns.iter().map(|&at| (at, "▲1:44".to_owned())).collect::<Vec<_>>();
        let columns = |at: &[u16]| apart(&marks(at), 40).iter().map(|(at, _)| *at).collect::<Vec<_>>();
        assert_eq!(columns(&[3, 20]), [3, 20]);
        assert_eq!(columns(&[3, 4, 20]), [3, 9, 20]);
        assert_eq!(columns(&[37, 39]), [29, 35]);
    }
}
