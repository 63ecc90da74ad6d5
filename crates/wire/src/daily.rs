//! The deals of the day, and groups of friends who compare their results.

use serde::{Deserialize, Serialize};
use tenback_players::Level;
use utoipa::ToSchema;

use crate::occasion::DailyGame;
use crate::schema::LevelWord;

/// Today's deals, without their cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Daily {
    /// The day, such as `2026-11-18`.
    pub day: String,
    /// When it ends, in milliseconds since 1970. Games that have begun by then count.
    pub ends: i64,
    /// When its cards and results are opened to everybody. Games that are not finished by then count with their cards left.
    pub opens: i64,
    /// The deals.
    pub deals: Vec<DailyDeal>,
    /// What tomorrow's deals will be, sealed.
    pub tomorrow: Vec<DailyPromise>,
    /// The earliest day in the archive; left out if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<String>,
    /// How well the person has done so far; left out without a token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<DailyStanding>,
}

/// A deal of the day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct DailyDeal {
    /// Which one.
    pub deal: DailyGame,
    /// The commitments to its instances. Where it makes no difference, some play the mirrored cards.
    pub commitments: Vec<String>,
    /// How many people or teams have finished it.
    pub finished: u32,
    /// The person's own attempt, if they have begun it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attempt: Option<DailyAttempt>,
}

/// A sealed deal of tomorrow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyPromise {
    /// Which one.
    pub deal: DailyGame,
    /// The commitments to its instances.
    pub commitments: Vec<String>,
}

/// Somebody's own attempt at a deal of the day: their first one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct DailyAttempt {
    /// The table where it is played.
    pub table: String,
    /// The number of the game there.
    pub number: u32,
    /// Whether it counts for the ranking.
    pub ranked: bool,
    /// How it ended; left out while it is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<DailyScore>,
}

/// How an attempt ended, and how that compares with the others.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyScore {
    /// Whether it was won.
    pub won: bool,
    /// The cards left; in Face to Face those of the loser.
    pub left: u8,
    /// The share of the field that did worse, those who did the same counting half: 0 to 1.
    pub points: f64,
    /// Its place in the ranking, from 1.
    pub rank: u32,
    /// How many are in the ranking.
    pub of: u32,
}

/// How well somebody has done with deals of the day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct DailyStanding {
    /// How many days in a row they have finished a deal, up to today or yesterday.
    pub streak: u32,
    /// The most days in a row.
    pub longest_streak: u32,
    /// Their rating in ranked play alone; left out before the first deal that counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<DailyRating>,
}

/// A rating with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyRating {
    /// The rating.
    pub rating: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How many deals it comes from.
    pub deals: u32,
}

/// The ranking of a deal, for those who have finished it, and for everybody once it has been opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct DailyRanking {
    /// The day.
    pub day: String,
    /// Which of its deals.
    pub deal: DailyGame,
    /// Whether it has been opened to everybody, with cards and salt.
    pub opened: bool,
    /// The share of the bots' games that were won: how difficult it is. Left out until bots have played it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<f64>,
    /// How many are in the ranking; `entries` may be fewer.
    pub total: u32,
    /// The best, and the person's own place with its neighbours, in order.
    pub entries: Vec<DailyEntry>,
}

/// A place in the ranking of a deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct DailyEntry {
    /// How it ended.
    pub score: DailyScore,
    /// The names of the people; empty for bots.
    pub names: Vec<String>,
    /// The level of the bots, if bots played it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<LevelWord>)]
    #[cfg_attr(test, ts(type = "Level"))]
    pub level: Option<Level>,
    /// Whether the person is one of them.
    pub you: bool,
}

/// The ranking of a month for one of the daily deals.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MonthRanking {
    /// The month, such as `2026-11`.
    pub month: String,
    /// Which deal.
    pub deal: DailyGame,
    /// How many people are in the ranking; `entries` may be fewer.
    pub total: u32,
    /// The best, and the person's own place with its neighbours, in order.
    pub entries: Vec<MonthEntry>,
}

/// A place in the ranking of a month: the sum of a person's points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MonthEntry {
    /// The place, from 1.
    pub rank: u32,
    /// Their name.
    pub name: String,
    /// On how many days.
    pub days: u32,
    /// The sum of their points.
    pub points: f64,
    /// Whether it is the person who asks.
    pub you: bool,
}

/// What somebody made of the daily deals of a month.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyCalendar {
    /// The month, such as `2026-11`.
    pub month: String,
    /// The days on which they finished something, in order.
    pub days: Vec<CalendarDay>,
}

/// A day of a calendar.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CalendarDay {
    /// The day.
    pub day: String,
    /// What they finished.
    pub attempts: Vec<CalendarAttempt>,
}

/// A finished attempt in a calendar.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CalendarAttempt {
    /// Which deal.
    pub deal: DailyGame,
    /// The table where it was played.
    pub table: String,
    /// The number of the game there.
    pub number: u32,
    /// Whether it counts for the ranking.
    pub ranked: bool,
    /// Whether it was won.
    pub won: bool,
    /// The cards left.
    pub left: u8,
}

/// What to share about an attempt: it gives away no card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShareText {
    /// One sign per turn, by how good it was.
    pub signs: String,
    /// Where to play the same deal.
    pub link: String,
}

/// A new group of friends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGroup {
    /// Its name.
    pub name: String,
}

/// A group of friends with a ranking of their own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Group {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The link by which people join; only for the owner, who can renew it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// The members, the owner first.
    pub members: Vec<GroupMember>,
}

/// A member of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GroupMember {
    /// The member's id in this group.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Whether it is the person who asks.
    pub you: bool,
}

/// The code of a group's link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GroupCode {
    /// The code.
    pub code: String,
}
