//! Dates for tags and names of files.

use std::time::SystemTime;

use time::OffsetDateTime;

/// A time in UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Date(OffsetDateTime);

impl Date {
    pub(crate) fn of(time: SystemTime) -> Date {
        Date(time.into())
    }

    /// `2026-11-16`.
    pub(crate) fn day(self) -> String {
        let (year, month, day) = self.0.to_calendar_date();
        format!("{year:04}-{:02}-{day:02}", u8::from(month))
    }

    /// `2026-11-16-183005`: files sort by it.
    pub(crate) fn stamp(self) -> String {
        let (hours, minutes, seconds) = self.0.to_hms();
        format!("{}-{hours:02}{minutes:02}{seconds:02}", self.day())
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let known = [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_773, "2026-11-16")];
        for (days, date) in known {
            assert_eq!(Date::of(UNIX_EPOCH + Duration::from_secs(days * 86_400)).day(), date);
        }
        let time = UNIX_EPOCH + Duration::from_secs(20_773 * 86_400 + 3_725);
        assert_eq!(Date::of(time).stamp(), "2026-11-16-010205");
    }
}
