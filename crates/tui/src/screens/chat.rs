//! A line of words that is being typed to the others.

use tenback_table::Table;

use crate::keys::KeyCode;

/// Words that are being typed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chat {
    text: String,
}

/// What has become of them.
pub(crate) enum Typed {
    /// They are still being typed.
    More,
    /// They are to be sent.
    Done(String),
    /// They are not.
    Dropped,
}

impl Chat {
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn key(&mut self, key: KeyCode) -> Typed {
        match key {
            KeyCode::Enter if self.text.trim().is_empty() => Typed::Dropped,
            KeyCode::Enter => Typed::Done(std::mem::take(&mut self.text)),
            KeyCode::Esc => Typed::Dropped,
            KeyCode::Backspace => {
                self.text.pop();
                Typed::More
            }
            KeyCode::Char(letter) => {
                // One more than may be sent, so that the server can say what is wrong.
                if self.text.chars().count() <= Table::LONGEST_MESSAGE {
                    self.text.push(letter);
                }
                Typed::More
            }
            _ => Typed::More,
        }
    }
}
