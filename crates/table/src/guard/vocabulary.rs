//! The words of a language that matter around numbers.

use std::collections::{HashMap, HashSet};
use std::ops::BitOr;
use std::sync::LazyLock;

use tenback_players::Language;

use super::data::Item;
use super::idioms::Idiom;
use super::letters::fold_own;
use super::pieces::Word;
use super::tongue::Tongue;

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
    /// "to": "back to b" is not the trick.
    To,
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
    /// "my", "your": the highest of these is not the highest of all.
    Whose,
    /// What bots are called by their strength, before the number of their seat.
    Level,
    /// A digit said by itself.
    Digit,
    /// A number only in a sum.
    Soft,
    /// "highest", "lowest".
    Extreme,
    /// "game", "deck", "all": the highest of these is one card.
    Whole,
}

impl Role {
    const SECTIONS: [(Role, &'static str); 39] = [
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
        (Role::To, "to"),
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
        (Role::Whose, "whose"),
        (Role::Level, "level"),
        (Role::Digit, "digits"),
        (Role::Soft, "soft"),
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

/// The roles of a word in each language, in the order of [`Language::ALL`].
pub(super) type AllRoles = [Roles; Language::ALL.len()];

/// No stem has fewer letters.
const SHORTEST_STEM: usize = 3;

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

    /// What a word can do in a sentence of each language.
    pub(super) fn roles(word: &Word) -> AllRoles {
        RoleTable::get().find(word)
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

/// The roles of all words in all languages.
#[derive(Default)]
struct RoleTable {
    words: HashMap<String, AllRoles>,
    stems: HashMap<String, AllRoles>,
    /// How many letters the longest stem has.
    longest_stem: usize,
}

impl RoleTable {
    fn get() -> &'static RoleTable {
        static TABLE: LazyLock<RoleTable> = LazyLock::new(RoleTable::build);
        &TABLE
    }

    fn find(&self, word: &Word) -> AllRoles {
        let mut roles = AllRoles::default();
        let mut add = |found: Option<&AllRoles>| {
            for (own, found) in roles.iter_mut().zip(found.into_iter().flatten()) {
                *own = *own | *found;
            }
        };
        for folded in word.spellings() {
            add(self.words.get(folded));
            let ends = folded.char_indices().map(|(start, c)| start + c.len_utf8()).take(self.longest_stem);
            for end in ends.skip(SHORTEST_STEM - 1) {
                add(self.stems.get(&folded[..end]));
            }
        }
        roles
    }

    fn build() -> RoleTable {
        let mut table = RoleTable::default();
        for language in Language::ALL {
            for (role, section) in Role::SECTIONS {
                for item in Tongue::from(language).file().words(section) {
                    table.add(language, role, &item);
                }
            }
        }
        table
    }

    fn add(&mut self, language: Language, role: Role, item: &Item) {
        let folded = fold_own(&item.text);
        if item.stem {
            self.longest_stem = self.longest_stem.max(folded.chars().count());
        }
        let words = if item.stem { &mut self.stems } else { &mut self.words };
        words.entry(folded).or_default()[language as usize].add(role);
    }
}
