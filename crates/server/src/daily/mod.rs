//! The deals of the day: six contests a day, each with a mirrored instance that is exactly as hard. The rules of days,
//! scores and rankings are in `tenback-daily`.

mod calendar;
mod deals;
mod month;
mod overview;
mod ranking;
mod share;
mod work;

use std::time::Duration;

use tenback_daily::Day;
use tenback_store::{Contest, ContestKey, Timestamp};
use tenback_wire::DailyGame;

use crate::app::App;
use crate::denial::Denial;

pub(crate) use calendar::calendar;
pub(crate) use deals::{instances, playable};
pub(crate) use month::month_ranking;
pub(crate) use overview::overview;
pub(crate) use ranking::ranking;
pub(crate) use share::share_text;
pub(crate) use work::run;

/// The kind of these contests.
pub(crate) const KIND: &str = "daily";

/// How long after its end a day is opened, as `tenback_daily::Day` has it.
const OPENING: Duration = Duration::from_secs(2 * 60 * 60);

/// The name of a deal among the contests: days are in order.
fn deal_name(day: Day, deal: DailyGame) -> String {
    format!("{day}/{}", deal.word())
}

/// All deals of a day.
fn deal_names(day: Day) -> Vec<String> {
    DailyGame::ALL.into_iter().map(|deal| deal_name(day, deal)).collect()
}

/// The day and the deal of a contest, if it is one of these.
pub(crate) fn read_key(key: &ContestKey) -> Option<(Day, DailyGame)> {
    if key.kind != KIND {
        return None;
    }
    read_name(&key.deal)
}

fn read_name(name: &str) -> Option<(Day, DailyGame)> {
    let (day, deal) = name.split_once('/')?;
    Some((day.parse().ok()?, DailyGame::from_word(deal)?))
}

/// The day and the deal of an address.
pub(crate) fn read_path(day: &str, deal: &str) -> Result<(Day, DailyGame), Denial> {
    let read = || Some((day.parse().ok()?, DailyGame::from_word(deal)?));
    read().ok_or(Denial::NoSuchDay)
}

/// Until when games with it count.
pub(crate) fn ends(contest: &Contest) -> Option<Timestamp> {
    let opening = i64::try_from(OPENING.as_millis()).unwrap_or_default();
    contest.opens.map(|opens| Timestamp(opens.0.saturating_sub(opening)))
}

/// The current day.
pub(crate) fn today(app: &App) -> Day {
    Day::at(app.now().0, app.config.daily.starts)
}
