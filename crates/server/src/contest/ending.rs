//! The ends of attempts: those that were not finished when their contest opened count with their cards left.

use tenback_daily::Score;
use tenback_rules::{Game, Seat};
use tenback_store::{Attempt, AttemptScore, Contest, Timestamp};
use tenback_table::Table;
use tracing::{info, warn};

use super::{deal_of, roster};
use crate::app::App;
use crate::charter::{Names, ParsedTable, restore};
use crate::denial::Denial;

/// The score of the game on a table, over or not. Where there are opponents, it is that of the seat.
pub(crate) fn score_of(table: &Table, seat: Seat, ended: Timestamp) -> Option<AttemptScore> {
    table.game().map(|game| scored(game, seat, ended))
}

fn scored(game: &Game, seat: Seat, ended: Timestamp) -> AttemptScore {
    let Score { won, left } = Score::of(game.board(), seat);
    AttemptScore { won, left, ended }
}

/// Gives every attempt at contests that have opened a score. What one node has done already does not change.
pub(crate) async fn settle(app: &App) -> Result<(), Denial> {
    for contest in app.store.contests_due(app.now()).await? {
        let deals = std::slice::from_ref(&contest.key.deal);
        let attempts = app.store.attempts_at(&contest.key.kind, deals).await?;
        let own = attempts.iter().filter(|attempt| attempt.contest == contest.key && attempt.score.is_none());
        for attempt in own {
            settle_attempt(app, &contest, attempt).await?;
        }
        app.store.settle_contest(&contest.key).await?;
        info!(deal = contest.key.deal, instance = contest.key.instance, "a contest is open");
    }
    Ok(())
}

/// Gives an attempt the score of its game as it is stored.
pub(crate) async fn settle_attempt(app: &App, contest: &Contest, attempt: &Attempt) -> Result<(), Denial> {
    let score = stored_score(app, contest, attempt).await?;
    app.store.finish_attempt(&attempt.table, score).await?;
    Ok(())
}

/// The score of a game as it is stored. One whose table does not exist any more counts as not played at all.
async fn stored_score(app: &App, contest: &Contest, attempt: &Attempt) -> Result<AttemptScore, Denial> {
    let (ended, seat) = (contest.opens.unwrap_or_else(|| app.now()), roster(contest)?.first_person());
    let stored = app.store.load(&attempt.table).await?;
    let restored = stored.and_then(|stored| {
        let read = ParsedTable::of(&stored).and_then(|read| restore(read, &Names::new()));
        read.inspect_err(|why| warn!(table = %attempt.table, %why, "an attempt cannot be read")).ok()
    });
    match restored.and_then(|loaded| score_of(&loaded.table, seat, ended)) {
        Some(score) => Ok(score),
        None => {
            let game = Game::new(&deal_of(contest)?.setup).map_err(|_| Denial::Internal)?;
            Ok(scored(&game, seat, ended))
        }
    }
}
