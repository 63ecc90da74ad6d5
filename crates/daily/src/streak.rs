//! Days in a row.

use std::collections::BTreeSet;

use crate::day::Day;

/// How many days in a row somebody has finished a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streaks {
    /// Up to today or, as long as today can still be played, up to yesterday.
    pub current: u32,
    /// The most ever.
    pub longest: u32,
}

impl Streaks {
    /// The streaks of somebody who has finished a deal on these days, in any order. Days after today do not count.
    pub fn of(days: impl IntoIterator<Item = Day>, today: Day) -> Streaks {
        let days: BTreeSet<Day> = days.into_iter().filter(|&day| day <= today).collect();
        let (mut streaks, mut run, mut last) = (Streaks::default(), 0, None);
        for day in days {
            run = if last == Some(day.previous()) { run + 1 } else { 1 };
            last = Some(day);
            streaks.longest = streaks.longest.max(run);
        }
        if last.is_some_and(|last| last >= today.previous()) {
            streaks.current = run;
        }
        streaks
    }
}
