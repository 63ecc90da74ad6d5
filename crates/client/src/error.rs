//! Why a table cannot be joined, or has to be left.

use std::error::Error;
use std::fmt;

/// Why a table cannot be reached; trying again will not help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClientError {
    /// The server does not respond.
    Unreachable {
        /// The system's error message.
        why: String,
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
