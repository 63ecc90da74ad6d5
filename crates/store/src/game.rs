//! Finished games, stored apart from the tables they were played at.

use tenback_players::PersonId;

use crate::Timestamp;

/// A finished game. It stays when the log of its table is deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// Its number at the table, from 1.
    pub number: u32,
    /// When it ended.
    pub ended: Timestamp,
    /// Whether everybody may see it, or only those who played it.
    pub public: bool,
    /// Who played it, in any order, each person once.
    pub players: Vec<Player>,
    /// How it ended, as text.
    pub result: String,
    /// Its record, as text.
    pub record: String,
}

/// What was worked out about a finished game. It can be made afresh at any time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReview {
    /// The version it was made with. A program with another version makes the review again.
    pub version: String,
    /// The review, as text.
    pub review: String,
}

/// A person who played a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Player {
    /// Who.
    pub person: PersonId,
    /// Their seat at the end, from 1; `None` if they left before.
    pub seat: Option<u8>,
}
