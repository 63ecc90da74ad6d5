//! Why something is refused, and how games end.

use std::collections::HashSet;
use std::io;

use tenback_rules::{
    Card, CardCommand, Direction, EndCause, Ending, GameName, Illegal, Misfit, Outcome, Part, Pile, PreviewError,
    RulesError, Seat, SetupError, SetupFault, Unfinished,
};
use tenback_table::{NameError, Refusal};
use tenback_wire::{Goodbye, Stuck};
use tenback_words::{Language, SeatNames, Words};

use crate::{assert_all_sentences, assert_sentence, card, rules};

fn misfits() -> Vec<Misfit> {
    let misfit = |direction, top, trick: Option<u8>| Misfit {
        card: card(50),
        pile: Pile::B,
        top,
        direction,
        trick: trick.map(card),
        highest: Card::HIGHEST,
    };
    vec![
        misfit(Direction::Ascending, 55, Some(45)),
        misfit(Direction::Ascending, 55, None),
        misfit(Direction::Ascending, 99, Some(89)),
        misfit(Direction::Ascending, 99, None),
        misfit(Direction::Descending, 45, Some(55)),
        misfit(Direction::Descending, 45, None),
        misfit(Direction::Descending, 2, Some(12)),
        misfit(Direction::Descending, 2, None),
    ]
}

#[test]
fn every_illegal_command_has_a_sentence() {
    let mut cases = vec![
        Illegal::GameOver,
        Illegal::NoSuchSeat { seats: 1 },
        Illegal::NoSuchSeat { seats: 5 },
        Illegal::NotSeated,
        Illegal::NotBegun,
        Illegal::AlreadyBegun,
        Illegal::FirstSeatHasNoCards,
        Illegal::TurnOver,
        Illegal::NotYourTurn { seat: Seat::SECOND },
        Illegal::NotInHand { number: 50 },
        Illegal::NotInHand { number: u32::MAX },
        Illegal::AlreadyHelped { pile: Pile::C },
        Illegal::NoBack { card: card(50), pile: Pile::A, shown_on: Pile::D },
        Illegal::OnePile { pile: Pile::A, bound_to: Pile::D },
        Illegal::CannotEnd(Unfinished::Owes { more: 1 }),
        Illegal::CannotEnd(Unfinished::Owes { more: 2 }),
        Illegal::CannotEnd(Unfinished::OwesThree { more: 1 }),
        Illegal::CannotEnd(Unfinished::OwesThree { more: 2 }),
        Illegal::CannotEnd(Unfinished::SkullOpen { pile: Pile::C }),
        Illegal::TakeBackOnlySolo,
        Illegal::NothingToTakeBack,
        Illegal::NoSignalsHere,
        Illegal::Muted { shown_on: Pile::C },
        Illegal::TooLateForPreference,
        Illegal::NoCommandCards,
    ];
    cases.extend(misfits().into_iter().map(Illegal::WrongDirection));
    for (direction, top) in [(Direction::Ascending, 1), (Direction::Ascending, 30), (Direction::Descending, 60)] {
        cases.push(Illegal::NotImproving(Misfit { direction, top, trick: None, ..misfits()[0] }));
    }
    assert_all_sentences(&cases, Words::illegal);
}

/// Each kind has its own words, without the number of the error; rare ones are in the system's words.
#[test]
fn common_errors_of_the_system_have_words() {
    use io::ErrorKind as Kind;
    let kinds = [
        Kind::NotFound,
        Kind::PermissionDenied,
        Kind::StorageFull,
        Kind::QuotaExceeded,
        Kind::ReadOnlyFilesystem,
        Kind::IsADirectory,
        Kind::NotADirectory,
        Kind::AlreadyExists,
        Kind::InvalidFilename,
        Kind::FileTooLarge,
        Kind::UnexpectedEof,
        Kind::ResourceBusy,
        Kind::OutOfMemory,
        Kind::ConnectionRefused,
        Kind::ConnectionReset,
        Kind::NetworkUnreachable,
        Kind::TimedOut,
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        let texts: HashSet<String> =
            kinds.into_iter().map(|kind| words.system_error(kind, "Oops (os error 1)")).collect();
        assert_eq!(texts.len(), kinds.len(), "{texts:#?}");
        assert!(texts.iter().all(|text| !text.contains("Oops") && !text.ends_with('.')), "{texts:#?}");
        assert_eq!(words.system_error(Kind::Other, "Level 3 halted (os error 46)"), "Level 3 halted");
    }
}

const CAUSES: [EndCause; 6] = [
    EndCause::AllLaid,
    EndCause::Stuck,
    EndCause::SkullOpen,
    EndCause::NotThree,
    EndCause::Resigned,
    EndCause::OutOfTime,
];

#[test]
fn every_ending_has_a_sentence() {
    let games = [rules(GameName::Extreme, 1), rules(GameName::Extreme, 5), rules(GameName::FaceToFace, 2)];
    let lost = [0, 1, 2, 9, 10, 98].map(|left| Outcome::Lost { left });
    let ann = ["Ann".to_owned(), "Ben".to_owned()];
    let readers = [None, Some(Seat::FIRST), Some(Seat::SECOND)];
    let names = readers.map(|you| SeatNames { names: &ann, you }).into_iter().chain([SeatNames::default()]);
    let names: Vec<SeatNames<'_>> = names.collect();
    for language in Language::ALL {
        let words = Words::new(language);
        for outcome in lost.into_iter().chain([Outcome::Won, Outcome::SeatWon(Seat::FIRST)]) {
            for (cause, rules) in CAUSES.into_iter().flat_map(|cause| games.iter().map(move |rules| (cause, rules))) {
                for &names in &names {
                    assert_sentence(&words.ending(&Ending { outcome, cause, seat: Seat::SECOND }, rules, names));
                }
            }
        }
    }
}

