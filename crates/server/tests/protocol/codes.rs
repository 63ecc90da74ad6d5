//! The document lists exactly the codes that the server can send.

use tenback_notation::Record;
use tenback_rules::{
    Card, Direction, Illegal, Misfit, Part, Pile, PreviewError, Seat, SetupError, SetupFault, Unfinished,
};
use tenback_server::{Denial, Resource};
use tenback_table::{NameError, Refusal};
use tenback_wire::Goodbye;

use crate::document::section;
use crate::every::{every, sorted};

const SEAT: Seat = Seat::FIRST;

fn illegal() -> Vec<Illegal> {
    let (card, pile) = (Card::HIGHEST, Pile::A);
    let misfit = Misfit { card, pile, top: 1, direction: Direction::Ascending, trick: None, highest: card };
    every!(Illegal {
        Illegal::GameOver => Illegal::GameOver,
        Illegal::NoSuchSeat { .. } => Illegal::NoSuchSeat { seats: 1 },
        Illegal::NotSeated => Illegal::NotSeated,
        Illegal::NotBegun => Illegal::NotBegun,
        Illegal::AlreadyBegun => Illegal::AlreadyBegun,
        Illegal::FirstSeatHasNoCards => Illegal::FirstSeatHasNoCards,
        Illegal::TurnOver => Illegal::TurnOver,
        Illegal::NotYourTurn { .. } => Illegal::NotYourTurn { seat: SEAT },
        Illegal::NotInHand { .. } => Illegal::NotInHand { number: 2 },
        Illegal::AlreadyHelped { .. } => Illegal::AlreadyHelped { pile },
        Illegal::NotImproving(_) => Illegal::NotImproving(misfit),
        Illegal::WrongDirection(_) => Illegal::WrongDirection(misfit),
        Illegal::NoBack { .. } => Illegal::NoBack { card, pile, shown_on: pile },
        Illegal::OnePile { .. } => Illegal::OnePile { pile, bound_to: pile },
        Illegal::CannotEnd(_) => Illegal::CannotEnd(Unfinished::Owes { more: 1 }),
        Illegal::TakeBackOnlySolo => Illegal::TakeBackOnlySolo,
        Illegal::NothingToTakeBack => Illegal::NothingToTakeBack,
        Illegal::NoSignalsHere => Illegal::NoSignalsHere,
        Illegal::Muted { .. } => Illegal::Muted { shown_on: pile },
        Illegal::TooLateForPreference => Illegal::TooLateForPreference,
        Illegal::NoCommandCards => Illegal::NoCommandCards,
    })
}

fn refusals() -> Vec<Refusal> {
    let setup = SetupError { part: Part::Deck, fault: SetupFault::Lists { wanted: 1, found: 0 } };
    let mut refusals: Vec<Refusal> = illegal().into_iter().map(Refusal::Illegal).collect();
    refusals.extend(every!(Refusal {
        Refusal::Illegal(_) => Refusal::Illegal(Illegal::GameOver),
        Refusal::PreviewError(_) => Refusal::PreviewError(PreviewError { index: 0, why: Illegal::TurnOver }),
        Refusal::NotDealt => Refusal::NotDealt,
        Refusal::AlreadyDealt => Refusal::AlreadyDealt,
        Refusal::NothingPromised => Refusal::NothingPromised,
        Refusal::AlreadySeated { .. } => Refusal::AlreadySeated { seat: SEAT },
        Refusal::KnowsAnotherHand { .. } => Refusal::KnowsAnotherHand { seat: SEAT },
        Refusal::Barred => Refusal::Barred,
        Refusal::BotPlays { .. } => Refusal::BotPlays { seat: SEAT },
        Refusal::NoStandIn { .. } => Refusal::NoStandIn { seat: SEAT },
        Refusal::NoClock => Refusal::NoClock,
        Refusal::SeatTaken { .. } => Refusal::SeatTaken { seat: SEAT },
        Refusal::NoSuchSeat { .. } => Refusal::NoSuchSeat { seats: 1 },
        Refusal::SeatEmpty { .. } => Refusal::SeatEmpty { seat: SEAT },
        Refusal::NobodyToSit => Refusal::NobodyToSit,
        Refusal::NotAPerson { .. } => Refusal::NotAPerson { seat: SEAT },
        Refusal::VoteOpen => Refusal::VoteOpen,
        Refusal::AlreadyProposed => Refusal::AlreadyProposed,
        Refusal::NoVote => Refusal::NoVote,
        Refusal::AlreadyAnswered => Refusal::AlreadyAnswered,
        Refusal::HintsOff => Refusal::HintsOff,
        Refusal::Silenced => Refusal::Silenced,
        Refusal::TalkOff => Refusal::TalkOff,
        Refusal::SignalsOnly => Refusal::SignalsOnly,
        Refusal::Muted { .. } => Refusal::Muted { shown_on: Pile::A },
        Refusal::NamesACard { .. } => Refusal::NamesACard { word: String::new(), or_command: None },
        Refusal::TooLong { .. } => Refusal::TooLong { most: 1 },
        Refusal::NothingSaid => Refusal::NothingSaid,
        Refusal::BadSetup(_) => Refusal::BadSetup(setup),
        Refusal::SetupOfOtherRules => Refusal::SetupOfOtherRules,
        Refusal::BadSalt => Refusal::BadSalt,
    }));
    refusals
}

