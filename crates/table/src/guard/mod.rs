//! Finds the numbers of cards in what people write (A15): digits of every script, and words of the languages that are
//! spoken at the table. It looks at whole words, so that "often" holds no ten and "Nacht" no eight.
//!
//! One (and first), nought and a hundred are no cards and pass. From two on every number is refused, also where it only
//! counts: nobody can tell "two piles" from a hint. Where a form has another meaning that is far more common ("wait a
//! second", Czech "druhý" for "the other") it passes.

mod czech;
mod english;
mod german;
mod letters;
mod lexicon;
mod numerals;
mod pieces;
mod polish;
mod sentence;
mod ukrainian;

use std::ops::Range;

use tenback_players::Language;
use tenback_rules::Card;

use lexicon::Lexicon;
use numerals::roman;
use pieces::{Piece, Token};
use sentence::Sentence;

/// The first number of a card in a text, as it was written. Cards go up to `highest`.
pub(crate) fn card_named(text: &str, languages: &[Language], highest: Card) -> Option<String> {
    let sentence = Sentence::new(text, languages);
    let is_card = |value: u32| (2..=highest.number().into()).contains(&value);
    let digits = sentence.numbers().find(|(_, value)| value.is_none_or(is_card)).map(|(span, _)| span);
    let words = || languages.iter().find_map(|&language| word_named(&sentence, language, is_card));
    let roman = || roman_named(&sentence, is_card);
    digits.or_else(words).or_else(roman).map(|span| text[span].to_owned())
}

/// The first number in words of one language.
fn word_named(sentence: &Sentence<'_>, language: Language, is_card: impl Fn(u32) -> bool) -> Option<Range<usize>> {
    let lexicon = Lexicon::of(language);
    let mut tokens = sentence.tokens().iter().enumerate().peekable();
    while let Some((index, token)) = tokens.next() {
        let Some(value) = lexicon.value(sentence, index) else { continue };
        let (mut value, mut span) = (value, token.span.clone());
        // "forty seven" is one number, not two.
        if let Some(&(next, unit)) = tokens.peek()
            && is_tens(value)
            && sentence.follows_closely(token, unit)
            && let Some(ones @ 1..=9) = lexicon.value(sentence, next)
        {
            value += ones;
            span.end = unit.span.end;
            tokens.next();
        }
        if is_card(value.into()) {
            return Some(span);
        }
    }
    let named = |token: &Token| lexicon.knows(token).is_some_and(|value| is_card(value.into()));
    spaced_out(sentence).find(named).map(|token| token.span)
}

fn is_tens(value: u8) -> bool {
    value >= 20 && value.is_multiple_of(10)
}

/// Words written l e t t e r by letter, put together.
fn spaced_out(sentence: &Sentence<'_>) -> impl Iterator<Item = Token> {
    const FEWEST: usize = 3;
    let letter = |piece: &Piece| matches!(piece, Piece::Word(token) if token.is_letter());
    let runs = sentence.pieces().chunk_by(move |left, right| letter(left) && letter(right));
    runs.filter(|run| run.len() >= FEWEST).map(Token::joined)
}

/// The first number in Roman numerals.
fn roman_named(sentence: &Sentence<'_>, is_card: impl Fn(u32) -> bool) -> Option<Range<usize>> {
    let named = |token: &&Token| roman(&sentence.text()[token.span.clone()]).is_some_and(&is_card);
    sentence.tokens().iter().find(named).map(|token| token.span.clone())
}
