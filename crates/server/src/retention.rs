//! Deleting what has been kept long enough, if the operator wants that.

use std::sync::Arc;
use std::time::Duration;

use tenback_store::{StoreError, TableOverview, Timestamp};
use tracing::{info, warn};

use crate::app::App;
use crate::config::Retention;
use crate::erasure::Keeper;
use crate::forgetting::Forget;

/// How often old things are looked for.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// How many tables are looked at at once.
const PAGE: u32 = 100;

/// Deletes what is too old, at once and then every hour.
pub(crate) async fn run(app: Arc<App>) {
    if app.config.retention == Retention::default() {
        return;
    }
    let mut every = tokio::time::interval(EVERY);
    let mut pass = Pass { keeper: Keeper::of(&app), retention: app.config.retention, chat_day: None };
    loop {
        tokio::select! {
            () = app.stopping.cancelled() => return,
            _ = every.tick() => {
                if let Err(why) = pass.run_once(&app).await {
                    warn!(%why, "old tables and chat cannot be deleted now");
                }
            }
        }
    }
}

struct Pass {
    keeper: Keeper,
    retention: Retention,
    /// The day before which chat has been deleted. Nothing changes until the next one.
    chat_day: Option<i64>,
}

impl Pass {
    /// Of several nodes, one does it.
    async fn run_once(&mut self, app: &App) -> Result<(), StoreError> {
        match &app.node {
            Some(node) if !node.is_eldest().await? => Ok(()),
            _ => self.run(app.now()).await,
        }
    }

    async fn run(&mut self, now: Timestamp) -> Result<(), StoreError> {
        let tables = self.retention.tables.map(|keep| before(now, keep));
        let chat = self.retention.chat.map(|keep| before(now, keep)).filter(|time| self.chat_day != Some(time.day()));
        let (mut after, mut deleted) = (None, false);
        loop {
            let page = self.keeper.store.table_page(after.take(), PAGE).await?;
            let Some(last) = page.last() else { break };
            after = Some(last.id.clone());
            for table in page {
                if tables.is_some_and(|time| table.updated < time) {
                    info!(table = %table.id, "not used for too long");
                    self.keeper.delete(&table.id).await?;
                    deleted = true;
                } else if let Some(time) = chat.filter(|time| table.created < *time) {
                    deleted |= self.forget_chat(&table, time).await? > 0;
                }
            }
        }
        if deleted {
            self.keeper.truncate_log().await;
        }
        self.chat_day = chat.map(Timestamp::day).or(self.chat_day);
        Ok(())
    }

    /// Deletes the chat of all days before a time, and returns how many messages there were.
    async fn forget_chat(&self, table: &TableOverview, time: Timestamp) -> Result<usize, StoreError> {
        let days = self.keeper.store.days(&table.id).await?;
        let kept = days.iter().filter(|day| day.since.day() >= time.day()).map(|day| day.first).min();
        let count = self.keeper.forget(&table.id, Forget::Before(kept.unwrap_or(u64::MAX))).await?;
        if count > 0 {
            info!(table = %table.id, count, "old chat has been deleted");
        }
        Ok(count)
    }
}

fn before(now: Timestamp, keep: Duration) -> Timestamp {
    Timestamp(now.0.saturating_sub(i64::try_from(keep.as_millis()).unwrap_or(i64::MAX)))
}
