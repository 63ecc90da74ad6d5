//! Words that are one letter off a number word: a letter too many, too few, another, or two exchanged.

use std::collections::HashMap;

use super::lexicon::Entry;

/// Finds misspelt words by what is left of them with one letter removed: of two words that are one letter off, some of
/// these are the same.
#[derive(Default)]
pub(super) struct Misspellings {
    words: Vec<Known>,
    by_remains: HashMap<String, Vec<usize>>,
}

struct Known {
    letters: Vec<char>,
    stem: bool,
    entry: Entry,
}

/// Shorter words have too many neighbours: "seven" and "Steven".
const SHORTEST: usize = 6;
/// Longer words are not number words.
const LONGEST: usize = 24;
/// Shorter stems have too many neighbours to be followed by an ending.
const SHORTEST_STEM: usize = 7;
/// How many letters an ending behind a misspelt stem may have.
const LONGEST_ENDING: usize = 3;

impl Misspellings {
    /// Adds a number word, or a stem.
    pub(super) fn add(&mut self, word: &str, stem: bool, entry: Entry) {
        let letters: Vec<char> = word.chars().collect();
        if letters.len() < SHORTEST {
            return;
        }
        let id = self.words.len();
        for remains in remains(&letters) {
            self.by_remains.entry(remains).or_default().push(id);
        }
        self.words.push(Known { letters, stem, entry });
    }

    /// The number word that a word is one letter off.
    pub(super) fn find(&self, word: &str) -> Option<Entry> {
        let letters: Vec<char> = word.chars().take(LONGEST + 1).collect();
        if !(SHORTEST..=LONGEST).contains(&letters.len()) {
            return None;
        }
        let shortest = letters.len().saturating_sub(LONGEST_ENDING).max(SHORTEST);
        (shortest..=letters.len()).rev().find_map(|end| self.near(&letters[..end], end == letters.len()))
    }

    fn near(&self, letters: &[char], whole: bool) -> Option<Entry> {
        remains(letters).find_map(|remains| {
            let mut known = self.by_remains.get(&remains)?.iter().map(|&id| &self.words[id]);
            let fits = |known: &&Known| {
                let may_end = whole || (known.stem && known.letters.len() >= SHORTEST_STEM);
                may_end && known.letters[0] == letters[0] && one_off(&known.letters, letters)
            };
            known.find(fits).map(|known| known.entry)
        })
    }
}

/// A word, and the word without each of its letters.
fn remains(letters: &[char]) -> impl Iterator<Item = String> {
    let without = |gap: usize| letters.iter().enumerate().filter(move |(index, _)| *index != gap);
    (0..=letters.len()).map(move |gap| without(gap).map(|(_, letter)| letter).collect())
}

/// Whether two words differ in one letter, or by two swapped neighbours.
fn one_off(left: &[char], right: &[char]) -> bool {
    let same = left.iter().zip(right).take_while(|(left, right)| left == right).count();
    let (left, right) = (&left[same..], &right[same..]);
    match (left, right) {
        ([a, b, left @ ..], [c, d, right @ ..]) if a == d && b == c && left == right => true,
        ([_, left @ ..], [_, right @ ..]) if left == right => true,
        ([_, rest @ ..], right) if rest == right => true,
        (left, [_, rest @ ..]) if left == rest => true,
        (left, right) => left == right,
    }
}
