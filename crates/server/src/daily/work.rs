//! What is done in the background: tomorrow's deals, the ends of those that open, and the field of bots.

use std::sync::Arc;
use std::time::Duration;

use tenback_daily::Lineup;
use tracing::warn;

use super::deals::prepare;
use super::{read_key, today};
use crate::app::App;
use crate::contest::{play_field, settle};
use crate::denial::Denial;

/// How often it is checked what there is to do.
const EVERY: Duration = Duration::from_secs(30);

/// Works until the server stops. Every node does, and what one has done is done.
pub(crate) async fn run(app: Arc<App>) {
    if app.world.is_simulated() {
        return;
    }
    let settling = again_and_again(&app, || settle(&app));
    if app.config.daily.ahead {
        tokio::join!(settling, again_and_again(&app, || work_ahead(&app)));
    } else {
        settling.await;
    }
}

async fn again_and_again<F: Future<Output = Result<(), Denial>>>(app: &App, work: impl Fn() -> F) {
    let mut every = tokio::time::interval(EVERY);
    loop {
        tokio::select! {
            () = app.stopping.cancelled() => return,
            _ = every.tick() => {
                if let Err(why) = work().await {
                    warn!(%why, "deals of the day cannot be worked on now");
                }
            }
        }
    }
}

/// Makes the deals of today and tomorrow, and lets bots play them.
async fn work_ahead(app: &Arc<App>) -> Result<(), Denial> {
    let day = today(app);
    let mut contests = prepare(app, day).await?;
    contests.extend(prepare(app, day.next()).await?);
    for contest in &contests {
        if let Some((_, deal)) = read_key(&contest.key) {
            play_field(app, contest, Lineup::of(deal)).await?;
        }
    }
    Ok(())
}
