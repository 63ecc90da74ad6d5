//! Events of a table, as stored and as one viewer sees them.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{Seat, View};

use crate::coach::Coaching;
use crate::command::Deal;
use crate::name::Name;
use crate::settings::{Person, Sitter};

/// An event. It contains everything, including hidden cards, and is only for the owner of a table. Stored events are
/// read by later versions, so the serialized form may grow but never change.
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
    /// A seat became empty.
    Left {
        /// Which.
        seat: Seat,
    },
    /// Somebody was removed and may not come back.
    Kicked {
        /// From which seat.
        seat: Seat,
        /// Where they were connected from, unrecognizable: nobody new from there may come in.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        from: Vec<String>,
    },
    /// Somebody became the host.
    HostPassed {
        /// On which seat.
        seat: Seat,
    },
    /// The host stopped somebody from writing in the chat, or allowed it again.
    Silenced {
        /// On which seat.
        seat: Seat,
        /// Whether they may no longer write.
        on: bool,
    },
    /// A bot took over a seat for a person.
    HandedOver {
        /// On which seat.
        seat: Seat,
        /// Its level.
        level: Level,
    },
    /// The person took the seat back.
    Returned {
        /// On which seat.
        seat: Seat,
    },
    /// A seat ran out of time for its turn, so that a bot may play for it.
    TimeUp {
        /// Which.
        seat: Seat,
    },
    /// Somebody got a hint for the turn.
    Hinted {
        /// Who.
        seat: Seat,
    },
    /// A seat decided about coaches.
    Coaching {
        /// Which.
        seat: Seat,
        /// What.
        coaching: Coaching,
    },
    /// A person changed their name or language.
    Renamed {
        /// On which seat.
        seat: Seat,
        /// The person.
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
    /// Spectators were allowed, or no longer are.
    Spectators {
        /// Whether they are allowed.
        allowed: bool,
    },
    /// Only people with the invite link may take a seat from now on, or anyone again.
    InviteOnly {
        /// The code of the link, which only the host is told; `None` if anyone may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<String>,
    },
    /// The cards of the next game were shuffled.
    Promised(Deal),
    /// The committed cards were dealt; who goes first is always an event of the game.
    Dealt,
    /// Something happened in the game.
    Game(tenback_rules::Event),
    /// The game is over, and all cards and the salt are revealed.
    Opened,
    /// Somebody sent a chat message.
    Said {
        /// Who.
        seat: Seat,
        /// What; empty if it has been deleted.
        text: String,
    },
}

impl Event {
    /// The approximate size on the wire of an event around the game: a signal, or who comes, goes, is renamed or removed. 0 for
    /// all others, and for chat, which is sent apart.
    pub fn bytes_around(&self) -> usize {
        /// The longest event without a name.
        const PLAIN: usize = 70;
        let called = |person: Option<&Person>| person.map_or(0, |person| person.name.as_str().len());
        match self {
            Event::Game(tenback_rules::Event::Signalled { .. }) => PLAIN,
            Event::Game(_) | Event::Dealt | Event::Opened | Event::Promised(_) | Event::Said { .. } => 0,
            Event::Seated { sitter, .. } => PLAIN + called(sitter.owner()),
            Event::Renamed { person, .. } => PLAIN + called(Some(person)),
            _ => PLAIN,
        }
    }
}

/// An event as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// A seat became empty.
    Left {
        /// Which.
        seat: Seat,
    },
    /// Somebody was removed.
    Kicked {
        /// From which seat.
        seat: Seat,
    },
    /// Somebody became the host.
    HostPassed {
        /// On which seat.
        seat: Seat,
    },
    /// The host stopped somebody from writing in the chat, or allowed it again.
    Silenced {
        /// On which seat.
        seat: Seat,
        /// Whether they may no longer write.
        on: bool,
    },
    /// A bot took over a seat for a person.
    HandedOver {
        /// On which seat.
        seat: Seat,
        /// Its level.
        level: Level,
    },
    /// The person took the seat back.
    Returned {
        /// On which seat.
        seat: Seat,
    },
    /// A seat ran out of time for its turn.
    TimeUp {
        /// Which.
        seat: Seat,
    },
    /// Somebody got a hint for the turn.
    Hinted {
        /// Who.
        seat: Seat,
    },
    /// A seat decided about coaches.
    Coaching {
        /// Which.
        seat: Seat,
        /// What.
        coaching: Coaching,
    },
    /// A seated person changed their name.
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
    /// Spectators were allowed, or no longer are.
    Spectators {
        /// Whether they are allowed.
        allowed: bool,
    },
    /// Only people with the invite link may take a seat from now on, or anyone again. Nobody sees the code.
    InviteOnly {
        /// Whether an invite link is needed; if it already was, there is a new one.
        on: bool,
    },
    /// The cards of the next game were shuffled.
    Promised {
        /// The commitment to them, if there is one.
        commitment: Option<String>,
    },
    /// The cards were dealt.
    Dealt {
        /// What the viewer knows of them.
        view: Box<View>,
    },
    /// Something happened in the game.
    Game(tenback_rules::Seen),
    /// The game is over, and everything is revealed.
    Opened {
        /// The whole game as a record, with the deal and its salt.
        record: String,
    },
    /// Somebody sent a chat message.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
}

impl Event {
    /// The event of the game that it is, if it is one.
    pub(crate) const fn in_game(&self) -> Option<&tenback_rules::Event> {
        match self {
            Event::Game(event) => Some(event),
            _ => None,
        }
    }
}

/// An event with its number, counted from 1 and the same for all viewers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered<E> {
    /// The number.
    pub seq: u64,
    /// The event.
    pub event: E,
}
