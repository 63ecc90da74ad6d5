//! Commands at a table, and the reasons they can be refused.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use tenback_rules::{CardCommand, Illegal, Pile, PreviewError, Seat, Setup, SetupError};

use crate::coach::Coaching;
use crate::settings::{Person, Sitter};

/// A command. The owner of the table makes sure that it comes from the seat it names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take an empty seat, before the deal or to replace somebody who has left.
    Sit {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// Leave a seat. Its cards stay there.
    Leave {
        /// Which.
        seat: Seat,
    },
    /// Remove a person or a bot. A person may not come back.
    Kick {
        /// From which seat.
        seat: Seat,
        /// Where the person is connected from, unrecognizable.
        from: Vec<String>,
    },
    /// Make the person on a seat the host.
    PassHost {
        /// On which seat.
        seat: Seat,
    },
    /// Stop a person from writing in the chat, or allow it again.
    Silence {
        /// On which seat.
        seat: Seat,
        /// Whether they may no longer write.
        on: bool,
    },
    /// Let a bot play for a person, who keeps the seat.
    HandOver {
        /// On which seat.
        seat: Seat,
        /// The level of the bot.
        level: Level,
    },
    /// Take one's seat back from the bot.
    Return {
        /// On which seat.
        seat: Seat,
    },
    /// The time for a turn is up. Issued by the host's clock, never accepted from a player.
    TimeUp {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Get a hint for the turn. The owner of the table provides it; the table counts it.
    Hint {
        /// Who.
        seat: Seat,
    },
    /// Decide about coaches: for oneself, or for the others.
    Coach {
        /// Who.
        seat: Seat,
        /// What.
        coaching: Coaching,
    },
    /// A person has changed their name or language. Never accepted from a player.
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
    /// Count the votes on the proposal. Issued by the host's clock, never accepted from a player.
    CountVotes,
    /// Allow spectators or not.
    Spectators {
        /// Whether they are allowed.
        allowed: bool,
    },
    /// Let only people with the invite link take a seat, or anyone again.
    InviteOnly {
        /// The code of the new link; older links stop working. `None` to let anyone in.
        code: Option<String>,
    },
    /// Commit to the shuffled cards of the next game.
    Promise(Deal),
    /// Deal the cards that were committed to.
    DealPromised,
    /// Commit to these cards and deal them.
    Deal(Deal),
    /// A command of the game.
    Game {
        /// Whose.
        seat: Seat,
        /// What.
        command: tenback_rules::Command,
    },
    /// Send a chat message.
    Say {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
}

/// The cards of a game, shuffled by the owner of the table: the table itself has no randomness.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The start of the game. Usually the first seat is open, so that the seats can agree on it (A4).
    pub setup: Setup,
    /// The salt of the commitment, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
}

/// Why a command is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules forbid it.
    Illegal(Illegal),
    /// The lays cannot be tried out.
    PreviewError(PreviewError),
    /// The cards have not been dealt yet.
    NotDealt,
    /// The cards have already been dealt.
    AlreadyDealt,
    /// No cards have been shuffled yet.
    NothingPromised,
    /// The person already sits at this table.
    AlreadySeated {
        /// Where.
        seat: Seat,
    },
    /// The person has seen the cards of another seat in this game.
    KnowsAnotherHand {
        /// Which.
        seat: Seat,
    },
    /// The person was removed from this table.
    Barred,
    /// A bot already plays there.
    BotPlays {
        /// Where.
        seat: Seat,
    },
    /// No bot is playing there for a person.
    NoStandIn {
        /// Where.
        seat: Seat,
    },
    /// There is no clock for this seat.
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
    /// The seat is empty: somebody has to sit there before the deal, or to play.
    SeatEmpty {
        /// Where.
        seat: Seat,
    },
    /// The command does not say who sits down.
    NobodyToSit,
    /// Only people can chat.
    NotAPerson {
        /// The seat.
        seat: Seat,
    },
    /// The team is already voting on giving up.
    VoteOpen,
    /// The seat has already proposed to give up in this turn.
    AlreadyProposed,
    /// There is no proposal to vote on.
    NoVote,
    /// The seat has already answered.
    AlreadyAnswered,
    /// The table has agreed to play without hints.
    HintsOff,
    /// The host has stopped this person from writing.
    Silenced,
    /// The table has agreed not to talk.
    TalkOff,
    /// The table has agreed to talk by signals only.
    SignalsOnly,
    /// A mute card is visible (B12).
    Muted {
        /// The pile.
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
    /// The deal is invalid.
    BadSetup(SetupError),
    /// The deal is for another game or number of seats.
    SetupOfOtherRules,
    /// The salt does not fit on one line of a record.
    BadSalt,
}

impl From<Illegal> for Refusal {
    fn from(why: Illegal) -> Refusal {
        Refusal::Illegal(why)
    }
}
