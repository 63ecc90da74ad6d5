//! Remote tables in plain mode.

use std::fs;
use std::io::{BufReader, Cursor};
use std::path::Path;

use tempfile::TempDir;
use tenback_rules::GameName;
use tenback_tui::{Farewell, Invitation, Link, Opening, load, plain};
use tenback_wire::ClientCommand;

use crate::fake::{FakeServer, seat};
use crate::seat::{USUAL, context};

/// The output for these lines at a table of this server.
pub(crate) fn said(server: &FakeServer, folder: &Path, lines: String) -> String {
    let link = Link::parse(&server.link()).ok();
    let invitation = Invitation { link, name: tenback_table::Name::new("Ann").ok(), watch: false };
    let mut said = Vec::new();
    let opening = Opening::Join(Box::new(invitation));
    let left = plain(context(folder, USUAL), opening, Cursor::new(lines), &mut said, &Farewell::default());
    assert!(left.is_ok_and(|left| left.is_ok()));
    String::from_utf8(said).expect("it is text")
}

#[test]
fn the_plain_mode_does_the_same() {
    let (server, folder) = (FakeServer::new(GameName::Classic, 3), TempDir::new().expect("a folder"));
    server.ask(server.friend("Ben"), ClientCommand::Sit { seat: Some(seat(3)) }).expect("the seat is free");
    let lines = "who\nbot 2 greedy\nsay hello\nfly\ndeal\nsay take 47\nbegin now\nhand-over\nreturn\nhelp\nquit\n";
    let said = said(&server, folder.path(), lines.to_owned());
    for sentence in [
        "You are at a table: The Game, 3 players.",
        "Link for friends: http://127.0.0.1:",
        "Seat 1: You.",
        "Seat 2: empty.",
        "Send the link to friends, or type “bot 2 expert”",
        "Greedy 2 joined the table.",
        "All seats are taken: type “deal” to deal the cards.",
        "You: “hello”",
        "“fly” means nothing here",
        "The cards are dealt.",
        "Who goes first? “begin” if you’d like to",
        "Not sent: “47” could be a card",
        "You go first.",
        "A bot is playing for you: type “return” to take over.",
        "“say hello” sends a message to the others",
        "Your seat is kept for you: come back with the same link.",
    ] {
        assert!(said.contains(sentence), "{sentence:?} was not said:\n{said}");
    }
}

#[test]
fn a_game_in_plain_mode_is_saved() {
    let (server, folder) = (FakeServer::new(GameName::Classic, 2), TempDir::new().expect("a folder"));
    // Try all cards; some are in the hand.
    let cards: String = (2..=99).map(|card| format!("{card}a\n")).collect();
    let lines = format!("bot 2 greedy\ndeal\nbegin now\n1a\n{cards}resign\nresign yes\nreview\nsame\nquit\n");
    let said = said(&server, folder.path(), lines);
    assert!(said.contains("Luck-adjusted: "), "the game is reviewed:\n{said}");
    for sentence in
        ["Type “resign yes” to give up the game.", "It is saved in", "“again” deals another game", "Pile a rises"]
    {
        assert!(said.contains(sentence), "{sentence:?} was not said:\n{said}");
    }
    let games = fs::read_dir(folder.path().join("games")).expect("games are kept");
    let files: Vec<_> = games.map(|entry| entry.expect("it can be read").path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    assert!(load(&files[0], 1).is_ok());
}

#[test]
fn the_plain_mode_says_when_there_is_no_such_table() {
    let server = FakeServer::new(GameName::Classic, 2);
    let folder = TempDir::new().expect("a folder");
    let link = Link::parse(&server.link().replace(crate::fake::TABLE, "gone")).ok();
    let invitation = Invitation { link, name: tenback_table::Name::new("Ann").ok(), watch: false };
    let opening = Opening::Join(Box::new(invitation));
    let left =
        plain(context(folder.path(), USUAL), opening, BufReader::new(&b""[..]), Vec::new(), &Farewell::default());
    let refused = left.expect("nothing is wrong with the pipes").expect_err("there is no such table");
    assert!(matches!(refused.1, tenback_tui::OpenError::NoTable(_)));
}

#[test]
fn the_host_gets_the_invite_link_and_can_renew_it() {
    let (server, folder) = (FakeServer::new(GameName::Classic, 2), TempDir::new().expect("a folder"));
    let said = said(&server, folder.path(), "invite on\ninvite on\ninvite off\nquit\n".to_owned());
    let links: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("Link for friends: ")).collect();
    let codes: Vec<Option<&str>> = links.iter().map(|link| link.split_once("#invite=").map(|(_, code)| code)).collect();
    assert!(matches!(codes[..], [None, Some(first), Some(second), None] if first != second), "{said}");
    for sentence in [
        "Only people with the invite link can take a seat now.",
        "There is a new invite link.",
        "Anyone can take a seat again.",
    ] {
        assert!(said.contains(sentence), "{sentence:?} was not said:\n{said}");
    }
}
