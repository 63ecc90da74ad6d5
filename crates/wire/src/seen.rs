//! What happened, as one viewer sees it.

use serde::{Deserialize, Serialize};
use tenback_rules::{Card, Pile, Seat, Signal};

use crate::level::BotLevel;
use crate::table::Sitter;
use crate::view::Ending;

/// An event with its number. All viewers count alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "{ seq: number } & Seen"))]
pub struct SeenEvent {
    /// The number.
    pub seq: u64,
    /// What happened.
    #[serde(flatten)]
    pub seen: Seen,
}

/// A fact as one viewer sees it.
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
    /// A seat is empty again.
    Left {
        /// Which.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// Somebody was sent away.
    Kicked {
        /// From which seat.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// A bot plays on for a person.
    HandedOver {
        /// On which seat.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// How strong it plays.
        level: BotLevel,
    },
    /// The person plays again.
    Returned {
        /// On which seat.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// A seat has used up the time for its turn; a bot may play on for it.
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
    /// Somebody who sits at the table has another name.
    Renamed {
        /// On which seat.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// Somebody was given a hint for the turn.
    Hinted {
        /// Who.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// Others may look on, or no longer.
    Spectators {
        /// Whether they may.
        allowed: bool,
    },
    /// The cards of the next game are shuffled.
    Promised {
        /// The SHA-256 that they will be checked by.
        #[cfg_attr(test, ts(type = "string | null"))]
        commitment: Option<String>,
    },
    /// The cards were dealt.
    Dealt {
        /// The viewer's own.
        #[cfg_attr(test, ts(type = "Card[]"))]
        hand: Vec<Card>,
    },
    /// A seat is the one to begin.
    Began {
        /// Who.
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: Seat,
    },
    /// A seat told its team something.
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
    /// The lays of a turn are over.
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
    },
    /// The game is over.
    Ended(Ending),
    /// All cards are shown.
    Opened {
        /// The whole game as a record, with the deal and its salt.
        record: String,
    },
    /// Somebody said something.
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
    /// The own cards, in the order they came.
    Cards(#[cfg_attr(test, ts(type = "Card[]"))] Vec<Card>),
    /// Somebody else's: only how many.
    Count(u8),
}

impl From<&tenback_table::Seen> for Seen {
    fn from(seen: &tenback_table::Seen) -> Seen {
        use tenback_table::Seen as From;
        match seen {
            From::Seated { seat, sitter } => Seen::Seated { seat: *seat, sitter: sitter.into() },
            From::Left { seat } => Seen::Left { seat: *seat },
            From::Kicked { seat } => Seen::Kicked { seat: *seat },
            From::HandedOver { seat, level } => Seen::HandedOver { seat: *seat, level: BotLevel(*level) },
            From::Returned { seat } => Seen::Returned { seat: *seat },
            From::TimeUp { seat } => Seen::TimeUp { seat: *seat },
            From::GiveUpProposed { seat } => Seen::GiveUpProposed { seat: *seat },
            From::GiveUpAnswered { seat, agree } => Seen::GiveUpAnswered { seat: *seat, agree: *agree },
            From::GiveUpDecided { accepted } => Seen::GiveUpDecided { accepted: *accepted },
            From::Renamed { seat, name } => Seen::Renamed { seat: *seat, name: name.to_string() },
            From::Hinted { seat } => Seen::Hinted { seat: *seat },
            From::Spectators { allowed } => Seen::Spectators { allowed: *allowed },
            From::Promised { commitment } => Seen::Promised { commitment: commitment.clone() },
            From::Dealt { view } => Seen::Dealt { hand: view.hand().iter().collect() },
            From::Game(event) => event.into(),
            From::Opened { record } => Seen::Opened { record: record.clone() },
            From::Said { seat, text } => Seen::Said { seat: *seat, text: text.clone() },
        }
    }
}

impl From<&tenback_rules::Seen> for Seen {
    fn from(seen: &tenback_rules::Seen) -> Seen {
        use tenback_rules::Event;
        match *seen {
            Event::Began { seat } => Seen::Began { seat },
            Event::Signalled { seat, signal } => Seen::Signalled { seat, signal },
            Event::Laid { seat, card, pile } => Seen::Laid { seat, card, pile },
            Event::TakenBack { seat, card, pile } => Seen::TakenBack { seat, card, pile },
            Event::TurnEnded { seat } => Seen::TurnEnded { seat },
            Event::Drew { seat, cards } => Seen::Drew { seat, drawn: (&cards).into() },
            Event::TurnBegan { seat } => Seen::TurnBegan { seat },
            Event::Ended(ending) => Seen::Ended((&ending).into()),
        }
    }
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
    /// The event as the rules know it, if it is one of the game. A client follows its own view with it.
    pub fn in_game(&self) -> Option<tenback_rules::Seen> {
        use tenback_rules::Event;
        Some(match self {
            Seen::Began { seat } => Event::Began { seat: *seat },
            Seen::Signalled { seat, signal } => Event::Signalled { seat: *seat, signal: *signal },
            Seen::Laid { seat, card, pile } => Event::Laid { seat: *seat, card: *card, pile: *pile },
            Seen::TakenBack { seat, card, pile } => Event::TakenBack { seat: *seat, card: *card, pile: *pile },
            Seen::TurnEnded { seat } => Event::TurnEnded { seat: *seat },
            Seen::Drew { seat, drawn } => Event::Drew { seat: *seat, cards: drawn.known()? },
            Seen::TurnBegan { seat } => Event::TurnBegan { seat: *seat },
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
