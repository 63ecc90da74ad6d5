//! What can go wrong with a database, and what it means for a call.

use std::error::Error;
use std::fmt;
use std::io;
use std::sync::Arc;

use tokio_postgres::error::SqlState;

use crate::StoreError;

/// Why the database did not do what it was asked to.
#[derive(Clone, Debug)]
pub(super) enum Fault {
    /// It reported an error, or the connection is lost.
    Database(Arc<tokio_postgres::Error>),
    /// It did not answer in time.
    TimedOut,
    /// Another server has opened the database while this one had no connection to it.
    TakenOver,
    /// It accepts no writes, as a standby does.
    ReadOnly,
    /// A row is not as this program writes it.
    Strange,
}

impl Fault {
    /// Why there is no connection. The library says in a system error of its own that no host accepts writes.
    pub(super) fn of_connecting(error: tokio_postgres::Error) -> Fault {
        let cause = error.source().and_then(|cause| cause.downcast_ref::<io::Error>());
        let is_read_only =
            |cause: &io::Error| cause.kind() == io::ErrorKind::PermissionDenied && cause.raw_os_error().is_none();
        if cause.is_some_and(is_read_only) { Fault::ReadOnly } else { error.into() }
    }

    /// The error code, if the database gave one.
    pub(super) fn code(&self) -> Option<&SqlState> {
        match self {
            Fault::Database(error) => error.code(),
            Fault::TimedOut | Fault::TakenOver | Fault::ReadOnly | Fault::Strange => None,
        }
    }

    /// Whether the database rejected what it was asked for but works otherwise: other calls may well succeed. Errors of
    /// class 53 (resources), 57 (shutdown, timeouts) and 58 (system) would happen to them too, and so would those of a database
    /// that has become a standby. A call that waited too long for a lock would do so again.
    pub(super) fn is_rejection(&self) -> bool {
        self.code().is_some_and(|code| {
            let is_general = ["53", "57", "58"].iter().any(|class| code.code().starts_with(class));
            !is_general && ![SqlState::READ_ONLY_SQL_TRANSACTION, SqlState::LOCK_NOT_AVAILABLE].contains(code)
        })
    }

    /// Whether the connection cannot be used any more: it is lost, or nobody knows in which state it is.
    pub(super) fn is_unusable(&self) -> bool {
        match self {
            // Errors without a code are those of the connection; after a shutdown it is closed. If the database does not
            // accept writes any more, another host may do so, or a new connection later.
            Fault::Database(error) => error
                .code()
                .is_none_or(|code| code.code().starts_with("57P") || *code == SqlState::READ_ONLY_SQL_TRANSACTION),
            Fault::TimedOut | Fault::ReadOnly | Fault::Strange => true,
            Fault::TakenOver => false,
        }
    }
}

/// The whole chain of causes: the outer error alone says no more than "db error".
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Database(error) => {
                write!(f, "{error}")?;
                let mut cause = error.source();
                while let Some(error) = cause {
                    write!(f, ": {error}")?;
                    cause = error.source();
                }
                Ok(())
            }
            Fault::TimedOut => f.write_str("the database did not answer in time"),
            Fault::TakenOver => f.write_str("another server has opened the database"),
            Fault::ReadOnly => f.write_str("the database accepts no writes"),
            Fault::Strange => f.write_str("a row is not as this program writes it"),
        }
    }
}

impl Error for Fault {}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Fault {
        Fault::Database(Arc::new(error))
    }
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> StoreError {
        match fault.code() {
            Some(&SqlState::DISK_FULL) => StoreError::Full,
            _ => StoreError::Failed(Arc::new(fault)),
        }
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        Fault::from(error).into()
    }
}
