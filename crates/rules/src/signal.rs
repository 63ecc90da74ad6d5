//! What team mates may tell each other without naming a number (A15, B18).

use std::fmt;

use crate::command_cards::{CardCommand, CommandSet};
use crate::pile::{ByPile, Pile};

/// Something a seat says to its team. None of them names or singles out a card; there is deliberately no "I hold
/// the ten-back here" (A15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signal {
    /// About a pile.
    Pile(PileSignal, Pile),
    /// Before the beginning: I would like to begin.
    LetMeBegin,
    /// Before the beginning: rather someone else.
    NotMe,
    /// I hold a card with this command (B18).
    Hold(CardCommand),
}

/// As the notation writes it: `keep-off a`, `let-me-begin`, `hold skull`.
impl fmt::Display for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Signal::Pile(what, pile) => write!(f, "{} {pile}", what.word()),
            Signal::LetMeBegin => f.write_str("let-me-begin"),
            Signal::NotMe => f.write_str("not-me"),
            Signal::Hold(command) => write!(f, "hold {command}"),
        }
    }
}

impl Signal {
    /// The signal with these words.
    pub fn from_words(text: &str) -> Option<Signal> {
        let mut words = text.split_whitespace();
        let signal = match (words.next()?, words.next()) {
            ("let-me-begin", None) => Signal::LetMeBegin,
            ("not-me", None) => Signal::NotMe,
            ("hold", Some(command)) => Signal::Hold(CardCommand::from_word(command)?),
            (what, Some(pile)) => Signal::Pile(PileSignal::from_word(what)?, Pile::from_word(pile)?),
            _ => return None,
        };
        words.next().is_none().then_some(signal)
    }
}

/// What can be said about a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PileSignal {
    /// Please lay nothing there.
    KeepOff,
    /// Better not, if there is a choice.
    RatherNot,
    /// Only small steps there, please.
    SmallSteps,
    /// Lay there as you like.
    GoAhead,
}

impl PileSignal {
    /// All of them, from the strongest warning to none.
    pub const ALL: [PileSignal; 4] =
        [PileSignal::KeepOff, PileSignal::RatherNot, PileSignal::SmallSteps, PileSignal::GoAhead];

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            PileSignal::KeepOff => "keep-off",
            PileSignal::RatherNot => "rather-not",
            PileSignal::SmallSteps => "small-steps",
            PileSignal::GoAhead => "go-ahead",
        }
    }

    /// The signal with this word.
    pub fn from_word(word: &str) -> Option<PileSignal> {
        PileSignal::ALL.into_iter().find(|signal| signal.word() == word)
    }
}

/// A wish about who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StartPreference {
    /// "Let me begin."
    Me,
    /// "Not me."
    NotMe,
}

/// The signals of one seat that stand on the table. A later one about the same thing replaces an earlier one; all
/// lapse when the seat's own turn ends, since its hand is another one then, and when a mute card lands (B12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSignals {
    /// About each pile.
    pub piles: ByPile<Option<PileSignal>>,
    /// About who begins; gone once somebody has.
    pub begin: Option<StartPreference>,
    /// The commands the seat says it holds.
    pub holds: CommandSet,
}

impl SeatSignals {
    /// Nothing said.
    pub const NOTHING: SeatSignals = SeatSignals { piles: ByPile([None; 4]), begin: None, holds: CommandSet::NONE };

    pub(crate) fn note(&mut self, signal: Signal) {
        match signal {
            Signal::Pile(what, pile) => self.piles[pile] = Some(what),
            Signal::LetMeBegin => self.begin = Some(StartPreference::Me),
            Signal::NotMe => self.begin = Some(StartPreference::NotMe),
            Signal::Hold(command) => self.holds.insert(command),
        }
    }
}
