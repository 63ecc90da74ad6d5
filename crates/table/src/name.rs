//! Names of people.

use std::fmt;
use std::sync::Arc;

use tenback_players::Level;

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
        if let Some(character) = name.chars().find(|c| [';', '"'].contains(c) || is_invisible(*c)) {
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

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether the name would be mistaken for a bot, nobody, or an unknown person.
fn reads_as_other(name: &str) -> bool {
    let lower = name.to_lowercase();
    lower == "-"
        || lower == Name::UNKNOWN
        || lower.strip_prefix("bot ").is_some_and(|level| Level::from_word(level.trim()).is_some())
}

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
