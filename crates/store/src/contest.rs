//! Contests: deals that many people play, each at a table of their own.

use std::fmt;

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::{Digest, StoreError, TableId, Timestamp};

/// What identifies a contest.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContestKey {
    /// What kind of contest it is.
    pub kind: String,
    /// Which deal, among those of this kind. Instances of one deal are compared with each other.
    pub deal: String,
    /// Which of its instances.
    pub instance: String,
}

/// A deal that many people play. Its cards and its salt are secret until it opens.
#[derive(Clone, PartialEq, Eq)]
pub struct Contest {
    /// What identifies it.
    pub key: ContestKey,
    /// The cards, as text.
    pub setup: String,
    /// The salt of the commitment.
    pub salt: String,
    /// The commitment to the cards.
    pub commitment: String,
    /// A digest by which the cards are recognised.
    pub cards: Digest,
    /// When everybody may see it; `None` if never.
    pub opens: Option<Timestamp>,
    /// Whether all attempts have a score that was not finished when it opened.
    pub settled: bool,
}

/// Shows neither cards nor salt: it could get into a log.
impl fmt::Debug for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Contest { key, commitment, opens, settled, .. } = self;
        let mut shown = f.debug_struct("Contest");
        shown.field("key", key).field("commitment", commitment).field("opens", opens).field("settled", settled);
        shown.finish_non_exhaustive()
    }
}

/// A game that is about to be played for a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAttempt {
    /// Which contest.
    pub contest: ContestKey,
    /// The table where it is played.
    pub table: TableId,
    /// The number of the game there.
    pub game: u32,
    /// Who plays it, each person once.
    pub people: Vec<PersonId>,
    /// When it begins.
    pub begun: Timestamp,
    /// Whether it counts, if none of the people has seen the deal before.
    pub ranked: bool,
}

/// A game that is played for a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Which contest.
    pub contest: ContestKey,
    /// The table where it is played.
    pub table: TableId,
    /// The number of the game there.
    pub game: u32,
    /// Who plays it, in the order of their ids. Those who were erased are left out.
    pub people: Vec<Entrant>,
    /// When it began.
    pub begun: Timestamp,
    /// Whether it counts.
    pub ranked: bool,
    /// How it ended.
    pub score: Option<AttemptScore>,
}

/// Somebody who plays for a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entrant {
    /// Who.
    pub person: PersonId,
    /// Whether they had not seen the deal before.
    pub first: bool,
}

/// How an attempt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttemptScore {
    /// Whether it was won.
    pub won: bool,
    /// The cards left; between opponents those of the loser.
    pub left: u8,
    /// When it ended.
    pub ended: Timestamp,
}

/// How bots did with a contest.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FieldResult {
    /// Which contest.
    pub contest: ContestKey,
    /// The level of the bots.
    pub level: String,
    /// Which of their games it is.
    pub run: u32,
    /// Whether it was won.
    pub won: bool,
    /// The cards left; between opponents those of the loser.
    pub left: u8,
}

/// The contests of a store.
#[async_trait]
pub trait Contests: Send + Sync + 'static {
    /// Adds a contest, unless there is one with its key; returns whether it was added. Of several concurrent calls, one
    /// succeeds.
    async fn add_contest(&self, contest: Contest) -> Result<bool, StoreError>;

    /// The contests of these deals, in the order of their keys.
    async fn contests(&self, kind: &str, deals: &[String]) -> Result<Vec<Contest>, StoreError>;

    /// The contests with these cards, in the order of their keys.
    async fn contests_with(&self, cards: Digest) -> Result<Vec<Contest>, StoreError>;

    /// The contests that have opened by a time and are not settled, in the order of their keys.
    async fn contests_due(&self, now: Timestamp) -> Result<Vec<Contest>, StoreError>;

    /// The deal of a kind that comes first in the order of their names.
    async fn first_deal(&self, kind: &str) -> Result<Option<String>, StoreError>;

    /// Marks a contest as settled.
    async fn settle_contest(&self, contest: &ContestKey) -> Result<(), StoreError>;

    /// Adds an attempt before its cards are shown to anybody, and returns whether it is there now. Nobody begins who still
    /// plays these cards or their mirror image at another table, unless everybody may see them, and nobody does if there is
    /// no such contest. It does not count if one of the people has seen the deal at another table, or has entered another
    /// contest with these cards; a person alone does not even begin a deal for the second time. Beginning again at the same
    /// table adds the people who are new. Of several concurrent calls that somebody makes for the same cards, one succeeds.
    async fn begin_attempt(&self, attempt: NewAttempt) -> Result<bool, StoreError>;

    /// The attempt at a table.
    async fn attempt_at(&self, table: &TableId) -> Result<Option<Attempt>, StoreError>;

    /// The attempts at these deals, in the order of their beginning.
    async fn attempts_at(&self, kind: &str, deals: &[String]) -> Result<Vec<Attempt>, StoreError>;

    /// The attempts of a person, at one deal or at all, in the order of their beginning.
    async fn attempts_of(&self, person: PersonId, kind: &str, deal: Option<&str>) -> Result<Vec<Attempt>, StoreError>;

    /// Sets how an attempt ended, unless that is known, and returns whether it was set.
    async fn finish_attempt(&self, table: &TableId, score: AttemptScore) -> Result<bool, StoreError>;

    /// An attempt that has not ended does not count any more. Does nothing if there is none at this table.
    async fn unrank_attempt(&self, table: &TableId) -> Result<(), StoreError>;

    /// Adds a result of bots, unless it is known or there is no such contest; returns whether it was added.
    async fn add_field_result(&self, result: FieldResult) -> Result<bool, StoreError>;

    /// What bots made of these deals, in the order of contest, level and run.
    async fn field(&self, kind: &str, deals: &[String]) -> Result<Vec<FieldResult>, StoreError>;

    /// The contests after one of them in the order of their keys, at most `most`.
    async fn contest_page(&self, after: Option<ContestKey>, most: u32) -> Result<Vec<Contest>, StoreError>;

    /// The attempts after one of them in the order of their tables, at most `most`.
    async fn attempt_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<Attempt>, StoreError>;

    /// Adds an attempt as it was in another store, after its contest and its people. [`StoreError::Taken`] if there is one at
    /// this table.
    async fn add_attempt(&self, attempt: Attempt) -> Result<(), StoreError>;
}
