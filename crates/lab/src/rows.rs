//! One row per game, for those who analyse games with their own tools.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::adjusted::AdjustedSum;
use crate::lineup::Lineup;
use crate::plan::Plan;
use crate::tally::GameResult;

/// One game of one line-up.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameRow {
    /// The number of the deal, counted from 0.
    pub number: u64,
    /// The line-up, counted from 1.
    pub lineup: u16,
    /// Whether the team won; between opponents, whether the first seat did.
    pub won: bool,
    /// Cards in all hands and draw piles at the end.
    pub left: u8,
    /// Turns, including the one in which the game ended.
    pub turns: u16,
    /// How often a pile went back by ten.
    pub tricks: u16,
    /// Seconds it took to play.
    pub seconds: f64,
    /// The result without luck, if that was measured, in units of [`AdjustedSum::UNIT`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<i64>,
}

impl GameRow {
    /// The row of a game that has been played.
    pub(crate) fn new(number: u64, lineup: usize, result: &GameResult, seconds: f64) -> GameRow {
        let lineup = u16::try_from(lineup + 1).unwrap_or(u16::MAX);
        let GameResult { left, turns, tricks, adjusted, .. } = *result;
        GameRow { number, lineup, won: result.is_won(), left, turns, tricks, seconds, adjusted }
    }
}

/// A heading and one row per game.
pub fn games_csv(plan: &Plan, rows: &[GameRow]) -> String {
    let names = Lineup::short_names(&plan.lineups.iter().collect::<Vec<_>>());
    let mut text = "number,seed,lineup,won,left,turns,tricks,seconds,adjusted\n".to_owned();
    for GameRow { number, lineup, won, left, turns, tricks, seconds, adjusted } in rows {
        let name = names.get(usize::from(*lineup).saturating_sub(1)).map_or("", String::as_str);
        let (seed, name) = (plan.seed, quoted(name));
        let adjusted = adjusted.map(|units| format!("{:.4}", units as f64 * AdjustedSum::UNIT)).unwrap_or_default();
        let won = u8::from(*won);
        _ = writeln!(text, "{number},{seed},{name},{won},{left},{turns},{tricks},{seconds:.6},{adjusted}");
    }
    text
}

/// A value of a CSV file: in quotes where it has a comma, a quote or a line break (RFC 4180).
pub(crate) fn quoted(value: &str) -> String {
    if value.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", value.replace('"', "\"\""))
    } else {
        value.to_owned()
    }
}
