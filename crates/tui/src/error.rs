//! Errors as texts for programmers; users read the sentences of `tenback-words`.

use std::error::Error;
use std::fmt;

use crate::app::OpenError;
use crate::context::DealError;
use crate::plan::SeatingError;
use crate::saved::{LoadError, SaveError};

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Deal(error) => error.fmt(f),
            OpenError::Load(error) => error.fmt(f),
            OpenError::NoTable(table) => write!(f, "the table cannot be reached: {}", table.1),
        }
    }
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealError::NoChance(error) => write!(f, "no random numbers: {error}"),
            DealError::Setup(error) => error.fmt(f),
            DealError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl fmt::Display for SeatingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SeatingError::Bots => "more bots than seats",
            SeatingError::Names => "more names than seats for people",
        })
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Io(error) => error.fmt(f),
            LoadError::NoRecord => f.write_str("no record"),
            LoadError::TooFewRecords { records, wanted } => write!(f, "record {wanted} of {records}"),
            LoadError::Fault(fault) => fault.fmt(f),
            LoadError::InUse => f.write_str("open in another window"),
        }
    }
}

impl Error for OpenError {}
impl Error for DealError {}
impl Error for SeatingError {}
impl Error for LoadError {}

impl Error for SaveError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.error)
    }
}
