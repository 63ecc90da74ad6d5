//! What people are called at a table.

use std::fmt;

use tenback_players::Level;

use crate::text::{is_invisible, tidy};

/// The name of a person: one line, short enough for every screen, and never to be taken for a bot.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Name(String);

/// Why a name is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    /// There is nothing to see.
    Empty,
    /// It is too long.
    TooLong {
        /// How many characters it may have.
        most: usize,
    },
    /// A character that a list of names cannot hold.
    Forbidden {
        /// Which.
        character: char,
    },
    /// It would read as a bot or as an empty seat.
    Reserved,
}

impl Name {
    /// How many characters a name may have.
    pub const MOST: usize = 24;

    /// A name without the space around it, or why it is none.
    pub fn new(text: &str) -> Result<Name, NameError> {
        let name = tidy(text);
        if name.chars().all(is_invisible) {
            return Err(NameError::Empty);
        }
        if name.chars().count() > Name::MOST {
            return Err(NameError::TooLong { most: Name::MOST });
        }
        // Names stand in one tag of a record, split by semicolons.
        if let Some(character) = name.chars().find(|c| [';', '"'].contains(c) || is_invisible(*c)) {
            return Err(NameError::Forbidden { character });
        }
        if reads_as_other(&name) {
            return Err(NameError::Reserved);
        }
        Ok(Name(name))
    }

    /// A name that was accepted once. A rule that came later does not take it away: what it forbids is left out.
    pub fn kept(text: &str) -> Name {
        let plain: String = text.chars().filter(|c| ![';', '"'].contains(c) && !is_invisible(*c)).collect();
        let short: String = plain.chars().take(Name::MOST).collect();
        Name::new(&short).or_else(|_| Name::new(&format!("{short}?"))).unwrap_or_else(|_| Name::unknown())
    }

    /// The name of somebody who is not known, or no longer.
    pub fn unknown() -> Name {
        Name("?".to_owned())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a record would take the name for a bot or for nobody.
fn reads_as_other(name: &str) -> bool {
    let lower = name.to_lowercase();
    lower == "-" || lower.strip_prefix("bot ").is_some_and(|level| Level::from_word(level.trim()).is_some())
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
