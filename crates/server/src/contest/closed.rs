//! Who may see the cards and the results of a contest.

use tenback_rules::Setup;
use tenback_store::{Attempt, Contest, ContestKey};
use tenback_table::PersonId;

use super::{find, is_open};
use crate::app::App;
use crate::denial::Denial;
use crate::review::{check_not_in_play, opening_digest};

/// Whether somebody may see everything about a contest: it is open, or they have finished its deal.
pub(crate) async fn may_see(app: &App, person: Option<PersonId>, contest: &Contest) -> Result<bool, Denial> {
    if is_open(contest, app.now()) {
        return Ok(true);
    }
    match person {
        Some(person) => has_finished(app, person, &contest.key).await,
        None => Ok(false),
    }
}

/// Whether somebody has finished the deal of a contest, whichever instance they played.
async fn has_finished(app: &App, person: PersonId, key: &ContestKey) -> Result<bool, Denial> {
    let attempts = app.store.attempts_of(person, &key.kind, Some(&key.deal)).await?;
    for attempt in &attempts {
        // The end of a game is stored just before its score.
        if attempt.score.is_some() || is_over(app, attempt).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn is_over(app: &App, attempt: &Attempt) -> Result<bool, Denial> {
    match app.store.game(&attempt.table, attempt.game).await {
        Ok(game) => Ok(game.is_some()),
        Err(tenback_store::StoreError::NoSuchTable) => Ok(false),
        Err(why) => Err(why.into()),
    }
}

/// Refuses somebody who may not see what was played for a contest.
pub(crate) async fn check_attempt(app: &App, person: Option<PersonId>, attempt: &Attempt) -> Result<(), Denial> {
    let contest = find(app, &attempt.contest).await?.ok_or(Denial::NoRecord)?;
    if may_see(app, person, &contest).await? { Ok(()) } else { Err(Denial::NotFinished) }
}

/// Refuses cards that somebody may still have to play: those of a contest that is closed to the person, and those that are
/// being played at a table. Others play the cards of a contest at the same time, but to those who have finished it that
/// does not matter.
pub(crate) async fn check_cards(app: &App, person: Option<PersonId>, deal: &Setup) -> Result<(), Denial> {
    let is_contest = check_closed(app, person, deal).await?;
    if is_contest { Ok(()) } else { check_not_in_play(app, deal).await }
}

/// Refuses the cards of a contest that is closed to the person, and returns whether they are those of a contest at all.
pub(crate) async fn check_closed(app: &App, person: Option<PersonId>, deal: &Setup) -> Result<bool, Denial> {
    let Some(opening) = opening_digest(deal) else { return Ok(false) };
    let contests = app.store.contests_with(opening).await?;
    for contest in &contests {
        if !may_see(app, person, contest).await? {
            return Err(Denial::DealInPlay);
        }
    }
    Ok(!contests.is_empty())
}
