//! Parts of a game as variables of messages. Names are passed as the word of the notation; the message files turn it
//! into a word of their language.

use tenback_rules::{Card, CardCommand, Direction, Pile, Seat};

use crate::words::Value;

/// A variable and its value.
pub(crate) type Arg = (&'static str, Value<'static>);

pub(crate) fn card(card: Card) -> Arg {
    ("card", card.number().into())
}

pub(crate) fn seat(seat: Seat) -> Arg {
    ("seat", seat.number().into())
}

pub(crate) fn pile(pile: Pile) -> Arg {
    ("pile", pile.to_string().into())
}

/// The second pile of a sentence.
pub(crate) fn other_pile(pile: Pile) -> Arg {
    ("other", pile.to_string().into())
}

pub(crate) fn command(command: CardCommand) -> Arg {
    ("command", command.word().into())
}

pub(crate) fn direction(direction: Direction) -> Arg {
    let word = match direction {
        Direction::Ascending => "ascending",
        Direction::Descending => "descending",
    };
    ("direction", word.into())
}
