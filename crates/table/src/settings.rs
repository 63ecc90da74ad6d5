//! What is agreed before anybody sits down, and who sits.

use tenback_bots::Level;
use tenback_rules::Rules;

use crate::language::Language;
use crate::name::Name;

/// What a table has agreed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The game, how many play it, and its options.
    pub rules: Rules,
    /// What may be said.
    pub talk: Talk,
    /// Whether chat that names a card is held back (A15).
    pub guard: bool,
    /// The language of the table; people may have their own.
    pub language: Language,
}

impl Settings {
    /// What the rulebooks allow: everything may be said but numbers.
    pub const fn new(rules: Rules, language: Language) -> Settings {
        Settings { rules, talk: Talk::Chat, guard: true, language }
    }
}

/// What may be said at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Talk {
    /// Nothing at all.
    None,
    /// The signals of the rules.
    Signals,
    /// Signals, and words of one's own. Face to Face has no signals, so there it is words only.
    Chat,
}

impl Talk {
    /// All levels, from silent to talkative.
    pub const ALL: [Talk; 3] = [Talk::None, Talk::Signals, Talk::Chat];

    /// The word of records and of the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Talk::None => "none",
            Talk::Signals => "signals",
            Talk::Chat => "chat",
        }
    }

    /// The level with this word.
    pub fn from_word(word: &str) -> Option<Talk> {
        Talk::ALL.into_iter().find(|talk| talk.word() == word)
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sitter {
    /// Nobody.
    #[default]
    Empty,
    /// A person.
    Person {
        /// What the others call them.
        name: Name,
        /// What they read and write.
        language: Language,
    },
    /// A computer player.
    Bot {
        /// How strong it plays.
        level: Level,
    },
}

impl Sitter {
    /// The name, if it is a person.
    pub const fn name(&self) -> Option<&Name> {
        match self {
            Sitter::Person { name, .. } => Some(name),
            Sitter::Empty | Sitter::Bot { .. } => None,
        }
    }
}
