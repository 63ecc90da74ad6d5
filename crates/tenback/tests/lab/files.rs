//! Files of results: shards, interrupted runs, and files that are not ours.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::{Folder, command, json, parse, refused, run, status, text, timeless};

#[test]
fn merged_shards_equal_one_run() {
    let folder = Folder::new();
    for experiment in [
        "simulate --seats 2 --bots master --evals 10 --games 5 --seed 3",
        "compare --seats 3 --bots greedy --vs expert --vs expert,no-signals --games 200",
    ] {
        let whole = timeless(json(&format!("{experiment} --json")));
        let files: Vec<String> = (1..=3).map(|number| folder.file(&format!("{number}"))).collect();
        for (index, file) in files.iter().enumerate() {
            json(&format!("{experiment} --json --shard {}/3 --out {file}", index + 1));
        }
        assert_eq!(timeless(json(&format!("merge --json {}", files.join(" ")))), whole);
        let output = run(&format!("merge --json {} {}", files[0], files[2]));
        assert_eq!(status(&output), 1);
        assert_eq!(parse(&output)["complete"], false);
        assert!(text(&output.stderr).contains("missing"), "{}", text(&output.stderr));
        refused(&format!("merge {} {}", files.join(" "), files[1]), 1, "is in two of the files");
        files.iter().for_each(|file| fs::remove_file(file).expect("the file is there"));
    }
}

#[test]
fn a_run_resumes_where_it_stopped() {
    let folder = Folder::new();
    let out = folder.file("run.jsonl");
    let line = format!("simulate --seats 3 --bots expert --games 400 --json --out {out}");
    let whole = timeless(json(&line));
    let lines = fs::read_to_string(&out).expect("results");
    assert_eq!(timeless(json(&line)), whole);
    assert_eq!(fs::read_to_string(&out).expect("results"), lines, "finished games were played again");
    // Killed in the middle of a line.
    let cut: String = lines.split_inclusive('\n').take(9).collect();
    fs::write(&out, format!("{cut}{{\"chunk\":9")).expect("the file can be written");
    assert_eq!(timeless(json(&line)), whole);
    let resumed = fs::read_to_string(&out).expect("results");
    assert!(resumed.starts_with(&cut), "what was there is kept");
    assert_eq!(resumed.lines().count(), lines.lines().count());
}

#[test]
fn files_of_other_experiments_are_refused_and_left_unchanged() {
    let folder = Folder::new();
    let (one, two) = (folder.file("one"), folder.file("two"));
    let line = "simulate --seats 2 --bots greedy --games 128";
    json(&format!("{line} --json --out {one}"));
    json(&format!("{line} --json --seed 2 --out {two}"));
    let before = fs::read(&one).expect("results");
    refused(&format!("{line} --seed 2 --out {one}"), 1, "the seed differs");
    refused(&format!("{line} --minimum 3 --out {one}"), 1, "the game, its seats or its options differ");
    refused(&format!("{line} --shard 1/2 --out {one}"), 1, "contains shard 1/1");
    refused("simulate --seats 2 --bots random --games 128 --out", 2, "a value is required");
    refused(&format!("merge {one} {two}"), 1, "different experiment than the first file");
    assert_eq!(fs::read(&one).expect("results"), before);
    let foreign = folder.file("letter.txt");
    for content in ["Dear reader,\n", "no end of line", "{\"format\":\"tenback-lab-1\"}\n"] {
        fs::write(&foreign, content).expect("the file can be written");
        refused(&format!("{line} --out {foreign}"), 1, "is not a results file");
        refused(&format!("merge {foreign}"), 1, "is not a results file");
        assert_eq!(fs::read_to_string(&foreign).expect("the letter"), content);
    }
    let text = text(&before);
    fs::write(&foreign, text.replace("\"chunk\":3,", "\"chunk\":99,")).expect("the file can be written");
    // Results are written as they arrive, so their order depends on the threads.
    let index = text.lines().position(|line| line.contains("\"chunk\":3,")).expect("the results hold this chunk");
    refused(&format!("merge {foreign}"), 1, &format!("line {}:", index + 1));
    refused(&format!("merge {}", folder.file("nowhere")), 1, "nowhere");
}

#[test]
fn a_full_disk_keeps_earlier_results() {
    if !Path::new("/dev/full").exists() {
        return;
    }
    refused("simulate --seats 2 --bots greedy --games 100 --out /dev/full", 1, "the disk is full");
    let folder = Folder::new();
    // The second chunk of two games meets the full disk.
    #[cfg(unix)]
    std::os::unix::fs::symlink("/dev/full", folder.file("games-00000002-00000003.part")).expect("a link");
    let line = format!("simulate --seats 2 --bots expert --games 128 --threads 1 --json --records {}", folder.file(""));
    let output = run(&line);
    assert_eq!(status(&output), 1);
    let said = text(&output.stderr);
    assert!(said.contains("records cannot be written") && said.contains("the disk is full"), "{said}");
    let result = parse(&output);
    assert_eq!((&result["complete"], &result["games"]), (&false.into(), &2.into()));
    refused("simulate --bots greedy --records /dev/null/games", 1, "Cannot write");
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_prints_partial_results() {
    let folder = Folder::new();
    let out = folder.file("long.jsonl");
    let line = format!("simulate --seats 3 --bots greedy --games 1000000000 --threads 1 --json --out {out}");
    let mut child = command(&line);
    let child = child.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let began = Instant::now();
    while fs::read_to_string(&out).map_or(0, |text| text.lines().count()) < 3 {
        assert!(began.elapsed() < Duration::from_secs(30), "no results");
        sleep(Duration::from_millis(20));
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill starts");
    assert!(sent.success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(status(&output), 130);
    assert!(text(&output.stderr).contains("partial results"), "{}", text(&output.stderr));
    let result = parse(&output);
    assert_eq!(result["complete"], false);
    let merged = run(&format!("merge --json {out}"));
    assert_eq!(timeless(parse(&merged)), timeless(result));
}
