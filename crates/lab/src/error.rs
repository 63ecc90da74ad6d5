//! Errors as texts for programmers; users read the sentences of `tenback-words`.

use std::error::Error;
use std::fmt;

use crate::journal::JournalError;
use crate::lineup::LineupError;
use crate::merge::MergeError;
use crate::plan::Difference;
use crate::records::RecordsError;
use crate::run::Cut;

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Difference::Program => "different program",
            Difference::Game => "different game",
            Difference::Lineups => "different line-ups",
            Difference::Games => "different number of games",
            Difference::Seed => "different seed",
            Difference::Luck => "luck measured in only one of them",
            Difference::Chunks => "different chunks",
        })
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalError::Io(error) => error.fmt(f),
            JournalError::InUse => f.write_str("another run is writing to the file"),
            JournalError::Foreign => f.write_str("not a results file"),
            JournalError::OtherExperiment(difference) => write!(f, "results of another experiment: {difference}"),
            JournalError::OtherShard { found } => write!(f, "results of share {found}"),
            JournalError::Damaged { line } => write!(f, "line {line} is malformed"),
        }
    }
}

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MergeError::Unreadable { file, why } => write!(f, "{}: {why}", file.display()),
            MergeError::Foreign { file, difference } => write!(f, "{}: {difference}", file.display()),
            MergeError::Overlap { file, game } => write!(f, "{}: game {game} occurs twice", file.display()),
            MergeError::Nothing => f.write_str("no files"),
        }
    }
}

impl fmt::Display for RecordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordsError::Io(error) => error.fmt(f),
            RecordsError::Foreign => f.write_str("the folder has records of an unknown experiment"),
            RecordsError::OtherExperiment(difference) => {
                write!(f, "the folder belongs to another experiment: {difference}")
            }
            RecordsError::Played => f.write_str("the folder already has records of these games"),
        }
    }
}

impl fmt::Display for LineupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineupError::NoBot => f.write_str("no bot is given"),
            LineupError::UnknownWord { word } => write!(f, "{word:?} is neither a level nor an option"),
            LineupError::BadBudget { word } => write!(f, "{word:?} is not a valid budget"),
            LineupError::WrongCount { bots, seats } => write!(f, "{bots} bots for {seats} seats"),
            LineupError::NobodyUsesNetwork => f.write_str("no bot uses the network"),
        }
    }
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cut::Stopped => f.write_str("stopped"),
            Cut::Journal(error) => write!(f, "results could not be written: {error}"),
            Cut::Records(error) => write!(f, "records could not be written: {error}"),
        }
    }
}

impl Error for JournalError {}
impl Error for RecordsError {}
impl Error for LineupError {}
impl Error for Cut {}

impl Error for MergeError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            MergeError::Unreadable { why, .. } => Some(why),
            _ => None,
        }
    }
}
