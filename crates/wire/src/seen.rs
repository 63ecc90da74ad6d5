//! Events as one viewer sees them.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{Card, Pile, Seat, Signal};
use tenback_table::Coaching;

use crate::describe::LayKind;
use crate::table::Sitter;
use crate::view::Ending;

/// An event with its number, which is the same for all viewers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "{ seq: number } & Seen"))]
pub struct SeenEvent {
    /// The number.
    pub seq: u64,
    /// The event.
    #[serde(flatten)]
    pub seen: Seen,
}

/// An event as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Seen {
    /// Somebody sat down.
    Seated {
        /// Where.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// A seat became empty.
    Left {
        /// Which.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// Somebody was removed.
    Kicked {
        /// From which seat.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// Somebody became the host.
    HostPassed {
        /// On which seat.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// The host stopped somebody from writing in the chat, or allowed it again.
    Silenced {
        /// On which seat.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// Whether they may no longer write.
        on: bool,
    },
    /// A bot took over a seat for a person.
    HandedOver {
        /// On which seat.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// Its level.
        #[cfg_attr(test, ts(type = "Level"))]
        level: Level,
    },
    /// The person took the seat back.
    Returned {
        /// On which seat.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// A seat ran out of time for its turn; a bot may play for it.
    TimeUp {
        /// Which.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// Somebody proposed to give up the game.
    GiveUpProposed {
        /// Who.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// Somebody answered the proposal to give up.
    GiveUpAnswered {
        /// Who.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// Whether they agree.
        agree: bool,
    },
    /// The proposal to give up was accepted or rejected.
    GiveUpDecided {
        /// Whether it was accepted.
        accepted: bool,
    },
    /// A seated person changed their name.
    Renamed {
        /// On which seat.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// Somebody got a hint for the turn.
    Hinted {
        /// Who.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// A seat decided about coaches.
    Coaching {
        /// Which.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// What.
        #[cfg_attr(test, ts(type = "'off' | 'agreed' | 'on'"))]
        coaching: Coaching,
    },
    /// Spectators were allowed, or no longer are.
    Spectators {
        /// Whether they are allowed.
        allowed: bool,
    },
    /// Only people with the invite link may take a seat from now on, or anyone again.
    InviteOnly {
        /// Whether an invite link is needed; if it already was, there is a new one.
        on: bool,
    },
    /// The cards of the next game were shuffled.
    Promised {
        /// The commitment to them, a SHA-256.
        #[cfg_attr(test, ts(type = "string | null"))]
        commitment: Option<String>,
    },
    /// The cards were dealt.
    Dealt {
        /// The viewer's own cards.
        #[cfg_attr(test, ts(type = "Card[]"))]
        hand: Vec<Card>,
    },
    /// A seat started the game.
    Began {
        /// Who.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// A seat gave its team a signal.
    Signalled {
        /// Who.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// What.
        #[cfg_attr(test, ts(type = "Signal"))]
        signal: Signal,
    },
    /// A card was laid.
    Laid {
        /// By whom.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// Which card.
        #[cfg_attr(test, ts(type = "Card"))]
        card: Card,
        /// Where.
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
        /// How far it advanced the pile; negative if it moved it back.
        step: i8,
        /// What kind of lay it was.
        lay: LayKind,
    },
    /// The last lay was taken back.
    TakenBack {
        /// By whom.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// Which card.
        #[cfg_attr(test, ts(type = "Card"))]
        card: Card,
        /// From where.
        #[cfg_attr(test, ts(type = "PileName"))]
        pile: Pile,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// What the viewer sees of them.
        #[serde(flatten)]
        drawn: Drawn,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// Its number; the first turn, which `Began` announces, is 1.
        number: u16,
    },
    /// The game is over.
    Ended(Ending),
    /// All cards were revealed.
    Opened {
        /// The whole game as a record, with the deal and its salt.
        record: String,
    },
    /// Somebody sent a chat message.
    Said {
        /// Who.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// What.
        text: String,
    },
}

/// What a viewer sees of cards being drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Drawn {
    /// The viewer's own cards, in the order they were drawn.
    Cards(#[cfg_attr(test, ts(type = "Card[]"))] Vec<Card>),
    /// Someone else's: only their number.
    Count(u8),
}

impl From<&tenback_rules::Drawn> for Drawn {
    fn from(drawn: &tenback_rules::Drawn) -> Drawn {
        match drawn {
            tenback_rules::Drawn::Own(cards) => Drawn::Cards(cards.as_slice().to_vec()),
            tenback_rules::Drawn::Hidden(count) => Drawn::Count(*count),
        }
    }
}

impl Seen {
    /// The event as a type of the rules, if it is one of the game. Clients apply it to their own view.
    pub fn in_game(&self) -> Option<tenback_rules::Seen> {
        use tenback_rules::Event;
        Some(match self {
            Seen::Began { seat } => Event::Began { seat: *seat },
            Seen::Signalled { seat, signal } => Event::Signalled { seat: *seat, signal: *signal },
            Seen::Laid { seat, card, pile, .. } => Event::Laid { seat: *seat, card: *card, pile: *pile },
            Seen::TakenBack { seat, card, pile } => Event::TakenBack { seat: *seat, card: *card, pile: *pile },
            Seen::TurnEnded { seat } => Event::TurnEnded { seat: *seat },
            Seen::Drew { seat, drawn } => Event::Drew { seat: *seat, cards: drawn.known()? },
            Seen::TurnBegan { seat, .. } => Event::TurnBegan { seat: *seat },
            Seen::Ended(ending) => Event::Ended(ending.known()?),
            _ => return None,
        })
    }
}

impl Drawn {
    fn known(&self) -> Option<tenback_rules::Drawn> {
        match self {
            Drawn::Cards(cards) if cards.len() > tenback_rules::CardList::CAPACITY => None,
            Drawn::Cards(cards) => Some(tenback_rules::Drawn::Own(tenback_rules::CardList::from_slice(cards))),
            Drawn::Count(count) => Some(tenback_rules::Drawn::Hidden(*count)),
        }
    }
}
