//! The clauses of `docs/RULES.md` behind a rejection or a result.
//!
//! Sentences for players leave them out; tools for readers of the rules name them.

use tenback_notation::{Problem, SetupProblem};
use tenback_rules::{EndCause, Ending, Illegal, Outcome, RulesError, SetupFault, Unfinished};

/// Clause numbers such as `A5`.
type Clauses = &'static [&'static str];

/// The clauses a record breaks; none where it breaks the notation only.
pub fn problem_clauses(problem: &Problem) -> Clauses {
    match problem {
        Problem::Illegal(why) => illegal_clauses(why),
        Problem::GameOver => &["A11", "A13", "C8", "C9"],
        Problem::Setup(SetupProblem::Refused(error)) => setup_clauses(error.fault),
        Problem::Setup(SetupProblem::UnknownCommand { .. }) => &["B1"],
        Problem::Setup(SetupProblem::NoSuchSeat { .. }) => &["A2", "C1"],
        Problem::Setup(SetupProblem::Missing { .. } | SetupProblem::UnknownGame { .. })
        | Problem::Syntax(_)
        | Problem::TurnNumber { .. }
        | Problem::BadMark(_)
        | Problem::BadResult { .. }
        | Problem::BadCommitment => &[],
    }
}

/// The clauses that ended a game.
pub fn ending_clauses(ending: &Ending) -> Clauses {
    match (ending.outcome, ending.cause) {
        (Outcome::Won, _) => &["A13"],
        (Outcome::Lost { .. }, EndCause::Stuck) => &["A11", "A14"],
        (Outcome::Lost { left: 0 }, EndCause::SkullOpen) => &["B8", "A14"],
        (Outcome::Lost { .. }, EndCause::SkullOpen) => &["B7", "B11", "A14"],
        (Outcome::Lost { .. }, EndCause::NotThree) => &["B9", "B11", "A14"],
        (Outcome::Lost { .. }, EndCause::AllLaid | EndCause::Resigned | EndCause::OutOfTime) => &["A14"],
        (Outcome::SeatWon(_), EndCause::AllLaid) => &["C8"],
        (Outcome::SeatWon(_), EndCause::Stuck) => &["C9"],
        (Outcome::SeatWon(_), EndCause::SkullOpen | EndCause::NotThree) => &["B4"],
        (Outcome::SeatWon(_), EndCause::Resigned | EndCause::OutOfTime) => &[],
    }
}

const fn illegal_clauses(why: &Illegal) -> Clauses {
    match why {
        Illegal::GameOver => &["A11", "A13", "C8", "C9"],
        Illegal::NoSuchSeat { .. } => &["A2", "C1"],
        Illegal::NotSeated | Illegal::TakeBackOnlySolo | Illegal::NothingToTakeBack => &["A16"],
        Illegal::NotBegun | Illegal::AlreadyBegun => &["A4"],
        Illegal::FirstSeatHasNoCards => &["A10"],
        Illegal::TurnOver => &["A17", "B6", "B9"],
        Illegal::NotYourTurn { .. } => &["A4", "C2"],
        Illegal::NotInHand { .. } => &["A7"],
        Illegal::WrongDirection(_) => &["A5", "A6"],
        Illegal::AlreadyHelped { .. } | Illegal::NotImproving(_) => &["C5"],
        Illegal::NoBack { .. } => &["B13"],
        Illegal::OnePile { .. } => &["B14", "B15"],
        Illegal::CannotEnd(Unfinished::Owes { .. }) => &["A7", "C3"],
        Illegal::CannotEnd(Unfinished::OwesThree { .. }) => &["B9"],
        Illegal::CannotEnd(Unfinished::SkullOpen { .. }) => &["B7"],
        Illegal::NoSignalsHere => &["C0"],
        Illegal::Muted { .. } => &["B12"],
        Illegal::TooLateForPreference => &["A4", "A15"],
        Illegal::NoCommandCards => &["A15", "B18"],
    }
}

const fn setup_clauses(fault: SetupFault) -> Clauses {
    match fault {
        SetupFault::Rules(why) => match why {
            RulesError::Seats { .. } => &["A2", "C1"],
            RulesError::HandSize { .. } => &["A2", "A18"],
            RulesError::Minimum { .. } => &["A7", "A18"],
            RulesError::NoOptionsHere => &["A18", "C2", "C3"],
            RulesError::NoCommandsHere => &["B1"],
        },
        SetupFault::NoSuchSeat { .. } => &["A2", "C1"],
        SetupFault::Lists { .. } => &["A1", "A2", "C1"],
        SetupFault::Entries { .. }
        | SetupFault::NoSuchCard { .. }
        | SetupFault::Twice { .. }
        | SetupFault::NoSuchTop { .. } => &["A1", "C1"],
        SetupFault::Miscounted { .. } | SetupFault::DuplicateCommandCard { .. } => &["B1"],
        SetupFault::WithoutHands => &[],
        SetupFault::HandTooLarge { .. } => &["A2", "A18", "C2"],
        SetupFault::EmptyHand { .. } => &["A9", "A10"],
        SetupFault::SkullOnTop { .. } => &["B7"],
    }
}
