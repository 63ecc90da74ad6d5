//! What the writer can be asked to write.

use tenback_players::PersonId;

use crate::{
    Append, FinishedGame, Person, PuzzleResult, Rewrite, StoreError, StoredReview, TableCopy, TableId, Timestamp,
};

use super::devices::DeviceWrite;

/// A write.
pub(super) enum Write {
    Create(Box<TableCopy>),
    Append(Box<Append>),
    Rewrite(Rewrite),
    CloseTable(TableId),
    DeleteTable(TableId),
    AddGame(TableId, FinishedGame),
    KeepReview(TableId, u32, StoredReview),
    Person(PersonWrite),
    /// Changes nothing, durably.
    Touch,
}

/// A write about one person.
pub(super) enum PersonWrite {
    Add(Person),
    Rename(PersonId, String, String),
    Device(PersonId, DeviceWrite),
    Ban(PersonId, Option<Timestamp>),
    AddPuzzleResult(PersonId, PuzzleResult),
    Erase(PersonId),
}

impl PersonWrite {
    /// Whom it is about.
    pub(super) const fn person(&self) -> PersonId {
        match self {
            PersonWrite::Add(person) => person.id,
            PersonWrite::Rename(person, ..)
            | PersonWrite::Device(person, _)
            | PersonWrite::Ban(person, _)
            | PersonWrite::AddPuzzleResult(person, _)
            | PersonWrite::Erase(person) => *person,
        }
    }
}

/// The answer to a write: what [`crate::Store::add_puzzle_result`] and the calls of [`crate::Devices`] return, and `true` for
/// all others.
pub(super) type Outcome = Result<bool, StoreError>;
