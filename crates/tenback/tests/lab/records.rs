//! Records of all games of an experiment.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{Folder, command, json, refused, status, text, timeless};

fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "tgn")).collect();
    files.sort();
    files
}

#[test]
fn records_are_valid_and_match_the_results() {
    let folder = Folder::new();
    for (index, game) in [
        "--game classic --seats 4 --bots expert --hand -1 --minimum 3",
        "--game extreme --seats 2 --bots greedy,casual",
        "--game extreme --seats 5 --bots expert --no-signals",
        "--game face-to-face --bots greedy,random",
    ]
    .into_iter()
    .enumerate()
    {
        let records = folder.file(&index.to_string());
        let line = format!("simulate {game} --games 70 --json");
        let result = json(&format!("{line} --records {records}"));
        assert_eq!(timeless(json(&line)), timeless(result.clone()), "records change the games");
        let files: Vec<PathBuf> = list(Path::new(&records));
        assert!(files.iter().all(|file| file.extension().is_some_and(|ending| ending == "tgn")), "{files:?}");
        let output = command("verify").args(&files).output().expect("the program starts");
        assert_eq!(status(&output), 0);
        let answers: Vec<Value> =
            text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(answers.len(), 70);
        let left: u64 = answers.iter().filter_map(|answer| answer["left"].as_u64()).sum();
        assert!((result["mean_left"].as_f64().expect("a mean") - left as f64 / 70.0).abs() < 1e-9);
        let won = |answer: &&Value| answer["status"] == "won" && answer["winner"] != 2;
        assert_eq!(result["wins"], answers.iter().filter(won).count());
    }
}

#[test]
fn records_of_two_experiments_are_never_mixed() {
    let folder = Folder::new();
    let (records, out) = (folder.file("records"), folder.file("out.jsonl"));
    let line = format!("simulate --seats 2 --bots greedy --games 128 --json --records {records}");
    json(&format!("{line} --out {out}"));
    let before = list(Path::new(&records)).iter().map(fs::read).collect::<Result<Vec<_>, _>>().expect("records");
    refused(&format!("{line} --seed 2"), 1, "another experiment");
    refused(&line, 1, "already has the records of these games");
    json(&format!("{line} --out {out}"));
    let foreign = folder.file("foreign");
    fs::create_dir_all(&foreign).expect("a folder");
    fs::write(format!("{foreign}/mine.tgn"), "my own game").expect("a file");
    refused(&format!("simulate --bots greedy --games 4 --records {foreign}"), 1, "records of another experiment");
    let after = list(Path::new(&records)).iter().map(fs::read).collect::<Result<Vec<_>, _>>().expect("records");
    assert_eq!(before, after);
}

#[test]
fn records_name_their_bots_and_seed() {
    let folder = Folder::new();
    let records = folder.file("records");
    json(&format!("simulate --seats 2 --bots greedy,casual --games 1 --seed 9 --json --records {records}"));
    let record = fs::read_to_string(&list(Path::new(&records))[0]).expect("a record");
    assert!(record.contains("[Players \"bot greedy; bot casual\"]") && record.contains("[Seed \"9\"]"), "{record}");
}
