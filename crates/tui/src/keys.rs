//! Input: keys and clicks, independent of the terminal.

pub use ratatui::crossterm::event::KeyCode;

/// An input event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A key.
    Key(KeyCode),
    /// A click, at a column and a line.
    Click(u16, u16),
    /// The mouse wheel: lines down, or up if negative.
    Wheel(i32),
}

impl Input {
    /// The same key on a Latin keyboard layout, so that nobody has to switch layouts to play. Capitals become small
    /// letters.
    pub(crate) fn on_latin_keyboard(self) -> Input {
        match self {
            Input::Key(KeyCode::Char(letter)) => Input::Key(KeyCode::Char(latin(letter))),
            other => other,
        }
    }
}

/// The Latin letter on the key of a Ukrainian one, except that Cyrillic а stands for pile a.
fn latin(letter: char) -> char {
    const UKRAINIAN: &str = "йцукенгшщзфівапролдячсмить";
    const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm";
    let letter = letter.to_lowercase().next().unwrap_or(letter);
    if letter == 'а' {
        return 'a';
    }
    let place = UKRAINIAN.chars().position(|there| there == letter);
    place.and_then(|place| LATIN.chars().nth(place)).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ukrainian_keyboard_layout_reaches_every_pile() {
        let typed = |letters: &str| letters.chars().map(latin).collect::<String>();
        assert_eq!(typed("фисв"), "abcd", "by their place");
        assert_eq!(typed("45а 45A ?"), "45a 45a ?", "by their looks, and what is no letter");
        assert_eq!(typed("угре"), "euht", "end, undo, hint, try");
    }
}
