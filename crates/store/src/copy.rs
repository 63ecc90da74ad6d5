//! Copying everything from one store to another.

use std::sync::Arc;

use tokio::task::{JoinError, JoinSet};

use crate::{Attempt, Contest, FinishedGame, Group, Person, Stats, Store, StoreError, TableId, TableOverview};

/// How much is read at once. What is read at once is also written at once, so that it shares commits.
const PEOPLE: u32 = 256;
const TABLES: u32 = 16;
const GAMES: u32 = 64;
const CONTESTS: u32 = 64;
const GROUPS: u32 = 64;

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
    let both = || (from.clone(), to.clone());
    let person = |person| copy_person(both(), person);
    copy_pages(|person: &Person| person.id, |after| from.person_page(after, PEOPLE), person, &mut tick).await?;
    let table = |table: TableOverview| copy_table(both(), table.id);
    copy_pages(|table: &TableOverview| table.id.clone(), |after| from.table_page(after, TABLES), table, &mut tick)
        .await?;
    let game = |(table, game): (TableId, FinishedGame)| copy_game(both(), table, game);
    let key = |(table, game): &(TableId, FinishedGame)| (table.clone(), game.number);
    copy_pages(key, |after| from.game_page(after, GAMES), game, &mut tick).await?;
    copy_contests(from, to).await?;
    let group = |group| copy_group(to.clone(), group);
    // They do not count as progress.
    copy_pages(|group: &Group| group.id, |after| from.group_page(after, GROUPS), group, &mut |_| ()).await?;
    let found = to.stats().await.map_err(CopyError::Target)?;
    if found == expected { Ok(found) } else { Err(CopyError::Incomplete { expected, found }) }
}

/// Reads page after page, each after the last key of the one before, and writes the items of a page together.
async fn copy_pages<T, K, R, W>(
    key: impl Fn(&T) -> K + Send,
    read: impl Fn(Option<K>) -> R + Send,
    write: impl Fn(T) -> W + Send,
    tick: &mut (impl FnMut(usize) + Send),
) -> Result<(), CopyError>
where
    R: Future<Output = Result<Vec<T>, StoreError>> + Send,
    W: Future<Output = Result<(), CopyError>> + Send + 'static,
{
    let mut after = None;
    loop {
        let page = read(after).await.map_err(CopyError::Source)?;
        let (Some(last), count) = (page.last(), page.len()) else { return Ok(()) };
        after = Some(key(last));
        written(page.into_iter().map(&write).collect()).await?;
        tick(count);
    }
}

/// Copies a person with their devices, what they made of puzzles, and whether their profile is public.
async fn copy_person((from, to): (Arc<dyn Store>, Arc<dyn Store>), person: Person) -> Result<(), CopyError> {
    let id = person.id;
    to.add_person(person).await.map_err(CopyError::Target)?;
    for result in from.puzzle_results(id).await.map_err(CopyError::Source)? {
        to.add_puzzle_result(id, result).await.map_err(CopyError::Target)?;
    }
    if from.is_public(id).await.map_err(CopyError::Source)? {
        to.set_public(id, true).await.map_err(CopyError::Target)?;
    }
    Ok(())
}

async fn copy_table((from, to): (Arc<dyn Store>, Arc<dyn Store>), id: TableId) -> Result<(), CopyError> {
    let copy = from.copy_of(&id).await.map_err(CopyError::Source)?;
    let copy = copy.ok_or(CopyError::Source(StoreError::NoSuchTable))?;
    to.add_copy(copy).await.map_err(CopyError::Target)
}

/// Copies a game with its review, and as those who played it find it.
async fn copy_game(
    (from, to): (Arc<dyn Store>, Arc<dyn Store>),
    table: TableId,
    game: FinishedGame,
) -> Result<(), CopyError> {
    let number = game.number;
    to.add_game(&table, game).await.map_err(CopyError::Target)?;
    let played = from.played_in(&table, number).await.map_err(CopyError::Source)?;
    // A game that has no outline yet is outlined by the server that uses the copy.
    if !played.is_empty() {
        to.add_played(&table, number, played).await.map_err(CopyError::Target)?;
    }
    match from.review(&table, number).await.map_err(CopyError::Source)? {
        Some(review) => to.keep_review(&table, number, review).await.map_err(CopyError::Target),
        None => Ok(()),
    }
}

/// Copies contests with what bots made of them, then the attempts at them. They do not count as progress.
async fn copy_contests(from: &Arc<dyn Store>, to: &Arc<dyn Store>) -> Result<(), CopyError> {
    let both = || (from.clone(), to.clone());
    let contest = |contest| copy_contest(both(), contest);
    let key = |contest: &Contest| contest.key.clone();
    copy_pages(key, |after| from.contest_page(after, CONTESTS), contest, &mut |_| ()).await?;
    let attempt = |attempt: Attempt| {
        let to = to.clone();
        async move { to.add_attempt(attempt).await.map_err(CopyError::Target) }
    };
    let table = |attempt: &Attempt| attempt.table.clone();
    copy_pages(table, |after| from.attempt_page(after, CONTESTS), attempt, &mut |_| ()).await
}

async fn copy_contest((from, to): (Arc<dyn Store>, Arc<dyn Store>), contest: Contest) -> Result<(), CopyError> {
    let key = contest.key.clone();
    to.add_contest(contest).await.map_err(CopyError::Target)?;
    let field = from.field(&key.kind, std::slice::from_ref(&key.deal)).await.map_err(CopyError::Source)?;
    for result in field.into_iter().filter(|result| result.contest == key) {
        to.add_field_result(result).await.map_err(CopyError::Target)?;
    }
    Ok(())
}

/// Copies a group with its members, after the people.
async fn copy_group(to: Arc<dyn Store>, group: Group) -> Result<(), CopyError> {
    match to.add_group(group, u32::MAX).await {
        Ok(true) => Ok(()),
        Ok(false) => Err(CopyError::Target(StoreError::Taken)),
        Err(why) => Err(CopyError::Target(why)),
    }
}

/// Waits until everything is written.
async fn written(mut writes: JoinSet<Result<(), CopyError>>) -> Result<(), CopyError> {
    let stopped = |error: JoinError| CopyError::Target(StoreError::Failed(Arc::new(error)));
    while let Some(write) = writes.join_next().await {
        write.map_err(stopped)??;
    }
    Ok(())
}
