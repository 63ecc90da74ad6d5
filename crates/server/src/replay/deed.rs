//! What is done in a game that goes on otherwise, as it is written.

use tenback_notation::Comment;
use tenback_rules::{Lay, Seat, Signal};
use tenback_wire::Denial;

/// Something that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// `begin 2`: a seat begins.
    Begin(Seat),
    /// `!2 keep-off a`: a seat tells its team something, as a comment of the notation has it.
    Signal(Seat, Signal),
    /// `45a`.
    Lay(Lay),
    /// `end`.
    EndTurn,
    /// `take-back`.
    TakeBack,
}

impl Deed {
    /// Enough of a word to know it by.
    const SHOWN: usize = 40;

    pub(super) fn read(word: &str) -> Result<Deed, Denial> {
        let deed = match word {
            "end" => Some(Deed::EndTurn),
            "take-back" => Some(Deed::TakeBack),
            _ => begin(word).or_else(|| signal(word)).or_else(|| Lay::from_word(word).map(Deed::Lay)),
        };
        deed.ok_or_else(|| Denial::BadMove { word: word.chars().take(Deed::SHOWN).collect() })
    }
}

fn begin(word: &str) -> Option<Deed> {
    let number = word.strip_prefix("begin ")?.parse().ok()?;
    Seat::from_number(number).map(Deed::Begin)
}

fn signal(word: &str) -> Option<Deed> {
    let (seat, signal) = Comment::new(word)?.signal()?;
    Some(Deed::Signal(seat, signal))
}
