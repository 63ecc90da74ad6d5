//! Why a store could not be opened.

use std::error::Error;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// A store that could not be opened.
#[derive(Debug)]
pub struct OpenError {
    /// Which one: its file, or its address without the password.
    pub address: String,
    /// Why not.
    pub why: OpenFault,
}

impl OpenError {
    /// A file that could not be opened.
    pub(crate) fn of_file(path: &Path, why: OpenFault) -> OpenError {
        OpenError { address: path.display().to_string(), why }
    }
}

/// Why a store could not be opened. In all cases it is unchanged.
#[derive(Debug)]
pub enum OpenFault {
    /// It was written by a newer version of this program.
    Newer {
        /// The version of the store.
        found: i32,
        /// The newest version known here.
        known: i32,
    },
    /// It is a database of another program.
    NotOurs,
    /// It is not a database.
    NotADatabase,
    /// It is a database, but damaged.
    Broken,
    /// The file or folder is not writable.
    NoPermission,
    /// Another process has it open.
    InUse,
    /// The database server cannot be reached.
    Unreachable(Arc<dyn Error + Send + Sync>),
    /// The database server rejects the user or the password.
    LoginRejected,
    /// The database server has no such database.
    NoSuchDatabase,
    /// The user may not create what is needed in this database.
    NoPrivilege,
    /// The database accepts no writes, as a standby does.
    ReadOnly,
    /// The database server is too old, or the database does not store Unicode.
    Unsuitable,
    /// Any other system error.
    Io(io::Error),
}
