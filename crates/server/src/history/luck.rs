//! Luck of finished games, worked out for all of them while the server has nothing else to do: those that somebody had
//! reviewed would not be a fair sample.

use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest as _, Sha256};
use tenback_review::{FinishedGame, LuckMeter, ReviewError};
use tenback_rules::{Contest, Outcome, Seat};
use tenback_store::{StoreError, TableId};
use tenback_table::PersonId;
use tracing::{debug, warn};

use super::backfill::is_stopped_within;
use crate::app::App;
use crate::review::{digest, read};
use crate::thinking::{Thread, think};

/// How many games are taken at once.
const PAGE: u32 = 8;

/// For how long nobody else takes them; also how long a game waits whose cards are being played again.
const CLAIMED: Duration = Duration::from_secs(10 * 60);

/// How long to wait while there is nothing to do or somebody else thinks.
const PAUSE: Duration = Duration::from_secs(2);

/// How long to wait after a failure.
const LONG_PAUSE: Duration = Duration::from_secs(60);

/// Works out luck until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    // Games are played in a simulation to see what goes wrong on the network.
    if app.world.is_simulated() {
        return;
    }
    loop {
        let pause = match pass(&app).await {
            Ok(true) => Duration::ZERO,
            Ok(false) => PAUSE,
            Err(why) => {
                warn!(%why, "luck cannot be worked out now");
                LONG_PAUSE
            }
        };
        if is_stopped_within(&app, pause).await {
            return;
        }
    }
}

/// Works out the luck of a few games, and returns whether there were any.
async fn pass(app: &Arc<App>) -> Result<bool, StoreError> {
    if app.thinkers.idle_thread().is_none() {
        return Ok(false);
    }
    let now = app.now();
    let games = app.store.claim_luck(now, now.plus(CLAIMED), PAGE).await?;
    let any = !games.is_empty();
    for (table, number) in games {
        let Some(thread) = idle_thread(app).await else { return Ok(false) };
        work_out(app, &table, number, thread).await?;
    }
    Ok(any)
}

/// Waits until nobody else thinks; `None` if the server stops.
async fn idle_thread(app: &Arc<App>) -> Option<Thread> {
    loop {
        if let Some(thread) = app.thinkers.idle_thread() {
            return Some(thread);
        }
        if is_stopped_within(app, PAUSE).await {
            return None;
        }
    }
}

async fn work_out(app: &App, table: &TableId, number: u32, thread: Thread) -> Result<(), StoreError> {
    let Some(game) = app.store.game(table, number).await? else {
        return app.store.keep_luck(table, number, Vec::new()).await;
    };
    let record = game.record.clone();
    let Ok((finished, deal)) = read(&record) else {
        debug!(%table, number, "luck cannot be known");
        return app.store.keep_luck(table, number, Vec::new()).await;
    };
    if app.store.is_in_play(digest(&deal)).await? {
        // Whoever plays these cards now must not learn anything about them. The game is free again later.
        return Ok(());
    }
    let salt = Sha256::digest(&record).first_chunk().map_or(0, |bytes| u64::from_be_bytes(*bytes));
    let contest = finished.rules().contest();
    let stopping = app.stopping.clone();
    let work = move || {
        let _thread = thread;
        adjusted(&finished, salt, &|| stopping.is_cancelled())
    };
    let first = match think(app.world.as_ref(), work).await {
        Some(Ok(Some(first))) => first,
        // The server stops. The game is free again later.
        Some(Ok(None)) => return Ok(()),
        Some(Err(_)) | None => return app.store.keep_luck(table, number, Vec::new()).await,
    };
    let of = |seat: Option<u8>| match (contest, seat.and_then(Seat::from_number)) {
        (Contest::Together, _) | (Contest::Opposed, Some(Seat::FIRST)) => Some(first),
        (Contest::Opposed, Some(_)) => Some(1.0 - first),
        (Contest::Opposed, None) => None,
    };
    let people: Vec<(PersonId, f64)> =
        game.players.iter().filter_map(|player| Some((player.person, of(player.seat)?))).collect();
    app.store.keep_luck(table, number, people).await
}

/// The result of the first seat without luck; `None` if it was stopped. The same game always gives the same.
fn adjusted(game: &FinishedGame, salt: u64, stopped: &dyn Fn() -> bool) -> Result<Option<f64>, ReviewError> {
    let meter = LuckMeter::new(game.rules())?;
    // A team chooses who goes first; between opponents that is a part of the deal.
    let dealt = match game.rules().contest() {
        Contest::Together => game.dealt(),
        Contest::Opposed => game.begun(),
    };
    let mut luck = meter.deal(dealt, salt);
    for turn in game.turns().iter().filter(|turn| turn.drew > 0 && !turn.cut_short) {
        if stopped() {
            return Ok(None);
        }
        luck += meter.draw(&turn.before, &turn.lays, salt);
    }
    let won = matches!(game.ending().outcome, Outcome::Won | Outcome::SeatWon(Seat::FIRST));
    Ok(Some(f64::from(u8::from(won)) - luck))
}
