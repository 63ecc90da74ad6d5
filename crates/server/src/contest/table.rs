//! Tables for contests: one game with prescribed cards, without spectators, hints or bots that people place.

use std::net::IpAddr;
use std::sync::Arc;

use tenback_store::{Attempt, Contest, ContestKey, NewAttempt, NewTable, StoreError, TableId, Timestamp};
use tenback_table::{Command, Person, Settings, Sitter, Table};

use super::{Roster, TableContest, check_not_playing, counts, deal_of, part};
use crate::app::App;
use crate::charter::Charter;
use crate::denial::{Denial, Resource};
use crate::host::Draft;
use crate::listing::{StoredSummary, listing};
use crate::secret::new_table;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The number of the only game at a table of a contest.
const ONLY_GAME: u32 = 1;

/// How many of a person's tables are searched for one that is waiting for a team.
const MOST_SEARCHED: u32 = 100;

/// What is to be played, and by whom.
pub(crate) struct Plan<'a> {
    /// The instances of the deal; one of them is played.
    pub(crate) instances: &'a [Contest],
    pub(crate) roster: Roster,
    pub(crate) person: &'a Person,
    pub(crate) from: IpAddr,
    /// Whether the person has seen the cards somewhere else: then a game that they play alone does not count.
    pub(crate) seen: bool,
}

impl Plan<'_> {
    /// One of the instances. Nobody can choose.
    fn draw(&self, app: &App) -> Result<&Contest, Denial> {
        let count = self.instances.len().max(1) as u64;
        let index = usize::try_from(app.world.chance()? % count).unwrap_or_default();
        self.instances.get(index).ok_or(Denial::NoSuchDay)
    }

    /// The attempts of the person at the deal.
    async fn attempts(&self, app: &App) -> Result<Vec<Attempt>, Denial> {
        let Some(ContestKey { kind, deal, .. }) = self.instances.first().map(|contest| &contest.key) else {
            return Err(Denial::NoSuchDay);
        };
        Ok(app.store.attempts_of(self.person.id, kind, Some(deal)).await?)
    }

    /// A new table, not stored yet; with `deals` its cards are on it.
    fn table(&self, app: &App, id: &TableId, contest: &Contest, deals: bool) -> Result<NewTable, Denial> {
        let hints = Some(false);
        let settings = Settings { hints, one_game: true, ..Settings::new(self.roster.rules, self.person.language) };
        let mut draft = Draft::of(&Table::new(settings.clone()));
        let own = self.roster.first_person();
        draft.add(Command::Sit { seat: own, sitter: Sitter::Person(self.person.clone()) })?;
        for &(seat, level) in &self.roster.bots {
            draft.add(Command::Sit { seat, sitter: Sitter::Bot { level } })?;
        }
        draft.add(Command::Promise(deal_of(contest)?))?;
        if deals {
            draft.add(Command::DealPromised)?;
        }
        draft.settle(app.world.as_ref())?;
        let charter = Charter { settings, open: false, contest: Some(TableContest::from(&contest.key)) };
        Ok(NewTable {
            id: id.clone(),
            host: self.person.id,
            charter: serde_json::to_string(&charter).map_err(Denial::internal)?,
            entries: draft.entries(None),
            listing: listing(&charter, &draft.next),
            now: app.now(),
        })
    }

    /// Whether the person may create another table, which is charged to them.
    async fn check(&self, app: &App, table: &NewTable) -> Result<(), Denial> {
        app.budgets.check_database()?;
        let hosted = app.store.tables_hosted(self.person.id, Timestamp(app.now().0 - DAY)).await?;
        if hosted >= u64::from(app.config.limits.tables_per_day) {
            return Err(Denial::TooMany { what: Resource::Tables });
        }
        app.budgets.spend(self.person.id, self.from, table.bytes())
    }
}

