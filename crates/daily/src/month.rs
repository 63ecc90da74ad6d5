//! Months, and the ranking of a month.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::day::{Day, digits};

/// A calendar month, printed as `2026-11`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Month {
    /// Its first day.
    first: Day,
}

/// A text is no month.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoMonth;

impl Month {
    pub(crate) fn of(day: Day) -> Month {
        let date = day.date();
        Month { first: Day::from_calendar(date.year(), date.month().into(), 1).unwrap_or(day) }
    }

    /// Its first day.
    pub const fn first(self) -> Day {
        self.first
    }

    /// Its last day.
    pub fn last(self) -> Day {
        let date = self.first.date();
        Day::from_calendar(date.year(), date.month().into(), date.month().length(date.year())).unwrap_or(self.first)
    }

    /// The year.
    pub(crate) const fn year(self) -> i32 {
        self.first.date().year()
    }

    /// The number in the year, from 1.
    pub(crate) fn number(self) -> u8 {
        self.first.date().month().into()
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year(), self.number())
    }
}

impl FromStr for Month {
    type Err = NoMonth;

    fn from_str(text: &str) -> Result<Month, NoMonth> {
        let read = || {
            let (year, month) = text.split_once('-')?;
            let first = Day::from_calendar(digits(year, 4)?.into(), digits(month, 2)?.try_into().ok()?, 1)?;
            Some(Month { first })
        };
        read().ok_or(NoMonth)
    }
}

impl fmt::Display for NoMonth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a month such as 2026-11")
    }
}

impl std::error::Error for NoMonth {}

/// What somebody made of the deals of a month.
#[derive(Clone, PartialEq, Debug)]
pub struct MonthTotal<T> {
    /// Who.
    pub who: T,
    /// On how many days.
    pub days: u32,
    /// The sum of their points.
    pub points: f64,
    /// Their place, from 1; those with the same points share it.
    pub rank: u32,
}

/// Adds up the points that people got on the days of a month, at most one entry for each day; best first.
pub fn month_totals<T: Ord>(results: impl IntoIterator<Item = (T, f64)>) -> Vec<MonthTotal<T>> {
    let mut sums: BTreeMap<T, (u32, i64)> = BTreeMap::new();
    for (who, points) in results {
        let (days, sum) = sums.entry(who).or_default();
        *days += 1;
        // Whole numbers, so that the same points are the same sum in whatever order they are added.
        *sum += (points * MILLIONTH).round() as i64;
    }
    let mut sums: Vec<_> = sums.into_iter().collect();
    sums.sort_by_key(|(_, (_, sum))| std::cmp::Reverse(*sum));
    let mut totals: Vec<MonthTotal<T>> = Vec::with_capacity(sums.len());
    let mut last = None;
    for ((who, (days, sum)), place) in sums.into_iter().zip(1..) {
        let (_, rank) = *last.insert(last.filter(|(same, _)| *same == sum).unwrap_or((sum, place)));
        totals.push(MonthTotal { who, days, points: sum as f64 / MILLIONTH, rank });
    }
    totals
}

const MILLIONTH: f64 = 1e6;
