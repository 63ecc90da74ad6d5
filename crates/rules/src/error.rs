//! Errors as texts for programmers; players read the sentences of `tenback-words`.

use std::error::Error;
use std::fmt;

use crate::command::Illegal;
use crate::command_cards::DuplicateCommandCard;
use crate::follow::ImpossibleEvent;
use crate::rules::RulesError;
use crate::setup::{SetupError, SetupFault};
use crate::view::PreviewError;

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for PreviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {}: {}", self.index + 1, self.why)
    }
}

impl fmt::Display for ImpossibleEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("impossible event")
    }
}

impl fmt::Display for DuplicateCommandCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {} has two commands", self.0)
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::Seats { seats, fewest, most } => write!(f, "{seats} seats instead of {fewest} to {most}"),
            RulesError::HandSize { hand_size, usual } => {
                write!(f, "hand size {hand_size} instead of {usual} or one fewer")
            }
            RulesError::Minimum { minimum } => write!(f, "minimum {minimum} instead of the default or 3"),
            RulesError::NoOptionsHere => f.write_str("this game has no options"),
            RulesError::NoCommandsHere => f.write_str("this game has no command cards"),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.part, self.fault)
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Rules(error) => error.fmt(f),
            SetupFault::NoSuchSeat { number, seats } => write!(f, "seat {number} of {seats}"),
            SetupFault::Lists { wanted, found } => write!(f, "{found} lists instead of {wanted}"),
            SetupFault::Entries { wanted, found } => write!(f, "{found} entries instead of {wanted}"),
            SetupFault::NoSuchCard { number, highest } => write!(f, "{number} is not a card from 2 to {highest}"),
            SetupFault::Twice { card } => write!(f, "card {card} occurs twice"),
            SetupFault::Miscounted { command, count } => write!(f, "{command} is on {count} cards instead of 4"),
            SetupFault::DuplicateCommandCard { card } => DuplicateCommandCard(*card).fmt(f),
            SetupFault::WithoutHands => f.write_str("piles without hands"),
            SetupFault::HandTooLarge { seat, hand_size } => write!(f, "{seat:?} has more than {hand_size} cards"),
            SetupFault::EmptyHand { seat } => write!(f, "{seat:?} has no cards"),
            SetupFault::NoSuchTop { pile, number } => write!(f, "pile {pile} cannot show {number}"),
            SetupFault::SkullOnTop { pile } => write!(f, "skull on top of pile {pile}"),
        }
    }
}

impl Error for Illegal {}
impl Error for ImpossibleEvent {}
impl Error for DuplicateCommandCard {}
impl Error for RulesError {}
impl Error for SetupFault {}

impl Error for PreviewError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.why)
    }
}

impl Error for SetupError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.fault)
    }
}
