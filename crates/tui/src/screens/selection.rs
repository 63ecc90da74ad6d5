//! The card and pile that a player has selected or typed.

use tenback_rules::{Card, Lay, Pile};

use crate::sight::Sight;

/// A card and a pile, chosen by typing, by arrow keys or by clicks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Selection {
    pub(crate) card: Option<Card>,
    pub(crate) pile: Option<Pile>,
    /// As typed; empty when chosen in another way.
    pub(crate) typed: String,
    /// It was just rejected: the next key starts a new entry.
    pub(crate) rejected: bool,
}

/// Why there is no lay yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Incomplete {
    /// Nothing is chosen.
    Nothing,
    /// What was typed is not a card.
    NoLay,
    /// The pile is missing.
    NoPile,
}

impl Selection {
    /// The longest useful entry: three digits and a letter.
    const LONGEST: usize = 4;

    pub(crate) fn clear(&mut self) {
        *self = Selection::default();
    }

    /// A digit or the letter of a pile.
    pub(crate) fn type_letter(&mut self, letter: char, sight: &Sight) {
        if self.typed.is_empty() && letter.is_ascii_digit() {
            self.card = None;
            self.pile = None;
        }
        if letter.is_ascii_digit() && self.typed.ends_with(|last: char| last.is_alphabetic()) {
            self.clear();
        }
        if self.typed.chars().count() < Selection::LONGEST {
            self.typed.push(letter);
        }
        self.read(sight);
        if let Some(pile) = Pile::from_letter(letter) {
            self.pile = Some(pile);
        }
    }

    pub(crate) fn erase(&mut self, sight: &Sight) {
        if self.typed.pop().is_none() {
            return self.clear();
        }
        self.pile = self.typed.chars().last().and_then(Pile::from_letter);
        self.read(sight);
    }

    fn read(&mut self, sight: &Sight) {
        let number: String = self.typed.chars().filter(char::is_ascii_digit).collect();
        if !number.is_empty() {
            self.card = number.parse().ok().and_then(Card::new).filter(|&card| sight.hand.contains(card));
        }
    }

    /// Selects a card, and the pile where it costs least.
    pub(crate) fn pick(&mut self, card: Card, sight: &Sight) {
        self.typed.clear();
        self.card = Some(card);
        if let Some(best) = sight.lays_of(card).first() {
            self.pile = Some(best.lay.pile);
        }
    }

    /// The next card of the hand in a direction.
    pub(crate) fn step_card(&mut self, forwards: bool, sight: &Sight) {
        let cards = sight.cards();
        let at = self.card.and_then(|card| cards.iter().position(|&other| other == card));
        let next = match (at, forwards) {
            (None, true) => 0,
            (None, false) => cards.len().saturating_sub(1),
            (Some(at), true) => (at + 1) % cards.len().max(1),
            (Some(at), false) => (at + cards.len() - 1) % cards.len().max(1),
        };
        if let Some(&card) = cards.get(next) {
            self.pick(card, sight);
        }
    }

    /// The next pile down or up.
    pub(crate) fn step_pile(&mut self, down: bool) {
        self.typed.clear();
        let next = match (self.pile, down) {
            (None, true) => 0,
            (None, false) => 3,
            (Some(pile), true) => (pile as usize + 1) % 4,
            (Some(pile), false) => (pile as usize + 3) % 4,
        };
        self.pile = Some(Pile::ALL[next]);
    }

    /// The card that was typed, even if it is not in the hand, or selected.
    fn number(&self) -> Option<Card> {
        let typed: String = self.typed.chars().filter(char::is_ascii_digit).collect();
        if typed.is_empty() { self.card } else { typed.parse().ok().and_then(Card::new) }
    }

    /// The selected lay.
    pub(crate) fn lay(&self) -> Result<Lay, Incomplete> {
        let typed_digits = self.typed.chars().any(|letter| letter.is_ascii_digit());
        match (self.number(), self.pile) {
            (Some(card), Some(pile)) => Ok(Lay { card, pile }),
            (Some(_), None) => Err(Incomplete::NoPile),
            (None, _) if typed_digits => Err(Incomplete::NoLay),
            (None, _) => Err(Incomplete::Nothing),
        }
    }
}
