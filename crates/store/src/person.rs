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
    /// The digest of the code that can be exchanged once for a new token.
    pub recovery: Option<Digest>,
    /// When they were added.
    pub since: Timestamp,
}
