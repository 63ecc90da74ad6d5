//! `tenback review`: games in, verdicts out.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::{tenback, tenback_reading, text};

/// A file with games of bots, and the folder that it is in.
fn games(game: &str, seats: &str, bots: &str, count: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records").display().to_string();
    let args = ["simulate", game, "--seats", seats, "--bots", bots, "--games", count, "--seed", "3"];
    let output = tenback(&[&args[..], &["--records", &records]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let mut files: Vec<_> = fs::read_dir(&records).expect("records").map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "tgn"));
    files.sort();
    let all: String = files.iter().map(|file| fs::read_to_string(file).expect("text") + "\n").collect();
    let file = folder.path().join("games.tgn").display().to_string();
    fs::write(&file, all).expect("the folder can be written to");
    (folder, file)
}

fn reviewed(args: &[&str]) -> String {
    let output = tenback(&[&["review", "--evals", "150"], args].concat());
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn json(args: &[&str]) -> Vec<Value> {
    let lines = reviewed(&[&["--json"], args].concat());
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

#[test]
fn a_game_is_reviewed_as_json() {
    let (_folder, file) = games("classic", "2", "casual", "1");
    let one = json(&[&file, "--threads", "1"]);
    assert_eq!(one, json(&[&file, "--threads", "3"]), "threads change nothing");
    let [review] = &one[..] else { panic!("one record") };
    assert_eq!((&review["reference"], &review["record"]), (&"expert".into(), &1.into()));
    let parts = ["mean", "deal", "draws", "skill", "rest"].map(|part| number(&review[part]));
    assert!((parts.iter().sum::<f64>() - number(&review["result"])).abs() < 1e-9);
    let adjusted = number(&review["result"]) - number(&review["deal"]) - number(&review["draws"]);
    assert!((adjusted - number(&review["adjusted"])).abs() < 1e-9);
    assert_eq!(review["accuracy"].as_array().map(Vec::len), Some(2));
    let turns = review["turns"].as_array().expect("turns");
    assert!(turns.len() > 10);
    for turn in turns {
        assert!(turn["verdict"].is_string() && turn["reasons"].is_array() && turn["best"]["lays"].is_array(), "{turn}");
    }
    let second = json(&[&file, "--seat", "2"]);
    let seats = second[0]["turns"].as_array().expect("turns").iter().map(|turn| turn["seat"].clone());
    assert!(seats.into_iter().all(|seat| seat == 2));
}

#[test]
fn a_game_is_reviewed_as_a_table_and_as_rows() {
    let (_folder, file) = games("extreme", "2", "casual", "1");
    for (language, words) in [
        ("en", ["Win %", "Accuracy", "Result 0 = ", "Luck-adjusted"]),
        ("de", ["Chance %", "Genauigkeit", "Ergebnis 0 = ", "Ohne Glück"]),
        ("uk", ["Шанс %", "Точність", "Результат 0 = ", "Без удачі"]),
    ] {
        let table = reviewed(&[&file, "--lang", language]);
        for word in words {
            assert!(table.contains(word), "{word}\n{table}");
        }
        assert!(table.contains("100 │") && table.contains("  0 │"), "there is a chart\n{table}");
    }
    let rows = reviewed(&[&file, "--csv"]);
    let columns = |line: &str| line.split(',').count();
    assert!(rows.starts_with("file,record,turn,seat,lays,"), "{rows}");
    assert!(rows.lines().count() > 10 && rows.lines().all(|line| columns(line) == 17), "{rows}");
}

#[test]
fn the_win_chance_is_drawn() {
    let (folder, file) = games("face-to-face", "2", "casual", "1");
    let picture = folder.path().join("game.svg").display().to_string();
    reviewed(&[&file, "--svg", &picture]);
    let svg = fs::read_to_string(&picture).expect("it was written");
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{svg}");
    assert!(svg.contains("class=\"curve\"") && svg.contains("prefers-color-scheme: dark"));
    let refused = tenback(&["review", &file, "--svg", "game.png"]);
    assert_eq!(refused.status.code(), Some(2), "{}", text(&refused.stderr));
    let (_folder, several) = games("classic", "1", "greedy", "2");
    let refused = tenback(&["review", "--evals", "100", &several, "--svg", &picture]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("only one game"), "{}", text(&refused.stderr));
}

#[test]
fn many_games_have_a_summary() {
    let (_folder, file) = games("classic", "1", "greedy", "3");
    let table = reviewed(&[&file]);
    assert!(table.contains("of 3 games won") && table.contains("Most costly mistakes"), "{table}");
    let lines = json(&[&file, "--seat", "1"]);
    assert_eq!(lines.len(), 4);
    let summary = &lines[3]["summary"];
    assert_eq!(summary["games"], 3);
    let adjusted: f64 = lines[..3].iter().map(|review| number(&review["adjusted"])).sum();
    assert!((adjusted / 3.0 - number(&summary["adjusted"])).abs() < 1e-9);
    let mistakes = summary["mistakes"].as_array().expect("mistakes");
    assert!(!mistakes.is_empty() && mistakes.len() <= 10);
    assert!(mistakes.windows(2).all(|pair| number(&pair[0]["loss"]) >= number(&pair[1]["loss"])));
}

/// The sentence about an input that cannot be reviewed.
fn refusal(input: &str) -> String {
    let output = tenback_reading(&["review", "-"], input.as_bytes());
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
    let said = text(&output.stderr);
    assert_eq!(said.trim_end().lines().count(), 1, "one sentence: {said}");
    said
}

#[test]
fn bad_input_is_refused_in_a_sentence() {
    let dealt = text(&tenback(&["deal", "--seed", "7"]).stdout);
    assert!(refusal(&dealt).contains("The game isn’t over"));
    let set_up = "[Game \"classic\"]\n[Hands \"5 6\"]\n[Deck \"-\"]\n\n1. 5a 6a\n";
    assert!(refusal(set_up).contains("set-up position"));
    assert!(refusal(&format!("{dealt}\n1. 2a 1a\n")).contains("record 1, line"));
    let huge = format!("{dealt}\n{{ {} }}\n", "x".repeat(5 << 20));
    assert!(refusal(&huge).contains("KiB"), "{}", refusal(&huge));
    let unknown = dealt.replace("\"classic\"]", "\"extreme\"]\n[Commands \"fire 4 5 6 7\"]");
    assert!(refusal(&unknown).contains("fire"), "{}", refusal(&unknown));
    assert!(refusal("").contains("no record"));
    let missing = tenback(&["review", "no-such-file.tgn"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(Path::new("no-such-file.tgn").metadata().is_err() && !missing.stderr.is_empty());
    for args in [&["--seat", "6"][..], &["--evals", "5"], &["--ms", "soon"], &["--json", "--csv"], &["--ms", "0"]] {
        let output = tenback_reading(&[&["review", "-"], args].concat(), dealt.as_bytes());
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stderr));
    }
}

#[test]
fn one_bad_record_does_not_stop_the_others() {
    let (folder, file) = games("classic", "1", "greedy", "1");
    let mixed = folder.path().join("mixed.tgn").display().to_string();
    let good = fs::read_to_string(&file).expect("text");
    fs::write(&mixed, format!("[Game \"chess\"]\n\n{good}")).expect("the folder can be written to");
    let output = tenback(&["review", "--evals", "100", "--json", &mixed]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(lines[0]["error"].is_string() && lines[1]["turns"].is_array(), "{lines:?}");
    assert_eq!(tenback(&["review", "--evals", "100", "--seat", "3", &file]).status.code(), Some(1));
}
