//! Errors as texts for logs; users read the sentences of `tenback-words`.

use std::error::Error;
use std::fmt;

use crate::address::AddressError;
use crate::sqlite::{BackupError, OpenError, OpenFault};

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressError::UnknownKind { found } => write!(f, "unknown kind of store {found:?}"),
            AddressError::NoFile => f.write_str("no file after \"sqlite:\""),
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.why)
    }
}

impl fmt::Display for OpenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenFault::Newer { found, known } => write!(f, "version {found} is newer than {known}"),
            OpenFault::NotOurs => f.write_str("a database of another program"),
            OpenFault::NotADatabase => f.write_str("not a database"),
            OpenFault::Broken => f.write_str("a damaged database"),
            OpenFault::NoPermission => f.write_str("no permission to write"),
            OpenFault::InUse => f.write_str("in use by another process"),
            OpenFault::Io(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::Source(error) | BackupError::Target(error) => error.fmt(f),
            BackupError::Exists(path) => write!(f, "{}: exists", path.display()),
        }
    }
}

impl Error for AddressError {}
impl Error for BackupError {}
impl Error for OpenFault {}

impl Error for OpenError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.why)
    }
}
