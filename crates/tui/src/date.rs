//! The date of a moment, for the names of files.

use std::time::{SystemTime, UNIX_EPOCH};

/// A moment in universal time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Date {
    year: i64,
    month: u8,
    day: u8,
    /// Seconds since midnight.
    second: u32,
}

impl Date {
    pub(crate) fn of(moment: SystemTime) -> Date {
        let seconds = moment.duration_since(UNIX_EPOCH).map_or(0, |past| past.as_secs());
        let (year, month, day) = civil((seconds / 86_400) as i64);
        Date { year, month, day, second: (seconds % 86_400) as u32 }
    }

    /// `2026-11-16`.
    pub(crate) fn day(self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }

    /// `2026-11-16-183005`: files sort by it.
    pub(crate) fn stamp(self) -> String {
        let (hours, minutes, seconds) = (self.second / 3600, self.second / 60 % 60, self.second % 60);
        format!("{}-{hours:02}{minutes:02}{seconds:02}", self.day())
    }
}

/// Year, month and day of a number of days since 1970, counted in years that begin in March, so that the leap day is
/// the last.
fn civil(days: i64) -> (i64, u8, u8) {
    const ERA: i64 = 146_097;
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let in_month = (day - (153 * month + 2) / 5 + 1) as u8;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + i64::from(month <= 2), month as u8, in_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        let known = [(0, (1970, 1, 1)), (59, (1970, 3, 1)), (11_016, (2000, 2, 29)), (20_773, (2026, 11, 16))];
        for (days, date) in known {
            assert_eq!(civil(days), date);
        }
        let moment = UNIX_EPOCH + std::time::Duration::from_secs(20_773 * 86_400 + 3_725);
        assert_eq!(Date::of(moment).stamp(), "2026-11-16-010205");
    }
}
