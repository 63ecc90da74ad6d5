//! The four piles and their directions.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::card::{Card, CardSet};

/// One of the four piles, by its letter in the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pile {
    /// Ascending in every game.
    A,
    /// Ascending, in Face to Face the first seat's descending pile.
    B,
    /// Descending, in Face to Face the second seat's ascending pile.
    C,
    /// Descending in every game.
    D,
}

impl Pile {
    /// All piles in order.
    pub const ALL: [Pile; 4] = [Pile::A, Pile::B, Pile::C, Pile::D];

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Pile::A => 'a',
            Pile::B => 'b',
            Pile::C => 'c',
            Pile::D => 'd',
        }
    }

    /// The letter as a word.
    pub const fn word(self) -> &'static str {
        match self {
            Pile::A => "a",
            Pile::B => "b",
            Pile::C => "c",
            Pile::D => "d",
        }
    }

    /// The pile with this letter.
    pub const fn from_letter(letter: char) -> Option<Pile> {
        match letter {
            'a' => Some(Pile::A),
            'b' => Some(Pile::B),
            'c' => Some(Pile::C),
            'd' => Some(Pile::D),
            _ => None,
        }
    }

    /// The pile whose letter is the whole word.
    pub fn from_word(word: &str) -> Option<Pile> {
        let mut letters = word.chars();
        let pile = Pile::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(pile)
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// One value for each pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByPile<T>(pub [T; 4]);

impl<T> Index<Pile> for ByPile<T> {
    type Output = T;
    #[inline]
    fn index(&self, pile: Pile) -> &T {
        &self.0[pile as usize]
    }
}

impl<T> IndexMut<Pile> for ByPile<T> {
    #[inline]
    fn index_mut(&mut self, pile: Pile) -> &mut T {
        &mut self.0[pile as usize]
    }
}

/// The direction of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// From 1 upwards.
    Ascending,
    /// From the highest number downwards.
    Descending,
}

impl Direction {
    /// The cards beyond `top` (A5).
    #[inline]
    pub const fn beyond(self, top: u8) -> CardSet {
        self.fit(false).on(top)
    }

    /// The cards that may be laid on `top`: those beyond it, and the one exactly ten back (A5, A6).
    #[inline]
    pub const fn reach(self, top: u8) -> CardSet {
        self.fit(true).on(top)
    }

    /// What a pile in this direction takes.
    #[inline]
    pub(crate) const fn fit(self, trick_allowed: bool) -> Fit {
        Fit(&FITTING[self as usize + 2 * trick_allowed as usize])
    }

    /// The number exactly ten back from `top` (A6), whether or not the game has that card.
    pub const fn ten_back(self, top: u8) -> Option<Card> {
        match self {
            Direction::Ascending if top > 10 => Card::new(top - 10),
            Direction::Ascending => None,
            Direction::Descending => Card::new(top + 10),
        }
    }

    /// How far a card advances the pile; negative if it moves it back.
    #[inline]
    pub const fn step(self, top: u8, card: Card) -> i8 {
        match self {
            Direction::Ascending => card.number() as i8 - top as i8,
            Direction::Descending => top as i8 - card.number() as i8,
        }
    }

    /// The other direction.
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Ascending => Direction::Descending,
            Direction::Descending => Direction::Ascending,
        }
    }
}

/// Which cards a pile takes: for every number that it may show, those that fit on it.
#[derive(Clone, Copy)]
pub(crate) struct Fit(&'static [CardSet; 128]);

impl Fit {
    /// No card at all.
    pub(crate) const NOTHING: Fit = Fit(&[CardSet::EMPTY; 128]);

    /// The cards that fit on `top`.
    #[inline]
    pub(crate) const fn on(self, top: u8) -> CardSet {
        self.0[(top & 127) as usize]
    }
}

/// By direction, first without and then with the trick. Looked up instead of shifted: a 128-bit shift costs more than a
/// load.
static FITTING: [[CardSet; 128]; 4] = {
    let mut fitting = [[CardSet::EMPTY; 128]; 4];
    let mut top = 1;
    while top <= 100 {
        let up_to_top = (1u128 << (top + 1)) - 1;
        let (ascending, descending) = (!up_to_top, up_to_top >> 1);
        let ten_below = if top > 10 { 1 << (top - 10) } else { 0 };
        fitting[0][top] = CardSet::from_bits(ascending);
        fitting[1][top] = CardSet::from_bits(descending);
        fitting[2][top] = CardSet::from_bits(ascending | ten_below);
        fitting[3][top] = CardSet::from_bits(descending | 1 << (top + 10));
        top += 1;
    }
    fitting
};
