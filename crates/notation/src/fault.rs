//! What can be wrong with a record, and where.

use std::error::Error;
use std::fmt;

use tenback_rules::{Illegal, SetupError};

use crate::tags::ResultTag;

/// The first thing that is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line of the input, counted from 1.
    pub line: usize,
    /// The number written on the turn's line; 0 if the error is not in a turn.
    pub turn: u64,
    /// The position of the offending lay, counted from 1; one more than the number of lays if the turn may not end
    /// there, 0 if the line as such is wrong.
    pub play: usize,
    /// What is wrong.
    pub problem: Problem,
}

impl Fault {
    /// An error in the text as such, not in a turn.
    pub(crate) fn of_text(line: usize, problem: impl Into<Problem>) -> Fault {
        Fault { line, turn: 0, play: 0, problem: problem.into() }
    }
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The text is not a record.
    Syntax(SyntaxError),
    /// The tags do not describe a valid game.
    Setup(SetupProblem),
    /// The record continues after the end of the game.
    GameOver,
    /// A turn has the wrong number.
    TurnNumber {
        /// The number it should have.
        expected: u16,
    },
    /// A lay, or the end of the turn, breaks a rule.
    Illegal(Illegal),
    /// A mark after the lays is not true.
    BadMark(MarkFault),
    /// `Result` contradicts the moves.
    BadResult {
        /// What the record says, if anything.
        written: Option<String>,
        /// The actual result.
        played: ResultTag,
    },
    /// `Salt` and `Deck` do not match the `Commitment`.
    BadCommitment,
}

impl Problem {
    /// The code by which programs identify the problem.
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

/// Why a text is not a record.
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
    /// A line that starts with `[` and is not a tag.
    BadTag,
    /// A tag after the turns.
    TagAfterTurns {
        /// Its name.
        name: String,
    },
    /// A known tag that occurs twice.
    TagTwice {
        /// Its name.
        name: String,
    },
    /// A line that does not start with a number and a dot.
    NoTurnNumber {
        /// The word found instead.
        word: String,
    },
    /// A word that is neither a lay nor a mark.
    BadWord {
        /// The word.
        word: String,
    },
    /// A word after a mark.
    AfterMark {
        /// The word.
        word: String,
    },
    /// A malformed tag value.
    BadValue {
        /// The tag's name.
        name: &'static str,
        /// The value.
        value: String,
    },
}

/// Why the tags do not describe a valid game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// A required tag is missing.
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
    /// The rules reject it.
    Refused(SetupError),
}

/// Why a mark is not true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkFault {
    /// `*` after a lay that ended the turn or the game automatically.
    NotOpen,
    /// `*` on a line that is not the last.
    OpenInTheMiddle,
    /// `#` although this seat did not lose in this turn.
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

// Users read the sentences of `tenback-words`; these are for programmers.

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Syntax(error) => error.fmt(f),
            Problem::Setup(problem) => problem.fmt(f),
            Problem::TurnNumber { expected } => write!(f, "the turn should have number {expected}"),
            Problem::BadMark(fault) => fault.fmt(f),
            Problem::BadResult { played, .. } => write!(f, "the actual result is {played}"),
            Problem::GameOver | Problem::Illegal(_) | Problem::BadCommitment => f.write_str(self.code()),
        }
    }
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SyntaxError::NotText => f.write_str("not UTF-8"),
            SyntaxError::TooLong { limit } => write!(f, "longer than {limit} bytes"),
            SyntaxError::OpenComment => f.write_str("the comment is never closed"),
            SyntaxError::BadTag => f.write_str("malformed tag"),
            SyntaxError::TagAfterTurns { name } => write!(f, "tag {name} after the turns"),
            SyntaxError::TagTwice { name } => write!(f, "tag {name} occurs twice"),
            SyntaxError::NoTurnNumber { word } => write!(f, "{word:?} instead of a turn number"),
            SyntaxError::BadWord { word } => write!(f, "{word:?} is neither a lay nor a mark"),
            SyntaxError::AfterMark { word } => write!(f, "{word:?} after a mark"),
            SyntaxError::BadValue { name, value } => write!(f, "malformed value of tag {name}: {value:?}"),
        }
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupProblem::Missing { name } => write!(f, "tag {name} is missing"),
            SetupProblem::UnknownGame { name } => write!(f, "unknown game {name:?}"),
            SetupProblem::UnknownCommand { word } => write!(f, "unknown command {word:?}"),
            SetupProblem::NoSuchSeat { number } => write!(f, "there is no seat {number}"),
            SetupProblem::Refused(error) => write!(f, "invalid setup: {error:?}"),
        }
    }
}

impl fmt::Display for MarkFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MarkFault::NotOpen => "the turn is not open",
            MarkFault::OpenInTheMiddle => "only the last turn can be open",
            MarkFault::NotLost => "this seat did not lose in this turn",
        })
    }
}

impl Error for Fault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.problem)
    }
}

impl Error for Problem {}
impl Error for SyntaxError {}
impl Error for SetupProblem {}
impl Error for MarkFault {}
