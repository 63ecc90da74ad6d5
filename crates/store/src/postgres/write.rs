//! What the writer can be asked to write.

use tenback_players::PersonId;

use crate::{
    Append, Attempt, AttemptScore, Contest, ContestKey, FieldResult, FinishedGame, NewAttempt, Person, Played,
    PuzzleResult, Rewrite, StoreError, StoredReview, TableCopy, TableId, Timestamp,
};

use super::devices::DeviceWrite;
use super::groups::GroupWrite;

/// A write.
pub(super) enum Write {
    Create(Box<TableCopy>),
    Append(Box<Append>),
    Rewrite(Rewrite),
    CloseTable(TableId),
    DeleteTable(TableId),
    AddGame(TableId, FinishedGame),
    KeepReview(TableId, u32, StoredReview),
    History(HistoryWrite),
    Person(PersonWrite),
    Contest(Box<ContestWrite>),
    Group(GroupWrite),
    /// Changes nothing, durably.
    Touch,
}

/// A write about a finished game in the histories of those who played it.
pub(super) enum HistoryWrite {
    AddPlayed(TableId, u32, Vec<Played>),
    KeepAccuracy(TableId, u32, Vec<(u8, f64)>),
    KeepLuck(TableId, u32, Vec<(PersonId, f64)>),
}

/// A write about one person.
pub(super) enum PersonWrite {
    Add(Person),
    Rename(PersonId, String, String),
    Device(PersonId, DeviceWrite),
    Ban(PersonId, Option<Timestamp>),
    AddPuzzleResult(PersonId, PuzzleResult),
    SetPublic(PersonId, bool),
    Erase(PersonId),
}

/// A write about contests.
pub(super) enum ContestWrite {
    Add(Contest),
    Settle(ContestKey),
    Begin(NewAttempt),
    Finish(TableId, AttemptScore),
    Unrank(TableId),
    AddField(FieldResult),
    AddAttempt(Attempt),
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
            | PersonWrite::SetPublic(person, _)
            | PersonWrite::Erase(person) => *person,
        }
    }
}

/// The answer to a write: what [`crate::Store::add_puzzle_result`] and the calls of [`crate::Contests`], [`crate::Devices`]
/// and [`crate::Groups`] return, and `true` for all others.
pub(super) type Outcome = Result<bool, StoreError>;
