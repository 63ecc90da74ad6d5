//! Errors as texts for logs; users read the sentences of `tenback-words`.

use std::error::Error;
use std::fmt;

use crate::address::AddressError;
use crate::copy::CopyError;
use crate::open_error::{OpenError, OpenFault};
use crate::sqlite::BackupError;

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressError::UnknownKind { found } => write!(f, "unknown kind of store {found:?}"),
            AddressError::NoFile => f.write_str("no file after \"sqlite:\""),
            AddressError::Postgres(why) => write!(f, "{}", why.0),
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.address, self.why)
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
            OpenFault::Unreachable(error) => error.fmt(f),
            OpenFault::LoginRejected => f.write_str("the user or the password is rejected"),
            OpenFault::NoSuchDatabase => f.write_str("no such database"),
            OpenFault::NoPrivilege => f.write_str("the user may not create tables"),
            OpenFault::ReadOnly => f.write_str("the database accepts no writes"),
            OpenFault::Unsuitable => f.write_str("older than PostgreSQL 14, or not in UTF-8"),
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

impl fmt::Display for CopyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CopyError::NotEmpty => f.write_str("the target is not empty"),
            CopyError::Source(error) => write!(f, "reading failed: {error}"),
            CopyError::Target(error) => write!(f, "writing failed: {error}"),
            CopyError::Incomplete { expected, found } => write!(f, "{found:?} instead of {expected:?}"),
        }
    }
}

impl Error for AddressError {}
impl Error for CopyError {}
impl Error for BackupError {}
impl Error for OpenFault {}

impl Error for OpenError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.why)
    }
}
