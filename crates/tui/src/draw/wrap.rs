//! Breaking text into lines.

use unicode_width::UnicodeWidthStr;

use super::pen::shorten;

/// A text in lines of at most `columns` columns, broken between words. Longer words are cut.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        let used = line.width();
        if used == 0 {
            line.push_str(&shorten(word, columns));
        } else if used + 1 + word.width() <= columns {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(shorten(word, columns));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("lay them all, one way back", 13), ["lay them all,", "one way back"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("unbreakable", 5), ["unbr…"]);
    }
}
