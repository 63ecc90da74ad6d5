//! Why a measurement cannot be made.

use std::fmt;
use std::io;

use crate::fault::Fault;

/// Why a measurement cannot be made.
#[derive(Debug)]
pub enum LoadError {
    /// A file or a folder cannot be used.
    Io(io::Error),
    /// A server of our own does not start.
    NotStarted {
        /// Which.
        server: &'static str,
    },
    /// The server cannot be reached, or is not one of ours.
    Unreachable {
        /// What happened.
        why: String,
    },
    /// The server refuses a person, a table or a socket.
    Refused {
        /// The code of the refusal.
        code: String,
        /// Its text.
        text: String,
    },
    /// The address of the server is invalid.
    BadAddress {
        /// As given.
        address: String,
    },
    /// There is no process with this id, or it may not be looked at.
    NoProcess {
        /// The id.
        id: u32,
    },
    /// A generator needs more open files than the system allows a process.
    TooFewFiles {
        /// How many it needs.
        needed: u64,
        /// How many are allowed.
        allowed: u64,
    },
    /// The server sent something it must not send.
    Fault(Fault),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Io(error) => error.fmt(f),
            LoadError::NotStarted { server } => write!(f, "the {server} server does not start"),
            LoadError::Unreachable { why } => f.write_str(why),
            LoadError::Refused { code, text } => write!(f, "{code}: {text}"),
            LoadError::BadAddress { address } => write!(f, "{address:?} is not the address of a server"),
            LoadError::NoProcess { id } => write!(f, "process {id} cannot be read"),
            LoadError::TooFewFiles { needed, allowed } => write!(f, "{needed} open files, but {allowed} are allowed"),
            LoadError::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> LoadError {
        LoadError::Io(error)
    }
}

impl From<Fault> for LoadError {
    fn from(fault: Fault) -> LoadError {
        LoadError::Fault(fault)
    }
}
