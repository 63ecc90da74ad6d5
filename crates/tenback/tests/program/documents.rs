//! The examples in the documents work as described.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::{tenback_reading, text};

/// The texts of all fenced blocks with this info string.
fn blocks<'a>(readme: &'a str, word: &str) -> Vec<&'a str> {
    let fence = format!("```{word}\n");
    readme.split(&fence).skip(1).map(|rest| rest.split("```").next().unwrap_or(rest)).collect()
}

#[test]
fn the_tour_of_the_readme() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = fs::read_to_string(root.join("README.md")).expect("README is there");
    let folder = std::env::temp_dir().join(format!("tenback-tour-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder");
    let tenback = |line: &str| {
        let args = line.trim().strip_prefix("$ tenback ").expect("the tour runs tenback");
        let args: Vec<&str> = args.split(" > ").next().unwrap_or(args).split(' ').collect();
        let output = Command::new(env!("CARGO_BIN_EXE_tenback"))
            .args(args)
            .env("LC_ALL", "C")
            .env("TENBACK_DATA", env!("CARGO_TARGET_TMPDIR"))
            .env_remove("TENBACK_LANG")
            .current_dir(&folder)
            .output();
        text(&output.expect("the program runs").stdout)
    };
    let [deal, verify, perft] = blocks(&readme, "console")[..] else { panic!("the tour has three commands") };
    let dealt = tenback(deal);
    fs::write(folder.join("game.tgn"), format!("{dealt}\n{}", blocks(&readme, "tgn")[0])).expect("a temporary file");
    let (command, answer) = verify.split_once('\n').expect("the answer follows the command");
    assert_eq!(tenback(command), answer);

    let (_, mended) = readme.split_once("Change the last line to `").expect("the tour fixes the record");
    let mended = mended.split('`').next().unwrap_or_default();
    let turns = blocks(&readme, "tgn")[0].trim_end().rsplit_once('\n').expect("the record has turns").0;
    fs::write(folder.join("game.tgn"), format!("{dealt}\n{turns}\n{mended}\n")).expect("a temporary file");
    let (command, answer) = perft.split_once('\n').expect("the answer follows the command");
    assert_eq!(tenback(command), answer);
    fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[test]
fn the_examples_of_the_notation() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let notation = fs::read_to_string(root.join("docs/NOTATION.md")).expect("the document is there");
    // Fences are opened and closed in turn, so every second part is an example.
    let plain: Vec<&str> = notation.split("```").skip(1).step_by(2).collect();
    let record = |begin: &str| plain.iter().find(|block| block.starts_with(begin)).expect("the example is there");
    let may = record("\n[Game \"extreme\"]\n[Seats \"2\"]\n[First \"2\"]").as_bytes();

    let wanted: Value = serde_json::from_str(blocks(&notation, "json")[0]).expect("the answer is JSON");
    let answer: Value =
        serde_json::from_slice(&tenback_reading(&["verify", "-"], may).stdout).expect("one line of JSON");
    for field in ["ok", "error", "status", "winner", "left", "position"] {
        assert_eq!(answer[field], wanted[field], "{field}");
    }
    let counts = text(&tenback_reading(&["perft", "--depth", "4", "-"], may).stdout);
    assert!(notation.contains(&format!("\n{counts}```")), "the document should count {counts}");

    let lost = record("\n[Game \"classic\"]\n[Seats \"2\"]\n[Hands \"95; 4\"]").as_bytes();
    assert_eq!(tenback_reading(&["verify", "-"], lost).status.code(), Some(0));
    let wrong = record("\n[Game \"classic\"]\n[Hands \"24 34\"]").as_bytes();
    let answer: Value =
        serde_json::from_slice(&tenback_reading(&["verify", "-"], wrong).stdout).expect("one line of JSON");
    assert_eq!(answer["error"]["code"], "wrong-direction");
    assert_eq!(answer["error"]["clauses"], json!(["A5", "A6"]));
}

#[test]
fn what_is_said_about_hosting_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let help = text(&tenback_reading(&["serve", "--help"], b"").stdout);
    let known: Vec<&str> = help.split(|letter: char| !is_word(letter)).collect();
    let files = ["deploy/README.md", "deploy/tenback.service", "deploy/Caddyfile", "deploy/nginx.conf", "README.md"];
    let mut variables = 0;
    for file in files {
        let document = fs::read_to_string(root.join(file)).expect("the document is there");
        for variable in document.split(|letter: char| !is_word(letter)).filter(|word| word.starts_with("TENBACK_")) {
            assert!(known.contains(&variable), "{file} speaks of {variable}");
            variables += 1;
        }
        let commands = document.lines().filter_map(|line| line.split_once("tenback serve ")).map(|(_, rest)| rest);
        for option in commands.flat_map(|rest| rest.split([' ', '`'])).filter(|word| word.starts_with("--")) {
            assert!(option == "--help" || known.contains(&option), "{file} speaks of {option}");
        }
    }
    assert!(variables > 5, "the service is set up by its environment");
}

/// Whether a letter can be part of an option or a variable.
fn is_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_' || letter == '-'
}
