//! Makes a review, step by step.

use std::collections::VecDeque;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use axum::body::Bytes;
use tenback_review::{Part, Step};
use tenback_store::StoredReview;
use tokio::task::JoinSet;
use tracing::{debug, warn};

use super::job::Job;
use super::{Asker, Subject, version};
use crate::app::App;
use crate::denial::Denial;
use crate::history::accuracy;
use crate::metrics;
use crate::thinking::{Stop, Thread, think};

/// Works on a review until it is complete, nobody listens to it, or the server stops.
pub(super) async fn run(app: Arc<App>, job: Arc<Job>, asker: Asker) {
    let began = Instant::now();
    let _worker = Worker(&job);
    loop {
        let end = tokio::select! {
            () = app.stopping.cancelled() => Err(Denial::ShuttingDown),
            () = job.abandoned() => {
                if job.stop_if_abandoned() {
                    return metrics::reviewed("abandoned");
                }
                continue;
            }
            made = make(&app, &job, asker) => made,
        };
        metrics::reviewed(if end.is_ok() { "complete" } else { "failed" });
        debug!(subject = ?job.subject, turns = job.study.game().turns().len(), took = ?began.elapsed(), "reviewed");
        return job.end(end);
    }
}

/// Whoever works on a review. If they die, those who listen are told: nobody else would.
struct Worker<'a>(&'a Job);

impl Drop for Worker<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.end(Err(Denial::Internal));
        }
    }
}

/// Performs what is missing, and returns the last line once it is stored.
async fn make(app: &Arc<App>, job: &Arc<Job>, asker: Asker) -> Result<Bytes, Denial> {
    let account = asker.account();
    let queue = app.reviews.queue(account);
    let _turn = queue.lock().await;
    let thread = || async { app.thinkers.thread_for_review(account).await.ok_or(Denial::ShuttingDown) };
    if !job.is_planned() {
        plan(app, job, thread().await?).await?;
    }
    let rules = job.study.game().rules();
    let mut missing: VecDeque<Step> = job.missing().into();
    if let Some(mean) = app.reviews.mean(rules).filter(|_| missing.contains(&Step::Mean)) {
        missing.retain(|step| *step != Step::Mean);
        job.add(mean);
    }
    let stop = Stop::default();
    let mut running = JoinSet::new();
    loop {
        tokio::select! {
            thread = thread(), if !missing.is_empty() => {
                let (thread, Some(step)) = (thread?, missing.pop_front()) else { continue };
                running.spawn(perform(app.clone(), job.clone(), step, thread, stop.stopped()));
            }
            Some(done) = running.join_next() => {
                let part = done.map_err(Denial::internal)?.ok_or(Denial::Internal)?;
                app.reviews.note_mean(rules, &part);
                job.add(part);
            }
            else => break,
        }
    }
    let last = job.last_line().ok_or(Denial::Internal)?;
    keep(app, job, &last, asker).await;
    Ok(last)
}

/// Finds out which steps are the most important.
async fn plan(app: &App, job: &Arc<Job>, thread: Thread) -> Result<(), Denial> {
    let planned = job.clone();
    let work = move || {
        let _thread = thread;
        planned.study.steps()
    };
    job.plan(think(app.world.as_ref(), work).await.ok_or(Denial::Internal)?);
    Ok(())
}

/// Performs a step on a thread; `None` if it was stopped or has failed.
async fn perform(
    app: Arc<App>,
    job: Arc<Job>,
    step: Step,
    thread: Thread,
    stopped: impl Fn() -> bool + Send + 'static,
) -> Option<Part> {
    let work = move || {
        let (_thread, began) = (thread, Instant::now());
        let part = job.study.perform(step, &stopped);
        metrics::review_step(began.elapsed());
        part
    };
    think(app.world.as_ref(), work).await.flatten()
}

/// Stores the review of a game of a table, if there is room. Otherwise it is made again when somebody asks for it later.
async fn keep(app: &App, job: &Job, last: &Bytes, asker: Asker) {
    let Subject::Game(table, number) = &job.subject else { return };
    let text = [&job.first_line()[..], last].concat();
    let review = match String::from_utf8(text) {
        Ok(review) => review,
        Err(why) => return warn!(%table, number, %why, "a review could not be stored"),
    };
    let (bytes, account) = (review.len() as u64, asker.account());
    let review = StoredReview { version: version(app.config.review_evaluations), review };
    if let Err(why) = app.store.keep_accuracy(table, *number, accuracy(&review)).await {
        warn!(%table, number, %why, "the accuracy of a game could not be stored");
    }
    let room = app.budgets.check_database();
    if let Err(why) = room.and_then(|()| app.budgets.spend(account.person, asker.address, bytes)) {
        return debug!(%table, number, %why, "no room for a review");
    }
    if let Err(why) = app.store.keep_review(table, *number, review).await {
        warn!(%table, number, %why, "a review could not be stored");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::{StreamExt, TryStreamExt};
    use tenback_review::{Effort, Study};
    use tenback_table::Language;

    use super::Worker;
    use crate::review::job::Job;
    use crate::review::{Listener, Subject, read};

    /// A game that was given up in its second turn.
    fn job() -> Arc<Job> {
        let deck: Vec<String> = (2..=99).map(|card| card.to_string()).collect();
        let text =
            format!("[Game \"classic\"]\n[Deck \"{}\"]\n[Termination \"resigned 1\"]\n\n1. 2a 3a\n", deck.join(" "));
        let (game, _) = read(&text).expect("it is over");
        Arc::new(Job::new(Subject::Record([0; 32]), Study::new(game, Effort::per_turn(100))))
    }

    #[tokio::test]
    async fn who_listens_to_a_worker_that_dies_is_told() {
        let job = job();
        let (progress, idle) = job.listen();
        assert!(idle, "somebody has to work");
        let listener = Listener::new(&job, progress);
        let dying = job.clone();
        let worker = tokio::spawn(async move {
            let _worker = Worker(&dying);
            panic!("on purpose");
        });
        assert!(worker.await.is_err_and(|why| why.is_panic()));
        let lines: Vec<_> = listener.lines(Language::English, ()).map_ok(|line| line.to_vec()).collect().await;
        let lines: Vec<String> =
            lines.into_iter().map(|line| String::from_utf8_lossy(&line.expect("a line")).into()).collect();
        assert_eq!(lines.len(), 2, "the first line and the last: {lines:?}");
        assert!(lines[1].contains(r#""type":"failed","code":"internal","text":"Something went wrong"#), "{}", lines[1]);
        assert!(job.listen().1, "who asks again finds somebody to work on it");
    }
}
