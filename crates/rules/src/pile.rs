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
        BEYOND[self as usize][(top & 127) as usize]
    }

    /// The cards that may be laid on `top`: those beyond it, and the one exactly ten back (A5, A6).
    #[inline]
    pub const fn reach(self, top: u8) -> CardSet {
        REACH[self as usize][(top & 127) as usize]
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

/// Looked up instead of shifted: a 128-bit shift costs more than a load.
static BEYOND: [[CardSet; 128]; 2] = masks(false);
static REACH: [[CardSet; 128]; 2] = masks(true);

const fn masks(with_trick: bool) -> [[CardSet; 128]; 2] {
    let mut masks = [[CardSet::EMPTY; 128]; 2];
    let mut top = 1;
    while top <= 100 {
        let up_to_top = (1u128 << (top + 1)) - 1;
        let mut ascending = !up_to_top;
        let mut descending = up_to_top >> 1;
        if with_trick {
            if top > 10 {
                ascending |= 1 << (top - 10);
            }
            descending |= 1 << (top + 10);
        }
        masks[Direction::Ascending as usize][top] = CardSet::from_bits(ascending);
        masks[Direction::Descending as usize][top] = CardSet::from_bits(descending);
        top += 1;
    }
    masks
}
