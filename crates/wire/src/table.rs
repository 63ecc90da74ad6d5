//! The table around the game.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{Rules, Seat};
use tenback_table::{Language, Snapshot, Talk};
use utoipa::ToSchema;

use crate::coach::Coaching;
use crate::http::Clock;
use crate::occasion::Occasion;

/// The settings, and who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct TableInfo {
    /// The game, how many play it, and its options. The command cards are listed by kind.
    #[cfg_attr(test, ts(type = "Rules"))]
    pub rules: Rules,
    /// Which kinds of talk are allowed.
    #[cfg_attr(test, ts(type = "Talk"))]
    pub talk: Talk,
    /// Whether chat messages that name a card are blocked.
    pub guard: bool,
    /// The language of the table.
    #[cfg_attr(test, ts(type = "Language"))]
    pub language: Language,
    /// How long a turn may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Whether spectators are allowed.
    pub spectators: bool,
    /// Whether only people with the invite link may take a seat.
    #[serde(default)]
    pub invite_only: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether it is listed publicly while a seat is free.
    pub open: bool,
    /// The seat of the host, who may place bots and remove people; absent if the host only watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub host: Option<Seat>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The number of games dealt so far.
    pub games: u32,
    /// The commitment to the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The commitment to the next deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_commitment: Option<String>,
    /// The seat that is out of time, so that a bot may play for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub late: Option<Seat>,
    /// The proposal to give up the game, while it is voted on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
    /// How many hints each seat got in this game.
    pub hints_given: Vec<u16>,
    /// What each seat has decided about coaches; empty if nobody has decided anything.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Coaching>>", optional))]
    pub coaching: Vec<Coaching>,
    /// The deal of the day or the challenge that is played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occasion: Option<Occasion>,
    /// The seats whose people may not write in the chat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "Seat[]", optional))]
    pub silenced: Vec<Seat>,
}

/// A proposal to give up the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Vote {
    /// Who proposed it.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Seat,
    /// The seats that agree, including the proposer.
    #[cfg_attr(test, ts(type = "Seat[]"))]
    pub agree: Vec<Seat>,
    /// The seats that object.
    #[cfg_attr(test, ts(type = "Seat[]"))]
    pub object: Vec<Seat>,
    /// The remaining milliseconds to answer.
    pub time_left: u32,
}

impl Vote {
    /// A proposal with this many milliseconds left to answer.
    pub fn new(vote: &tenback_table::Vote, time_left: u32) -> Vote {
        let seats = |answer| {
            let same = vote.answers.iter().filter(|(_, given)| **given == Some(answer));
            same.map(|(seat, _)| seat).collect()
        };
        Vote { seat: vote.proposer, agree: seats(true), object: seats(false), time_left }
    }
}

/// Who sits on a seat. People are identified by their seat: nobody learns who they are elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody.
    Empty,
    /// A person.
    Person {
        /// Their name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        #[cfg_attr(test, ts(type = "Level"))]
        level: Level,
    },
    /// A bot that plays for a person.
    StandIn {
        /// Its level.
        #[cfg_attr(test, ts(type = "Level"))]
        level: Level,
        /// For whom.
        name: String,
    },
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ChatMessage {
    /// The number of the event.
    pub seq: u64,
    /// From which seat.
    #[cfg_attr(test, ts(type = "Seat"))]
    #[schema(value_type = u8, minimum = 1, maximum = 5)]
    pub seat: Seat,
    /// Who sat there at the time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What.
    pub text: String,
}

impl TableInfo {
    /// A table as one viewer knows it. If it is voting, `to_answer` milliseconds are left to answer.
    pub fn new(snapshot: &Snapshot, host: Option<Seat>, open: bool, to_answer: u32) -> TableInfo {
        let settings = &snapshot.settings;
        TableInfo {
            rules: settings.rules,
            talk: settings.talk,
            guard: settings.guard,
            language: settings.language,
            clock: settings.clock.map(Clock::from),
            spectators: settings.spectators,
            invite_only: snapshot.invite_only,
            hints: settings.allows_hints(snapshot.sitters.as_slice()),
            open,
            host,
            sitters: snapshot.sitters.as_slice().iter().map(Sitter::from).collect(),
            games: snapshot.games,
            commitment: snapshot.commitment.clone(),
            next_commitment: snapshot.next_commitment.clone(),
            late: snapshot.late,
            vote: snapshot.vote.as_ref().map(|vote| Vote::new(vote, to_answer)),
            hints_given: snapshot.hints_given.as_slice().to_vec(),
            coaching: Coaching::all(snapshot),
            occasion: None,
            silenced: snapshot.silenced.clone(),
        }
    }
}

impl From<&tenback_table::Sitter> for Sitter {
    fn from(sitter: &tenback_table::Sitter) -> Sitter {
        match sitter {
            tenback_table::Sitter::Empty => Sitter::Empty,
            tenback_table::Sitter::Person(person) => Sitter::Person { name: person.name.to_string() },
            tenback_table::Sitter::Bot { level } => Sitter::Bot { level: *level },
            tenback_table::Sitter::StandIn { level, person } => {
                Sitter::StandIn { level: *level, name: person.name.to_string() }
            }
        }
    }
}

impl From<&tenback_table::ChatLine> for ChatMessage {
    fn from(line: &tenback_table::ChatLine) -> ChatMessage {
        let name = line.name.as_ref().map(ToString::to_string);
        ChatMessage { seq: line.seq, seat: line.seat, name, text: line.text.clone() }
    }
}
