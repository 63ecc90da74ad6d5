//! Deals of the day, without a clock, a store or a network: what day it is, what is dealt, and how results compare.
//!
//! A [`Day`] follows from a time and the [`DayStart`] of a server. A [`Lineup`] says who plays a deal, [`deal`] deals it,
//! and [`mirrored`] turns it into one that is exactly as hard. A [`Score`] is what an attempt came to, a [`Field`] compares
//! it with the others, [`month_totals`] adds up the points of a month. The field of bots gives the [`Difficulty`], against
//! which people are [`rate`]d.
//!
//! ```
//! use tenback_daily::{Day, DayStart, Field, Score};
//!
//! let day: Day = "2026-11-18".parse().expect("a day");
//! assert_eq!(Day::at(day.starts(DayStart::UTC), DayStart::UTC), day);
//! let field: Field = [3, 12, 12, 40].map(Score::lost).into_iter().collect();
//! assert_eq!(field.standing(Score::lost(12)).points, 0.5);
//! assert!(Score::WON > Score::lost(3));
//! ```

mod chance;
mod day;
mod difficulty;
mod lineup;
mod mirror;
mod month;
mod ranking;
mod score;
mod signs;
mod streak;

pub use chance::{bot_seed, first_seat};
pub use day::{Day, DayStart, NoDay};
pub use difficulty::{Difficulty, RatedPlay, rate};
pub use lineup::{Lineup, deal};
pub use mirror::{Mirror, mirrored};
pub use month::{Month, MonthTotal, NoMonth, month_totals};
pub use ranking::{Field, Placed, Standing, rank};
pub use score::Score;
pub use signs::{sign, signs};
pub use streak::Streaks;
pub use tenback_ratings::Rating;