/// The table where a person plays a deal alone. Only their first attempt counts, so there is only one: it is stored before
/// the cards are dealt, and whoever comes back comes back to it.
pub(crate) async fn begin_alone(app: &Arc<App>, plan: &Plan<'_>) -> Result<TableId, Denial> {
    if let Some(attempt) = plan.attempts(app).await?.into_iter().next() {
        return resume(app, plan, attempt).await;
    }
    match begin_new(app, plan).await {
        // They may have begun in another window at the same moment.
        Err(Denial::NotFinished) => match plan.attempts(app).await?.into_iter().next() {
            Some(attempt) => resume(app, plan, attempt).await,
            None if app.store.person(plan.person.id).await?.is_none() => Err(Denial::WhoAreYou),
            None => Err(Denial::NotFinished),
        },
        begun => begun,
    }
}

/// Begins an attempt at a new table, unless the person plays these cards already.
async fn begin_new(app: &App, plan: &Plan<'_>) -> Result<TableId, Denial> {
    let contest = plan.draw(app)?;
    check_not_playing(app, plan.person.id, contest, None).await?;
    let id = new_table(app.world.as_ref())?;
    let table = plan.table(app, &id, contest, true)?;
    plan.check(app, &table).await?;
    let now = app.now();
    let attempt = NewAttempt {
        contest: contest.key.clone(),
        table: id.clone(),
        game: ONLY_GAME,
        people: vec![plan.person.id],
        begun: now,
        ranked: counts(contest, now) && !plan.seen,
    };
    if !app.store.begin_attempt(attempt).await? {
        return Err(Denial::NotFinished);
    }
    part(app, contest, &[plan.person.id]);
    create(app, table).await?;
    Ok(id)
}

/// The table of an attempt. If the server stopped before it was created, it is created now.
async fn resume(app: &Arc<App>, plan: &Plan<'_>, attempt: Attempt) -> Result<TableId, Denial> {
    if attempt.score.is_none() && app.store.table(&attempt.table).await?.is_none() {
        let contest = plan.instances.iter().find(|contest| contest.key == attempt.contest);
        let table = plan.table(app, &attempt.table, contest.ok_or(Denial::NoSuchDay)?, true)?;
        create(app, table).await?;
    }
    Ok(attempt.table)
}

async fn create(app: &App, table: NewTable) -> Result<(), Denial> {
    match app.store.create(table).await {
        // Another window was faster.
        Ok(()) | Err(StoreError::Taken) => Ok(()),
        Err(why) => Err(why.into()),
    }
}

/// The table where a team plays a deal: the one where the person plays it or waits for the others, or else a new one. The
/// attempt begins when the cards are dealt.
pub(crate) async fn open_for_team(app: &Arc<App>, plan: &Plan<'_>) -> Result<TableId, Denial> {
    let _turn = app.openings.turn(plan.person.id).await;
    if let Some(running) = plan.attempts(app).await?.into_iter().find(|attempt| attempt.score.is_none()) {
        return Ok(running.table);
    }
    if let Some(waiting) = waiting(app, plan).await? {
        return Ok(waiting);
    }
    let contest = plan.draw(app)?;
    let id = new_table(app.world.as_ref())?;
    let table = plan.table(app, &id, contest, false)?;
    plan.check(app, &table).await?;
    app.store.create(table).await?;
    Ok(id)
}

/// A table for the same deal where nothing has been dealt.
async fn waiting(app: &App, plan: &Plan<'_>) -> Result<Option<TableId>, Denial> {
    let Some(ContestKey { kind, deal, .. }) = plan.instances.first().map(|contest| &contest.key) else {
        return Ok(None);
    };
    let tables = app.store.tables_of(plan.person.id, MOST_SEARCHED).await?;
    let is_waiting = |summary: &str| StoredSummary::read(summary).is_some_and(|it| it.waits_for(kind, deal));
    Ok(tables.into_iter().find(|table| is_waiting(&table.summary)).map(|table| table.id))
}
