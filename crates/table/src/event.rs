//! What happened at a table, as it is kept and as one viewer sees it.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{Seat, View};

use crate::command::Deal;
use crate::name::Name;
use crate::settings::{Person, Sitter};

/// A fact. It holds everything, the hidden cards too, and is for hosts and their logs only. What is kept may be read
/// by later versions, so the serialised form of an event may grow but never change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// A seat is empty again.
    Left {
        /// Which.
        seat: Seat,
    },
    /// Somebody was sent away and may not sit down again.
    Kicked {
        /// From which seat.
        seat: Seat,
    },
    /// A bot plays on for a person.
    HandedOver {
        /// On which seat.
        seat: Seat,
        /// How strong it plays.
        level: Level,
    },
    /// The person plays again.
    Returned {
        /// On which seat.
        seat: Seat,
    },
    /// A seat has used up the time for its turn, so that a bot may play on for it.
    TimeUp {
        /// Which.
        seat: Seat,
    },
    /// Somebody was given a hint for the turn.
    Hinted {
        /// Who.
        seat: Seat,
    },
    /// Somebody has another name or reads another language.
    Renamed {
        /// On which seat.
        seat: Seat,
        /// Who it is now.
        person: Person,
    },
    /// Somebody proposed to give up the game.
    GiveUpProposed {
        /// Who.
        seat: Seat,
    },
    /// Somebody answered the proposal to give up.
    GiveUpAnswered {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        agree: bool,
    },
    /// The proposal to give up was accepted or rejected.
    GiveUpDecided {
        /// Whether it was accepted.
        accepted: bool,
    },
    /// Others may look on, or no longer.
    Spectators {
        /// Whether they may.
        allowed: bool,
    },
    /// The cards of the next game are shuffled and lie face down.
    Promised(Deal),
    /// The promised cards were dealt; who begins is always open here and told by the game.
    Dealt,
    /// Something happened in the game.
    Game(tenback_rules::Event),
    /// The game is over, and all cards and the salt are shown.
    Opened,
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
}

/// A fact as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// A seat is empty again.
    Left {
        /// Which.
        seat: Seat,
    },
    /// Somebody was sent away.
    Kicked {
        /// From which seat.
        seat: Seat,
    },
    /// A bot plays on for a person.
    HandedOver {
        /// On which seat.
        seat: Seat,
        /// How strong it plays.
        level: Level,
    },
    /// The person plays again.
    Returned {
        /// On which seat.
        seat: Seat,
    },
    /// A seat has used up the time for its turn.
    TimeUp {
        /// Which.
        seat: Seat,
    },
    /// Somebody was given a hint for the turn.
    Hinted {
        /// Who.
        seat: Seat,
    },
    /// Somebody who sits at the table has another name.
    Renamed {
        /// On which seat.
        seat: Seat,
        /// The new name.
        name: Name,
    },
    /// Somebody proposed to give up the game.
    GiveUpProposed {
        /// Who.
        seat: Seat,
    },
    /// Somebody answered the proposal to give up.
    GiveUpAnswered {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        agree: bool,
    },
    /// The proposal to give up was accepted or rejected.
    GiveUpDecided {
        /// Whether it was accepted.
        accepted: bool,
    },
    /// Others may look on, or no longer.
    Spectators {
        /// Whether they may.
        allowed: bool,
    },
    /// The cards of the next game are shuffled.
    Promised {
        /// The promise that they will not be changed, if one is given.
        commitment: Option<String>,
    },
    /// The cards were dealt.
    Dealt {
        /// All that the viewer may know of them.
        view: Box<View>,
    },
    /// Something happened in the game.
    Game(tenback_rules::Seen),
    /// The game is over, and everybody may know everything.
    Opened {
        /// The whole game as a record, with the deal and its salt.
        record: String,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
}

/// An event with its number. The first has 1, and all viewers count alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered<E> {
    /// The number.
    pub seq: u64,
    /// The event.
    pub event: E,
}
