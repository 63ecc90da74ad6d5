//! Votes on giving up, hints as a setting, and the end of a game at remote tables.

use std::io::BufReader;

use tempfile::TempDir;
use tenback_rules::GameName;
use tenback_table::Settings;
use tenback_tui::{Farewell, Invitation, KeyCode, Link, Opening, plain};
use tenback_wire::ClientCommand;

use crate::fake::{FakeServer, seat};
use crate::seat::{USUAL, context};
use crate::two::Two;

fn two_playing() -> Two {
    let mut two = Two::new();
    two.ann.type_at_once("b");
    two.ann.until("Your turn: play 2 cards.");
    two
}

#[test]
fn a_proposal_to_give_up_is_shown_and_answered() {
    let mut two = two_playing();
    two.server.ask(two.ben, ClientCommand::Resign {}).expect("the game runs");
    two.ann.until("Ben suggests giving up (");
    two.ann.sees("y give up");
    two.ann.type_at_once("n");
    two.done("the answer", |server| server.table().vote().is_none() && !server.table().is_over());
    two.ann.until("Your turn: play 2 cards.");
    two.ann.type_at_once("l");
    two.ann.until("You: no, let’s keep playing.");
    two.ann.sees("The game goes on.");
}

#[test]
fn the_team_is_asked_before_a_game_is_given_up() {
    let mut two = two_playing();
    two.ann.type_at_once("x");
    two.ann.sees("Suggest giving up? The others vote on it. x: yes. Esc: no.");
    two.ann.press_at_once(KeyCode::Esc);
    assert!(two.server.table().vote().is_none(), "Esc says no");
    two.ann.type_at_once("xx");
    two.ann.until("Giving up? Waiting for the others to answer…");
    two.server.ask(two.ben, ClientCommand::Vote { agree: true }).expect("there is a vote");
    two.ann.until("Lost with 98 cards left. You gave up.");
    two.ann.until("Ben: ");
    two.ann.sees("Still in the draw pile: ");
}

#[test]
fn a_table_without_hints_says_so() {
    let without = |settings: &mut Settings| settings.hints = Some(false);
    let mut two = Two::at(GameName::Classic, USUAL, without);
    two.ann.type_at_once("b");
    two.ann.until("Your turn: play 2 cards.");
    two.ann.sees_no("h hint");
    two.ann.type_at_once("h");
    two.ann.sees("There are no hints at this table.");
}

#[test]
fn the_plain_mode_asks_whether_to_give_up() {
    let (server, folder) = (FakeServer::new(GameName::Classic, 2), TempDir::new().expect("a folder"));
    let ben = server.friend("Ben");
    server.ask(ben, ClientCommand::Sit { seat: Some(seat(2)) }).expect("the seat is free");
    let invitation =
        Invitation { link: Link::parse(&server.link()).ok(), name: tenback_table::Name::new("Ann").ok(), watch: false };
    let mut said = Vec::new();
    let opening = Opening::Join(Box::new(invitation));
    let lines = "deal\nyes\nbegin now\nresign yes\nquit\n";
    let left = plain(
        context(folder.path(), USUAL),
        opening,
        BufReader::new(lines.as_bytes()),
        &mut said,
        &Farewell::default(),
    );
    assert!(left.is_ok_and(|left| left.is_ok()));
    let said = String::from_utf8(said).expect("it is text");
    assert!(said.contains("“yes” means nothing here"), "there was nothing to answer yet: {said}");
    assert!(said.contains("You: let’s give up."), "{said}");
    assert!(server.table().vote().is_some(), "Ben has not answered");
}
