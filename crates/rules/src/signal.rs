//! What teammates may tell each other without naming a number (A15, B18).

use std::fmt;

use crate::command_cards::{CardCommand, CommandSet};
use crate::pile::{ByPile, Pile};

/// A message from a seat to its team. None of them names or singles out a card; there is deliberately no "I hold the
/// ten-back here" (A15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signal {
    /// About a pile.
    Pile(PileSignal, Pile),
    /// Before the first turn: I would like to go first.
    LetMeBegin,
    /// Before the first turn: someone else should go first.
    NotMe,
    /// I hold a card with this command (B18).
    Hold(CardCommand),
}

/// As in the notation: `keep-off a`, `let-me-begin`, `hold skull`.
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

/// A signal about a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PileSignal {
    /// Do not lay anything there.
    KeepOff,
    /// Better not there, if you have a choice.
    RatherNot,
    /// Only small steps there.
    SmallSteps,
    /// This pile is free.
    GoAhead,
}

impl PileSignal {
    /// All of them, from the strongest warning to none.
    pub const ALL: [PileSignal; 4] =
        [PileSignal::KeepOff, PileSignal::RatherNot, PileSignal::SmallSteps, PileSignal::GoAhead];

    /// The word in the notation.
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

/// A preference about who goes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StartPreference {
    /// The seat wants to go first.
    Me,
    /// The seat does not want to go first.
    NotMe,
}

/// The signals of one seat that are in effect. A later one about the same thing replaces an earlier one; all end with
/// the seat's own turn, since its hand has changed then, and when a mute card is laid (B12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSignals {
    /// About each pile.
    pub piles: ByPile<Option<PileSignal>>,
    /// About who goes first; cleared when the game starts.
    pub begin: Option<StartPreference>,
    /// The commands the seat says it holds.
    pub holds: CommandSet,
}

impl SeatSignals {
    /// No signals.
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
