//! Lays: a card on a pile, and sets of them.

use std::fmt;

use crate::card::{Card, CardSet};
use crate::pile::{ByPile, Pile};

/// A card and the pile it is laid on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lay {
    /// The card.
    pub card: Card,
    /// The pile.
    pub pile: Pile,
}

impl Lay {
    /// Parses the notation of a lay, such as `45a`.
    pub fn from_word(word: &str) -> Option<Lay> {
        let letter = word.chars().next_back()?;
        let number = word.strip_suffix(letter)?;
        let plain = number.bytes().all(|digit| digit.is_ascii_digit()) && !number.starts_with('0');
        let card = Card::new(number.parse().ok().filter(|_| plain)?)?;
        Some(Lay { card, pile: Pile::from_letter(letter)? })
    }
}

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.card, self.pile)
    }
}

impl fmt::Debug for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A legal lay, with what a player wants to know before making it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LegalLay {
    /// The lay.
    pub lay: Lay,
    /// How far it advances the pile; −10 for the backwards trick, negative for a help.
    pub step: i8,
    /// Whether the turn could not be completed afterwards, so that the game would be lost immediately (A12).
    pub loses: bool,
}

/// The legal lays at a point, as a set of cards for each pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LaySet(pub ByPile<CardSet>);

impl LaySet {
    /// How many lays there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.0.iter().map(|cards| cards.len()).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.0.0;
        (a | b | c | d).is_empty()
    }

    /// Whether this lay is one of them.
    pub fn contains(&self, lay: Lay) -> bool {
        self.0[lay.pile].contains(lay.card)
    }

    /// All lays, pile by pile, low cards first.
    pub fn iter(&self) -> impl Iterator<Item = Lay> + use<> {
        let by_pile = self.0;
        Pile::ALL.into_iter().flat_map(move |pile| by_pile[pile].iter().map(move |card| Lay { card, pile }))
    }
}
