//! What words can do in sentences about numbers and piles.

use std::collections::HashMap;
use std::ops::BitOr;
use std::sync::LazyLock;

use tenback_players::Language;

use super::data::Item;
use super::letters::fold_own;
use super::pieces::Word;
use super::tongue::Tongue;

/// What a word can do in a sentence. Each is a section of the word files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// "a", "the", "of", "than": may occur inside a sum.
    Filler,
    /// "card", "number", "step": what is counted.
    Counted,
    /// "by": how much less.
    By,
    /// "minus", "below", "before".
    Down,
    /// "take", "subtract": asks to take one number from the other.
    Subtract,
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
    /// "and", "then": may occur between digits said one by one.
    Link,
    Pile,
    /// "on", "at".
    On,
    /// "to": "back to b" is not the trick.
    To,
    /// "left", "last", "third": says which pile.
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
    /// "player", "seat", "bot": precedes the number of a seat.
    Seat,
    /// "the", "that": a certain one.
    The,
    /// "my", "your": the highest of these is not the highest of all.
    Whose,
    /// The names of bots' levels, before the number of their seat.
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
    const SECTIONS: [(Role, &'static str); 41] = [
        (Role::Filler, "filler"),
        (Role::Counted, "counted"),
        (Role::By, "by"),
        (Role::Down, "down"),
        (Role::Subtract, "subtract"),
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
        (Role::The, "the"),
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

impl From<Role> for Roles {
    fn from(role: Role) -> Roles {
        Roles(1 << role as u64)
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

/// The minimum number of letters of a stem.
const SHORTEST_STEM: usize = 3;

/// The roles of all words in all languages.
#[derive(Default)]
pub(super) struct RoleTable {
    words: HashMap<String, AllRoles>,
    stems: HashMap<String, AllRoles>,
    /// The number of letters of the longest stem.
    longest_stem: usize,
}

impl RoleTable {
    /// The roles of all words, from the word files.
    pub(super) fn get() -> &'static RoleTable {
        static TABLE: LazyLock<RoleTable> = LazyLock::new(RoleTable::build);
        &TABLE
    }

    /// The roles of a word in each language.
    pub(super) fn find(&self, word: &Word) -> AllRoles {
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
