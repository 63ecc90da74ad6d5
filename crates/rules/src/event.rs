//! Events: what happened, in full or as one viewer sees it.

use crate::card::{Card, CardList};
use crate::outcome::Ending;
use crate::pile::Pile;
use crate::seat::{Seat, Viewer};
use crate::signal::Signal;

/// Something that happened. Only drawn cards are ever hidden, so they are the one part that differs between an event
/// (`D` = [`CardList`]) and the same event as a viewer sees it ([`Seen`], `D` = [`Drawn`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Event<D = CardList> {
    /// A seat started the game (A4).
    Began {
        /// Who.
        seat: Seat,
    },
    /// A seat gave its team a signal.
    Signalled {
        /// Who.
        seat: Seat,
        /// What.
        signal: Signal,
    },
    /// A card was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where.
        pile: Pile,
    },
    /// The last lay of the turn was taken back (A16).
    TakenBack {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// From where.
        pile: Pile,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// What.
        cards: D,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Ended(Ending),
}

/// An event as one viewer sees it.
pub type Seen = Event<Drawn>;

/// What a viewer sees of cards being drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawn {
    /// The viewer's own cards, in the order they were drawn.
    Own(CardList),
    /// Someone else's: only their number.
    Hidden(u8),
}

/// How many cards a `Drew` event moved, which is public.
pub trait CountDrawn {
    /// The number of cards.
    fn count(&self) -> u8;
}

impl CountDrawn for CardList {
    #[inline]
    fn count(&self) -> u8 {
        self.as_slice().len() as u8
    }
}

impl CountDrawn for Drawn {
    fn count(&self) -> u8 {
        match self {
            Drawn::Own(cards) => cards.count(),
            Drawn::Hidden(count) => *count,
        }
    }
}

impl<D> Event<D> {
    /// The seat it is about; the end of a game concerns all.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::Began { seat }
            | Event::Signalled { seat, .. }
            | Event::Laid { seat, .. }
            | Event::TakenBack { seat, .. }
            | Event::TurnEnded { seat }
            | Event::Drew { seat, .. }
            | Event::TurnBegan { seat } => Some(*seat),
            Event::Ended(_) => None,
        }
    }
}

impl Event {
    /// The event as `viewer` sees it.
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Event::Drew { seat, cards } if viewer == Viewer::Seat(seat) => {
                Event::Drew { seat, cards: Drawn::Own(cards) }
            }
            Event::Drew { seat, cards } => Event::Drew { seat, cards: Drawn::Hidden(cards.count()) },
            Event::Began { seat } => Event::Began { seat },
            Event::Signalled { seat, signal } => Event::Signalled { seat, signal },
            Event::Laid { seat, card, pile } => Event::Laid { seat, card, pile },
            Event::TakenBack { seat, card, pile } => Event::TakenBack { seat, card, pile },
            Event::TurnEnded { seat } => Event::TurnEnded { seat },
            Event::TurnBegan { seat } => Event::TurnBegan { seat },
            Event::Ended(ending) => Event::Ended(ending),
        }
    }
}
