//! What is wrong with a game record.

use tenback_notation::{MarkFault, Problem, SetupProblem, SyntaxError};

use crate::args::Arg;
use crate::words::Words;

impl Words {
    /// What is wrong with a record, and what to do.
    pub fn problem(&self, problem: &Problem) -> String {
        let (id, args) = match problem {
            Problem::Syntax(error) => syntax(error),
            Problem::Setup(problem) => match problem {
                SetupProblem::Refused(error) => return self.setup_error(error),
                SetupProblem::Missing { name } => ("record-missing-tag", vec![("name", (*name).into())]),
                SetupProblem::UnknownGame { name } => ("record-unknown-game", vec![("name", name.clone().into())]),
                SetupProblem::UnknownCommand { word } => {
                    ("record-unknown-command", vec![("word", word.clone().into())])
                }
                SetupProblem::NoSuchSeat { number } => ("record-no-such-seat", vec![("number", (*number).into())]),
            },
            Problem::GameOver => ("record-game-over", vec![]),
            Problem::TurnNumber { expected } => ("record-turn-number", vec![("expected", (*expected).into())]),
            Problem::Illegal(illegal) => return self.illegal(illegal),
            Problem::BadMark(fault) => (mark(*fault), vec![]),
            Problem::BadResult { written, played } => match written {
                Some(written) => (
                    "record-bad-result",
                    vec![("written", written.clone().into()), ("played", played.to_string().into())],
                ),
                None => ("record-bad-termination", vec![("played", played.to_string().into())]),
            },
            Problem::BadCommitment => ("record-bad-commitment", vec![]),
        };
        self.message(id, &args)
    }
}

fn syntax(error: &SyntaxError) -> (&'static str, Vec<Arg>) {
    let word = |word: &String| vec![("word", word.clone().into())];
    let name = |name: &String| vec![("name", name.clone().into())];
    match error {
        SyntaxError::NotText => ("record-not-text", vec![]),
        SyntaxError::TooLong { limit } => ("record-too-long", vec![("limit", (limit / 1024).into())]),
        SyntaxError::OpenComment => ("record-open-comment", vec![]),
        SyntaxError::BadTag => ("record-bad-tag", vec![]),
        SyntaxError::TagAfterTurns { name: tag } => ("record-tag-after-turns", name(tag)),
        SyntaxError::TagTwice { name: tag } => ("record-tag-twice", name(tag)),
        SyntaxError::NoTurnNumber { word: text } => ("record-no-turn-number", word(text)),
        SyntaxError::BadWord { word: text } => ("record-bad-word", word(text)),
        SyntaxError::AfterMark { word: text } => ("record-after-mark", word(text)),
        SyntaxError::BadValue { name, value } => {
            ("record-bad-value", vec![("name", (*name).into()), ("value", value.clone().into())])
        }
    }
}

const fn mark(fault: MarkFault) -> &'static str {
    match fault {
        MarkFault::NotOpen => "record-mark-not-open",
        MarkFault::OpenInTheMiddle => "record-mark-in-the-middle",
        MarkFault::NotLost => "record-mark-not-lost",
    }
}