#[test]
fn every_turn_that_could_not_be_completed_has_a_sentence() {
    let lay = |card_number, pile| tenback_rules::Lay { card: card(card_number), pile };
    for playable in [vec![], vec![lay(23, Pile::D)], vec![lay(23, Pile::D), lay(42, Pile::A)]] {
        for owes in [1, 2] {
            let stuck = Stuck { seat: Seat::FIRST, owes, skull: None, playable: playable.clone(), unplayable: vec![] };
            for language in Language::ALL {
                assert_sentence(&Words::new(language).stuck(&stuck).expect("cards are missing"));
            }
        }
    }
}

#[test]
fn different_causes_have_different_sentences() {
    let rules = rules(GameName::Extreme, 3);
    let ending = |cause| Ending { outcome: Outcome::Lost { left: 12 }, cause, seat: Seat::SECOND };
    assert_all_sentences(&CAUSES.map(ending), |words, ending| words.ending(ending, &rules, SeatNames::default()));
}

const TAGS: [(Part, &str); 8] = [
    (Part::Seats, "Seats: "),
    (Part::First, "First: "),
    (Part::Hand, "Hand: "),
    (Part::Minimum, "Minimum: "),
    (Part::Commands, "Commands: "),
    (Part::Deck, "Deck: "),
    (Part::Hands, "Hands: "),
    (Part::Piles, "Piles: "),
];

#[test]
fn every_setup_fault_has_a_sentence() {
    let mut faults = vec![
        SetupFault::Rules(RulesError::Seats { seats: 7, fewest: 1, most: 5 }),
        SetupFault::Rules(RulesError::Seats { seats: 7, fewest: 2, most: 2 }),
        SetupFault::Rules(RulesError::HandSize { hand_size: 3, usual: 7 }),
        SetupFault::Rules(RulesError::Minimum { minimum: 9 }),
        SetupFault::Rules(RulesError::NoOptionsHere),
        SetupFault::Rules(RulesError::NoCommandsHere),
        SetupFault::NoSuchSeat { number: 400, seats: 5 },
        SetupFault::NoSuchSeat { number: 400, seats: 1 },
        SetupFault::NoSuchCard { number: 400, highest: card(99) },
        SetupFault::Twice { card: card(50) },
        SetupFault::DuplicateCommandCard { card: card(50) },
        SetupFault::WithoutHands,
        SetupFault::HandTooLarge { seat: Seat::SECOND, hand_size: 7 },
        SetupFault::EmptyHand { seat: Seat::SECOND },
        SetupFault::NoSuchTop { pile: Pile::B, number: 400 },
        SetupFault::SkullOnTop { pile: Pile::B },
    ];
    for found in [0, 1, 3] {
        faults.push(SetupFault::Lists { wanted: 1 + found, found });
        faults.push(SetupFault::Entries { wanted: 98, found });
        faults.extend(CardCommand::ALL.map(|command| SetupFault::Miscounted { command, count: found }));
    }
    for (part, tag) in TAGS {
        assert_all_sentences(&faults, |words, &fault| {
            let text = words.setup_error(&SetupError { part, fault });
            assert!(text.starts_with(tag), "{text}");
            text
        });
    }
}

#[test]
fn every_refusal_of_a_table_has_a_sentence() {
    let fault = SetupFault::Twice { card: card(50) };
    let cases = [
        Refusal::Illegal(Illegal::NotBegun),
        Refusal::PreviewError(PreviewError { index: 1, why: Illegal::TurnOver }),
        Refusal::NotDealt,
        Refusal::AlreadyDealt,
        Refusal::NothingPromised,
        Refusal::AlreadySeated { seat: Seat::SECOND },
        Refusal::KnowsAnotherHand { seat: Seat::SECOND },
        Refusal::Barred,
        Refusal::BotPlays { seat: Seat::SECOND },
        Refusal::NoStandIn { seat: Seat::SECOND },
        Refusal::NoClock,
        Refusal::SeatTaken { seat: Seat::SECOND },
        Refusal::NoSuchSeat { seats: 1 },
        Refusal::NoSuchSeat { seats: 3 },
        Refusal::SeatEmpty { seat: Seat::SECOND },
        Refusal::NobodyToSit,
        Refusal::NotAPerson { seat: Seat::SECOND },
        Refusal::VoteOpen,
        Refusal::AlreadyProposed,
        Refusal::NoVote,
        Refusal::AlreadyAnswered,
        Refusal::HintsOff,
        Refusal::TalkOff,
        Refusal::SignalsOnly,
        Refusal::Muted { shown_on: Pile::C },
        Refusal::NamesACard { word: "sedmačtyřicet".into(), or_command: None },
        Refusal::NamesACard { word: "tři".into(), or_command: Some(CardCommand::Three) },
        Refusal::TooLong { most: 280 },
        Refusal::NothingSaid,
        Refusal::BadSetup(SetupError { part: Part::Deck, fault }),
        Refusal::SetupOfOtherRules,
        Refusal::BadSalt,
    ];
    assert_all_sentences(&cases, |words, refusal| words.refusal(refusal));
}

#[test]
fn every_invalid_name_has_a_sentence() {
    let forbidden = [';', '"', '\u{200b}'].map(|character| NameError::Forbidden { character });
    let cases = [NameError::Empty, NameError::TooLong { most: 24 }, NameError::Reserved];
    assert_all_sentences(&[&cases[..], &forbidden].concat(), |words, error| words.name_error(error));
}

#[test]
fn every_goodbye_has_a_sentence() {
    assert_all_sentences(&Goodbye::ALL, |words, &why| words.goodbye(why));
}
