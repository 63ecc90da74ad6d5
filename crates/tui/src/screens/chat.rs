//! A chat message being typed.

use tenback_table::Table;

use crate::keys::KeyCode;

/// A chat message being typed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chat {
    text: String,
}

/// What a key did to the message.
pub(crate) enum Typed {
    /// It is still being typed.
    More,
    /// Send it.
    Done(String),
    /// Drop it.
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
                // One more than allowed, so that the server can say what is wrong.
                if self.text.chars().count() <= Table::LONGEST_MESSAGE {
                    self.text.push(letter);
                }
                Typed::More
            }
            _ => Typed::More,
        }
    }
}
