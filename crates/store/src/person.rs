//! A person as stored.

use tenback_players::PersonId;

use crate::{Digest, Timestamp};

/// A person who plays on this server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// The code of the language they read.
    pub language: String,
    /// The digest of the token that identifies them.
    pub token: Digest,
    /// The code that can be exchanged once for a new token.
    pub recovery: Option<OfferedRecovery>,
    /// When they were added.
    pub since: Timestamp,
    /// Since when an operator has banned them.
    pub banned: Option<Timestamp>,
}

/// A recovery code that has not been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferedRecovery {
    /// The digest of the code.
    pub code: Digest,
    /// When it expires.
    pub until: Timestamp,
}
