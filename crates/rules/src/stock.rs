//! A draw pile.

use rand::{Rng, RngExt};

use crate::card::{Card, CardList};

/// A face-down draw pile, in the order it will be drawn.
#[derive(Clone)]
pub(crate) struct Stock {
    cards: [Card; Stock::CAPACITY],
    next: u8,
    end: u8,
}

impl Stock {
    const CAPACITY: usize = Card::HIGHEST.number() as usize - 1;

    pub(crate) const EMPTY: Stock = Stock { cards: [Card::LOWEST; Stock::CAPACITY], next: 0, end: 0 };

    /// A complete deck from low to high.
    #[inline]
    pub(crate) fn sorted(highest: Card) -> Stock {
        Stock { cards: SORTED, next: 0, end: highest.number() - Card::LOWEST.number() + 1 }
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.end)] = card;
        self.end += 1;
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Card] {
        &self.cards[usize::from(self.next)..usize::from(self.end)]
    }

    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[usize::from(self.next)..usize::from(self.end)]
    }

    /// Shuffles uniformly. Written out because it takes half the time of the general shuffle for slices, and dealing is
    /// a large part of a random game.
    #[inline]
    pub(crate) fn shuffle(&mut self, rng: &mut impl Rng) {
        let cards = self.as_mut_slice();
        for at in (1..cards.len()).rev() {
            let other = rng.random_range(..=at as u32);
            cards.swap(at, other as usize);
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.end - self.next
    }

    /// The next cards, without drawing them.
    #[inline]
    pub(crate) fn peek(&self, count: u8) -> CardList {
        CardList::from_slice(&self.as_slice()[..usize::from(count)])
    }

    #[inline]
    pub(crate) fn skip(&mut self, count: u8) {
        self.next += count;
    }
}

const SORTED: [Card; Stock::CAPACITY] = {
    let mut cards = [Card::LOWEST; Stock::CAPACITY];
    let mut at = 0;
    while at < Stock::CAPACITY {
        if let Some(card) = Card::new(at as u8 + 2) {
            cards[at] = card;
        }
        at += 1;
    }
    cards
};

impl PartialEq for Stock {
    fn eq(&self, other: &Stock) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Stock {}

impl std::fmt::Debug for Stock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}
