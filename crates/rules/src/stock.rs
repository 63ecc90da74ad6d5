//! A draw pile.

use crate::card::{Card, CardList, CardSet};

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

    /// The cards of a deck from low to high.
    pub(crate) fn sorted(cards: CardSet) -> Stock {
        let mut stock = Stock::EMPTY;
        for card in cards {
            stock.push(card);
        }
        stock
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

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.end - self.next
    }

    /// The next cards, which stay where they are.
    #[inline]
    pub(crate) fn peek(&self, count: u8) -> CardList {
        CardList::from_slice(&self.as_slice()[..usize::from(count)])
    }

    #[inline]
    pub(crate) fn skip(&mut self, count: u8) {
        self.next += count;
    }
}

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
