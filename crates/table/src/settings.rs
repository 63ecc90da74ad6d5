//! What is agreed before anybody sits down, and who sits.

use serde::{Deserialize, Serialize};
use tenback_players::{Language, Level, PersonId};
use tenback_rules::{Contest, Rules, Seat};

use crate::name::Name;

/// What a table has agreed on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The game, how many play it, and its options.
    pub rules: Rules,
    /// What may be said.
    pub talk: Talk,
    /// Whether chat that names a card is held back (A15).
    pub guard: bool,
    /// The language of the table; people may have their own.
    pub language: Language,
    /// How long a turn may take, if that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Whether others may look on.
    #[serde(default)]
    pub spectators: bool,
    /// Whether players may ask for hints, if the table has agreed on it; see [`Settings::allows_hints`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
}

impl Settings {
    /// What the rulebooks allow: everything may be said but numbers. Nobody looks on and no clock runs.
    pub const fn new(rules: Rules, language: Language) -> Settings {
        Settings { rules, talk: Talk::Chat, guard: true, language, clock: None, spectators: false, hints: None }
    }
}

/// How long a turn may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// In seconds.
    pub seconds: u16,
    /// Whether who takes longer has lost. Only opponents can agree on that; a team's game never ends by the clock.
    pub loses: bool,
}

impl Clock {
    /// Whether a turn that takes too long ends the game.
    pub fn ends_the_game(self, rules: &Rules) -> bool {
        self.loses && rules.contest() == Contest::Opposed
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

/// A person at a table. The seat belongs to the id; name and language are what the others see. Stored tables have only
/// the id: names are looked up, so that a changed one is right everywhere.
///
/// [`Event::name_people`](crate::Event::name_people) fills them in.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// What the others call them.
    #[serde(skip, default = "Name::unknown")]
    pub name: Name,
    /// What they read and write.
    pub language: Language,
}

impl Person {
    /// A person who shares one keyboard with the others: known only by their seat.
    pub const fn local(seat: Seat, name: Name, language: Language) -> Person {
        Person { id: PersonId::new(seat.number() as u64), name, language }
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody.
    #[default]
    Empty,
    /// A person.
    Person(Person),
    /// A computer player.
    Bot {
        /// How strong it plays.
        level: Level,
    },
    /// A computer player that plays on for a person, who may come back.
    StandIn {
        /// How strong it plays.
        level: Level,
        /// Whose seat it is.
        person: Person,
    },
}

impl Sitter {
    /// Whose seat it is, if it is a person's.
    pub const fn owner(&self) -> Option<&Person> {
        match self {
            Sitter::Person(person) | Sitter::StandIn { person, .. } => Some(person),
            Sitter::Empty | Sitter::Bot { .. } => None,
        }
    }

    pub(crate) const fn owner_mut(&mut self) -> Option<&mut Person> {
        match self {
            Sitter::Person(person) | Sitter::StandIn { person, .. } => Some(person),
            Sitter::Empty | Sitter::Bot { .. } => None,
        }
    }

    /// How strong the computer plays that has the cards in its hands, if one has.
    pub const fn bot(&self) -> Option<Level> {
        match self {
            Sitter::Bot { level } | Sitter::StandIn { level, .. } => Some(*level),
            Sitter::Empty | Sitter::Person(_) => None,
        }
    }
}
