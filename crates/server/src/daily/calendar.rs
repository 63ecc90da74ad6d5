//! What somebody made of the deals of a month.

use std::collections::BTreeMap;

use tenback_daily::{Day, Month};
use tenback_table::PersonId;
use tenback_wire::{CalendarAttempt, CalendarDay, DailyCalendar};

use super::{KIND, read_key};
use crate::app::App;
use crate::denial::Denial;

/// The days of a month on which somebody finished something.
pub(crate) async fn calendar(app: &App, person: PersonId, month: Month) -> Result<DailyCalendar, Denial> {
    let mut days: BTreeMap<Day, Vec<CalendarAttempt>> = BTreeMap::new();
    for attempt in app.store.attempts_of(person, KIND, None).await? {
        let (Some((day, deal)), Some(score)) = (read_key(&attempt.contest), attempt.score) else { continue };
        if day.month() == month {
            days.entry(day).or_default().push(CalendarAttempt {
                deal,
                table: attempt.table.to_string(),
                number: attempt.game,
                ranked: attempt.ranked,
                won: score.won,
                left: score.left,
            });
        }
    }
    let day = |(day, attempts): (Day, Vec<CalendarAttempt>)| CalendarDay { day: day.to_string(), attempts };
    Ok(DailyCalendar { month: month.to_string(), days: days.into_iter().map(day).collect() })
}
