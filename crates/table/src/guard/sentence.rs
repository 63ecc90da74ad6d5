//! A message as the guard reads it.

use std::ops::Range;
use tenback_players::Language;

use unicode_normalization::UnicodeNormalization;

use super::letters::{Script, is_marked};
use super::pieces::{Piece, Token, take_apart};

/// A message, taken apart, and the languages it may be in.
pub(super) struct Sentence<'a> {
    text: &'a str,
    languages: &'a [Language],
    pieces: Vec<Piece>,
    tokens: Vec<Token>,
    marked: bool,
}

impl<'a> Sentence<'a> {
    pub(super) fn new(text: &'a str, languages: &'a [Language]) -> Sentence<'a> {
        let pieces = take_apart(text);
        let word = |piece: &Piece| match piece {
            Piece::Word(token) => Some(token.clone()),
            Piece::Number(_) => None,
        };
        let tokens = pieces.iter().filter_map(word).collect();
        Sentence { text, languages, pieces, tokens, marked: text.nfc().any(is_marked) }
    }

    pub(super) const fn text(&self) -> &str {
        self.text
    }

    pub(super) fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The words, without the numbers between them.
    pub(super) fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Whether the writer uses letters with marks at all: then a word without them is meant without.
    pub(super) const fn is_marked(&self) -> bool {
        self.marked
    }

    /// A word as it was written, marks included, in lower case.
    pub(super) fn written(&self, token: &Token) -> String {
        self.text[token.span.clone()].to_lowercase().nfc().collect()
    }

    /// A word as it reads in Latin letters; nothing if there is none at this place.
    pub(super) fn latin(&self, index: Option<usize>) -> &str {
        index.and_then(|index| self.tokens.get(index)).map_or("", |token| token.read(Script::Latin))
    }

    pub(super) fn may_be_in(&self, language: Language) -> bool {
        self.languages.contains(&language)
    }

    /// Whether two words stand together like those of one number.
    pub(super) fn follows_closely(&self, first: &Token, second: &Token) -> bool {
        let between = &self.text[first.span.end..second.span.start];
        between.chars().all(|c| c.is_whitespace() || matches!(c, '-' | '\u{2010}'..='\u{2015}' | '−' | '_'))
    }

    /// All numbers in digits with their places. Digits written one by one are one number too.
    pub(super) fn numbers(&self) -> impl Iterator<Item = (Range<usize>, Option<u32>)> {
        let single = |piece: &Piece| matches!(piece, Piece::Number(number) if number.digits == 1);
        let near = |left: &Piece, right: &Piece| right.span().start - left.span().end <= 3;
        let each = self.pieces.iter().filter_map(|piece| match piece {
            Piece::Number(number) => Some((number.span.clone(), number.value)),
            Piece::Word(_) => None,
        });
        let runs = self.pieces.chunk_by(move |left, right| single(left) && single(right) && near(left, right));
        each.chain(runs.filter(|run| run.len() > 1).filter_map(put_together))
    }
}

/// Digits that stand one by one, as one number.
fn put_together(run: &[Piece]) -> Option<(Range<usize>, Option<u32>)> {
    let (first, last) = (run.first()?.span().start, run.last()?.span().end);
    let mut value: u32 = 0;
    for piece in run {
        let Piece::Number(number) = piece else { return None };
        value = value.saturating_mul(10).saturating_add(number.value?);
    }
    Some((first..last, Some(value)))
}
