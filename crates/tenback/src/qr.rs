//! A link as a QR code.

use std::env;

use fast_qr::QRBuilder;
use fast_qr::qr::QRCode;

/// Light modules on each side, which readers need to find the code.
const QUIET: isize = 4;

/// Black on white, whatever the terminal's colours: many readers do not accept light on dark.
const COLOURS: &str = "\x1b[38;5;16;48;5;231m";
const RESET: &str = "\x1b[0m";

/// The code in half blocks, two modules per character; none for a text that is too long. Without colours it is drawn
/// for a dark terminal.
pub(crate) fn code(text: &str, coloured: bool) -> Option<String> {
    let code = QRBuilder::new(text).ecl(fast_qr::ECL::M).build().ok()?;
    let (begin, end) = if coloured { (COLOURS, RESET) } else { ("", "") };
    let size = code.size.cast_signed();
    let line = |upper: isize| {
        let half = |column| sign(is_dark(&code, upper, column), is_dark(&code, upper + 1, column), coloured);
        let halves: String = (-QUIET..size + QUIET).map(half).collect();
        format!("{begin}{halves}{end}\n")
    };
    Some((-QUIET..size + QUIET).step_by(2).map(line).collect())
}

/// Whether the terminal has colours.
pub(crate) fn has_colours() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    !is_set("NO_COLOR") && env::var("TERM").is_ok_and(|term| term != "dumb")
}

/// Around the code everything is light.
fn is_dark(code: &QRCode, row: isize, column: isize) -> bool {
    let at = |place: isize| usize::try_from(place).ok().filter(|&place| place < code.size);
    at(row).zip(at(column)).is_some_and(|(row, column)| code[row][column].value())
}

/// Whether a module is drawn: the dark ones with colours, the light ones on a dark terminal.
const fn sign(upper_dark: bool, lower_dark: bool, coloured: bool) -> char {
    match (upper_dark == coloured, lower_dark == coloured) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "http://192.168.178.23:8098";

    /// The modules that somebody sees, dark or not, row by row.
    fn seen(text: &str, ink_is_dark: bool) -> Vec<Vec<bool>> {
        let rows = text.lines().flat_map(|line| {
            let inked = |signs: [char; 2]| line.chars().map(|sign| signs.contains(&sign) == ink_is_dark).collect();
            [inked(['█', '▀']), inked(['█', '▄'])]
        });
        rows.collect()
    }

    #[test]
    fn every_module_is_drawn_with_room_around_the_code() {
        let code = QRBuilder::new(LINK).ecl(fast_qr::ECL::M).build().expect("a link is short");
        let coloured = super::code(LINK, true).expect("a link is short").replace(COLOURS, "").replace(RESET, "");
        let plain = super::code(LINK, false).expect("a link is short");
        for rows in [seen(&coloured, true), seen(&plain, false)] {
            assert!(rows.len() >= code.size + 2 * 4 && rows.iter().all(|row| row.len() == code.size + 2 * 4));
            for (row, modules) in rows.iter().enumerate() {
                for (column, &dark) in modules.iter().enumerate() {
                    let inside = |place: usize| place.checked_sub(4).filter(|&place| place < code.size);
                    let wanted = inside(row).zip(inside(column)).is_some_and(|(row, column)| code[row][column].value());
                    assert_eq!(dark, wanted, "row {row}, column {column}");
                }
            }
        }
    }

    #[test]
    fn colours_end_with_each_line() {
        let text = code(LINK, true).expect("a link is short");
        assert!(text.lines().all(|line| line.starts_with(COLOURS) && line.ends_with(RESET)));
        assert!(text.lines().all(|line| line.chars().count() < 80), "it fits a small terminal");
    }

    #[test]
    fn a_text_too_long_for_a_code_has_none() {
        assert_eq!(code(&"a".repeat(5_000), true), None);
    }
}
