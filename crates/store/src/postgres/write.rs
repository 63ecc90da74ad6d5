//! What the writer can be asked to write.

use tenback_players::PersonId;

use crate::{
    Append, Attempt, AttemptScore, Contest, ContestKey, Digest, FieldResult, FinishedGame, NewAttempt, OfferedRecovery,
    Person, PuzzleResult, Rewrite, StoreError, StoredReview, TableCopy, TableId, Timestamp,
};

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
    Person(PersonWrite),
    Contest(Box<ContestWrite>),
    Group(GroupWrite),
    /// Changes nothing, durably.
    Touch,
}

/// A write about one person.
pub(super) enum PersonWrite {
    Add(Person),
    Rename(PersonId, String, String),
    OfferRecovery(PersonId, OfferedRecovery),
    Recover { id: PersonId, code: Digest, token: Digest, now: Timestamp },
    Ban(PersonId, Option<Timestamp>),
    AddPuzzleResult(PersonId, PuzzleResult),
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

/// The answer to a write: what [`crate::Store::recover`], [`crate::Store::add_puzzle_result`] and those of
/// [`crate::Contests`] and [`crate::Groups`] return, and `true` for all others.
pub(super) type Outcome = Result<bool, StoreError>;
