//! Number cards, and sets of them in one machine word.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A number card. Every game uses a range that begins at 2 and ends at 99 or earlier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The lowest card of every game.
    pub const LOWEST: Card = Card(2);
    /// The highest card of any game.
    pub const HIGHEST: Card = Card(99);

    /// The card with this number, if there is one in any game.
    pub const fn new(number: u8) -> Option<Card> {
        if number >= Card::LOWEST.0 && number <= Card::HIGHEST.0 { Some(Card(number)) } else { None }
    }

    /// The number printed on the card.
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    const fn bit(self) -> u128 {
        BITS[(self.0 & 127) as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Looked up instead of shifted: a 128-bit shift costs more than a load.
static BITS: [u128; 128] = {
    let mut bits = [0; 128];
    let mut number = 0;
    while number < 128 {
        bits[number] = 1 << number;
        number += 1;
    }
    bits
};

/// A set of cards; bit n is card n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);

    /// All cards from 2 up to and including `highest`.
    pub const fn up_to(highest: Card) -> CardSet {
        CardSet(((1 << (highest.0 + 1)) - 1) & !0b11)
    }

    /// The cards whose bits are set; bits without a card are ignored.
    pub const fn from_bits(bits: u128) -> CardSet {
        CardSet(bits & CardSet::up_to(Card::HIGHEST).0)
    }

    /// The set as bits: bit n is set if card n is in it.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set that contains only this card.
    pub const fn only(card: Card) -> CardSet {
        CardSet(card.bit())
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards below 64 and the others, each in a machine word. Choosing the half first is faster than looking for a
    /// bit in both.
    #[inline]
    const fn halves(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    /// How many cards are in the set.
    // By halves: then several sets that are counted together are counted with vector instructions.
    #[inline]
    pub const fn len(self) -> usize {
        let [low, high] = self.halves();
        (low.count_ones() + high.count_ones()) as usize
    }

    /// Whether the set has at least two cards, without counting them.
    #[inline]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether the set has at least `wanted` cards; avoids counting for the small numbers that rules need.
    #[inline]
    pub const fn has_at_least(self, wanted: u8) -> bool {
        match wanted {
            0 => true,
            1 => !self.is_empty(),
            2 => self.has_several(),
            _ => self.len() >= wanted as usize,
        }
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= card.bit();
    }

    /// Removes a card, if it is present.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !card.bit();
    }

    /// The lowest card.
    #[inline]
    pub const fn lowest(self) -> Option<Card> {
        let [low, high] = self.halves();
        let (half, first) = if low != 0 { (low, 0) } else { (high, 64) };
        // The highest bit hides no lower one. With it, the compiler need not provide for a half without any.
        if self.is_empty() { None } else { Some(Card(first + (half | 1 << 63).trailing_zeros() as u8)) }
    }

    /// The highest card.
    #[inline]
    pub const fn highest(self) -> Option<Card> {
        let [low, high] = self.halves();
        let (half, first) = if high != 0 { (high, 64) } else { (low, 0) };
        if self.is_empty() { None } else { Some(Card(first + 63 - (half | 1).leading_zeros() as u8)) }
    }

    /// The card with `index` lower cards in the set.
    #[inline]
    pub const fn nth(self, index: usize) -> Option<Card> {
        let mut bits = self.0;
        let mut skip = index;
        while skip > 0 && bits != 0 {
            bits &= bits.wrapping_sub(1);
            skip -= 1;
        }
        CardSet(bits).lowest()
    }

    /// The cards from low to high.
    pub fn iter(self) -> Cards {
        Cards(self.0)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    #[inline]
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    #[inline]
    fn sub_assign(&mut self, other: CardSet) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::only(card))
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;
    fn into_iter(self) -> Cards {
        self.iter()
    }
}

/// Iterates over a [`CardSet`] from low to high.
#[derive(Clone, Debug)]
pub struct Cards(u128);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).lowest()?;
        self.0 &= self.0.wrapping_sub(1);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = CardSet(self.0).len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for Cards {}

/// A short ordered list: the cards one player draws at once. Stored inline, so that it is `Copy`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CardList {
    cards: [Card; CardList::CAPACITY],
    len: u8,
}

impl CardList {
    /// The size of the largest hand of any game.
    pub const CAPACITY: usize = 8;

    /// No cards.
    pub const EMPTY: CardList = CardList { cards: [Card::LOWEST; CardList::CAPACITY], len: 0 };

    /// Copies the cards of a slice no longer than the largest hand.
    ///
    /// # Panics
    /// If the slice is longer.
    #[inline]
    pub fn from_slice(cards: &[Card]) -> CardList {
        let mut list = CardList::EMPTY;
        list.cards[..cards.len()].copy_from_slice(cards);
        list.len = cards.len() as u8;
        list
    }

    /// The cards in order.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

impl fmt::Debug for CardList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
