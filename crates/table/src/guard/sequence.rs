//! Digits said one by one: "1 1", "one zero", "eins null". Only ones and zeros matter: the others are cards anyway.

use tenback_players::Language;

use super::message::Message;
use super::pieces::Piece;
use super::roles::Role;
use super::vocabulary::{Digit, Vocabulary};
use super::{Context, Found};

/// The first card whose digits are said one by one.
pub(super) fn find(message: &Message<'_>, context: &Context<'_>) -> Option<Found> {
    Language::ALL.into_iter().find_map(|language| {
        let digits = Digits { message, language };
        let card = |start| digits.card_from(start, context).or_else(|| digits.card_in(start, context));
        (0..message.pieces.len()).find_map(card)
    })
}

struct Digits<'a> {
    message: &'a Message<'a>,
    language: Language,
}

impl Digits<'_> {
    fn card_from(&self, start: usize, context: &Context<'_>) -> Option<Found> {
        let mut value = self.digit(start)?.value;
        if value == 0 || self.is_pronoun(start) {
            return None;
        }
        let mut last = start;
        while let Some(next) = self.next_digit(last) {
            value = value.saturating_mul(10).saturating_add(self.digit(next)?.value);
            last = next;
        }
        let span = self.message.pieces[start].span().start..self.message.pieces[last].span().end;
        (last > start && context.is_card(value)).then_some((span, Some(value)))
    }

    /// Digits written as one word: "onezero".
    fn card_in(&self, index: usize, context: &Context<'_>) -> Option<Found> {
        let word = self.message.word(index)?;
        let value = word.spellings().find_map(|folded| Vocabulary::of(self.language).joined_digits(folded))?;
        context.is_card(value).then(|| (word.span.clone(), Some(value)))
    }

    fn digit(&self, index: usize) -> Option<Digit> {
        match self.message.pieces.get(index)? {
            Piece::Number(number) => {
                let value = number.value.filter(|&value| number.digits == 1 && value < 2)?;
                Some(Digit { value, weak: false })
            }
            Piece::Word(word) if word.roles(self.language).has(Role::Digit) => {
                Vocabulary::of(self.language).digit(word)
            }
            Piece::Word(_) => None,
        }
    }

    /// The index of the digit that continues the one at `index`.
    fn next_digit(&self, index: usize) -> Option<usize> {
        const MOST_LINKS: usize = 4;
        let links = (index + 1..).take(MOST_LINKS).take_while(|&place| self.has_role(place, Role::Link)).count();
        let next = index + 1 + links;
        let (left, right) = (self.digit(index)?, self.digit(next)?);
        let numbers = [index, next].iter().all(|&place| self.message.word(place).is_none());
        let near = if numbers && links == 0 {
            self.message.gap_after(index).len() <= 3
        } else if left.value == right.value || right.weak {
            links == 0 && self.message.is_close_after(index)
        } else {
            (index..next).all(|place| !self.sentence_ends_after(place))
        };
        near.then_some(next)
    }

    /// Whether a new sentence begins after a piece.
    fn sentence_ends_after(&self, index: usize) -> bool {
        let gap = self.message.gap_after(index);
        let next = self.message.pieces.get(index + 1).map_or("", |next| &self.message.text[next.span().clone()]);
        gap.contains(['.', '!', '?', ';', ':']) && gap.contains(' ') && next.starts_with(char::is_uppercase)
    }

    /// "This one", "no one".
    fn is_pronoun(&self, index: usize) -> bool {
        index.checked_sub(1).is_some_and(|before| self.has_role(before, Role::Pronoun))
    }

    fn has_role(&self, index: usize, role: Role) -> bool {
        self.message.roles(index, self.language).has(role)
    }
}
