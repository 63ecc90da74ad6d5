//! The ranking of a month.

use tenback_daily::{Day, Month, MonthTotal, month_totals};
use tenback_store::Group;
use tenback_table::PersonId;
use tenback_wire::{DailyGame, MonthEntry, MonthRanking};

use super::ranking::{Who, results_of, shown};
use super::{KIND, deal_name};
use crate::app::App;
use crate::contest::{is_open, settle};
use crate::denial::Denial;
use crate::groups::called_in;

/// The days of a month.
pub(super) fn days_of(month: Month) -> impl Iterator<Item = Day> {
    let last = month.last();
    std::iter::successors(Some(month.first()), move |day| Some(day.next()).filter(|next| *next <= last && next > day))
}

/// The sums of everybody's points with the deals of a month, or of the members of a group. Days that are not open do not count yet, so it says nothing about
/// a deal that somebody may still play.
pub(crate) async fn month_ranking(
    app: &App,
    person: Option<PersonId>,
    month: Month,
    deal: DailyGame,
    group: Option<&Group>,
) -> Result<MonthRanking, Denial> {
    settle(app).await?;
    let deals: Vec<String> = days_of(month).map(|day| deal_name(day, deal)).collect();
    let mut contests = app.store.contests(KIND, &deals).await?;
    contests.retain(|contest| is_open(contest, app.now()));
    let mut open: Vec<String> = contests.into_iter().map(|contest| contest.key.deal).collect();
    open.dedup();
    let results = results_of(app, &open).await?;
    let placed = results.values().flat_map(|results| &results.placed);
    let points = placed.filter_map(|placed| match &placed.who {
        Who::People(people) => Some(people.iter().map(|person| (person.number(), placed.standing.points))),
        Who::Bot(_) => None,
    });
    let is_shown =
        |person: u64| group.is_none_or(|group| group.members.iter().any(|member| member.person.number() == person));
    let totals = month_totals(points.flatten().filter(|(person, _)| is_shown(*person)));
    let is_you = |total: &MonthTotal<u64>| person.is_some_and(|person| person.number() == total.who);
    let shown = shown(&totals, is_you);
    let people = shown.iter().map(|total| PersonId::new(total.who)).collect();
    let called = called_in(app.store.as_ref(), group, people).await?;
    let entry = |total: &MonthTotal<u64>| MonthEntry {
        rank: total.rank,
        name: called.get(&PersonId::new(total.who)).cloned().unwrap_or_default(),
        days: total.days,
        points: total.points,
        you: is_you(total),
    };
    Ok(MonthRanking {
        month: month.to_string(),
        deal,
        total: u32::try_from(totals.len()).unwrap_or(u32::MAX),
        entries: shown.into_iter().map(entry).collect(),
    })
}
