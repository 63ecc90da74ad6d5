//! Bad input gets a clear message and the right exit status.

use std::fs;
use std::io::Read;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::{tenback, tenback_reading, text};

/// The answer to an invalid record.
fn refusal(input: &[u8]) -> Value {
    let output = tenback_reading(&["verify", "-"], input);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let answer: Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert_eq!(answer["file"], "-");
    assert_eq!(answer["ok"], false);
    answer["error"].clone()
}

fn says(input: &str, code: &str, word: &str) {
    let error = refusal(input.as_bytes());
    assert_eq!(error["code"], code, "{error}");
    let said = error["text"].as_str().unwrap_or_default();
    assert!(said.contains(word), "{said:?} should speak of {word:?}");
}

fn deck() -> String {
    (2..=99).map(|number: u8| number.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_file_that_is_not_text() {
    let error = refusal(b"\x7fELF\x00\xff\xfe");
    assert_eq!((&error["code"], &error["line"]), (&"syntax".into(), &1.into()));
}

#[test]
fn text_that_is_not_a_record() {
    says("Dear Sir or Madam,\n", "syntax", "Dear");
    says("[Seats \"2\"]\n", "setup", "Game");
}

#[test]
fn a_deck_with_a_card_twice() {
    let twice = deck().replace("98 99", "98 98");
    says(&format!("[Game \"classic\"]\n[Deck \"{twice}\"]\n"), "setup", "98 appears twice");
    let short = deck().replace(" 99", "");
    says(&format!("[Game \"classic\"]\n[Deck \"{short}\"]\n"), "setup", "98 numbers");
}

#[test]
fn six_seats() {
    says(&format!("[Game \"classic\"]\n[Seats \"6\"]\n[Deck \"{}\"]\n", deck()), "setup", "1 to 5");
    says("[Game \"classic\"]\n[Seats \"99999999999\"]\n[Deck \"-\"]\n", "setup", "1 to 5");
}

#[test]
fn five_stops() {
    let commands = "stop 4 5 28 73 97; skull 8 32 69 93; three 11 36 65 90; mute 15 39 62 86; \
                    one-pile 18 42 59 83; no-back 21 45 56 80; draw-one 25 49 52 76";
    let record = format!("[Game \"extreme\"]\n[Commands \"{commands}\"]\n[Deck \"{}\"]\n", deck());
    says(&record, "setup", "“stop” must be on 4 cards");
}

#[test]
fn a_record_that_continues_after_the_end() {
    let record = "[Game \"classic\"]\n[Hands \"5\"]\n[Deck \"-\"]\n\n1. 5a\n2. 6a\n";
    says(record, "game-over", "over");
    let record = "[Game \"classic\"]\n[Hands \"5\"]\n[Deck \"-\"]\n\n1. 5a 6a\n";
    let error = refusal(record.as_bytes());
    assert_eq!((&error["code"], &error["play"]), (&"game-over".into(), &2.into()));
}

#[test]
fn a_huge_record_is_refused_without_being_held_in_memory() {
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 200000; exec \"$0\" verify -", env!("CARGO_BIN_EXE_tenback")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts in 200 MB");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    std::io::copy(&mut b"[Game \"classic\"]\n".chain(std::io::repeat(b'7').take(100_000_000)), &mut stdin)
        .expect("the program reads to the end");
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(1));
    let answer: Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert_eq!(answer["error"]["code"], "syntax");
}

#[test]
fn a_file_that_cannot_be_read() {
    let output = tenback(&["verify", "no/such/file.tgn"]);
    assert_eq!(output.status.code(), Some(1));
    let answer: Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert_eq!(answer["error"]["code"], "io");
    assert_eq!((&answer["error"]["turn"], &answer["error"]["play"]), (&0.into(), &0.into()));

    let folder = std::env::temp_dir();
    let output = tenback(&["verify", folder.to_str().expect("a plain path")]);
    assert_eq!(output.status.code(), Some(1), "a folder is no file");
}

#[test]
fn valid_records_next_to_invalid_ones_are_still_checked() {
    let folder = std::env::temp_dir().join(format!("tenback-bad-input-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder");
    let good = folder.join("good.tgn");
    fs::write(&good, "[Game \"classic\"]\n[Hands \"5\"]\n[Deck \"-\"]\n\n1. 5a\n").expect("a temporary file");
    let good = good.to_str().expect("a plain path");
    let output = tenback(&["verify", "missing.tgn", good]);
    let answers = text(&output.stdout);
    assert_eq!(answers.lines().count(), 2);
    assert!(answers.lines().nth(1).is_some_and(|line| line.contains("\"won\"")));
    fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[test]
fn usage_errors_have_their_own_exit_status() {
    for args in [&["verify"][..], &["perft", "x.tgn"], &["perft", "--depth", "0", "x"], &["dance"], &["deal", "chess"]]
    {
        let output = tenback(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!output.stderr.is_empty(), "{args:?} is told what is wrong");
    }
}

#[test]
fn perft_of_a_finished_game_is_refused() {
    let output =
        tenback_reading(&["perft", "--depth", "2", "-"], b"[Game \"classic\"]\n[Hands \"5\"]\n[Deck \"-\"]\n\n1. 5a\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("unfinished"), "{}", text(&output.stderr));
}

/// Verifies 20,000 records and reads only the first few bytes of the answers.
fn verify_and_stop_reading(name: &str, record: &str) -> Output {
    let file = std::env::temp_dir().join(format!("tenback-{name}-{}.tgn", std::process::id()));
    fs::write(&file, record.repeat(20_000)).expect("a temporary file");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tenback"))
        .arg("verify")
        .arg(&file)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = [0; 10];
    child.stdout.take().expect("standard output is a pipe").read_exact(&mut first).expect("it says something");
    let output = child.wait_with_output().expect("the program ends");
    fs::remove_file(file).expect("the file can be removed");
    output
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let sound = verify_and_stop_reading("pipe", "[Game \"classic\"]\n[Hands \"5\"]\n[Deck \"-\"]\n\n1. 5a\n");
    assert_eq!(text(&sound.stderr), "");
    assert_eq!(sound.status.code(), Some(0));
    let unsound = verify_and_stop_reading("bad-pipe", "[Game \"classic\"]\n[Hands \"5\"]\n[Deck \"-\"]\n\n1. 6a\n");
    assert_eq!(text(&unsound.stderr), "");
    assert_eq!(unsound.status.code(), Some(1), "an unsound record was read");
}

/// Messages of libraries ("invalid digit found in string") mean nothing to most people.
#[test]
fn invalid_numbers_are_reported_in_sentences() {
    for (line, expected) in [
        ("perft --depth x game.tgn", "expected a whole number from 1 to 255"),
        ("simulate --bots greedy --seats x", "expected a whole number from 0 to 65535"),
        ("simulate --bots greedy --ms soon", "expected a number of milliseconds"),
        ("simulate --bots greedy --threads 0", "expected a whole number from 1 to 1024"),
        ("play --seed x", "expected a whole number"),
        ("play --seed -1", "expected a whole number from 0 to"),
        ("deal --seats -2", "expected a whole number from 0 to 65535"),
        ("simulate --bots greedy --seed -1", "expected a whole number from 0 to"),
        ("serve --deal-seed -1", "expected a whole number from 0 to"),
        ("play --bots expert,,", "a bot is missing between two commas or at the end of --bots"),
        ("play --bots ,expert", "a bot is missing between two commas"),
        ("play --bots wizard", "possible values: random, greedy, casual, regular, strong, expert, master"),
        ("replay game.tgn --record 0", "expected a whole number from 1 to"),
        ("serve --port 99999", "expected a whole number from 0 to 65535"),
    ] {
        let output = tenback(&line.split(' ').collect::<Vec<_>>());
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(said.contains(expected) && !said.contains("tip:"), "{line}: {said}");
    }
}

#[test]
fn a_record_number_that_is_too_high_is_reported_with_the_count() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("three.tgn");
    let record = text(&tenback(&["deal", "--seed", "7"]).stdout);
    fs::write(&file, [record.as_str(); 3].join("\n")).expect("the file can be written");
    let output = tenback(&["replay", &file.display().to_string(), "--record", "5", "--plain"]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("3 records") && said.contains("no record 5"), "{said}");
}

/// “No such file or directory (os error 2)” is not a text for people.
#[test]
fn errors_of_the_system_are_reported_in_words() {
    for (line, expected) in [
        ("verify missing.tgn", "Cannot read: there is no such file or folder."),
        ("perft --depth 1 missing.tgn", "Cannot read: there is no such file or folder."),
        ("replay / --plain", "Cannot read /: it is a folder."),
        ("merge missing.jsonl", "Cannot use missing.jsonl: there is no such file or folder."),
        ("simulate --bots greedy --games 1 --out /no/such/folder.jsonl", "there is no such file or folder"),
        ("simulate --bots expert --network missing.net", "there is no such file or folder"),
        ("man --out /dev/null/man", "Cannot write /dev/null/man: part of the path is not a folder."),
        ("play --plain --join http://127.0.0.1:1/t/abc --name Ada", "isn’t responding (nothing is listening there)."),
        ("play --plain --lang de --join http://127.0.0.1:1/t/a --name Ada", "dort nimmt nichts Verbindungen an"),
    ] {
        let output = tenback(&line.split(' ').collect::<Vec<_>>());
        let said = text(&output.stderr) + &text(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{line}: {said}");
        assert!(said.contains(expected) && !said.contains("os error"), "{line}: {said}");
    }
}

/// A closed pipe, as after `| head` or `2>&1 | less`, never causes a panic.
#[test]
fn closed_pipes_never_make_it_panic() {
    for line in
        ["verify nowhere.tgn", "simulate --bots wizard", "perft --depth 1 nowhere.tgn", "deal --seats 9", "--help"]
    {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tenback"))
            .args(line.split(' '))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop((child.stdout.take(), child.stderr.take()));
        let status = child.wait().expect("it ends");
        assert_ne!(status.code(), Some(101), "{line}");
    }
}
