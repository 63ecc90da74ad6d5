//! Results: the same for everyone who repeats an experiment, as JSON, table, CSV and plot.

use std::fs;

use serde_json::Value;

use crate::{Folder, json, refused, run, text, timeless};

#[test]
fn json_has_what_scripts_rely_on() {
    let result =
        json("simulate --game classic --seats 3 --bots master --evals 8 --games 4 --seed 1 --threads 2 --json");
    let numbers = [
        "games",
        "wins",
        "win_rate",
        "low",
        "high",
        "mean_left",
        "mean_left_low",
        "mean_left_high",
        "seconds",
        "turn_ms_mean",
    ];
    for name in numbers {
        assert!(result[name].is_number(), "{name}: {result}");
    }
    assert_eq!(result["games"], 4);
    assert_eq!(result["complete"], true);
    assert_eq!(result["illegal_turns"], 0);
    assert_eq!(result["version"], env!("CARGO_PKG_VERSION"));
    let digest = result["network"]["digest"].as_str().expect("masters use a network");
    assert!(digest.len() == 16 && digest.bytes().all(|byte| byte.is_ascii_hexdigit()), "{digest}");
    let left = result["left"].as_array().expect("a distribution");
    assert_eq!(left.iter().filter_map(Value::as_u64).sum::<u64>(), 4);
}

#[test]
fn results_do_not_depend_on_threads_or_runs() {
    for game in ["--game classic --seats 3 --bots greedy,casual,expert", "--game face-to-face --bots random,greedy"] {
        let line = format!("simulate {game} --games 200 --seed 5 --json");
        let one = timeless(json(&format!("{line} --threads 1")));
        assert_eq!(one, timeless(json(&format!("{line} --threads 3"))));
        let other = timeless(json(&format!("simulate {game} --games 200 --seed 6 --json")));
        assert_ne!(one["left"], other["left"]);
    }
}

#[test]
fn opponents_are_counted_by_seat() {
    let line = "simulate --game face-to-face --games 300 --json --bots";
    let result = json(&format!("{line} greedy,random"));
    let wins: Vec<u64> = result["wins_by_seat"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
    assert_eq!(wins.iter().sum::<u64>(), 300);
    assert!(wins[0] > 280, "{wins:?}");
    let swapped = json(&format!("{line} random,greedy"));
    assert!(swapped["win_rate"].as_f64().expect("a rate") < 0.1);
}

#[test]
fn line_ups_play_the_same_deals() {
    let same = json("compare --seats 2 --bots greedy --vs greedy --vs random --games 300 --json");
    let differences = same["differences"].as_array().expect("a list");
    assert_eq!((&differences[0]["gained"], &differences[0]["lost"]), (&0.into(), &0.into()));
    assert_eq!(differences[0]["win_rate"], 0.0);
    assert!(differences[1]["left_low"].as_f64().expect("an interval") > 20.0);
    let alone = json("simulate --seats 2 --bots random --games 300 --json");
    assert_eq!(same["lineups"][2]["left"], alone["left"], "a line-up plays the same games alone and in company");
}

#[test]
fn deals_can_be_played_several_times() {
    let folder = Folder::new();
    let plot = folder.file("deals.svg");
    let line = "simulate --seats 2 --games 60 --repeat 6 --seed 3 --json --bots";
    let count = |result: &Value| -> Vec<u64> {
        result["wins_per_deal"].as_array().expect("a distribution").iter().filter_map(Value::as_u64).collect()
    };
    let strong = json(&format!("{line} strong --threads 2 --difficulty {plot}"));
    let deals = count(&strong);
    assert_eq!(deals.iter().sum::<u64>(), 10, "sixty games, six for each deal");
    let wins: u64 = (0..).zip(&deals).map(|(wins, deals)| wins * deals).sum();
    assert_eq!(Some(wins), strong["wins"].as_u64());
    assert!(deals.len() > 2 && deals[1..deals.len() - 1].iter().any(|&deals| deals > 0), "it errs: {deals:?}");
    assert!(fs::read_to_string(&plot).expect("the plot").contains("how hard deals are"));
    let greedy = count(&json(&format!("{line} greedy")));
    let certain = greedy.first().copied().unwrap_or(0) + greedy.get(6).copied().unwrap_or(0);
    assert_eq!(certain, 10, "greedy plays the same deal the same way: {greedy:?}");
}

#[test]
fn budgets_are_plotted() {
    let folder = Folder::new();
    let plot = folder.file("time.svg");
    let line = "compare --bots expert --vs master,evals=20 --vs master,evals=200 --games 3 --json --budget-plot";
    assert_eq!(json(&format!("{line} {plot}"))["lineups"].as_array().map(Vec::len), Some(3));
    let drawn = fs::read_to_string(&plot).expect("the plot");
    assert!(drawn.contains("positions evaluated per turn") && drawn.contains(">200<"), "{drawn}");
    assert_eq!(drawn.matches("<circle").count(), 2, "{drawn}");
}

#[test]
fn the_game_is_named_by_its_position_or_by_an_option() {
    let by_option = timeless(json("simulate --game extreme --seats 2 --bots greedy --games 20 --json"));
    assert_eq!(timeless(json("simulate extreme --seats 2 --bots greedy --games 20 --json")), by_option);
    assert_eq!(by_option["game"], "extreme");
    refused("compare extreme --game classic --bots greedy --vs random", 2, "cannot be used with");
}

#[test]
fn results_as_table_csv_and_plot() {
    let folder = Folder::new();
    let picture = folder.file("left.svg");
    let output = run(&format!("simulate --seats 2 --bots greedy --games 300 --plot {picture}"));
    let table = text(&output.stdout);
    assert!(table.contains("games         300 in") && table.contains("95 % interval"), "{table}");
    let svg = fs::read_to_string(&picture).expect("a picture");
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && svg.contains("share of games"), "{svg}");
    let csv = text(&run("compare --seats 2 --bots greedy --vs random --games 50 --csv").stdout);
    let widths: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
    assert_eq!(widths, [56, 56, 56], "{csv}");
    // Line-ups are named by what differs.
    assert!(csv.lines().nth(2).is_some_and(|row| row.contains(",2,random,")), "{csv}");
    let help = text(&run("simulate --help").stdout);
    assert!(help.contains("Examples:") && help.contains("--records"), "{help}");
    refused("simulate --bots greedy --games 1 --plot /dev/null/x.svg --json --csv", 2, "cannot be used with");
}

