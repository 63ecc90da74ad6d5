//! Challenges: the cards of a finished game for others, alone or as teams. A challenge is a contest with one instance that
//! never opens to everybody; its name is all that a link says.

mod make;
mod play;
mod results;
mod source;

use tenback_store::{Attempt, Contest, ContestKey, FinishedGame, StoreError};
use tenback_table::PersonId;

use crate::app::App;
use crate::contest::{Roster, deal_of, find_deal};
use crate::denial::Denial;
use source::Source;

pub(crate) use make::make;
pub(crate) use play::play;
pub(crate) use results::show;

/// The kind of these contests.
pub(crate) const KIND: &str = "challenge";

/// The number of letters and digits of an id.
const ID_LENGTH: usize = 16;

/// The id of a challenge, if a contest is one.
pub(crate) fn read_key(key: &ContestKey) -> Option<&str> {
    (key.kind == KIND).then_some(key.deal.as_str())
}

/// Who plays a challenge.
pub(crate) fn roster(contest: &Contest) -> Result<Roster, Denial> {
    let roster = source_of(contest)?.roster(&deal_of(contest)?.setup);
    roster.ok_or_else(|| Denial::internal(format_args!("challenge {} is damaged", contest.key.deal)))
}

/// The challenge with this id.
async fn find(app: &App, id: &str) -> Result<Contest, Denial> {
    let possible = id.len() == ID_LENGTH && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let found = if possible { find_deal(app, KIND, id).await? } else { None };
    found.ok_or(Denial::NoSuchChallenge)
}

/// Where a challenge comes from.
fn source_of(contest: &Contest) -> Result<Source, Denial> {
    let damaged = |_| Denial::internal(format_args!("challenge {} is damaged", contest.key.deal));
    contest.key.instance.parse().map_err(damaged)
}

/// The game that a challenge comes from.
async fn source_game(app: &App, source: &Source) -> Result<Option<FinishedGame>, Denial> {
    match app.store.game(&source.table, source.number).await {
        Ok(game) => Ok(game),
        Err(StoreError::NoSuchTable) => Ok(None),
        Err(why) => Err(why.into()),
    }
}

/// Whether somebody played the game that a challenge comes from.
pub(crate) async fn has_played_source(app: &App, person: PersonId, contest: &Contest) -> Result<bool, Denial> {
    let game = source_game(app, &source_of(contest)?).await?;
    Ok(game.is_some_and(|game| source::played(&game, person)))
}

/// The attempts of somebody at challenges, or at one of them.
pub(crate) async fn attempts_of(app: &App, person: PersonId, id: Option<&str>) -> Result<Vec<Attempt>, Denial> {
    Ok(app.store.attempts_of(person, KIND, id).await?)
}
