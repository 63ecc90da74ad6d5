//! Win rates without luck: the same mean with a narrower interval, however the games are divided.

use std::fs;

use serde_json::Value;

use crate::{Folder, json, refused, run, text, timeless};

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is not a number"))
}

#[test]
fn luck_is_taken_out_of_the_win_rate() {
    let line = "simulate classic --bots expert --games 50 --seed 3 --luck-adjusted";
    let result = json(&format!("{line} --json"));
    let (rate, low, high) =
        (number(&result["adjusted_rate"]), number(&result["adjusted_low"]), number(&result["adjusted_high"]));
    assert!(low < rate && rate < high);
    let narrower = number(&result["adjusted_narrower"]);
    assert!(narrower > 1.3, "{result}");
    assert!((narrower - (number(&result["high"]) - number(&result["low"])) / (high - low)).abs() < 1e-9);
    // Both rates are right, so they differ by what chance allows.
    assert!(rate > number(&result["low"]) - 0.1 && rate < number(&result["high"]) + 0.1, "{result}");
    let plain = json(&line.replace(" --luck-adjusted", " --json"));
    assert_eq!(plain["wins"], result["wins"], "measuring luck changes no game");
    assert!(plain.get("adjusted_rate").is_none());
    let table = text(&run("simulate classic --bots greedy --games 4 --luck-adjusted").stdout);
    assert!(table.contains("luck-adjusted") && table.contains("narrower by a factor of"), "{table}");
}

#[test]
fn comparisons_take_luck_out_of_the_difference() {
    let line = "compare face-to-face --bots expert,casual --vs casual --games 4 --seed 2 --luck-adjusted";
    let result = json(&format!("{line} --json"));
    let difference = &result["differences"][0];
    let rates = [0, 1].map(|lineup| number(&result["lineups"][lineup]["adjusted_rate"]));
    assert!((number(&difference["adjusted_rate"]) - (rates[1] - rates[0])).abs() < 1e-9, "{result}");
    assert!(number(&difference["adjusted_low"]) < number(&difference["adjusted_high"]));
    let csv = text(&run(&format!("{line} --csv")).stdout);
    assert!(csv.lines().next().is_some_and(|head| head.contains(",difference_adjusted_rate,")), "{csv}");
    let table = text(&run(line).stdout);
    assert_eq!(table.matches("luck-adjusted").count(), 3, "{table}");
}

#[test]
fn shards_and_resumed_runs_add_up_to_one_run() {
    let folder = Folder::new();
    let line = "simulate extreme --seats 2 --bots greedy --games 12 --seed 9 --luck-adjusted";
    let (one, two, rows) = (folder.file("1.jsonl"), folder.file("2.jsonl"), folder.file("rows.csv"));
    let whole = json(&format!("{line} --json --threads 1 --games-csv {rows}"));
    json(&format!("{line} --json --shard 1/2 --out {one}"));
    json(&format!("{line} --json --shard 2/2 --out {two}"));
    let merged = json(&format!("merge --json {one} {two}"));
    assert_eq!(timeless(merged), timeless(whole.clone()));
    // The last games of a shard are lost and played again.
    let content = fs::read_to_string(&one).expect("results");
    let lines: Vec<&str> = content.lines().collect();
    fs::write(&one, lines[..lines.len() - 2].join("\n") + "\n").expect("the file can be written");
    json(&format!("{line} --json --shard 1/2 --out {one}"));
    assert_eq!(timeless(json(&format!("merge --json {one} {two}"))), timeless(whole.clone()));
    // The rows are the values that the rate is the mean of.
    let rows = fs::read_to_string(rows).expect("rows");
    let values = rows.lines().skip(1).filter_map(|row| row.rsplit(',').next()?.parse::<f64>().ok());
    assert!((values.sum::<f64>() / 12.0 - number(&whole["adjusted_rate"])).abs() < 1e-9, "{rows}");
    // Results with and without luck are different experiments.
    let without = line.replace(" --luck-adjusted", "");
    refused(&format!("{without} --shard 1/2 --out {one}"), 1, "luck is measured in only one of them");
}
