//! Reports as CSV: a heading, and a row for each line-up with every field of the JSON.

use serde::Serialize;
use serde_json::Value;

use super::{Comparison, Simulation};
use crate::rows::quoted;

const FRAME: [&str; 12] = [
    "game",
    "seats",
    "hand",
    "minimum",
    "seed",
    "planned",
    "repeat",
    "complete",
    "seconds",
    "work_seconds",
    "version",
    "commit",
];
const LINEUP: [&str; 28] = [
    "name",
    "bots",
    "signals",
    "budget",
    "network",
    "games",
    "wins",
    "wins_by_seat",
    "win_rate",
    "low",
    "high",
    "mean_left",
    "mean_left_low",
    "mean_left_high",
    "left",
    "excellent_rate",
    "mean_turns",
    "turns",
    "mean_tricks",
    "tricks",
    "turn_ms_mean",
    "turn_ms_by_seat",
    "illegal_turns",
    "wins_per_deal",
    "adjusted_rate",
    "adjusted_low",
    "adjusted_high",
    "adjusted_narrower",
];
const CONTRAST: [&str; 15] = [
    "against",
    "win_rate",
    "low",
    "high",
    "mean_left",
    "left_low",
    "left_high",
    "both",
    "gained",
    "lost",
    "neither",
    "adjusted_rate",
    "adjusted_low",
    "adjusted_high",
    "adjusted_narrower",
];
/// The prefix of the last columns, which compare a line-up with the first.
const DIFFERENCE: &str = "difference_";

/// A heading and one row.
pub(super) fn simulation_csv(simulation: &Simulation) -> String {
    let values = [row(&simulation.frame, &FRAME), row(&simulation.lineup, &LINEUP)].concat();
    format!("{},{}\n{}\n", FRAME.join(","), LINEUP.join(","), values.join(","))
}

/// A heading and a row for each line-up, ending with the difference to the first.
pub(super) fn comparison_csv(comparison: &Comparison) -> String {
    let differences: Vec<String> = CONTRAST.iter().map(|column| format!("{DIFFERENCE}{column}")).collect();
    let mut text = format!("{},lineup,{},{}\n", FRAME.join(","), LINEUP.join(","), differences.join(","));
    for (index, lineup) in comparison.lineups.iter().enumerate() {
        let number = index + 1;
        let contrast = comparison.differences.iter().find(|contrast| contrast.lineup == number);
        let difference =
            contrast.map_or_else(|| vec![String::new(); CONTRAST.len()], |contrast| row(contrast, &CONTRAST));
        let frame = row(&comparison.frame, &FRAME);
        text += &[frame, vec![number.to_string()], row(lineup, &LINEUP), difference].concat().join(",");
        text.push('\n');
    }
    text
}

/// The fields of a part of the report, in the order of its columns.
fn row(part: &impl Serialize, columns: &[&str]) -> Vec<String> {
    let part = serde_json::to_value(part).unwrap_or_default();
    columns.iter().map(|column| quoted(&cell(part.get(column).unwrap_or(&Value::Null)))).collect()
}

/// A value as text: lists separated by spaces, objects as `name=value`.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Number(number) => match number.as_f64().filter(|_| number.is_f64()) {
            Some(number) => format!("{number:.6}"),
            None => number.to_string(),
        },
        Value::Bool(truth) => truth.to_string(),
        Value::Array(values) => values.iter().map(cell).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| format!("{name}={}", cell(value))).collect::<Vec<_>>().join(" ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lineup::{Lineup, NetworkId, WrittenBudget};
    use crate::plan::{Plan, Program};
    use crate::report::Report;
    use crate::results::{ChunkResult, Results};
    use crate::tally::GameResult;
    use tenback_rules::{GameName, Options, Rules, Seat};

    /// A comparison in which every field has a value.
    fn full() -> Comparison {
        let rules = Rules::new(GameName::FaceToFace, 2, Options::default()).expect("two may play");
        let network =
            |digest: &str| Some(NetworkId { digest: digest.into(), file: Some(format!("{digest}, new.net")) });
        let lineup = |digest| Lineup {
            bots: vec!["master".into(), "greedy".into()],
            signals: false,
            budget: Some(WrittenBudget::Ms(10.0)),
            network: network(digest),
        };
        let program = Program { version: "1.2.3".into(), commit: Some("0123abc".into()) };
        let plan = Plan::new(program, &rules, vec![lineup("aa"), lineup("bb")], 2, 7).luck_adjusted();
        let mut results = Results::new(plan.clone(), &rules);
        for chunk in 0..plan.chunks() {
            let mut sum = ChunkResult::new(chunk, &rules, 2);
            let won = GameResult {
                winner: Some(Seat::FIRST),
                left: 0,
                turns: 20,
                tricks: 3,
                illegal: false,
                adjusted: Some(6_000),
            };
            let lost = GameResult { winner: Some(Seat::SECOND), left: 9, adjusted: Some(3_000), ..won };
            sum.tallies[0].count(&won);
            sum.tallies[1].count(&lost);
            sum.pairings[0].count(&won, &lost);
            results.add(&sum);
        }
        match Report::new(&results, 1.5) {
            Report::Comparison(comparison) => comparison,
            Report::Simulation(_) => unreachable!("there are two line-ups"),
        }
    }

    /// CSV and JSON must have the same contents: a new field of the JSON needs a column.
    #[test]
    fn every_field_of_the_json_has_a_column() {
        let comparison = full();
        assert_columns(&comparison.frame, &FRAME);
        assert_columns(&comparison.lineups[0], &LINEUP);
        // The number of the line-up is a column before those of the line-up itself.
        assert_columns(&comparison.differences[0], &[&CONTRAST[..], &["lineup"]].concat());
    }

    fn assert_columns(part: &impl Serialize, columns: &[&str]) {
        let part = serde_json::to_value(part).expect("plain data");
        for key in part.as_object().expect("an object").keys() {
            assert!(columns.contains(&key.as_str()), "{key} has no column");
        }
    }

    #[test]
    fn every_row_has_as_many_values_as_the_heading() {
        let csv = comparison_csv(&full());
        let lines: Vec<&str> = csv.lines().collect();
        assert_eq!(lines.len(), 3);
        // The only commas inside values are those of the networks' file names, which are quoted.
        let columns = |line: &str| line.split(',').count();
        assert_eq!(columns(lines[1]), columns(lines[0]) + 2, "{csv}");
        assert!(lines[1].contains("\"network=aa, new.net\"") && lines[2].contains("\"network=bb, new.net\""), "{csv}");
    }
}
