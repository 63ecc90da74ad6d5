//! `--help` in all languages.

use std::process::Command;

use crate::{tenback, text};

const LANGUAGES: [&str; 4] = ["de", "cs", "pl", "uk"];
const COMMANDS: [&str; 21] = [
    "play",
    "serve",
    "invite",
    "devices",
    "admin",
    "learn",
    "replay",
    "history",
    "review",
    "puzzles",
    "verify",
    "perft",
    "deal",
    "simulate",
    "compare",
    "merge",
    "train",
    "bench",
    "load",
    "completions",
    "man",
];

/// What clap writes by default.
const ENGLISH: [&str; 10] = [
    "Usage:",
    "Commands:",
    "Arguments:",
    "Options:",
    "Examples:",
    "Print ",
    "[default:",
    "[possible values:",
    "[env:",
    "this message",
];

fn help(args: &[&str]) -> String {
    let output = tenback(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn assert_translated(args: &[&str], english: &str) {
    let help = help(args);
    assert_ne!(help, english, "{args:?}");
    for word in ENGLISH {
        assert!(!help.contains(word), "{args:?} says {word}\n{help}");
    }
    // The options themselves are the same in every language.
    let options = |help: &str| -> Vec<String> {
        let words = help.lines().filter(|line| line.trim_start().starts_with('-')).flat_map(str::split_whitespace);
        words.filter(|word| word.starts_with("--")).map(str::to_owned).collect()
    };
    for option in options(english) {
        assert!(help.contains(&option), "{args:?} lacks {option}\n{help}");
    }
}

#[test]
fn all_help_is_translated() {
    for language in LANGUAGES {
        assert_translated(&["--lang", language, "--help"], &help(&["--help"]));
        for command in COMMANDS {
            for flag in ["--help", "-h"] {
                assert_translated(&[command, flag, "--lang", language], &help(&[command, flag]));
            }
            let by_command = help(&["--lang", language, "help", command]);
            assert_eq!(by_command, help(&[command, "--help", &format!("--lang={language}")]));
        }
    }
}

#[test]
fn no_command_is_forgotten() {
    let help = help(&["--help"]);
    let (_, listed) = help.split_once("Commands:\n").expect("the commands are listed");
    let listed = listed.lines().map_while(|line| line.split_whitespace().next());
    let listed: Vec<&str> = listed.filter(|&name| name != "help").collect();
    assert_eq!(listed, COMMANDS);
}

#[test]
fn lang_overrides_the_locale() {
    let under = |locale: &str, args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_tenback"))
            .args(args)
            .env("LC_ALL", locale)
            .env("TENBACK_DATA", env!("CARGO_TARGET_TMPDIR"))
            .env_remove("TENBACK_LANG")
            .output();
        text(&output.expect("the program runs").stdout)
    };
    assert_eq!(under("cs_CZ.UTF-8", &["play", "--help"]), help(&["play", "--help", "--lang", "cs"]));
    assert_eq!(under("cs_CZ.UTF-8", &["play", "--help", "--lang", "en"]), help(&["play", "--help"]));
    // An unknown language must not prevent help.
    assert_eq!(under("fr_FR.UTF-8", &["--help"]), help(&["--help"]));
}

#[test]
fn translated_commands_still_read_their_arguments() {
    for language in LANGUAGES {
        let dealt = help(&["--lang", language, "deal", "extreme", "--seats", "3", "--seed", "7"]);
        assert_eq!(dealt, help(&["deal", "extreme", "--seats", "3", "--seed", "7"]));
        let refused = tenback(&["deal", "patience", "--lang", language]);
        assert_eq!(refused.status.code(), Some(2));
        assert!(text(&refused.stderr).contains("face-to-face"), "{}", text(&refused.stderr));
    }
}

#[test]
fn the_version_names_the_commit() {
    let version = help(&["--version"]);
    let rest = version.trim_end().strip_prefix(&format!("tenback {}", env!("CARGO_PKG_VERSION")));
    let rest = rest.expect("the name and the version come first");
    // An archive of the sources has no commit.
    let inner = rest.strip_prefix(" (").and_then(|rest| rest.strip_suffix(')'));
    let parts: Vec<&str> = inner.unwrap_or_default().split(' ').collect();
    assert!(rest.is_empty() || (parts.len() == 2 && parts[0].len() >= 7 && parts[1].len() == 10), "{version}");
}

#[test]
fn the_help_says_what_happens_without_a_command() {
    assert!(help(&["--help"]).contains("Without a command, tenback starts the server"), "{}", help(&["--help"]));
}

#[test]
fn shells_can_complete_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = help(&["completions", shell]);
        for command in COMMANDS {
            assert!(script.contains(command), "{shell} does not know {command}");
        }
    }
    assert_eq!(tenback(&["completions", "csh"]).status.code(), Some(2));
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let page = help(&["man"]);
    assert!(page.contains(".TH tenback 1") && page.contains("simulate"), "{page}");
    let folder = tempfile::tempdir().expect("a folder");
    help(&["man", "--out", &folder.path().display().to_string()]);
    for command in COMMANDS {
        assert!(folder.path().join(format!("tenback-{command}.1")).is_file(), "{command}");
    }
}
