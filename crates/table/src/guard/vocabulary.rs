//! The words of a language that matter around numbers.

use std::collections::{HashMap, HashSet};
use std::ops::BitOr;
use std::sync::LazyLock;

use super::data::Item;
use super::idioms::Idiom;
use super::letters::fold_own;
use super::pieces::Word;
use super::tongue::Tongue;
use tenback_players::Language;

/// What a word can do in a sentence. Each is a section of the word files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// "a", "the", "of", "than": may stand inside a sum.
    Filler,
    /// "card", "number", "step": what is counted.
    Counted,
    /// "by": how much less.
    By,
    /// "minus", "below", "before".
    Down,
    /// "plus", "above", "after".
    Up,
    Times,
    Divided,
    Half,
    Quarter,
    Double,
    Root,
    /// "right", "just": right below a number there is only one.
    Tight,
    /// "and", "then": may stand between digits said one by one.
    Link,
    Pile,
    /// "on", "at".
    On,
    /// "left", "last", "third": tells which pile.
    Which,
    Trick,
    /// "backwards", "in reverse": these alone mean the trick.
    Backwards,
    /// "back": means the trick next to a verb or a pile.
    Back,
    Leap,
    Go,
    /// "than", "higher": compares with a pile.
    Compare,
    Next,
    /// "number", "value".
    NumberNoun,
    Praise,
    Not,
    /// "I", "my", "have".
    Mine,
    Past,
    /// "hold", "card", "play": announces a card.
    Cue,
    /// A word that shows that this language is written.
    Sign,
    /// "this", "no", "which": the "one" behind it is a pronoun.
    Pronoun,
    /// "player", "seat", "bot": what stands before the number of a seat.
    Seat,
    /// What bots are called by their strength, before the number of their seat.
    Level,
    /// "highest", "lowest".
    Extreme,
    /// "game", "deck", "all": the highest of these is one card.
    Whole,
}

impl Role {
    const SECTIONS: [(Role, &'static str); 35] = [
        (Role::Filler, "filler"),
        (Role::Counted, "counted"),
        (Role::By, "by"),
        (Role::Down, "down"),
        (Role::Up, "up"),
        (Role::Times, "times"),
        (Role::Divided, "divided"),
        (Role::Half, "half"),
        (Role::Quarter, "quarter"),
        (Role::Double, "double"),
        (Role::Root, "root"),
        (Role::Tight, "tight"),
        (Role::Link, "link"),
        (Role::Pile, "pile"),
        (Role::On, "on"),
        (Role::Which, "which"),
        (Role::Trick, "trick"),
        (Role::Backwards, "backwards"),
        (Role::Back, "back"),
        (Role::Leap, "leap"),
        (Role::Go, "go"),
        (Role::Compare, "compare"),
        (Role::Next, "next"),
        (Role::NumberNoun, "number noun"),
        (Role::Praise, "praise"),
        (Role::Not, "not"),
        (Role::Mine, "mine"),
        (Role::Past, "past"),
        (Role::Cue, "cue"),
        (Role::Sign, "sign"),
        (Role::Pronoun, "pronoun"),
        (Role::Seat, "seat"),
        (Role::Level, "level"),
        (Role::Extreme, "extreme"),
        (Role::Whole, "whole"),
    ];
}

/// The roles of a word.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Roles(u64);

impl Roles {
    pub(super) const fn has(self, role: Role) -> bool {
        self.0 & (1 << role as u64) != 0
    }

    pub(super) fn has_any(self, roles: &[Role]) -> bool {
        roles.iter().any(|&role| self.has(role))
    }

    fn add(&mut self, role: Role) {
        self.0 |= 1 << role as u64;
    }
}

impl BitOr for Roles {
    type Output = Roles;

    fn bitor(self, other: Roles) -> Roles {
        Roles(self.0 | other.0)
    }
}

/// The words of a language that matter around numbers.
pub(super) struct Vocabulary {
    roles: HashMap<String, Roles>,
    role_stems: HashMap<String, Roles>,
    /// Words of this language that look like a number of another, or like a misspelt one.
    ordinary: HashSet<String>,
    ordinary_stems: Vec<String>,
    /// Words side by side that together look like a number.
    apart: HashSet<&'static str>,
    /// Digits as they are said one by one: only zero and one, since the others are cards by themselves.
    digits: HashMap<String, u32>,
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

    /// What a word can do in a sentence.
    pub(super) fn roles(&self, word: &Word) -> Roles {
        let mut roles = Roles::default();
        for folded in [&word.latin, &word.cyrillic] {
            roles.0 |= self.roles.get(folded).map_or(0, |roles| roles.0);
            for end in folded.char_indices().skip(3).map(|(end, _)| end).chain([folded.len()]).take(24) {
                roles.0 |= self.role_stems.get(&folded[..end]).map_or(0, |roles| roles.0);
            }
        }
        roles
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
    pub(super) fn digit(&self, word: &Word) -> Option<u32> {
        self.digits.get(&word.latin).or_else(|| self.digits.get(&word.cyrillic)).copied()
    }

    /// The value of a word that is a number only in a sum.
    pub(super) fn soft(&self, word: &Word) -> Option<u32> {
        self.soft.get(&word.latin).or_else(|| self.soft.get(&word.cyrillic)).copied()
    }

    fn build(tongue: Tongue) -> Vocabulary {
        let file = tongue.file();
        let values = |section| file.numbers(section).map(|(value, item)| (fold_own(&item.text), value)).collect();
        let (stems, words): (Vec<Item>, Vec<Item>) = file.words("ordinary").partition(|item| item.stem);
        let mut vocabulary = Vocabulary {
            roles: HashMap::new(),
            role_stems: HashMap::new(),
            ordinary: words.into_iter().map(|item| item.text).collect(),
            ordinary_stems: stems.into_iter().map(|item| item.text).collect(),
            apart: file.lines("apart").iter().copied().collect(),
            digits: values("digits"),
            soft: values("soft"),
            idioms: file.lines("idioms").iter().map(|line| Idiom::parse(line)).collect(),
        };
        for (role, section) in Role::SECTIONS {
            for item in file.words(section) {
                let words = if item.stem { &mut vocabulary.role_stems } else { &mut vocabulary.roles };
                words.entry(fold_own(&item.text)).or_default().add(role);
            }
        }
        vocabulary
    }
}
