//! What a player may wish, and why it may be refused.

use crate::card::Card;
use crate::lay::Lay;
use crate::pile::{Direction, Pile};
use crate::seat::Seat;
use crate::signal::Signal;

/// A wish of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// Be the one to begin (A4).
    Begin,
    /// Lay a card.
    Lay(Lay),
    /// End the turn (A17).
    EndTurn,
    /// Take the last lay of the turn back; only in a game of one (A16).
    TakeBack,
    /// Tell the team something (A15, B18).
    Signal(Signal),
    /// Give the game up.
    Resign,
    /// Lose by the clock. Said for a seat by whoever holds the clock; never to be taken from a player.
    RunOutOfTime,
}

/// Why a wish is refused. Each names the rule and holds what a message needs to say what to do instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// There is no such seat in this game.
    NoSuchSeat {
        /// The seats there are.
        seats: u8,
    },
    /// Only who sits at the table can try lays out.
    NotSeated,
    /// Nobody has begun yet (A4).
    NotBegun,
    /// Somebody has begun already (A4).
    AlreadyBegun,
    /// Who begins holds a card; only a set-up position can have a seat without (A10).
    NothingToBeginWith,
    /// The turn ended by itself with the lay before (A17, B6, B9); only met when several lays are tried or read in a row.
    TurnOver,
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The card is not in the hand.
    NotInHand {
        /// The number asked for, a card or not.
        number: u32,
    },
    /// Only one card a turn may go to the opponent (C5).
    AlreadyHelped {
        /// The pile asked for.
        pile: Pile,
    },
    /// The card would not improve the opponent's pile (C5).
    NotImproving(Misfit),
    /// The card does not go that way (A5, A6).
    WrongDirection(Misfit),
    /// The backwards trick is forbidden while a no-back card is visible (B13).
    NoBack {
        /// The card that would go back.
        card: Card,
        /// Where it was to go.
        pile: Pile,
        /// Where the no-back card lies.
        shown_on: Pile,
    },
    /// All cards of the turn go on one pile while a one-pile card is visible (B14, B15).
    OnePile {
        /// Where the card was to go.
        pile: Pile,
        /// Where it has to go.
        bound_to: Pile,
    },
    /// The turn may not end yet.
    CannotEnd(Unfinished),
    /// Lays are final when others play too (A16).
    NoTakeBackInCompany,
    /// Nothing was laid in this turn.
    NothingToTakeBack,
    /// There are no signals between opponents (C0).
    NoSignalsHere,
    /// A mute card is visible (B12).
    Muted {
        /// Where it lies.
        shown_on: Pile,
    },
    /// Wishes about the beginning come before it (A4).
    TooLateToWish,
    /// The game has no command cards to talk about.
    NoCommandCards,
}

impl Illegal {
    /// The word that programs know it by. It never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::NoSuchSeat { .. } => "no-such-seat",
            Illegal::NotSeated => "not-seated",
            Illegal::NotBegun => "not-begun",
            Illegal::AlreadyBegun => "already-begun",
            Illegal::NothingToBeginWith => "nothing-to-begin-with",
            Illegal::TurnOver => "turn-over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::NotInHand { .. } => "not-in-hand",
            Illegal::AlreadyHelped { .. } => "already-helped",
            Illegal::NotImproving(_) => "not-improving",
            Illegal::WrongDirection(_) => "wrong-direction",
            Illegal::NoBack { .. } => "no-back",
            Illegal::OnePile { .. } => "one-pile",
            Illegal::CannotEnd(_) => "cannot-end",
            Illegal::NoTakeBackInCompany => "no-take-back-in-company",
            Illegal::NothingToTakeBack => "nothing-to-take-back",
            Illegal::NoSignalsHere => "no-signals-here",
            Illegal::Muted { .. } => "muted",
            Illegal::TooLateToWish => "too-late-to-wish",
            Illegal::NoCommandCards => "no-command-cards",
        }
    }
}

/// A card and a pile that do not go together.
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
    /// A three in the turn asks for exactly three (B9).
    OwesThree {
        /// How many are missing.
        more: u8,
    },
    /// A skull must be covered (B7).
    SkullOpen {
        /// Where it lies.
        pile: Pile,
    },
}
