//! A message with what the guard asks about it again and again.

use std::ops::Range;

use tenback_players::Language;
use unicode_normalization::UnicodeNormalization;

use super::letters::is_marked;
use super::pieces::{Piece, Word, is_hyphen, split};
use super::roles::{Role, Roles};

/// A message, split into pieces.
pub(super) struct Message<'a> {
    pub(super) text: &'a str,
    pub(super) pieces: Vec<Piece>,
    /// The number of the clause that each piece is in.
    clauses: Vec<usize>,
    /// Whether the writer uses letters with marks at all.
    pub(super) marked: bool,
}

impl<'a> Message<'a> {
    /// Splits a text. What is masked belongs to no piece.
    pub(super) fn new(text: &'a str, masked: &[Range<usize>]) -> Message<'a> {
        let pieces = split(text, masked);
        let mut message = Message { text, pieces, clauses: Vec::new(), marked: text.nfc().any(is_marked) };
        let mut clause = 0;
        for index in 0..message.pieces.len() {
            message.clauses.push(clause);
            clause += usize::from(message.ends_clause(index));
        }
        message
    }

    /// The word at a place, if one is there.
    pub(super) fn word(&self, index: usize) -> Option<&Word> {
        match self.pieces.get(index)? {
            Piece::Word(word) => Some(word),
            Piece::Number(_) => None,
        }
    }

    /// What stands between a piece and the next one, or the end of the text.
    pub(super) fn gap_after(&self, index: usize) -> &'a str {
        let start = self.pieces[index].span().end;
        let end = self.pieces.get(index + 1).map_or(self.text.len(), |next| next.span().start);
        &self.text[start..end]
    }

    fn ends_clause(&self, index: usize) -> bool {
        let gap = self.gap_after(index);
        gap.contains(['!', '?', ';', '…', '\n']) || gap.contains(". ")
    }

    /// Whether a clause ends after a piece.
    pub(super) fn clause_ends_after(&self, index: usize) -> bool {
        !self.same_clause(index, index + 1)
    }

    /// Whether a piece is the first of its clause.
    pub(super) fn starts_clause(&self, index: usize) -> bool {
        index.checked_sub(1).is_none_or(|before| self.clause_ends_after(before))
    }

    /// Whether two pieces are there, in the same clause.
    pub(super) fn same_clause(&self, left: usize, right: usize) -> bool {
        self.clauses.get(left).is_some_and(|clause| self.clauses.get(right) == Some(clause))
    }

    /// The pieces of a clause, by one of them.
    pub(super) fn clause(&self, index: usize) -> Range<usize> {
        let clause = self.clauses[index];
        self.clauses.partition_point(|&other| other < clause)..self.clauses.partition_point(|&other| other <= clause)
    }

    /// How many words have a role in a language.
    pub(super) fn count(&self, language: Language, role: Role) -> usize {
        (0..self.pieces.len()).filter(|&index| self.roles(index, language).has(role)).count()
    }

    /// What the word at a place can do in a sentence of a language.
    pub(super) fn roles(&self, index: usize, language: Language) -> Roles {
        self.word(index).map_or(Roles::default(), |word| word.roles(language))
    }

    /// Whether a piece and the next one stand together like the words of one number.
    pub(super) fn is_close_after(&self, index: usize) -> bool {
        index + 1 < self.pieces.len() && self.gap_after(index).chars().all(|c| c.is_whitespace() || is_hyphen(c))
    }
}
