//! Playing a challenge.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use tenback_store::{Attempt, Contest, TableId};
use tenback_table::{Person, PersonId};

use super::{attempts_of, find, has_played_source, roster};
use crate::app::App;
use crate::contest::{Plan, begin_alone, has_seen, open_for_team, settle_attempt};
use crate::denial::Denial;

/// How long a table may be missing that is about to be created.
const CREATED_WITHIN: Duration = Duration::from_secs(10 * 60);

/// The table where a person plays a challenge: a new one, or the one where they have begun. Everybody enters once.
pub(crate) async fn play(app: &Arc<App>, person: &Person, from: IpAddr, id: &str) -> Result<TableId, Denial> {
    let contest = find(app, id).await?;
    if has_played_source(app, person.id, &contest).await? {
        return Err(Denial::CardsSeen);
    }
    let own = own_attempt(app, person.id, &contest).await?;
    let seen = own.is_none() && has_seen(app, person.id, &contest).await?;
    let instances = std::slice::from_ref(&contest);
    let plan = Plan { instances, roster: roster(&contest)?, person, from, seen };
    match own {
        _ if plan.roster.is_alone() => begin_alone(app, &plan).await,
        Some(attempt) => Ok(attempt.table),
        None => open_for_team(app, &plan).await,
    }
}

/// The attempt of somebody at a challenge. One whose table was closed or deleted has ended.
pub(super) async fn own_attempt(app: &App, person: PersonId, contest: &Contest) -> Result<Option<Attempt>, Denial> {
    let attempts = attempts_of(app, person, Some(&contest.key.deal)).await?;
    for attempt in attempts.iter().filter(|attempt| attempt.score.is_none()) {
        let is_over = match app.store.table(&attempt.table).await? {
            Some(table) => table.closed,
            None => app.now().since(attempt.begun) > CREATED_WITHIN,
        };
        if is_over {
            settle_attempt(app, contest, attempt).await?;
        }
    }
    Ok(attempts.into_iter().next())
}
