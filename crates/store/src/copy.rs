//! Copying everything from one store to another.

use std::sync::Arc;

use tokio::task::{JoinError, JoinSet};

use crate::{Stats, Store, StoreError};

/// How much is read at once. What is read at once is also written at once, so that it shares commits.
const PEOPLE: u32 = 256;
const TABLES: u32 = 16;
const GAMES: u32 = 64;

/// Why a store was not copied.
#[derive(Debug)]
pub enum CopyError {
    /// The store to copy to contains something already.
    NotEmpty,
    /// The store to copy from failed.
    Source(StoreError),
    /// The store to copy to failed.
    Target(StoreError),
    /// Afterwards the stores do not contain the same.
    Incomplete {
        /// How much there is to copy.
        expected: Stats,
        /// How much there is in the copy.
        found: Stats,
    },
}

/// Copies everything to an empty store and compares how much there is in both afterwards. `progress` is called with the number
/// of people, tables and games copied so far. Nobody else may use either of them meanwhile.
pub async fn copy(
    from: &Arc<dyn Store>,
    to: &Arc<dyn Store>,
    mut progress: impl FnMut(u64) + Send,
) -> Result<Stats, CopyError> {
    let expected = from.stats().await.map_err(CopyError::Source)?;
    if to.stats().await.map_err(CopyError::Target)? != Stats::default() {
        return Err(CopyError::NotEmpty);
    }
    let mut done = 0;
    let mut tick = |more: usize| {
        done += more as u64;
        progress(done);
    };
    copy_people(from, to, &mut tick).await?;
    copy_tables(from, to, &mut tick).await?;
    copy_games(from, to, &mut tick).await?;
    let found = to.stats().await.map_err(CopyError::Target)?;
    if found == expected { Ok(found) } else { Err(CopyError::Incomplete { expected, found }) }
}

async fn copy_people(
    from: &Arc<dyn Store>,
    to: &Arc<dyn Store>,
    tick: &mut (impl FnMut(usize) + Send),
) -> Result<(), CopyError> {
    let mut after = None;
    loop {
        let page = from.person_page(after, PEOPLE).await.map_err(CopyError::Source)?;
        let (Some(last), count) = (page.last(), page.len()) else { return Ok(()) };
        after = Some(last.id);
        let mut writes = JoinSet::new();
        for person in page {
            let to = to.clone();
            writes.spawn(async move { to.add_person(person).await });
        }
        written(writes).await?;
        tick(count);
    }
}

async fn copy_tables(
    from: &Arc<dyn Store>,
    to: &Arc<dyn Store>,
    tick: &mut (impl FnMut(usize) + Send),
) -> Result<(), CopyError> {
    let mut after = None;
    loop {
        let page = from.table_page(after, TABLES).await.map_err(CopyError::Source)?;
        let (Some(last), count) = (page.last(), page.len()) else { return Ok(()) };
        after = Some(last.id.clone());
        let mut writes = JoinSet::new();
        for table in page {
            let missing = || CopyError::Source(StoreError::NoSuchTable);
            let copy = from.copy_of(&table.id).await.map_err(CopyError::Source)?.ok_or_else(missing)?;
            let to = to.clone();
            writes.spawn(async move { to.add_copy(copy).await });
        }
        written(writes).await?;
        tick(count);
    }
}

async fn copy_games(
    from: &Arc<dyn Store>,
    to: &Arc<dyn Store>,
    tick: &mut (impl FnMut(usize) + Send),
) -> Result<(), CopyError> {
    let mut after = None;
    loop {
        let page = from.game_page(after, GAMES).await.map_err(CopyError::Source)?;
        let (Some((table, game)), count) = (page.last(), page.len()) else { return Ok(()) };
        after = Some((table.clone(), game.number));
        let mut writes = JoinSet::new();
        for (table, game) in page {
            let to = to.clone();
            writes.spawn(async move { to.add_game(&table, game).await });
        }
        written(writes).await?;
        tick(count);
    }
}

/// Waits until everything is written.
async fn written(mut writes: JoinSet<Result<(), StoreError>>) -> Result<(), CopyError> {
    let stopped = |error: JoinError| StoreError::Failed(Arc::new(error));
    while let Some(write) = writes.join_next().await {
        write.map_err(stopped).and_then(|done| done).map_err(CopyError::Target)?;
    }
    Ok(())
}
