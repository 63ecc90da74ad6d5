//! `tenback devices`: the same person in several terminals, at a real server.

use std::fs;
use std::path::Path;

use crate::join::{Player, post, serve};
use crate::serve::{ended, folder, program};
use crate::text;

/// Runs `tenback devices` and returns its status, output and messages.
fn devices(data: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    ended(data, &[&["devices"], args].concat())
}

/// The output when nothing goes wrong.
#[track_caller]
fn done(data: &Path, args: &[&str]) -> String {
    let (code, out, messages) = devices(data, args);
    assert_eq!((code, messages.as_str()), (Some(0), ""), "{args:?}: {out}");
    out
}

/// The message when something does.
#[track_caller]
fn refused(data: &Path, args: &[&str], status: i32) -> String {
    let (code, out, messages) = devices(data, args);
    assert_eq!((code, out.as_str()), (Some(status), ""), "{args:?}: {messages}");
    messages
}

/// The token of the only identity in a folder.
fn token(data: &Path) -> String {
    let file = fs::read_dir(data.join("servers")).expect("an identity").flatten().next().expect("a file").path();
    let identity: serde_json::Value = serde_json::from_slice(&fs::read(file).expect("a file")).expect("JSON");
    identity["token"].as_str().expect("a token").to_owned()
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn a_link_makes_two_terminals_the_same_person() {
    let server_data = folder();
    let server = serve(server_data.path(), 0);
    let at = format!("http://127.0.0.1:{}", server.port());
    let (laptop, desktop) = (folder(), folder());
    assert!(refused(laptop.path(), &[], 1).contains("This terminal isn’t signed in anywhere."));
    let mut ann = Player::play(&["classic", "--seats", "2", "--at", &at, "--name", "Ann"]);
    ann.hears("Link for friends");
    let first = ann.leaves();

    let link = first_line(&done(first.path(), &["link"]));
    assert!(link.starts_with(&format!("{at}/recover#")), "{link}");
    assert_eq!(done(laptop.path(), &["add", &link]), format!("You are Ann at {at} now, in this terminal too.\n"));
    let used = refused(desktop.path(), &["add", &link], 1);
    assert!(used.contains("This code isn’t valid"), "{used}");
    let list = done(laptop.path(), &[]);
    assert!(list.contains("1  Terminal  ") && list.contains("2  Terminal (this one)  "), "{list}");
    assert!(list.contains(&format!("You have no backup code. Create one in a browser: {at}/devices")), "{list}");
    assert_eq!(done(laptop.path(), &["rename", "2", "Laptop"]), "The device is now called Laptop.\n");
    assert!(done(first.path(), &["--at", &at]).contains("2  Laptop  "));

    // A backup code works for any number of devices, in any spelling.
    let backup = post(server.port(), "/api/me/backup", &token(first.path()), "");
    let code = backup["code"].as_str().expect("a code").to_lowercase().replace('-', " ");
    assert!(refused(desktop.path(), &["add", &code], 2).contains("name the server with --at"));
    assert!(done(desktop.path(), &["add", &code, "--at", &at]).contains("You are Ann at"));
    assert!(done(desktop.path(), &[]).contains("You have a backup code"));

    // A terminal that was signed out says so, and how to come back.
    assert_eq!(done(first.path(), &["sign-out", "2"]), "Laptop is signed out.\n");
    let message = refused(laptop.path(), &[], 1);
    assert!(message.contains("was signed out") && message.contains("tenback devices add LINK"), "{message}");
    let output = program(laptop.path(), &["play", "--plain", "--seats", "2", "--at", &at]).output();
    let said = text(&output.expect("the program ends").stderr);
    assert!(said.contains("so you are a new player there."), "{said}");

    let here = done(first.path(), &["sign-out", "1"]);
    assert_eq!(here, format!("This terminal is signed out at {at}. To come back: tenback devices add LINK\n"));
    assert!(refused(first.path(), &[], 1).contains("isn’t signed in anywhere"));
}

#[test]
fn nobody_stops_being_somebody_by_accident() {
    let server_data = folder();
    let server = serve(server_data.path(), 0);
    let at = format!("http://127.0.0.1:{}", server.port());
    let signed_in = |name: &str| {
        let mut player = Player::play(&["classic", "--seats", "2", "--at", &at, "--name", name]);
        player.hears("Link for friends");
        player.leaves()
    };
    let (ann, ben) = (signed_in("Ann"), signed_in("Ben"));
    let link = first_line(&done(ann.path(), &["link"]));
    let message = refused(ben.path(), &["add", &link], 1);
    assert!(message.contains(&format!("already signed in at {at}, as Ben.")) && message.contains("--replace"));
    assert!(done(ben.path(), &["add", &link, "--replace"]).contains("You are Ann at"), "the link was not used up");
    let last = refused(ann.path(), &["sign-out", "3"], 1);
    assert!(last.contains("There is no device 3: you have only 2."), "{last}");
    done(ann.path(), &["sign-out", "2"]);
    assert!(
        refused(ann.path(), &["sign-out", "1"], 1).contains("This is your only device"),
        "nobody locks themselves out"
    );
    assert!(refused(ann.path(), &["rename", "1", "a;b"], 2).contains("semicolon"));
    assert!(refused(ann.path(), &["add", "http://127.0.0.1:1/recover#abc"], 1).contains("isn’t responding"));
    assert!(refused(ann.path(), &["--at", "http://127.0.0.1:1"], 1).contains("isn’t signed in at http://127.0.0.1:1."));

    // With several servers, one has to be chosen.
    let other_data = folder();
    let other = serve(other_data.path(), 0);
    let there = format!("http://127.0.0.1:{}", other.port());
    let args = ["play", "--plain", "--seats", "2", "--at", &there, "--name", "Ann"];
    assert!(program(ann.path(), &args).output().expect("the program ends").status.success());
    let several = refused(ann.path(), &[], 2);
    assert!(several.contains(&at) && several.contains(&there), "{several}");
    assert!(done(ann.path(), &["--at", &there]).contains("Terminal (this one)"));
}

#[test]
fn a_code_is_not_used_if_it_could_not_be_kept() {
    let server_data = folder();
    let server = serve(server_data.path(), 0);
    let at = format!("http://127.0.0.1:{}", server.port());
    let mut ann = Player::play(&["classic", "--seats", "2", "--at", &at, "--name", "Ann"]);
    ann.hears("Link for friends");
    let first = ann.leaves();
    let link = first_line(&done(first.path(), &["link"]));
    let other = folder();
    // A file in the place of the folder.
    fs::write(other.path().join("servers"), "").expect("it can be written");
    assert!(refused(other.path(), &["add", &link], 1).contains("could not be saved"));
    fs::remove_file(other.path().join("servers")).expect("it is there");
    assert!(done(other.path(), &["add", &link]).contains("You are Ann at"));
}
