//! What a player can do in a lesson.

use std::fmt;

use tenback_rules::{Lay, Signal};

/// Something a player does in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `45a`: play a card.
    Lay(Lay),
    /// `end`: end the turn.
    EndTurn,
    /// `!keep-off a`: give a signal, written as in the notation, but without a seat.
    Signal(Signal),
    /// `say 2`: say one of the sentences to choose from, counted from 1.
    Say(u8),
    /// `next`: read on.
    Next,
}

impl Action {
    /// Parses an action.
    pub fn from_word(word: &str) -> Option<Action> {
        match word {
            "end" => Some(Action::EndTurn),
            "next" => Some(Action::Next),
            _ => {
                if let Some(signal) = word.strip_prefix('!') {
                    return Signal::from_words(signal).map(Action::Signal);
                }
                if let Some(number) = word.strip_prefix("say ") {
                    return number.parse().ok().map(Action::Say);
                }
                Lay::from_word(word).map(Action::Lay)
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(lay) => write!(f, "{lay}"),
            Action::EndTurn => f.write_str("end"),
            Action::Signal(signal) => write!(f, "!{signal}"),
            Action::Say(number) => write!(f, "say {number}"),
            Action::Next => f.write_str("next"),
        }
    }
}
