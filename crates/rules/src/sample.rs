//! Random games that look the same to a viewer as the true one.

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use crate::card::{Card, CardSet};
use crate::completable::completing_cards_of_pool;
use crate::game::Game;
use crate::point::Point;
use crate::seat::{BySeat, Seat};
use crate::stock::Stock;
use crate::view::View;

/// How many random hands are tried for the seat to move before one is constructed.
const TRIES: usize = 2_000;

impl Game {
    /// The same game with the draw piles in a random order.
    pub fn reshuffled(&self, rng: &mut impl Rng) -> Game {
        let mut game = self.clone();
        game.stocks.iter_mut().for_each(|stock| stock.shuffle(rng));
        game
    }

    /// The same game with these cards of a draw pile on top, in this order; cards that are not in it are ignored.
    pub fn with_next(&self, deck: usize, cards: &[Card]) -> Game {
        let mut game = self.clone();
        let Some(stock) = game.stocks.get_mut(deck) else { return game };
        let mut front = 0;
        for &card in cards {
            let order = stock.as_mut_slice();
            if let Some(at) = order.iter().position(|&other| other == card).filter(|&at| at >= front) {
                order.swap(front, at);
                front += 1;
            }
        }
        game
    }
}

impl View {
    /// A game that looks the same to this viewer, made from the view alone: unseen cards are dealt at random. While a
    /// game is running, everybody knows that the seat to move can complete its turn (A11), so its hand is drawn until
    /// it can. If that fails too often, the cards of one way to complete the turn are put in and only the rest is
    /// random. The work is bounded: in an artificial position with many commands to satisfy in a row, the hand may not
    /// be able to complete the turn.
    pub fn sample(&self, rng: &mut impl Rng) -> Game {
        let rules = self.board.rules();
        let mut hands = BySeat::new(rules.seats(), CardSet::EMPTY);
        let mut stocks = [Stock::EMPTY; 2];
        for (deck, stock) in stocks.iter_mut().enumerate().take(rules.decks()) {
            let mut unseen: Vec<Card> = self.unseen(deck).iter().collect();
            let mut rest = unseen.as_mut_slice();
            if let Some(seat) = self.must_complete().filter(|&seat| rules.deck_of(seat) == deck) {
                let size = usize::from(self.board.hand_sizes()[seat]);
                hands[seat] = self.completable_hand(rest, size, rng);
                rest = &mut rest[size..];
            }
            rest.shuffle(rng);
            let mut rest = rest.iter().copied();
            for seat in Seat::all(rules.seats()).filter(|&seat| rules.deck_of(seat) == deck) {
                if self.seat() == Some(seat) {
                    hands[seat] = self.hand;
                } else if self.must_complete() != Some(seat) {
                    hands[seat] = rest.by_ref().take(self.board.hand_sizes()[seat].into()).collect();
                }
            }
            rest.for_each(|card| stock.push(card));
        }
        Game { board: self.board.clone(), hands, stocks }
    }

    /// The seat whose hand must be able to complete the turn: the one to move, if the viewer cannot see its hand.
    fn must_complete(&self) -> Option<Seat> {
        self.board.to_move().filter(|&seat| self.seat() != Some(seat))
    }

    /// Moves a hand that can complete the turn to the front of `unseen`.
    fn completable_hand(&self, unseen: &mut [Card], size: usize, rng: &mut impl Rng) -> CardSet {
        for _ in 0..TRIES {
            for at in 0..size {
                unseen.swap(at, rng.random_range(at..unseen.len()));
            }
            let hand = unseen[..size].iter().copied().collect();
            if self.board.is_completable(hand) {
                return hand;
            }
        }
        let pool: CardSet = unseen.iter().copied().collect();
        let point = Point::of(&self.board);
        let needed = completing_cards_of_pool(self.board.rules(), &point, pool, size).unwrap_or_default();
        unseen.shuffle(rng);
        unseen.sort_by_key(|card| !needed.contains(*card));
        unseen[..size].iter().copied().collect()
    }
}
