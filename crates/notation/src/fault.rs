//! What can be wrong with a record, and where.

use tenback_rules::{Illegal, SetupError};

use crate::tags::ResultTag;

/// The first thing that is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line of the input, counted from 1.
    pub line: usize,
    /// The number written on the turn's line; 0 where no turn is at fault.
    pub turn: u64,
    /// Which lay of the turn, counted from 1; one more than there are if the end of the turn is at fault, 0 if the
    /// line as such is.
    pub play: usize,
    /// What is wrong.
    pub problem: Problem,
}

impl Fault {
    /// A fault of the text as such, not of a turn in it.
    pub(crate) fn of_text(line: usize, problem: impl Into<Problem>) -> Fault {
        Fault { line, turn: 0, play: 0, problem: problem.into() }
    }
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It is no record.
    Syntax(SyntaxError),
    /// Its tags describe no game.
    Setup(SetupProblem),
    /// It goes on after the end of the game.
    GameOver,
    /// A turn has another number than the one that comes next.
    TurnNumber {
        /// The number that comes next.
        expected: u16,
    },
    /// A lay, or the end of the turn, breaks a rule.
    Illegal(Illegal),
    /// A mark behind the lays is not true.
    BadMark(MarkFault),
    /// `Result` says something else than the play.
    BadResult {
        /// What the record says, if it says anything.
        written: Option<String>,
        /// What the play comes to.
        played: ResultTag,
    },
    /// `Salt` and `Deck` do not give the `Commitment`.
    BadCommitment,
}

impl Problem {
    /// The code that programs know the problem by.
    pub const fn code(&self) -> &'static str {
        match self {
            Problem::Syntax(_) => "syntax",
            Problem::Setup(_) => "setup",
            Problem::GameOver => "game-over",
            Problem::TurnNumber { .. } => "turn-number",
            Problem::Illegal(illegal) => illegal.code(),
            Problem::BadMark(_) => "bad-mark",
            Problem::BadResult { .. } => "bad-result",
            Problem::BadCommitment => "bad-commitment",
        }
    }
}

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SyntaxError {
    /// Bytes that are not UTF-8.
    NotText,
    /// A record longer than the limit.
    TooLong {
        /// The limit in bytes.
        limit: usize,
    },
    /// A comment that is never closed.
    OpenComment,
    /// A line that begins with `[` and is no tag.
    BadTag,
    /// A tag behind the turns.
    TagAfterTurns {
        /// Its name.
        name: String,
    },
    /// A tag that means something stands twice.
    TagTwice {
        /// Its name.
        name: String,
    },
    /// A line that does not begin with a number and a dot.
    NoTurnNumber {
        /// What stands there.
        word: String,
    },
    /// A word that is neither a lay nor a mark.
    BadWord {
        /// The word.
        word: String,
    },
    /// A word behind a mark.
    AfterMark {
        /// The word.
        word: String,
    },
    /// A tag's value is not of its form.
    BadValue {
        /// The tag's name.
        name: &'static str,
        /// What stands there.
        value: String,
    },
}

/// Why the tags describe no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// A tag that must stand is missing.
    Missing {
        /// Its name.
        name: &'static str,
    },
    /// There is no such game.
    UnknownGame {
        /// The name given.
        name: String,
    },
    /// There is no such command.
    UnknownCommand {
        /// The word given.
        word: String,
    },
    /// The termination names a seat that does not exist.
    NoSuchSeat {
        /// The number given.
        number: u16,
    },
    /// The rules refuse it.
    Refused(SetupError),
}

/// Why a mark is not true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkFault {
    /// `*` stands where the turn or the game had ended by itself.
    NotOpen,
    /// `*` stands on a line that is not the last.
    OpenInTheMiddle,
    /// `#` stands where this seat did not lose in this turn.
    NotLost,
}

impl From<SyntaxError> for Problem {
    fn from(error: SyntaxError) -> Problem {
        Problem::Syntax(error)
    }
}

impl From<SetupProblem> for Problem {
    fn from(problem: SetupProblem) -> Problem {
        Problem::Setup(problem)
    }
}