fn denials() -> Vec<Denial> {
    let mut denials: Vec<Denial> = refusals().into_iter().map(Denial::Refused).collect();
    denials.extend(every!(Denial {
        Denial::Refused(_) => Denial::Refused(Refusal::Barred),
        Denial::Name(_) => Denial::Name(NameError::Empty),
        Denial::WhoAreYou => Denial::WhoAreYou,
        Denial::HostOnly => Denial::HostOnly,
        Denial::NotSeated => Denial::NotSeated,
        Denial::BotPlays => Denial::BotPlays,
        Denial::NotLate { .. } => Denial::NotLate { seat: SEAT },
        Denial::TableFull => Denial::TableFull,
        Denial::Stale => Denial::Stale,
        Denial::NoSuchTable => Denial::NoSuchTable,
        Denial::TableClosed => Denial::TableClosed,
        Denial::Banned => Denial::Banned,
        Denial::NoSpectators => Denial::NoSpectators,
        Denial::NoRecord => Denial::NoRecord,
        Denial::NoSuchChallenge => Denial::NoSuchChallenge,
        Denial::NotPlayed => Denial::NotPlayed,
        Denial::CardsSeen => Denial::CardsSeen,
        Denial::Newcomer => Denial::Newcomer,
        Denial::BarredFrom => Denial::BarredFrom,
        Denial::InviteNeeded => Denial::InviteNeeded,
        Denial::CardsKnown => Denial::CardsKnown,
        Denial::Unreadable { .. } => Denial::Unreadable { why: String::new() },
        Denial::TooBig { .. } => Denial::TooBig { most: 1 },
        Denial::HelloFirst => Denial::HelloFirst,
        Denial::TooFast { .. } => Denial::TooFast { wait: 1 },
        Denial::EnoughSaid => Denial::EnoughSaid,
        Denial::TooMany { .. } => Denial::TooMany { what: Resource::Tables },
        Denial::TooMuch { .. } => Denial::TooMuch { what: tenback_server::Quota::Day },
        Denial::ForeignOrigin => Denial::ForeignOrigin,
        Denial::ForeignHost => Denial::ForeignHost,
        Denial::BadRecovery => Denial::BadRecovery,
        Denial::NoSuchDevice => Denial::NoSuchDevice,
        Denial::LastDevice => Denial::LastDevice,
        Denial::InvitedOnly => Denial::InvitedOnly,
        Denial::LocalOnly => Denial::LocalOnly,
        Denial::BadClock => Denial::BadClock,
        Denial::TeamClock => Denial::TeamClock,
        Denial::NotStored => Denial::NotStored,
        Denial::Internal => Denial::Internal,
        Denial::NoSuchPage => Denial::NoSuchPage,
        Denial::NoSuchPuzzle => Denial::NoSuchPuzzle,
        Denial::NoSuchDay => Denial::NoSuchDay,
        Denial::NotFinished => Denial::NotFinished,
        Denial::NotInContest => Denial::NotInContest,
        Denial::NoSuchGroup => Denial::NoSuchGroup,
        Denial::NoSuchMember => Denial::NoSuchMember,
        Denial::BadGroupCode => Denial::BadGroupCode,
        Denial::OwnerOnly => Denial::OwnerOnly,
        Denial::NoSuchProfile => Denial::NoSuchProfile,
        Denial::BadRecord(_) => Denial::BadRecord(Box::new(Record::parse("[").expect_err("no record"))),
        Denial::TooManyPositions { .. } => Denial::TooManyPositions { most: 1 },
        Denial::NotReviewable(_) => Denial::NotReviewable(tenback_review::ReviewError::Open),
        Denial::DealInPlay => Denial::DealInPlay,
        Denial::BadMove { .. } => Denial::BadMove { word: String::new() },
        Denial::NoSuchPosition { .. } => Denial::NoSuchPosition { last: 0 },
        Denial::NothingToAdvise => Denial::NothingToAdvise,
        Denial::ShuttingDown => Denial::ShuttingDown,
        Denial::Unreachable => Denial::Unreachable,
    }));
    denials
}

#[test]
fn every_refusal_is_documented() {
    let known = sorted(denials().iter().map(|denial| denial.code().to_owned()));
    let told = section("## Refusals").first_column();
    assert_eq!(sorted(told.clone()), known);
    assert_eq!(told.len(), known.len(), "a code is listed twice");
}

#[test]
fn every_goodbye_is_documented() {
    let told = section("### `bye`");
    let codes = told.rows().into_iter().filter(|row| row[0].parse::<u16>().is_err());
    let codes = sorted(codes.map(|row| format!("{} {}", row[0], row[2])));
    let again = |bye: Goodbye| bye.again_in().map_or_else(|| "–".to_owned(), |after| format!("{after} ms"));
    assert_eq!(codes, sorted(Goodbye::ALL.map(|bye| format!("{} {}", bye.code(), again(bye)))));
}
