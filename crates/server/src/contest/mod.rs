//! Contests: deals that many people play, each at a table of their own. The deals of the day are one kind of them, challenges
//! another.
//!
//! A contest has one deal and perhaps several instances of it that are exactly as hard. Whoever has begun one has seen the
//! deal, and whoever has finished one may see the others; until it opens, it is closed to everybody else. The cards of a
//! challenge were played before: they are closed to those who have begun it.

mod closed;
mod ending;
mod field;
mod openings;
mod roster;
mod table;

use serde::{Deserialize, Serialize};
use tenback_daily::Lineup;
use tenback_rules::Setup;
use tenback_store::{Contest, ContestKey, Timestamp};
use tenback_table::Deal;
use tenback_wire::Occasion;

use crate::app::App;
use crate::denial::Denial;
use crate::{challenge, daily};

pub(crate) use closed::{
    check_attempt, check_cards, check_closed, check_not_entered, check_not_playing, check_table, entered_cards,
    has_seen, may_see, part,
};
pub(crate) use ending::{score_of, settle, settle_attempt};
pub(crate) use field::play_field;
pub(crate) use openings::Openings;
pub(crate) use roster::Roster;
pub(crate) use table::{Plan, begin_alone, open_for_team};

/// The contest that a table is for, as stored with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TableContest {
    kind: String,
    deal: String,
    instance: String,
}

impl TableContest {
    pub(crate) fn key(&self) -> ContestKey {
        ContestKey { kind: self.kind.clone(), deal: self.deal.clone(), instance: self.instance.clone() }
    }

    /// Whether it is for this deal.
    pub(crate) fn is_for(&self, kind: &str, deal: &str) -> bool {
        self.kind == kind && self.deal == deal
    }
}

impl From<&ContestKey> for TableContest {
    fn from(key: &ContestKey) -> TableContest {
        TableContest { kind: key.kind.clone(), deal: key.deal.clone(), instance: key.instance.clone() }
    }
}

/// What a game of a contest is played for, as clients are told.
pub(crate) fn occasion(key: &ContestKey, ranked: bool) -> Option<Occasion> {
    match daily::read_key(key) {
        Some((day, deal)) => Some(Occasion::Daily { day: day.to_string(), deal, ranked }),
        None => challenge::read_key(key).map(|id| Occasion::Challenge { id: id.to_owned() }),
    }
}

/// Who plays a contest.
pub(crate) fn roster(contest: &Contest) -> Result<Roster, Denial> {
    match daily::read_key(&contest.key) {
        Some((_, deal)) => Ok(Lineup::of(deal).into()),
        None => challenge::roster(contest),
    }
}

/// The cards and the salt of a contest.
pub(crate) fn deal_of(contest: &Contest) -> Result<Deal, Denial> {
    let setup: Setup = serde_json::from_str(&contest.setup).map_err(Denial::internal)?;
    Ok(Deal { setup, salt: Some(contest.salt.clone()) })
}

/// Whether everybody may see it. It does not close again, whatever the clock says.
pub(crate) fn is_open(contest: &Contest, now: Timestamp) -> bool {
    contest.settled || contest.opens.is_some_and(|opens| opens <= now)
}

/// Whether a game that begins now counts.
pub(crate) fn counts(contest: &Contest, now: Timestamp) -> bool {
    !contest.settled && daily::ends(contest).is_none_or(|ends| now < ends)
}

/// The only instance of a deal.
pub(crate) async fn find_deal(app: &App, kind: &str, deal: &str) -> Result<Option<Contest>, Denial> {
    Ok(app.store.contests(kind, &[deal.to_owned()]).await?.into_iter().next())
}

/// A contest by its key.
pub(crate) async fn find(app: &App, key: &ContestKey) -> Result<Option<Contest>, Denial> {
    let found = app.store.contests(&key.kind, std::slice::from_ref(&key.deal)).await?;
    Ok(found.into_iter().find(|contest| contest.key == *key))
}
