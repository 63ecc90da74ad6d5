//! Days, months and streaks, also where calendars are awkward.

use proptest::prelude::*;
use tenback_daily::{Day, DayStart, Month, Streaks};

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn start(minutes: i32) -> DayStart {
    DayStart::new(minutes).expect("less than a day")
}

#[test]
fn a_day_is_read_only_as_it_is_printed() {
    for text in ["1970-01-01", "2026-11-18", "2028-02-29", "9999-12-31"] {
        assert_eq!(day(text).to_string(), text);
    }
    let wrong = [
        "",
        "2026",
        "2026-11",
        "2026-11-31",
        "2026-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-1-01",
        "2026-11-1",
        "+026-11-18",
        "2026-+1-18",
        "2026-11-+8",
        "02026-11-18",
        "1969-12-31",
        "2026-11-18 ",
        " 2026-11-18",
        "2026/11/18",
        "٢٠٢٦-11-18",
        "2026-11-18-19",
        "--",
        "10000-01-01",
    ];
    for text in wrong {
        assert!(text.parse::<Day>().is_err(), "{text}");
    }
    for text in ["2026-13", "2026-1", "2026-11-18", "26-11", "1969-12", ""] {
        assert!(text.parse::<Month>().is_err(), "{text}");
    }
}

/// The server owns the day: the same moment is another day where the day starts at another time.
#[test]
fn the_day_starts_when_the_operator_says() {
    // 2026-11-18 01:02:05 in universal time.
    let moment = 20_775 * 86_400_000 + 3_725_000;
    assert_eq!(Day::at(moment, DayStart::UTC), day("2026-11-18"));
    assert_eq!(Day::at(moment, start(4 * 60)), day("2026-11-17"));
    assert_eq!(Day::at(moment, start(-23 * 60)), day("2026-11-19"));
    assert_eq!(day("1970-01-02").starts(start(90)), 86_400_000 + 90 * 60_000);
    assert_eq!(day("1970-01-01").ends(DayStart::UTC), 86_400_000);
    assert_eq!(day("1970-01-01").opens(DayStart::UTC), 26 * 3_600_000);
    assert_eq!(DayStart::new(24 * 60), None);
    assert_eq!(DayStart::new(i32::MIN + 1), None);
}

#[test]
fn months_have_their_days() {
    let february: Month = "2028-02".parse().expect("a month");
    assert_eq!((february.first(), february.last()), (day("2028-02-01"), day("2028-02-29")));
    assert_eq!(february.last().next().month().to_string(), "2028-03");
    assert_eq!(day("2026-12-31").next(), day("2027-01-01"));
    assert_eq!(day("2026-12-31").month().to_string(), "2026-12");
}

/// A clock that shows nonsense does not stop the server.
#[test]
fn absurd_clocks_give_the_first_or_the_last_day() {
    for start in [start(-1439), DayStart::UTC, start(1439)] {
        assert_eq!(Day::at(i64::MIN, start), Day::FIRST);
        assert_eq!(Day::at(i64::MAX, start), Day::LAST);
    }
    assert_eq!((Day::FIRST, Day::LAST), (day("1970-01-01"), day("9999-12-31")));
    assert_eq!((Day::FIRST.previous(), Day::LAST.next()), (Day::FIRST, Day::LAST));
}

/// Today is not lost yet: a streak goes on until the day after has passed, too.
#[test]
fn a_streak_survives_until_the_day_is_over() {
    let played = ["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-16", "2026-11-17"].map(day);
    let on = |today: &str| Streaks::of(played, day(today));
    assert_eq!(on("2026-11-17"), Streaks { current: 2, longest: 3 });
    assert_eq!(on("2026-11-18"), Streaks { current: 2, longest: 3 });
    assert_eq!(on("2026-11-19"), Streaks { current: 0, longest: 3 });
    assert_eq!(on("2026-10-31"), Streaks { current: 2, longest: 2 });
    assert_eq!(Streaks::of([], day("2026-11-18")), Streaks::default());
    let twice = [day("2026-11-18"), day("2026-11-17"), day("2026-11-18")];
    assert_eq!(Streaks::of(twice, day("2026-11-18")), Streaks { current: 2, longest: 2 });
    assert_eq!(Streaks::of([Day::FIRST], Day::FIRST), Streaks { current: 1, longest: 1 });
}

proptest! {
    /// Every moment belongs to exactly one day, and days follow each other without a gap.
    #[test]
    fn every_moment_has_its_day(millis in 86_400_000..250_000_000_000_000i64, minutes in -1439..=1439i32) {
        let start = start(minutes);
        let today = Day::at(millis, start);
        prop_assert!(today.starts(start) <= millis && millis < today.ends(start));
        prop_assert_eq!(today.ends(start), today.next().starts(start));
        prop_assert_eq!(today.next().previous(), today);
        prop_assert!(today.to_string() < today.next().to_string());
        prop_assert_eq!(today.to_string().parse(), Ok(today));
        prop_assert!(today.month().first() <= today && today <= today.month().last());
        prop_assert_eq!(today.month().to_string().parse(), Ok(today.month()));
    }

    #[test]
    fn a_longest_streak_is_at_least_the_current_one(numbers in prop::collection::vec(0..60i64, 0..40), today in 0..60i64) {
        let nth = |number: i64| Day::at((20_000 + number) * 86_400_000, DayStart::UTC);
        let streaks = Streaks::of(numbers.iter().copied().map(nth), nth(today));
        prop_assert!(streaks.current <= streaks.longest);
        let recent = numbers.contains(&today) || numbers.contains(&(today - 1));
        prop_assert_eq!(streaks.current > 0, recent);
    }
}
