//! How a game ends.

use crate::seat::Seat;

/// A finished game: who has won, and what ended it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ending {
    /// The result.
    pub outcome: Outcome,
    /// What brought it about.
    pub cause: EndCause,
    /// The seat whose doing it was: who laid the last card, could not go on, or gave up.
    pub seat: Seat,
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// The team has laid all cards (A13).
    Won,
    /// The team has lost with this many cards not laid (A14).
    Lost {
        /// Cards in all hands and the draw pile.
        left: u8,
    },
    /// One of two opponents has won (C8, C9).
    SeatWon(Seat),
}

impl Outcome {
    /// A lost game with fewer cards left than this is excellent (A14).
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
    /// A seat gave up.
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
