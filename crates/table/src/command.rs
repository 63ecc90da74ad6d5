//! What somebody at a table may wish, and why it may be refused.

use tenback_rules::{Illegal, Pile, Seat, Setup, SetupError, Untriable};

use crate::settings::Sitter;

/// A wish. Whoever hosts the table sees to it that it comes from the seat it names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take an empty seat, before the deal or to go on for somebody who has left.
    Sit {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// Leave a seat. Its cards stay.
    Leave {
        /// Which.
        seat: Seat,
    },
    /// Deal the cards.
    Deal(Deal),
    /// A wish about the game.
    Game {
        /// Whose.
        seat: Seat,
        /// What.
        command: tenback_rules::Command,
    },
    /// Say something in words of one's own.
    Say {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
}

/// The cards of a game, shuffled by whoever hosts it: a table has no chance of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The start of the game. Usually the first seat is left open, so that the seats can agree on it (A4).
    pub setup: Setup,
    /// The salt, if the deal is promised by a commitment.
    pub salt: Option<String>,
}

/// Why a wish is refused. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules forbid it.
    Illegal(Illegal),
    /// Lays cannot be tried out like this.
    Untriable(Untriable),
    /// The cards are not dealt yet.
    NotDealt,
    /// The cards are dealt already.
    AlreadyDealt,
    /// Somebody sits there.
    SeatTaken {
        /// Where.
        seat: Seat,
    },
    /// The table has no such seat.
    NoSuchSeat {
        /// The seats there are.
        seats: u8,
    },
    /// Nobody sits there: somebody must before the deal, or to play.
    SeatEmpty {
        /// Where.
        seat: Seat,
    },
    /// Nobody was named to sit down.
    NobodyToSit,
    /// Only people chat.
    NotAPerson {
        /// The seat that was to speak.
        seat: Seat,
    },
    /// The table has agreed not to talk.
    TalkOff,
    /// The table has agreed to talk by signals only.
    SignalsOnly,
    /// A mute card is visible (B12).
    Muted {
        /// Where it lies.
        shown_on: Pile,
    },
    /// The message names a card (A15).
    NamesACard {
        /// The number as it was written.
        word: String,
    },
    /// The message is too long.
    TooLong {
        /// How many characters it may have.
        most: usize,
    },
    /// The message is empty.
    NothingSaid,
    /// The deal is none.
    BadSetup(SetupError),
    /// The deal is for another game, or for more or fewer seats.
    SetupOfOtherRules,
    /// The salt does not fit on one line of a record.
    BadSalt,
}

impl From<Illegal> for Refusal {
    fn from(why: Illegal) -> Refusal {
        Refusal::Illegal(why)
    }
}
