//! What people share about an attempt: a sign for each of their own turns, by how good it was. No card and no number.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use tenback_daily::{Day, signs};
use tenback_rules::Seat;
use tenback_store::Attempt;
use tenback_table::{Language, PersonId};
use tenback_wire::{DailyGame, Review, ReviewLine};

use super::{KIND, deal_name};
use crate::app::App;
use crate::denial::Denial;
use crate::review::{Asker, Subject, read, version};

/// How long a review that is not kept is waited for. What is known by then stays for the next time.
const PATIENCE: Duration = Duration::from_secs(12);

/// The signs of a person's own turns in the deal that they have finished.
pub(crate) async fn share_text(
    app: &Arc<App>,
    person: PersonId,
    from: IpAddr,
    day: Day,
    deal: DailyGame,
) -> Result<String, Denial> {
    let attempts = app.store.attempts_of(person, KIND, Some(&deal_name(day, deal))).await?;
    let attempt = attempts.into_iter().find(|attempt| attempt.score.is_some()).ok_or(Denial::NotFinished)?;
    let game = app.store.game(&attempt.table, attempt.game).await?.ok_or(Denial::NotFinished)?;
    let seat = game.players.iter().find(|player| player.person == person).and_then(|player| player.seat);
    let seat = seat.and_then(Seat::from_number);
    let review = review(app, &attempt, game.record, Asker::new(Some(person), from)).await?;
    // Somebody who left before the end has played turns as well, but nobody can tell which.
    let own = review.turns.iter().filter(|turn| seat.is_none_or(|seat| seat == turn.seat));
    Ok(signs(own.map(|turn| turn.verdict)))
}

/// The review of the game, as it is kept or made now.
async fn review(app: &Arc<App>, attempt: &Attempt, record: String, asker: Asker) -> Result<Review, Denial> {
    let stored = app.store.review(&attempt.table, attempt.game).await?;
    if let Some(stored) = stored.filter(|stored| stored.version == version(app.config.review_evaluations)) {
        return whole(&stored.review).ok_or(Denial::Internal);
    }
    let (game, _) = read(&record)?;
    let subject = Subject::Game(attempt.table.clone(), attempt.game);
    let listener = app.reviews.listen(app, subject, game, asker);
    let collect = async {
        let mut text = Vec::new();
        let mut lines = std::pin::pin!(listener.lines(Language::default(), ()));
        while let Some(Ok(line)) = lines.next().await {
            text.extend_from_slice(&line);
        }
        text
    };
    let lines = tokio::time::timeout(PATIENCE, collect).await.map_err(|_| Denial::TooFast { wait: 3 })?;
    whole(&String::from_utf8_lossy(&lines)).ok_or(Denial::TooFast { wait: 3 })
}

/// The whole review among the lines of one.
fn whole(lines: &str) -> Option<Review> {
    lines.lines().find_map(|line| match serde_json::from_str(line) {
        Ok(ReviewLine::Review(review)) => Some(*review),
        _ => None,
    })
}
