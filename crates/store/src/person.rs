//! A person as it is kept.

use tenback_players::PersonId;

use crate::{Digest, Timestamp};

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// The code of the language they read.
    pub language: String,
    /// Of the secret by which they are known.
    pub token: Digest,
    /// Of the code that gives a new token, once.
    pub recovery: Option<Digest>,
    /// When they first came.
    pub since: Timestamp,
}
