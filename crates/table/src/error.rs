//! Errors as texts for programmers and codes for clients; players read the sentences of `tenback-words`.

use std::error::Error;
use std::fmt;

use crate::command::Refusal;
use crate::name::NameError;
use crate::state::InvalidState;

impl Refusal {
    /// The code by which programs identify it. It never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Illegal(why) => why.code(),
            Refusal::PreviewError(error) => error.why.code(),
            Refusal::NotDealt => "not-dealt",
            Refusal::AlreadyDealt => "already-dealt",
            Refusal::NothingPromised => "nothing-promised",
            Refusal::AlreadySeated { .. } => "already-seated",
            Refusal::KnowsAnotherHand { .. } => "knows-another-hand",
            Refusal::Barred => "barred",
            Refusal::Silenced => "silenced",
            Refusal::BotPlays { .. } => "bot-plays",
            Refusal::NoStandIn { .. } => "no-stand-in",
            Refusal::NoClock => "no-clock",
            Refusal::SeatTaken { .. } => "seat-taken",
            Refusal::NoSuchSeat { .. } => "no-such-seat",
            Refusal::SeatEmpty { .. } => "seat-empty",
            Refusal::NobodyToSit => "nobody-to-sit",
            Refusal::NotAPerson { .. } => "not-a-person",
            Refusal::VoteOpen => "vote-open",
            Refusal::AlreadyProposed => "already-proposed",
            Refusal::NoVote => "no-vote",
            Refusal::AlreadyAnswered => "already-answered",
            Refusal::HintsOff => "hints-off",
            Refusal::TalkOff => "talk-off",
            Refusal::SignalsOnly => "signals-only",
            Refusal::Muted { .. } => "muted",
            Refusal::NamesACard { .. } => "names-a-card",
            Refusal::TooLong { .. } => "too-long",
            Refusal::NothingSaid => "nothing-said",
            Refusal::BadSetup(_) => "bad-setup",
            Refusal::SetupOfOtherRules => "setup-of-other-rules",
            Refusal::BadSalt => "bad-salt",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Error for Refusal {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Refusal::Illegal(why) => Some(why),
            Refusal::PreviewError(error) => Some(error),
            Refusal::BadSetup(error) => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::Empty => f.write_str("the name is empty"),
            NameError::TooLong { most } => write!(f, "the name is longer than {most} characters"),
            NameError::Forbidden { character } => write!(f, "{character:?} is not allowed in names"),
            NameError::Reserved => f.write_str("the name is reserved"),
        }
    }
}

impl Error for NameError {}

impl fmt::Display for InvalidState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the stored state is inconsistent")
    }
}

impl Error for InvalidState {}
