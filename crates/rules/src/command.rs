//! Commands a player can issue, and the reasons they can be rejected.

use crate::card::Card;
use crate::lay::Lay;
use crate::pile::{Direction, Pile};
use crate::seat::Seat;
use crate::signal::Signal;

/// A command of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// Start the game (A4).
    Begin,
    /// Lay a card.
    Lay(Lay),
    /// End the turn (A17).
    EndTurn,
    /// Take back the last lay of the turn; only in solo games (A16).
    TakeBack,
    /// Give the team a signal (A15, B18).
    Signal(Signal),
    /// Resign.
    Resign,
    /// Lose on time. Issued by the host's clock, never accepted from a player.
    RunOutOfTime,
}

/// Why a command is rejected. Each variant names a rule and holds the numbers that a helpful message needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// There is no such seat in this game.
    NoSuchSeat {
        /// The seats there are.
        seats: u8,
    },
    /// Only seated players can try out lays.
    NotSeated,
    /// Nobody has started yet (A4).
    NotBegun,
    /// The game has already started (A4).
    AlreadyBegun,
    /// The seat that goes first must hold a card; only a set-up position can have one that does not (A10).
    FirstSeatHasNoCards,
    /// The previous lay ended the turn automatically (A17, B6, B9). This only happens when several lays are tried or
    /// read in a row.
    TurnOver,
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The card is not in the hand.
    NotInHand {
        /// The requested number, whether or not it is a card.
        number: u32,
    },
    /// Only one card per turn may go to the opponent (C5).
    AlreadyHelped {
        /// The requested pile.
        pile: Pile,
    },
    /// The card would not improve the opponent's pile (C5).
    NotImproving(Misfit),
    /// The card does not fit in the pile's direction (A5, A6).
    WrongDirection(Misfit),
    /// The backwards trick is forbidden while a no-back card is visible (B13).
    NoBack {
        /// The card.
        card: Card,
        /// The requested pile.
        pile: Pile,
        /// The pile with the no-back card.
        shown_on: Pile,
    },
    /// All cards of the turn go on one pile while a one-pile card is visible (B14, B15).
    OnePile {
        /// The requested pile.
        pile: Pile,
        /// The only pile allowed.
        bound_to: Pile,
    },
    /// The turn may not end yet.
    CannotEnd(Unfinished),
    /// Lays are final when others play too (A16).
    TakeBackOnlySolo,
    /// Nothing was laid in this turn.
    NothingToTakeBack,
    /// There are no signals between opponents (C0).
    NoSignalsHere,
    /// A mute card is visible (B12).
    Muted {
        /// The pile.
        shown_on: Pile,
    },
    /// Preferences about who goes first are only possible before the first turn (A4).
    TooLateForPreference,
    /// The game has no command cards to signal.
    NoCommandCards,
}

impl Illegal {
    /// The code by which programs identify it. It never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::NoSuchSeat { .. } => "no-such-seat",
            Illegal::NotSeated => "not-seated",
            Illegal::NotBegun => "not-begun",
            Illegal::AlreadyBegun => "already-begun",
            Illegal::FirstSeatHasNoCards => "first-seat-has-no-cards",
            Illegal::TurnOver => "turn-over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::NotInHand { .. } => "not-in-hand",
            Illegal::AlreadyHelped { .. } => "already-helped",
            Illegal::NotImproving(_) => "not-improving",
            Illegal::WrongDirection(_) => "wrong-direction",
            Illegal::NoBack { .. } => "no-back",
            Illegal::OnePile { .. } => "one-pile",
            Illegal::CannotEnd(_) => "cannot-end",
            Illegal::TakeBackOnlySolo => "take-back-only-solo",
            Illegal::NothingToTakeBack => "nothing-to-take-back",
            Illegal::NoSignalsHere => "no-signals-here",
            Illegal::Muted { .. } => "muted",
            Illegal::TooLateForPreference => "too-late-for-preference",
            Illegal::NoCommandCards => "no-command-cards",
        }
    }
}

/// A card that does not fit on a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Misfit {
    /// The card.
    pub card: Card,
    /// The pile.
    pub pile: Pile,
    /// What the pile shows.
    pub top: u8,
    /// Which way the pile runs.
    pub direction: Direction,
    /// The number exactly ten back, if the game has it and nothing forbids the trick.
    pub trick: Option<Card>,
    /// The highest card of the game.
    pub highest: Card,
}

/// Why a turn may not end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unfinished {
    /// More cards must be laid (A7, C3).
    Owes {
        /// How many.
        more: u8,
    },
    /// A three in this turn requires exactly three cards (B9).
    OwesThree {
        /// How many are missing.
        more: u8,
    },
    /// A skull must be covered (B7).
    SkullOpen {
        /// The pile.
        pile: Pile,
    },
}
