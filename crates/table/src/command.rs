//! What somebody at a table may wish, and why it may be refused.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{CardCommand, Illegal, Pile, PreviewError, Seat, Setup, SetupError};

use crate::settings::{Person, Sitter};

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
    /// Send whoever sits there away; the same person may not sit down again.
    Kick {
        /// From which seat.
        seat: Seat,
    },
    /// Let a bot play on for a person, whose seat it stays.
    HandOver {
        /// On which seat.
        seat: Seat,
        /// How strong the bot plays.
        level: Level,
    },
    /// Play again oneself.
    Return {
        /// On which seat.
        seat: Seat,
    },
    /// The time for a turn is used up. Said by whoever holds the clock; never to be taken from a player.
    TimeUp {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Get a hint for the turn. Its words are the host's business; the table counts it.
    Hint {
        /// Who.
        seat: Seat,
    },
    /// Somebody has another name or reads another language. Said by whoever knows people; never taken from a player.
    Rename(Person),
    /// Propose to the team to give up the game.
    ProposeGiveUp {
        /// Who.
        seat: Seat,
    },
    /// Answer the proposal to give up.
    AnswerGiveUp {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        agree: bool,
    },
    /// Count the answers to the proposal. Said by whoever holds the clock; never taken from a player.
    CountVotes,
    /// Let others look on, or no longer.
    Spectators {
        /// Whether they may.
        allowed: bool,
    },
    /// Shuffle the cards of the next game and promise not to change them.
    Promise(Deal),
    /// Deal what is promised.
    DealPromised,
    /// Promise these cards and deal them.
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The start of the game. Usually the first seat is left open, so that the seats can agree on it (A4).
    pub setup: Setup,
    /// The salt, if the deal is promised by a commitment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
}

/// Why a wish is refused. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules forbid it.
    Illegal(Illegal),
    /// Lays cannot be tried out like this.
    PreviewError(PreviewError),
    /// The cards are not dealt yet.
    NotDealt,
    /// The cards are dealt already.
    AlreadyDealt,
    /// No cards are shuffled yet.
    NothingPromised,
    /// The person sits at this table already.
    AlreadySeated {
        /// Where.
        seat: Seat,
    },
    /// The person has seen the cards of another seat in this game.
    KnowsAnotherHand {
        /// Which.
        seat: Seat,
    },
    /// The person was sent away from this table.
    Barred,
    /// A bot plays there already.
    BotPlays {
        /// Where.
        seat: Seat,
    },
    /// No bot plays there for a person.
    NoStandIn {
        /// Where.
        seat: Seat,
    },
    /// No clock runs for this seat.
    NoClock,
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
    /// The team is already voting on giving up, or there is no team.
    VoteOpen,
    /// There is no proposal to vote on.
    NoVote,
    /// The seat has answered already.
    AlreadyAnswered,
    /// The table has agreed to play without hints.
    HintsOff,
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
        /// The command it may mean instead, if the game has it: there is a signal for that (B18).
        or_command: Option<CardCommand>,
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
