//! Somebody who waits for a review.

use std::io;

use axum::body::Bytes;
use futures_util::{Stream, stream};
use tenback_table::Language;
use tenback_wire::{Problem, ReviewLine};
use tenback_words::Words;
use tokio::sync::watch;

use super::job::{End, Job, Progress, line};

/// Somebody who waits for a review. Once all of them are dropped, the work stops.
pub(crate) struct Listener {
    first: Option<Bytes>,
    progress: watch::Receiver<Progress>,
    /// How many lines were sent.
    sent: usize,
    is_over: bool,
}

impl Listener {
    pub(super) fn new(job: &Job, progress: watch::Receiver<Progress>) -> Listener {
        Listener { first: Some(job.first_line()), progress, sent: 0, is_over: false }
    }

    /// The lines, each as soon as it is known. `guard` is kept until the last one.
    pub(crate) fn lines<G>(self, language: Language, guard: G) -> impl Stream<Item = io::Result<Bytes>> {
        stream::unfold((self, guard), move |(mut listener, guard)| async move {
            let line = listener.next(language).await?;
            Some((Ok(line), (listener, guard)))
        })
    }

    async fn next(&mut self, language: Language) -> Option<Bytes> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        while !self.is_over {
            let (next, end) = {
                let progress = self.progress.borrow_and_update();
                (progress.lines.get(self.sent).cloned(), progress.end.clone())
            };
            match (next, end) {
                (Some(line), _) => {
                    self.sent += 1;
                    return Some(line);
                }
                (None, Some(end)) => {
                    self.is_over = true;
                    return failure(&end, language);
                }
                (None, None) => self.is_over = self.progress.changed().await.is_err(),
            }
        }
        None
    }
}

/// The last line of a review that could not be completed.
fn failure(end: &End, language: Language) -> Option<Bytes> {
    let End::Failed(denial) = end else { return None };
    let (code, text) = (denial.code().to_owned(), denial.text(Words::of(language)));
    Some(line(&ReviewLine::Failed(Problem { code, text })))
}
