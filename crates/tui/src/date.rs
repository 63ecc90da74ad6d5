//! Dates of games: in the names of files, in records and in lists.

use std::time::SystemTime;

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

/// `2026-11-16`, in universal time.
pub(crate) fn day(moment: SystemTime) -> String {
    universal(moment).strftime("%Y-%m-%d").to_string()
}

/// `2026-11-16-183005`, in universal time: files sort by it.
pub(crate) fn stamp(moment: SystemTime) -> String {
    universal(moment).strftime("%Y-%m-%d-%H%M%S").to_string()
}

/// `2026-11-16 19:30`, in the time of this machine.
pub(crate) fn local_minute(moment: SystemTime) -> String {
    zoned(moment, TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}

fn universal(moment: SystemTime) -> Zoned {
    zoned(moment, TimeZone::UTC)
}

/// A clock that is set to a year that no calendar has is taken for 1970.
fn zoned(moment: SystemTime, zone: TimeZone) -> Zoned {
    Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(zone)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;

    #[test]
    fn moments_have_the_dates_of_the_calendar() {
        let moment = UNIX_EPOCH + Duration::from_secs(20_773 * 86_400 + 3_725);
        assert_eq!((day(moment).as_str(), stamp(moment).as_str()), ("2026-11-16", "2026-11-16-010205"));
        assert!(day(UNIX_EPOCH + Duration::from_secs(u64::MAX / 4)).starts_with("1970-"), "no calendar goes so far");
    }
}
