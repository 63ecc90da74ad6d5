//! Names of people.

use std::fmt;
use std::sync::Arc;

use tenback_players::Level;
use unicode_normalization::char::is_combining_mark;

use crate::guard::appearance;
use crate::text::{is_invisible, tidy};

/// The name of a person: one line, short enough for every screen, and not mistakable for a bot. Copies share the text.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Name(Arc<str>);

/// Why a name is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    /// It has no visible characters.
    Empty,
    /// It is too long.
    TooLong {
        /// The maximum number of characters.
        most: usize,
    },
    /// It contains a character that cannot be used in a list of names.
    Forbidden {
        /// Which.
        character: char,
    },
    /// It could be mistaken for a bot, an empty seat or a deleted player.
    Reserved,
}

impl Name {
    /// The maximum number of characters.
    pub const MOST: usize = 24;

    /// Trims and validates a name.
    pub fn new(text: &str) -> Result<Name, NameError> {
        let name = tidy(text);
        if name.chars().all(is_invisible) {
            return Err(NameError::Empty);
        }
        if name.chars().count() > Name::MOST {
            return Err(NameError::TooLong { most: Name::MOST });
        }
        // Records have all names in one tag, separated by semicolons.
        if let Some(character) = forbidden(&name) {
            return Err(NameError::Forbidden { character });
        }
        if reads_as_other(&name) {
            return Err(NameError::Reserved);
        }
        Ok(Name(name.into()))
    }

    /// A stored name. If newer rules forbid some of its characters, they are removed.
    pub fn stored(text: &str) -> Name {
        let plain: String = text.chars().filter(|c| ![';', '"'].contains(c) && !is_invisible(*c)).collect();
        let short: String = plain.chars().take(Name::MOST).collect();
        Name::new(&short).or_else(|_| Name::new(&format!("{short}?"))).unwrap_or_else(|_| Name::unknown())
    }

    /// The name of people who are not known any more, because they have been deleted. Nobody else can have it.
    pub const UNKNOWN: &str = "?";

    /// The name of an unknown person.
    pub fn unknown() -> Name {
        Name(Name::UNKNOWN.into())
    }

    /// What it looks like at a glance: two people whose names look the same could be mistaken for each other. A number in
    /// parentheses at the end does not count, because that is how such people are told apart.
    pub fn appearance(&self) -> String {
        let numbered = self.0.strip_suffix(')').and_then(|name| name.rsplit_once('('));
        let numbered = numbered.filter(|(_, number)| number.chars().all(char::is_numeric));
        let seen = appearance(numbered.map_or(&*self.0, |(name, _)| name));
        if seen.is_empty() { self.0.to_string() } else { seen }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The first character that cannot be used where it is.
fn forbidden(name: &str) -> Option<char> {
    let chars: Vec<char> = name.chars().collect();
    let bad = |(at, &char): (usize, &char)| {
        let hides = is_invisible(char) && !joins_emoji(&chars, at);
        let stacked = at >= MOST_MARKS && chars[at - MOST_MARKS..=at].iter().all(|c| is_combining_mark(*c));
        ([';', '"'].contains(&char) || hides || stacked).then_some(char)
    };
    chars.iter().enumerate().find_map(bad)
}

/// How many marks may be above or below a letter.
const MOST_MARKS: usize = 2;

/// Whether an invisible character is part of an emoji, such as those of families and professions.
fn joins_emoji(chars: &[char], at: usize) -> bool {
    let is_emoji = |c: &char| matches!(c, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}');
    let before = at.checked_sub(1).and_then(|at| chars.get(at));
    match chars[at] {
        '\u{200d}' => {
            before.is_some_and(|c| is_emoji(c) || *c == '\u{fe0f}') && chars.get(at + 1).is_some_and(is_emoji)
        }
        '\u{fe0f}' => before.is_some_and(is_emoji),
        _ => false,
    }
}

/// Whether the name could be mistaken for a bot, nobody or an unknown person, in a record or at a table.
fn reads_as_other(name: &str) -> bool {
    let lower = name.to_lowercase();
    let level = lower.strip_prefix("bot ").unwrap_or(&lower).trim_end_matches(|c: char| c.is_numeric()).trim();
    lower == "-"
        || lower == Name::UNKNOWN
        || level == "bot"
        || Level::from_word(level).is_some()
        || LEVELS.contains(&level)
}

/// The names of levels in other languages.
const LEVELS: [&str; 27] = [
    "zufall",
    "gierig",
    "locker",
    "geübt",
    "stark",
    "experte",
    "meister",
    "náhodný",
    "hladový",
    "pohodový",
    "zkušený",
    "silný",
    "mistr",
    "losowy",
    "zachłanny",
    "amator",
    "wprawny",
    "silny",
    "ekspert",
    "mistrz",
    "випадковий",
    "жадібний",
    "аматор",
    "вправний",
    "сильний",
    "експерт",
    "майстер",
];

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
