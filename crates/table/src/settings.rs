//! Settings of a table, and who sits there.

use serde::{Deserialize, Serialize};
use tenback_players::{Language, Level, PersonId};
use tenback_rules::{Contest, Rules, Seat};

use crate::name::Name;

/// The settings of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The game, the number of players, and its options.
    pub rules: Rules,
    /// Which kinds of talk are allowed.
    pub talk: Talk,
    /// Whether chat messages that name a card are blocked (A15).
    pub guard: bool,
    /// The language of the table; people may have their own.
    pub language: Language,
    /// How long a turn may take, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Whether spectators are allowed.
    #[serde(default)]
    pub spectators: bool,
    /// Whether players may ask for hints, if the table has decided that; see [`Settings::allows_hints`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Whether it is for one game with cards that were chosen beforehand, such as a deal of the day.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_game: bool,
}

impl Settings {
    /// Defaults: all talk, no spectators, no clock.
    pub const fn new(rules: Rules, language: Language) -> Settings {
        Settings {
            rules,
            talk: Talk::Chat,
            guard: true,
            language,
            clock: None,
            spectators: false,
            hints: None,
            one_game: false,
        }
    }
}

/// How long a turn may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// In seconds.
    pub seconds: u16,
    /// Whether running out of time loses. Only between opponents; a cooperative game never ends on time.
    pub loses: bool,
}

impl Clock {
    /// Whether a turn that takes too long ends the game.
    pub fn ends_the_game(self, rules: &Rules) -> bool {
        self.loses && rules.contest() == Contest::Opposed
    }
}

/// The kinds of talk allowed at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Talk {
    /// Nothing at all.
    None,
    /// The signals of the rules.
    Signals,
    /// Signals and chat. Face to Face has no signals, so there it is chat only.
    Chat,
}

impl Talk {
    /// All levels, from silent to talkative.
    pub const ALL: [Talk; 3] = [Talk::None, Talk::Signals, Talk::Chat];

    /// The word in records and on the command line.
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

/// A person at a table. The id owns the seat; name and language are for the others. Stored tables have only the id:
/// names are looked up, so that changes take effect everywhere.
///
/// [`Event::name_people`](crate::Event::name_people) fills them in.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// Their name.
    #[serde(skip, default = "Name::unknown")]
    pub name: Name,
    /// Their language.
    pub language: Language,
}

impl Person {
    /// A person who shares a keyboard with the others and is identified by their seat.
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
    /// A bot.
    Bot {
        /// Its level.
        level: Level,
    },
    /// A bot that plays for a person, who may return.
    StandIn {
        /// Its level.
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

    /// The level of the bot that plays the seat, if one does.
    pub const fn bot(&self) -> Option<Level> {
        match self {
            Sitter::Bot { level } | Sitter::StandIn { level, .. } => Some(*level),
            Sitter::Empty | Sitter::Person(_) => None,
        }
    }
}
