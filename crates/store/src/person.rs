//! A person as stored.

use tenback_players::PersonId;

use crate::{SignIn, Timestamp};

/// A person who plays on this server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// The code of the language they read.
    pub language: String,
    /// How they sign in.
    pub sign_in: SignIn,
    /// When they were added.
    pub since: Timestamp,
    /// Since when an operator has banned them.
    pub banned: Option<Timestamp>,
}
