//! Dates of games: in the names of files, in records and in lists.

use std::time::SystemTime;

use time::{OffsetDateTime, UtcOffset};

/// How far the clock of this machine is from universal time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocalOffset(UtcOffset);

impl Default for LocalOffset {
    /// Universal time.
    fn default() -> LocalOffset {
        LocalOffset(UtcOffset::UTC)
    }
}

impl LocalOffset {
    /// As the system says. It can be asked only as long as the program has a single thread; otherwise universal time
    /// has to do.
    pub fn of_this_machine() -> LocalOffset {
        LocalOffset(UtcOffset::current_local_offset().unwrap_or(UtcOffset::UTC))
    }
}

/// `2026-11-16`, in universal time.
pub(crate) fn day(moment: SystemTime) -> String {
    day_of(moment.into())
}

/// `2026-11-16-183005`, in universal time: files sort by it.
pub(crate) fn stamp(moment: SystemTime) -> String {
    let moment = OffsetDateTime::from(moment);
    let (hours, minutes, seconds) = moment.to_hms();
    format!("{}-{hours:02}{minutes:02}{seconds:02}", day_of(moment))
}

/// `2026-11-16 19:30`, by the clock of this machine.
pub(crate) fn local_minute(moment: SystemTime, offset: LocalOffset) -> String {
    let moment = OffsetDateTime::from(moment).to_offset(offset.0);
    format!("{} {:02}:{:02}", day_of(moment), moment.hour(), moment.minute())
}

/// `2026-11-16 18:30`, in universal time.
pub fn utc_minute(moment: SystemTime) -> String {
    local_minute(moment, LocalOffset::default())
}

fn day_of(moment: OffsetDateTime) -> String {
    let (year, month, day) = moment.to_calendar_date();
    format!("{year:04}-{:02}-{day:02}", u8::from(month))
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;

    #[test]
    fn moments_have_the_dates_of_the_calendar() {
        let moment = UNIX_EPOCH + Duration::from_secs(20_773 * 86_400 + 3_725);
        assert_eq!((day(moment).as_str(), stamp(moment).as_str()), ("2026-11-16", "2026-11-16-010205"));
        let east = LocalOffset(UtcOffset::from_hms(5, 30, 0).expect("an offset"));
        let west = LocalOffset(UtcOffset::from_hms(-3, 0, 0).expect("an offset"));
        assert_eq!(local_minute(moment, east), "2026-11-16 06:32");
        assert_eq!(local_minute(moment, west), "2026-11-15 22:02");
    }
}
