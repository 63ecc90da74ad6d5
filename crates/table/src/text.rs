//! Cleans up text from people for display on one line.

/// The text with every kind of space as one plain space, trimmed, and without characters that change the direction of
/// the line.
pub(crate) fn tidy(text: &str) -> String {
    let spaced: String = text.chars().filter(|&c| !turns_direction(c)).map(plain_space).collect();
    spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Whether a character would garble a terminal or the line it is on: it controls the terminal, ends the line, or changes
/// the direction of text.
pub fn garbles(c: char) -> bool {
    c.is_control() || turns_direction(c) || matches!(c, '\u{2028}' | '\u{2029}')
}

/// A text of unknown origin for one line of a terminal: with spaces in place of what [`garbles`].
pub fn printable(text: &str) -> String {
    text.chars().map(|c| if garbles(c) { ' ' } else { c }).collect()
}

fn plain_space(c: char) -> char {
    if c.is_whitespace() || c.is_control() { ' ' } else { c }
}

/// Marks that change the direction of text.
fn turns_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Invisible characters: joiners, fillers, variation selectors, tags.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_printable_controls_a_terminal() {
        assert_eq!(printable("a\u{1b}[31m\u{9b}2J\r\n\u{7}b"), "a [31m 2J   b");
        assert_eq!(printable("\u{202e}a\u{2066}b\u{200f}\u{61c}\u{2028}"), " a b   ");
        assert_eq!(printable("Žluťoučký кінь, 日本 👩‍🚀!"), "Žluťoučký кінь, 日本 👩‍🚀!");
    }
}
