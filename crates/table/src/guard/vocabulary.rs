//! The words of a language that matter around numbers.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use tenback_players::Language;

use super::data::Item;
use super::idioms::Idiom;
use super::letters::fold_own;
use super::pieces::Word;
use super::tongue::Tongue;

/// A word for a digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Digit {
    pub(super) value: u32,
    /// It means something else too, and counts only directly behind another digit: "oh".
    pub(super) weak: bool,
}

/// The words of a language that matter around numbers.
pub(super) struct Vocabulary {
    /// Words of this language that look like a number of another, or like a misspelt one.
    ordinary: HashSet<String>,
    ordinary_stems: Vec<String>,
    /// Words side by side that together look like a number.
    apart: HashSet<&'static str>,
    /// Digits as they are said one by one: only zero and one, since the others are cards by themselves.
    digits: HashMap<String, Digit>,
    /// Words that are numbers only in a sum.
    soft: HashMap<String, u32>,
    pub(super) idioms: Vec<Idiom>,
}

impl Vocabulary {
    /// The words of a language, from its file.
    pub(super) fn of(language: Language) -> &'static Vocabulary {
        static ALL: LazyLock<Vec<Vocabulary>> =
            LazyLock::new(|| Language::ALL.map(|language| Vocabulary::build(language.into())).into());
        &ALL[language as usize]
    }

    /// Whether a word is an ordinary one in this language, although it looks like a number.
    pub(super) fn is_ordinary(&self, written: &str) -> bool {
        self.ordinary.contains(written) || self.ordinary_stems.iter().any(|stem| written.starts_with(stem))
    }

    /// Whether words that together look like a number are ordinary ones side by side: German "sie Ben".
    pub(super) fn is_ordinary_apart(words: &str) -> bool {
        Language::ALL.into_iter().any(|language| Vocabulary::of(language).apart.contains(words))
    }

    /// The digit that a word is, if digits are said one by one.
    pub(super) fn digit(&self, word: &Word) -> Option<Digit> {
        word.spellings().find_map(|folded| self.digits.get(folded)).copied()
    }

    /// The number whose digits are written as one word.
    pub(super) fn joined_digits(&self, folded: &str) -> Option<u32> {
        const MOST: u32 = 3;
        let (mut rest, mut value) = (folded, 0);
        for _ in 0..MOST {
            let known = |word: &&String| rest.starts_with(word.as_str()) && !self.digits[*word].weak;
            let word = self.digits.keys().filter(known).max_by_key(|word| word.len())?;
            rest = &rest[word.len()..];
            value = value * 10 + self.digits[word].value;
            if rest.is_empty() {
                return Some(value);
            }
        }
        None
    }

    /// The value of a word that is a number only in a sum.
    pub(super) fn soft(&self, word: &Word) -> Option<u32> {
        word.spellings().find_map(|folded| self.soft.get(folded)).copied()
    }

    fn build(tongue: Tongue) -> Vocabulary {
        let file = tongue.file();
        let digit = |(value, item): (u32, Item)| (fold_own(&item.text), Digit { value, weak: item.weak });
        let (stems, words): (Vec<Item>, Vec<Item>) = file.words("ordinary").partition(|item| item.stem);
        Vocabulary {
            ordinary: words.into_iter().map(|item| item.text).collect(),
            ordinary_stems: stems.into_iter().map(|item| item.text).collect(),
            apart: file.lines("apart").iter().copied().collect(),
            digits: file.numbers("digits").map(digit).collect(),
            soft: file.numbers("soft").map(|(value, item)| (fold_own(&item.text), value)).collect(),
            idioms: file.lines("idioms").iter().map(|line| Idiom::parse(line)).collect(),
        }
    }
}
