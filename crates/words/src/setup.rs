//! What is wrong with the setup of a game.

use tenback_notation::tag_of;
use tenback_rules::{Card, CardCommand, CommandCards, RulesError, SetupError, SetupFault};

use crate::args::{Arg, card, command, pile, seat};
use crate::words::{Value, Words};

impl Words {
    /// Why a setup is rejected: the tag of the notation, and what is wrong with it.
    pub fn setup_error(&self, error: &SetupError) -> String {
        let (id, mut args) = fault(error.fault);
        // The tag is the same in every language.
        args.push(("tag", tag_of(error.part).into()));
        self.message(id, &args)
    }
}

/// The message for a fault, and its variables except the tag.
fn fault(fault: SetupFault) -> (&'static str, Vec<Arg>) {
    match fault {
        SetupFault::Rules(why) => rules_error(why),
        SetupFault::NoSuchSeat { number, seats } => {
            ("setup-no-such-seat", vec![("number", number.into()), ("seats", seats.into())])
        }
        SetupFault::Lists { wanted, found } => ("setup-lists", counts(wanted, found)),
        SetupFault::Entries { wanted, found } => ("setup-entries", counts(wanted, found)),
        SetupFault::NoSuchCard { number, highest } => {
            let lowest = Value::from(Card::LOWEST.number());
            let highest = Value::from(highest.number());
            ("setup-no-such-card", vec![("number", number.into()), ("lowest", lowest), ("highest", highest)])
        }
        SetupFault::Twice { card: twice } => ("setup-twice", vec![card(twice)]),
        SetupFault::Miscounted { command: kind, count } => {
            let wanted = Value::from(CommandCards::OF_EACH);
            ("setup-miscounted", vec![command(kind), ("count", count.into()), ("wanted", wanted)])
        }
        SetupFault::DuplicateCommandCard { card: twice } => ("setup-carries-twice", vec![card(twice)]),
        SetupFault::WithoutHands => ("setup-without-hands", vec![]),
        SetupFault::HandTooLarge { seat: whose, hand_size } => {
            ("setup-hand-too-large", vec![seat(whose), ("hand", hand_size.into())])
        }
        SetupFault::EmptyHand { seat: whose } => ("setup-empty-hand", vec![seat(whose)]),
        SetupFault::NoSuchTop { pile: top, number } => {
            ("setup-no-such-top", vec![pile(top), ("number", number.into())])
        }
        SetupFault::SkullOnTop { pile: top } => ("setup-skull-on-top", vec![pile(top), command(CardCommand::Skull)]),
    }
}

/// The messages do not repeat the number that was asked for: the error holds it only up to 255.
fn rules_error(why: RulesError) -> (&'static str, Vec<Arg>) {
    match why {
        RulesError::Seats { seats: _, fewest, most } if fewest == most => {
            ("setup-seats-exact", vec![("most", most.into())])
        }
        RulesError::Seats { seats: _, fewest, most } => {
            ("setup-seats", vec![("fewest", fewest.into()), ("most", most.into())])
        }
        RulesError::HandSize { hand_size: _, usual } => {
            ("setup-hand-size", vec![("usual", usual.into()), ("fewer", usual.saturating_sub(1).into())])
        }
        RulesError::Minimum { minimum: _ } => ("setup-minimum", vec![]),
        RulesError::NoOptionsHere => ("setup-no-options-here", vec![]),
        RulesError::NoCommandsHere => ("setup-no-commands-here", vec![]),
    }
}

fn counts(wanted: usize, found: usize) -> Vec<Arg> {
    vec![("wanted", wanted.into()), ("found", found.into())]
}
