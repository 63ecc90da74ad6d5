//! Dates of games: in the names of files, in records and in lists.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use time::{Date, Month, OffsetDateTime, UtcOffset};

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

/// The end of the year 9998: the calendar has no room for times much later, and those before 1970 do not occur.
const LATEST: Duration = Duration::from_secs(253_370_764_800 - 1);

/// A time in milliseconds since 1970, as servers and databases tell it. What cannot be a time of a game is the first or
/// the last that could be.
pub fn moment(milliseconds: i64) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(u64::try_from(milliseconds).unwrap_or(0)).min(LATEST)
}

/// The same by the calendar. Files can have any time, too.
fn date_of(moment: SystemTime) -> OffsetDateTime {
    let since = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
    (UNIX_EPOCH + since.min(LATEST)).into()
}

/// `2026-11-16`, in universal time.
pub(crate) fn day(moment: SystemTime) -> String {
    day_of(date_of(moment))
}

/// `2026-11-16-183005`, in universal time: files sort by it.
pub(crate) fn stamp(moment: SystemTime) -> String {
    let moment = date_of(moment);
    let (hours, minutes, seconds) = moment.to_hms();
    format!("{}-{hours:02}{minutes:02}{seconds:02}", day_of(moment))
}

/// `2026-11-16 19:30`, by the clock of this machine.
pub fn local_minute(moment: SystemTime, offset: LocalOffset) -> String {
    let moment = date_of(moment).to_offset(offset.0);
    format!("{} {:02}:{:02}", day_of(moment), moment.hour(), moment.minute())
}

/// `2026-11-16 18:30`, in universal time.
pub fn utc_minute(moment: SystemTime) -> String {
    local_minute(moment, LocalOffset::default())
}

/// When a day such as `2026-11-16` begins by the clock of this machine, and when the next one does, in milliseconds since
/// 1970.
pub fn bounds_of_day(text: &str, offset: LocalOffset) -> Option<(i64, i64)> {
    let [year, month, day] = text.split('-').collect::<Vec<_>>()[..] else { return None };
    let is_number =
        |text: &str, digits: usize| text.len() == digits && text.bytes().all(|digit| digit.is_ascii_digit());
    if !is_number(year, 4) || !is_number(month, 2) || !is_number(day, 2) {
        return None;
    }
    let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
    let date = Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()?;
    let start = date.midnight().assume_offset(offset.0).unix_timestamp();
    Some((start * 1000, (start + 24 * 60 * 60) * 1000))
}

fn day_of(moment: OffsetDateTime) -> String {
    let (year, month, day) = moment.to_calendar_date();
    format!("{year:04}-{:02}-{day:02}", u8::from(month))
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn times_that_cannot_be_are_the_first_or_the_last() {
        let east = LocalOffset(UtcOffset::from_hms(14, 0, 0).expect("an offset"));
        let west = LocalOffset(UtcOffset::from_hms(-12, 0, 0).expect("an offset"));
        for time in [1 << 62, i64::MAX] {
            assert_eq!(local_minute(moment(time), east), "9999-01-01 13:59");
            assert_eq!(day(moment(time)), "9998-12-31");
        }
        for time in [-1, i64::MIN] {
            assert_eq!(local_minute(moment(time), west), "1969-12-31 12:00");
        }
        assert_eq!(local_minute(UNIX_EPOCH + Duration::from_secs(1 << 60), east), "9999-01-01 13:59");
        assert_eq!(local_minute(UNIX_EPOCH - Duration::from_secs(1 << 60), west), "1969-12-31 12:00");
    }

    #[test]
    fn days_begin_at_local_midnight() {
        let west = LocalOffset(UtcOffset::from_hms(-3, 0, 0).expect("an offset"));
        let utc = LocalOffset::default();
        assert_eq!(bounds_of_day("1970-01-02", utc), Some((86_400_000, 2 * 86_400_000)));
        assert_eq!(bounds_of_day("1970-01-01", west), Some((10_800_000, 97_200_000)));
        for text in ["", "today", "2026-02-30", "2026-13-01", "26-01-01", "2026-1-1", "2026-01-01-01", "+026-01-01"] {
            assert_eq!(bounds_of_day(text, utc), None, "{text}");
        }
    }
}
