//! What is refused before any game is played.

use std::fs;

use crate::{Folder, refused};

#[test]
fn usage_errors_are_reported_in_sentences() {
    refused("simulate --seats 3 --bots wizard", 2, "There is no bot “wizard”");
    refused("simulate --seats 3 --bots expert,greedy", 2, "2 bots are named for 3 seats");
    refused("simulate --seats 3 --bots expert --games 0", 2, "--games");
    refused("simulate --seats 9 --bots expert", 2, "1 to 5 players");
    refused("simulate --seats 3 --bots expert --hand -2", 2, "the hand size must be 6, or 5");
    refused("simulate --seats 3 --bots expert --minimum 4", 2, "the minimum must be 2, or 3");
    refused("simulate --game face-to-face --bots expert --minimum 3", 2, "always uses its own numbers");
    refused("simulate --bots expert --threads 0", 2, "--threads");
    refused("simulate --bots strong --games 100 --repeat 7", 2, "Choose a multiple of 7 for --games");
    refused("simulate --bots strong --repeat 0", 2, "--repeat");
    refused("simulate --bots master --ms 0", 2, "A budget must be more than 0");
    refused("simulate --bots master --ms 5 --evals 5", 2, "cannot be used with");
    refused("compare --bots master,ms=fast --vs expert", 2, "ms=fast");
    refused("compare --bots expert", 2, "--vs");
    for shard in ["3/2", "0/2", "1/0", "two"] {
        refused(&format!("simulate --bots greedy --shard {shard}"), 2, "is not a shard");
    }
}

#[test]
fn networks_of_another_kind_are_refused() {
    let folder = Folder::new();
    let file = folder.file("some.net");
    refused(&format!("simulate --bots expert --network {file}"), 1, "Cannot use");
    fs::write(&file, "nothing of the kind").expect("the file can be written");
    refused(&format!("simulate --bots expert --network {file}"), 1, "It is not a network file");
    refused(&format!("simulate --bots greedy --network {file}"), 2, "no bot in the line-up uses it");
    refused(&format!("compare --bots greedy --vs expert,network={file}"), 1, "It is not a network file");
}

#[test]
fn a_plot_that_cannot_be_written_is_refused_before_the_games() {
    refused("simulate --seats 3 --bots master --ms 1000 --games 100000 --plot left.png", 2, "does not end in .svg");
    refused("simulate --seats 3 --bots master --ms 1000 --games 100000 --plot /dev/null/left.svg", 1, "Cannot write");
}