/// The line-ups in the words that were typed.
#[test]
fn a_comparison_names_its_line_ups() {
    let output = run("compare classic --seats 2 --bots expert --vs expert,no-signals --vs greedy --games 20");
    let table = text(&output.stdout);
    let rows: Vec<&str> = table.lines().filter_map(|line| line.split("  ").last()).collect();
    for label in ["expert,signals", "expert,no-signals", "greedy"] {
        assert_eq!(rows.iter().filter(|row| **row == label).count(), 1, "{label}: {table}");
    }
}

#[test]
fn every_game_has_a_row() {
    let folder = Folder::new();
    let (rows, out) = (folder.file("games.csv"), folder.file("out.jsonl"));
    let line = "compare classic --seats 2 --bots greedy --vs random --games 70 --seed 4 --json";
    let result = json(&format!("{line} --games-csv {rows} --out {out}"));
    let csv = fs::read_to_string(&rows).expect("rows");
    let games: Vec<Vec<&str>> = csv.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert_eq!(csv.lines().next(), Some("number,seed,lineup,won,left,turns,tricks,seconds,adjusted"));
    assert_eq!(games.len(), 140);
    assert!(games.iter().all(|game| game.len() == 9 && game[1] == "4"), "{csv}");
    for (index, name) in ["greedy", "random"].into_iter().enumerate() {
        let left = games.iter().filter(|game| game[2] == name).map(|game| game[4].parse::<u64>().expect("a number"));
        let mean = left.sum::<u64>() as f64 / 70.0;
        assert!((mean - result["lineups"][index]["mean_left"].as_f64().expect("a mean")).abs() < 1e-9);
    }
    // The journal contains the games, so resumed runs and merges can list all of them.
    let merged = folder.file("merged.csv");
    json(&format!("merge --json --games-csv {merged} {out}"));
    assert_eq!(fs::read_to_string(&merged).expect("rows"), csv);
    let unlisted = folder.file("unlisted.jsonl");
    json(&format!("{line} --out {unlisted}"));
    refused(&format!("{line} --games-csv {rows} --out {unlisted}"), 2, "without --games-csv");
}
