//! Outlines of games that were stored without one, such as those of former versions.

use std::sync::Arc;
use std::time::Duration;

use tenback_store::{StoreError, TableId};
use tracing::{info, warn};

use super::outline::{accuracy, outline};
use crate::app::App;
use crate::thinking::think;

/// How many games are outlined between two looks at what is left.
const PAGE: u32 = 64;

/// How long to wait after a failure, or for another node.
const PAUSE: Duration = Duration::from_secs(30);

/// Outlines all games that have none, then ends. Of several nodes, one does it.
pub(crate) async fn run(app: Arc<App>) {
    let mut done = 0;
    loop {
        match pass(&app).await {
            Ok(Progress::Nothing) => break,
            Ok(Progress::Outlined(count)) => done += count,
            Ok(Progress::Elsewhere) => {
                if is_stopped_within(&app, PAUSE).await {
                    return;
                }
            }
            Err(why) => {
                warn!(%why, "old games cannot be outlined now");
                if is_stopped_within(&app, PAUSE).await {
                    return;
                }
            }
        }
        if app.stopping.is_cancelled() {
            return;
        }
    }
    if done > 0 {
        info!(done, "old games are part of their players' histories now");
    }
}

/// Waits, and returns whether the server stops meanwhile.
pub(super) async fn is_stopped_within(app: &App, time: Duration) -> bool {
    tokio::time::timeout(time, app.stopping.cancelled()).await.is_ok()
}

enum Progress {
    Nothing,
    Outlined(usize),
    /// Another node does it.
    Elsewhere,
}

async fn pass(app: &App) -> Result<Progress, StoreError> {
    let due = app.store.not_outlined(PAGE).await?;
    if due.is_empty() {
        return Ok(Progress::Nothing);
    }
    if let Some(node) = &app.node
        && !node.is_eldest().await?
    {
        return Ok(Progress::Elsewhere);
    }
    let count = due.len();
    for (table, number) in due {
        outline_stored(app, &table, number).await?;
        if app.stopping.is_cancelled() {
            break;
        }
    }
    Ok(Progress::Outlined(count))
}

async fn outline_stored(app: &App, table: &TableId, number: u32) -> Result<(), StoreError> {
    let game = match app.store.game(table, number).await {
        Err(StoreError::NoSuchTable) => None,
        game => game?,
    };
    let work = move || game.map(|game| (outline(&game), game));
    let Some((Some(outline), game)) = think(app.world.as_ref(), work).await.flatten() else {
        warn!(%table, number, "the record of a game is damaged; it is in nobody's history");
        return app.store.add_played(table, number, Vec::new()).await;
    };
    app.store.add_played(table, number, outline.played(table, &game)).await?;
    match app.store.review(table, number).await? {
        Some(review) => app.store.keep_accuracy(table, number, accuracy(&review)).await,
        None => Ok(()),
    }
}
