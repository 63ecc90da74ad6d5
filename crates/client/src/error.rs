//! Why a table cannot be joined, or has to be left.

use std::error::Error;
use std::fmt;
use std::io;

use tenback_table::printable;

/// The longest sentence of a server that is passed on, in characters.
const LONGEST_TEXT: usize = 600;

/// Why a table cannot be reached; trying again will not help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClientError {
    /// The server does not respond.
    Unreachable {
        /// Why.
        why: NetworkError,
    },
    /// Something responds, but it is not a Tenback server.
    NotTenback,
    /// The server has no such table.
    NoSuchTable,
    /// The server does not know this person yet, and no name was given.
    NameRequired,
    /// The server does not recognize this person's token.
    SignedOut,
    /// The server refused.
    Refused {
        /// The code of the refusal, which never changes.
        code: String,
        /// The reason and what to do, in the person's language.
        text: String,
    },
    /// What the server sent was impossible, twice in a row: client and server do not fit together.
    OutOfSync,
}

impl ClientError {
    /// A refusal in the server's own words.
    pub(crate) fn refused(code: &str, text: &str) -> ClientError {
        ClientError::Refused { code: said(code), text: said(text) }
    }
}

/// What a server says, as it may be shown: it could be of any length and contain anything.
pub(crate) fn said(text: &str) -> String {
    printable(text).chars().take(LONGEST_TEXT).collect()
}

/// Why a server does not respond.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetworkError {
    /// Its name is unknown.
    UnknownHost,
    /// The system reports an error.
    System {
        /// The kind.
        kind: io::ErrorKind,
        /// The system's message.
        text: String,
    },
}

impl From<&io::Error> for NetworkError {
    fn from(error: &io::Error) -> NetworkError {
        NetworkError::System { kind: error.kind(), text: error.to_string() }
    }
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::UnknownHost => f.write_str("unknown host"),
            NetworkError::System { text, .. } => f.write_str(text),
        }
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::Unreachable { why } => write!(f, "the server does not respond: {why}"),
            ClientError::NotTenback => f.write_str("this is not a Tenback server"),
            ClientError::NoSuchTable => f.write_str("there is no such table"),
            ClientError::NameRequired => f.write_str("a name is required"),
            ClientError::SignedOut => f.write_str("the server does not recognize this person"),
            ClientError::Refused { code, text } => write!(f, "{text} ({code})"),
            ClientError::OutOfSync => f.write_str("client and server do not fit together"),
        }
    }
}

impl Error for ClientError {}
