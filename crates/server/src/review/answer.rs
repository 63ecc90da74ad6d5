//! Turns that somebody plays in place of one of a finished game, to find a better one.

use std::sync::Arc;

use axum::body::Bytes;
use tenback_review::{AnswerError, Effort, FinishedGame, Study, report_answer};
use tenback_rules::Lay;
use tenback_table::Refusal;

use super::Asker;
use super::job::line;
use crate::app::App;
use crate::denial::Denial;
use crate::thinking::{Stop, think};

/// Judges these lays in place of the turn with this number. It is part of what a person may have reviewed at a time, and
/// stops if nobody waits for it any more.
pub(crate) async fn judge_answer(
    app: &Arc<App>,
    game: FinishedGame,
    (turn, lays): (u16, Vec<Lay>),
    asker: Asker,
) -> Result<Bytes, Denial> {
    let account = asker.account();
    let queue = app.reviews.queue(account);
    let _turn = queue.lock().await;
    let thread = app.thinkers.thread_for_review(account).await.ok_or(Denial::ShuttingDown)?;
    let study = Study::new(game, Effort::per_turn(app.config.review_evaluations));
    let last = study.game().turns().last().map_or(0, |turn| usize::from(turn.number));
    let stop = Stop::default();
    let stopped = stop.stopped();
    let work = move || {
        let _thread = thread;
        study.judge_answer(turn, &lays, &stopped)
    };
    let judged = think(app.world.as_ref(), work).await.ok_or(Denial::Internal)?;
    let judgement = judged.map_err(|why| match why {
        AnswerError::NoSuchTurn => Denial::NoSuchPosition { last },
        AnswerError::Illegal(why) => Refusal::Illegal(why).into(),
    })?;
    Ok(line(&report_answer(&judgement.ok_or(Denial::Internal)?)))
}
