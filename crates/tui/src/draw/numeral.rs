//! Numbers three lines high.

use ratatui::buffer::Buffer;
use ratatui::style::Style;

/// The columns of one digit, with the gap behind it.
const ADVANCE: u16 = 4;
/// The columns of the widest number, 100.
pub(crate) const WIDTH: u16 = 3 * ADVANCE - 1;

/// Each digit as five rows of three dots, read from the left.
const DOTS: [[u8; 5]; 10] = [
    [0b111, 0b101, 0b101, 0b101, 0b111],
    [0b010, 0b110, 0b010, 0b010, 0b111],
    [0b111, 0b001, 0b111, 0b100, 0b111],
    [0b111, 0b001, 0b111, 0b001, 0b111],
    [0b101, 0b101, 0b111, 0b001, 0b001],
    [0b111, 0b100, 0b111, 0b001, 0b111],
    [0b111, 0b100, 0b111, 0b101, 0b111],
    [0b111, 0b001, 0b001, 0b001, 0b001],
    [0b111, 0b101, 0b111, 0b101, 0b111],
    [0b111, 0b101, 0b111, 0b001, 0b111],
];

/// The digits as strokes, where there are no blocks.
const STROKES: [[&str; 3]; 10] = [
    [" _ ", "| |", "|_|"],
    ["   ", "  |", "  |"],
    [" _ ", " _|", "|_ "],
    [" _ ", " _|", " _|"],
    ["   ", "|_|", "  |"],
    [" _ ", "|_ ", " _|"],
    [" _ ", "|_ ", "|_|"],
    [" _ ", "  |", "  |"],
    [" _ ", "|_|", "|_|"],
    [" _ ", "|_|", " _|"],
];

/// Draws a number, its right edge at the end of [`WIDTH`] columns from `x`.
pub(crate) fn draw(buffer: &mut Buffer, (x, y): (u16, u16), number: u8, style: Style, ascii: bool) {
    let digits: Vec<usize> = number.to_string().bytes().map(|digit| usize::from(digit - b'0')).collect();
    let left = x + WIDTH + 1 - ADVANCE * digits.len() as u16;
    for (place, digit) in (0..).zip(digits) {
        for (row, strokes) in STROKES[digit].iter().enumerate() {
            let line = if ascii { (*strokes).to_owned() } else { blocks(DOTS[digit], row) };
            buffer.set_string(left + place * ADVANCE, y + row as u16, line, style);
        }
    }
}

/// Two rows of dots as one line of half blocks.
fn blocks(dots: [u8; 5], row: usize) -> String {
    let lit = |line: usize, column: u8| dots.get(line).is_some_and(|bits| bits >> (2 - column) & 1 == 1);
    let half = |column| match (lit(2 * row, column), lit(2 * row + 1, column)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    (0..3).map(half).collect()
}
