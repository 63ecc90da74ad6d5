//! Calendar days, as a server counts them.

use std::fmt;
use std::str::FromStr;

use time::Date;

use crate::month::Month;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// How long after the end of a day its cards and results are opened.
const OPENING: i64 = 2 * 60 * MINUTE;
/// The Julian day number of 1970-01-01.
const EPOCH: i64 = 2_440_588;

/// A calendar day from 1970 to 9999, printed as `2026-11-18`. Days in order are also in order as text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(Date);

/// When a day starts: so many minutes after midnight in universal time, or before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DayStart(i16);

/// A text is no day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDay;

impl DayStart {
    /// At midnight in universal time.
    pub const UTC: DayStart = DayStart(0);

    /// So many minutes after midnight in universal time; negative before it. `None` if that is a day or more.
    pub fn new(minutes: i32) -> Option<DayStart> {
        let whole_day = 24 * 60;
        let minutes = Some(minutes).filter(|minutes| minutes.abs() < whole_day)?;
        i16::try_from(minutes).ok().map(DayStart)
    }

    /// The minutes after midnight in universal time.
    pub const fn minutes(self) -> i16 {
        self.0
    }

    fn millis(self) -> i64 {
        i64::from(self.0) * MINUTE
    }
}

impl Day {
    /// The first day that is counted.
    pub const FIRST: Day = Day(Date::MIN).clamped();
    /// The last one.
    pub const LAST: Day = Day(Date::MAX).clamped();

    /// The day at a time in milliseconds since 1970. A clock that is off by thousands of years gives the first or the last
    /// day.
    pub fn at(millis: i64, start: DayStart) -> Day {
        Day::from_number(millis.saturating_sub(start.millis()).div_euclid(DAY))
    }

    /// The day before; the first day stays.
    #[must_use]
    pub fn previous(self) -> Day {
        Day::from_number(self.number() - 1)
    }

    /// The day after; the last day stays.
    #[must_use]
    pub fn next(self) -> Day {
        Day::from_number(self.number() + 1)
    }

    /// Its month.
    pub fn month(self) -> Month {
        Month::of(self)
    }

    /// When it starts, in milliseconds since 1970.
    pub fn starts(self, start: DayStart) -> i64 {
        self.number() * DAY + start.millis()
    }

    /// When it ends and the next one starts. Games that have begun by then count.
    pub fn ends(self, start: DayStart) -> i64 {
        self.starts(start) + DAY
    }

    /// When its cards and results are opened: two hours after its end.
    pub fn opens(self, start: DayStart) -> i64 {
        self.ends(start) + OPENING
    }

    pub(crate) const fn date(self) -> Date {
        self.0
    }

    pub(crate) fn from_calendar(year: i32, month: u8, day: u8) -> Option<Day> {
        let date = Date::from_calendar_date(year, time::Month::try_from(month).ok()?, day).ok()?;
        Some(Day(date)).filter(|&day| day == day.clamped())
    }

    /// Days since 1970-01-01.
    fn number(self) -> i64 {
        i64::from(self.0.to_julian_day()) - EPOCH
    }

    fn from_number(number: i64) -> Day {
        let (first, last) = (Day::FIRST.number(), Day::LAST.number());
        let julian = i32::try_from(number.clamp(first, last) + EPOCH).ok();
        julian.and_then(|julian| Date::from_julian_day(julian).ok()).map_or(Day::FIRST, Day)
    }

    const fn clamped(self) -> Day {
        let (year, ordinal) = self.0.to_ordinal_date();
        let within = if year < 1970 {
            Date::from_ordinal_date(1970, 1)
        } else if year > 9999 {
            Date::from_ordinal_date(9999, 365)
        } else {
            Date::from_ordinal_date(year, ordinal)
        };
        match within {
            Ok(date) => Day(date),
            Err(_) => self,
        }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.month(), self.0.day())
    }
}

impl FromStr for Day {
    type Err = NoDay;

    /// Reads exactly what is printed: one day, one text.
    fn from_str(text: &str) -> Result<Day, NoDay> {
        let read = || {
            let (month, day) = text.rsplit_once('-')?;
            let month: Month = month.parse().ok()?;
            Day::from_calendar(month.year(), month.number(), digits(day, 2)?.try_into().ok()?)
        };
        read().ok_or(NoDay)
    }
}

impl fmt::Display for NoDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a day such as 2026-11-18")
    }
}

impl std::error::Error for NoDay {}

/// A number of exactly this many digits.
pub(crate) fn digits(text: &str, count: usize) -> Option<u16> {
    let plain = text.len() == count && text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}
