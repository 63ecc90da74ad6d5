//! `tenback puzzles`: making, checking and solving puzzles.

use std::fs;

use tempfile::TempDir;

use crate::{tenback, tenback_reading, text};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_they_are_proved() {
    let folder = folder();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let make = |name: &str, threads: &str| {
        let path = file(name);
        let args = ["puzzles", "make", "--seed", "5", "--count", "5", "--threads", threads, "--out", &path];
        let output = tenback(&args);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        path
    };
    let (one, many, packed) = (make("one.tgn", "1"), make("many.tgn", "3"), make("packed.tgn.gz", "2"));
    assert_eq!(fs::read(&one).expect("a file"), fs::read(many).expect("a file"), "threads change nothing");
    for path in [&one, &packed] {
        let output = tenback(&["puzzles", "check", path]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert_eq!(text(&output.stdout), "5 puzzles proved.\n");
    }
    let output = tenback(&["verify", &one]);
    assert_eq!(output.status.code(), Some(0), "puzzles are records: {}", text(&output.stdout));
}

#[test]
fn what_is_no_puzzle_is_refused() {
    let folder = folder();
    let path = folder.path().join("x.tgn").display().to_string();
    let record = "[Game \"classic\"]\n[Hands \"5 6 7 8\"]\n[Deck \"-\"]\n";
    for (tags, answer) in [
        ("", "Record 1 isn’t a puzzle: the tag Puzzle is missing or invalid."),
        (
            "[Puzzle \"line\"]\n[Themes \"order\"]\n[Tempting \"0\"]\n[Rating \"1000\"]\n\n1. 5a 6a 7a 8a\n",
            "there is another solution.",
        ),
    ] {
        fs::write(&path, format!("{record}{tags}")).expect("the folder can be written to");
        let output = tenback(&["puzzles", "check", &path]);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(answer), "{}", text(&output.stderr));
    }
    let output = tenback(&["puzzles", "--id", "none"]);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), "There is no puzzle none.\n".to_owned()));
    let output = tenback(&["puzzles", "--theme", "luck"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn the_puzzle_of_the_day_can_be_read_and_given_up() {
    let folder = folder();
    let data = folder.path().display().to_string();
    let output = tenback_reading(&["puzzles", "--today", "--data", &data], b"solution\nquit\n");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("The solution:"), "{}", text(&output.stdout));
    assert!(folder.path().join("puzzles.toml").exists(), "it counts as an attempt");
}
