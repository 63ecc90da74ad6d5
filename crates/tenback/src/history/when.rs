//! Days as arguments: a date, or how long ago.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tenback_tui::{LocalOffset, bounds_of_day};

use crate::number::days;

/// A day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum When {
    /// A date such as `2026-11-16`, by the clock of this machine.
    Day(String),
    /// This long ago.
    Ago(Duration),
}

impl When {
    /// Reads a date, or a time such as `30d`.
    pub(super) fn read(text: &str) -> Result<When, String> {
        let is_day = bounds_of_day(text, LocalOffset::default()).is_some();
        let ago = || days(text).ok().map(When::Ago);
        let expected = || "expected a day, such as 2026-11-01, or a time, such as 30d, 12w or 1y".to_owned();
        is_day.then(|| When::Day(text.to_owned())).or_else(ago).ok_or_else(expected)
    }

    /// When it begins, in milliseconds since 1970.
    pub(super) fn begins(&self, offset: LocalOffset) -> i64 {
        self.bounds(offset).0
    }

    /// When it is over.
    pub(super) fn ends(&self, offset: LocalOffset) -> i64 {
        self.bounds(offset).1
    }

    fn bounds(&self, offset: LocalOffset) -> (i64, i64) {
        match self {
            When::Day(text) => bounds_of_day(text, offset).unwrap_or_default(),
            When::Ago(time) => {
                let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                let then = i64::try_from(now.saturating_sub(*time).as_millis()).unwrap_or(i64::MAX);
                (then, then)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_times_are_read() {
        assert_eq!(When::read("2026-11-01"), Ok(When::Day("2026-11-01".to_owned())));
        assert_eq!(When::read("2d"), Ok(When::Ago(Duration::from_secs(2 * 24 * 60 * 60))));
        for text in ["", "yesterday", "2026-02-30", "2026", "0d"] {
            assert!(When::read(text).is_err_and(|why| why.contains("2026-11-01")), "{text}");
        }
        let day = When::Day("1970-01-02".to_owned());
        let offset = LocalOffset::default();
        assert_eq!((day.begins(offset), day.ends(offset)), (86_400_000, 172_800_000));
        let ages = When::read("99999999y").expect("a long time");
        assert_eq!((ages.begins(offset), ages.ends(offset)), (0, 0));
    }
}
