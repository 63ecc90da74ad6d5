//! Games that cannot be saved are reported, and the exit status says so.

use std::fs;
use std::process::{Command, Stdio};

use crate::play::{folder, played};
use crate::text;

/// A full disk is reported before the first move, and the exit status says that the game is lost.
#[test]
fn a_disk_without_room_is_reported_at_once() {
    let data = folder();
    // A limit on the size of files stands for a full disk: creating them works, writing to them does not.
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" play classic --plain --seed 7 --data \"$1\"";
    let mut shell = Command::new("sh");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_tenback")]).arg(data.path()).env("LC_ALL", "C");
    let output = shell.stdin(Stdio::null()).output().expect("the program ends");
    let said = text(&output.stdout);
    let (before, after) = said.split_once("Your hand:").expect("a hand is dealt");
    assert!(before.contains("This game continues without being saved:"), "{said}");
    assert!(before.contains("the file is too large."), "{said}");
    assert!(after.contains("This game could not be saved."), "{said}");
    assert_eq!(output.status.code(), Some(1), "{said}");
    let left = fs::read_dir(data.path().join("games")).expect("the folder was made").count();
    assert_eq!(left, 0, "nothing is left behind");
}

#[test]
fn a_data_folder_that_cannot_be_written_is_reported_and_the_game_continues() {
    let data = folder();
    let in_the_way = data.path().join("file");
    fs::write(&in_the_way, "").expect("the file can be written");
    let output = played(&in_the_way, &["play", "classic", "--seed", "7"], "25a\n");
    let said = text(&output.stdout);
    for sentence in ["This game continues without being saved:", "You: 25 on pile a, +24.", "could not be saved."] {
        assert!(said.contains(sentence), "{sentence:?} was not said:\n{said}");
    }
    assert_eq!(output.status.code(), Some(1), "{said}");
}
