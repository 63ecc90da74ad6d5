//! What comes in: keys and clicks, and nothing else of the terminal.

pub use ratatui::crossterm::event::KeyCode;

/// Something a person did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A key.
    Key(KeyCode),
    /// A click, at a column and a line.
    Click(u16, u16),
    /// The wheel: lines down, or up if negative.
    Wheel(i32),
}

impl Input {
    /// The same key on a Latin keyboard, so that nobody has to change the layout to lay a card. Capitals are as good as
    /// small letters.
    pub(crate) fn on_latin_keyboard(self) -> Input {
        match self {
            Input::Key(KeyCode::Char(letter)) => Input::Key(KeyCode::Char(latin(letter))),
            other => other,
        }
    }
}

/// The Latin letter on the key of a Ukrainian one; Cyrillic а, which looks like a pile, is that pile.
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
    fn a_ukrainian_keyboard_lays_on_every_pile() {
        let typed = |letters: &str| letters.chars().map(latin).collect::<String>();
        assert_eq!(typed("фисв"), "abcd", "by their place");
        assert_eq!(typed("45а 45A ?"), "45a 45a ?", "by their looks, and what is no letter");
        assert_eq!(typed("угре"), "euht", "end, undo, hint, try");
    }
}
