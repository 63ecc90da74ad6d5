//! A second terminal with the same identity shows the same seat, and says so.

use tempfile::TempDir;
use tenback_client::{Identities, JoinRequest, Session};
use tenback_rules::GameName;
use tenback_table::{Name, Sitter};
use tenback_tui::{Invitation, Link};
use tenback_words::Language;

use crate::fake::{FakeServer, seat};
use crate::remote_plain::said;
use crate::seat::{Seat, USUAL};

const SAME: &str = "You are already at this table in another terminal; both show the same seat.";

#[test]
fn leaving_the_second_terminal_keeps_the_seat_of_the_first() {
    let server = FakeServer::new(GameName::Classic, 2);
    let mut ann = Seat::joining(&server.link(), "Ann", USUAL);
    ann.until("You · Ann");
    ann.sees_no("another terminal");
    let second = said(&server, ann.folder(), "who\nquit\n".to_owned());
    assert!(second.contains(&format!("{SAME} To join as someone else, use another folder: --data DIR.")), "{second}");
    assert!(second.contains("Seat 1: You."), "{second}");
    assert_ne!(server.table().sitters()[seat(1)], Sitter::Empty, "the first terminal still plays there");
    // Now the first one is alone again, and leaving frees the seat.
    ann.type_at_once("q");
    ann.wait_for("a free seat", |_| server.table().sitters()[seat(1)] == Sitter::Empty);
}

#[test]
fn the_screen_says_it() {
    let server = FakeServer::new(GameName::Classic, 1);
    let folder = TempDir::new().expect("a folder");
    let (link, name) = (Link::parse(&server.link()).expect("a link"), Name::new("Ann").ok());
    let request = JoinRequest { link: link.clone(), name: name.clone(), language: Language::English };
    let identities = Identities::at(folder.path().join("servers"));
    let other = Session::join(&request, Some(&identities)).expect("the server knows the table");
    let mut ann = Seat::invited(folder, Invitation { link: Some(link), name, watch: false }, USUAL);
    ann.until("You are already at this table in another terminal");
    ann.sees("--data DIR");
    drop(other);
}
