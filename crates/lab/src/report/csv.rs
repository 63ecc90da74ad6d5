//! Reports for spreadsheets: a heading, and a row for each line-up.

use std::fmt::Write;

use super::{Comparison, Contrast, Frame, LineupReport, Simulation};
use crate::lineup::WrittenBudget;

const HEADING: &str = "game,seats,hand,minimum,bots,signals,budget,seed,games,wins,win_rate,low,high,mean_left,\
                       left_median,left_p90,excellent_rate,mean_turns,mean_tricks,turn_ms_mean,seconds";
const DIFFERENCE: &str = "win_rate_difference,difference_low,difference_high,mean_left_difference";

/// A heading and one row.
pub(super) fn simulation_csv(simulation: &Simulation) -> String {
    format!("{HEADING}\n{}\n", row(&simulation.frame, &simulation.lineup))
}

/// A heading and a row for each line-up; the difference to the first stands at the end.
pub(super) fn comparison_csv(comparison: &Comparison) -> String {
    let mut text = format!("{HEADING},{DIFFERENCE}\n");
    for (index, lineup) in comparison.lineups.iter().enumerate() {
        let contrast = comparison.differences.iter().find(|contrast| contrast.lineup == index + 1);
        _ = writeln!(text, "{},{}", row(&comparison.frame, lineup), difference(contrast));
    }
    text
}

fn row(frame: &Frame, lineup: &LineupReport) -> String {
    let budget = match lineup.budget {
        Some(WrittenBudget::Ms(ms)) => format!("ms={ms}"),
        Some(WrittenBudget::Evals(evals)) => format!("evals={evals}"),
        None => String::new(),
    };
    let count = |value: Option<usize>| value.map_or(String::new(), |value| value.to_string());
    [
        frame.game.clone(),
        frame.seats.to_string(),
        frame.hand.to_string(),
        frame.minimum.to_string(),
        lineup.bots.join(" "),
        lineup.signals.to_string(),
        budget,
        frame.seed.to_string(),
        lineup.games.to_string(),
        lineup.wins.to_string(),
        number(lineup.win_rate),
        number(Some(lineup.low)),
        number(Some(lineup.high)),
        number(lineup.mean_left),
        count(lineup.left.quantile(0.5)),
        count(lineup.left.quantile(0.9)),
        number(lineup.excellent_rate),
        number(lineup.mean_turns),
        number(lineup.mean_tricks),
        number(lineup.turn_ms_mean),
        number(Some(frame.seconds)),
    ]
    .join(",")
}

fn difference(contrast: Option<&Contrast>) -> String {
    let Some(contrast) = contrast else { return ",,,".to_owned() };
    [contrast.win_rate, Some(contrast.low), Some(contrast.high), contrast.mean_left].map(number).join(",")
}

fn number(value: Option<f64>) -> String {
    value.map_or(String::new(), |value| format!("{value:.6}"))
}
