//! Training networks.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::{Folder, command, json, refused, run, status, text};

#[test]
fn training_is_reproducible_from_a_seed() {
    let folder = Folder::new();
    let train =
        |options: &str, name: &str| run(&format!("train --seats 2 --seed 3 {options} --out {}", folder.file(name)));
    let network = |name: &str| fs::read(folder.file(name) + "/network.net").expect("a network");
    let whole = train("--games 96 --every 32", "whole");
    assert_eq!(status(&whole), 0, "{}", text(&whole.stderr));
    assert_eq!(text(&whole.stdout).lines().filter(|line| line.contains(" % ")).count(), 3);
    // Interrupted: what a second run finds is the checkpoint after the first step.
    let mut child = command(&format!("train --seats 2 --seed 3 --games 96 --every 32 --out {}", folder.file("cut")));
    let mut child = child.stdout(Stdio::null()).spawn().expect("the program starts");
    let began = Instant::now();
    while !Path::new(&folder.file("cut/checkpoint.bin")).exists() && began.elapsed() < Duration::from_secs(30) {
        sleep(Duration::from_millis(1));
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    assert_eq!(status(&train("--games 96 --every 32", "cut")), 0);
    assert_eq!(network("whole"), network("cut"));
    assert!(fs::read_to_string(folder.file("cut/curve.svg")).expect("a curve").contains("learning curve"));
    let other = train("--games 64 --every 32", "cut");
    assert_eq!(status(&other), 1);
    assert!(text(&other.stderr).contains("started with other options"), "{}", text(&other.stderr));
    let file = folder.file("whole/network.net");
    json(&format!("simulate --seats 2 --bots expert --network {file} --games 3 --json"));
    refused(&format!("simulate --game extreme --seats 2 --bots expert --network {file}"), 1, "It was made for classic");
    refused(&format!("simulate --game face-to-face --bots expert --network {file}"), 1, "Its layers are");
    refused(&format!("train --game extreme --seats 9 --out {}", folder.file("nine")), 2, "1 to 5 players");
    fs::write(folder.file("cut/checkpoint.bin"), "?").expect("the file can be written");
    assert!(text(&train("--games 96 --every 32", "cut").stderr).contains("is damaged"));
}

#[test]
fn training_continues_when_its_output_is_closed() {
    let folder = Folder::new();
    let mut train = command(&format!("train --seats 2 --games 64 --every 32 --out {}", folder.file("quiet")));
    let mut child = train.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
    drop(child.stdout.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    let story = fs::read_to_string(folder.file("quiet/network.txt")).expect("how it was made");
    assert!(story.contains("After 64 of 64 games"), "{story}");
}

#[test]
fn one_command_makes_every_built_in_network() {
    let folder = Folder::new();
    let train = || run(&format!("train --all --games 16 --every 16 --out {}", folder.file("set")));
    let first = train();
    assert_eq!(status(&first), 0, "{}", text(&first.stderr));
    let names = ["classic-1", "classic-2", "classic-5", "extreme-1", "extreme-5", "face-to-face-2"];
    let networks = || names.map(|name| fs::read(folder.file(&format!("set/{name}/network.net"))).expect("a network"));
    let made = networks();
    // One more is where the network for playing alone goes on from.
    assert_eq!(fs::read_dir(folder.file("set")).expect("a folder").count(), 12);
    // What is finished is not made again.
    assert_eq!(status(&train()), 0);
    assert_eq!(made, networks());
    let file = folder.file("set/extreme-5/network.net");
    json(&format!("simulate --game extreme --seats 5 --bots expert --network {file} --games 1 --json"));
    refused(&format!("train --all --seats 2 --out {}", folder.file("other")), 2, "cannot be used with");
}

#[test]
fn a_network_of_an_earlier_version_is_refused_with_what_to_do() {
    let folder = Folder::new();
    let mut old = b"tenback\n".to_vec();
    old.extend([1, 0, 0, 1, 174, 0, 48, 0, 16, 0]);
    fs::write(folder.file("old.net"), old).expect("the file can be written");
    let file = folder.file("old.net");
    refused(&format!("simulate --bots expert --network {file}"), 1, "reads version 2. Make a new one");
}
