//! Moves of a what-if, as text.

use tenback_notation::Comment;
use tenback_rules::{Lay, Seat, Signal};

use crate::denial::Denial;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Move {
    /// `begin 2`: a seat goes first.
    Begin(Seat),
    /// `!2 keep-off a`: a seat gives a signal, written as in a comment of the notation.
    Signal(Seat, Signal),
    /// `45a`.
    Lay(Lay),
    /// `end`.
    EndTurn,
    /// `take-back`.
    TakeBack,
}

impl Move {
    pub(super) fn read(word: &str) -> Result<Move, Denial> {
        let parsed = match word {
            "end" => Some(Move::EndTurn),
            "take-back" => Some(Move::TakeBack),
            _ => begin(word).or_else(|| signal(word)).or_else(|| Lay::from_word(word).map(Move::Lay)),
        };
        parsed.ok_or_else(|| Denial::bad_move(word))
    }
}

fn begin(word: &str) -> Option<Move> {
    let number = word.strip_prefix("begin ")?.parse().ok()?;
    Seat::from_number(number).map(Move::Begin)
}

fn signal(word: &str) -> Option<Move> {
    let (seat, signal) = Comment::new(word)?.signal()?;
    Some(Move::Signal(seat, signal))
}
