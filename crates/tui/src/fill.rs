//! Lines of text for the width of a terminal.

use ratatui::crossterm::terminal;
use unicode_width::UnicodeWidthStr;

/// The columns of the terminal, if there is one.
pub fn terminal_columns() -> Option<usize> {
    terminal::size().ok().map(|(columns, _)| usize::from(columns)).filter(|&columns| columns > 0)
}

/// The text in lines of at most `columns` columns, broken between words. A longer word, such as a link, is never
/// broken.
pub fn fill(text: &str, columns: usize) -> String {
    let filled: Vec<String> = text.split('\n').map(|line| fill_line(line, columns)).collect();
    filled.join("\n")
}

fn fill_line(line: &str, columns: usize) -> String {
    if line.width() <= columns {
        return line.to_owned();
    }
    let (mut filled, mut used) = (String::new(), 0);
    for word in line.split_whitespace() {
        let width = word.width();
        if used > 0 {
            let fits = used + 1 + width <= columns;
            filled.push(if fits { ' ' } else { '\n' });
            used = if fits { used + 1 } else { 0 };
        }
        filled.push_str(word);
        used += width;
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_long_words_stay_whole() {
        assert_eq!(fill("lay them all, one way back", 13), "lay them all,\none way back");
        assert_eq!(fill("short\n\n  kept as it is", 20), "short\n\n  kept as it is");
        assert_eq!(fill("see http://localhost:8098/t/abc there", 10), "see\nhttp://localhost:8098/t/abc\nthere");
        assert_eq!(fill("Їжак їсть яблуко", 9), "Їжак їсть\nяблуко");
    }
}
