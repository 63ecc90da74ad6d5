//! How a game ends.

use crate::seat::Seat;

/// How a game ended: who won, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ending {
    /// The result.
    pub outcome: Outcome,
    /// The cause.
    pub cause: EndCause,
    /// The seat that caused it: it laid the last card, could not continue, or resigned.
    pub seat: Seat,
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// The team laid all cards (A13).
    Won,
    /// The team lost with this many cards left (A14).
    Lost {
        /// Cards in all hands and the draw pile.
        left: u8,
    },
    /// One of two opponents won (C8, C9).
    SeatWon(Seat),
}

impl Outcome {
    /// A loss with fewer cards left than this is excellent (A14).
    pub const EXCELLENT_BELOW: u8 = 10;
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EndCause {
    /// All cards are laid (A13, C8).
    AllLaid,
    /// The turn could not be completed (A11, C9).
    Stuck,
    /// A skull could not be covered (B7, B8, B11).
    SkullOpen,
    /// Not exactly three cards in a turn with a three (B9 to B11).
    NotThree,
    /// A seat resigned.
    Resigned,
    /// A seat ran out of time.
    OutOfTime,
}

impl EndCause {
    /// All of them.
    pub const ALL: [EndCause; 6] = [
        EndCause::AllLaid,
        EndCause::Stuck,
        EndCause::SkullOpen,
        EndCause::NotThree,
        EndCause::Resigned,
        EndCause::OutOfTime,
    ];
}
