//! The coach in the terminal.

use std::fs;
use std::io::BufReader;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tenback_rules::GameName;
use tenback_table::Coaching;
use tenback_tui::{Farewell, KeyCode, Opening, Place, plain};
use tenback_wire::ClientCommand;

use crate::fake::seat;
use crate::seat::{Seat, USUAL, alone, context, deal};
use crate::two::Two;

/// 53 on a uses up half of a pile with the first card.
const JUMP: &str = "53 on a costs";

#[test]
fn a_costly_card_is_warned_of_and_can_be_played() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("53a");
    seat.sees_no(JUMP);
    seat.press(KeyCode::Esc);
    seat.keys("p");
    seat.sees("The coach is on");
    seat.keys("53a");
    seat.sees(JUMP);
    seat.sees("points of win chance; better:");
    seat.keys("⏎");
    seat.sees("Play one more card.");
    seat.keys("25b⏎e");
    seat.sees("cost");
    seat.sees("points of win chance; better:");
    seat.sees("Drawn:");
    seat.keys("p");
    seat.sees("The coach is off.");
}

#[test]
fn ordinary_good_turns_get_no_remark() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("p25a⏎30a⏎31a⏎e");
    seat.sees("Drawn:");
    seat.sees_no("win chance");
}

/// It is remembered for those who play alone; several people at a keyboard decide it at the table.
#[test]
fn the_coach_comes_to_the_next_game_of_one_person() {
    let folder = TempDir::new().expect("a temporary folder");
    fs::write(folder.path().join("settings.toml"), "coach = \"on\"\n").expect("it can be written");
    let mut seat = Seat::at(folder, alone(GameName::Classic, 7), USUAL);
    seat.keys("53a");
    seat.sees(JUMP);
    let folder = TempDir::new().expect("a temporary folder");
    fs::write(folder.path().join("settings.toml"), "coach = \"on\"\n").expect("it can be written");
    let two = deal(GameName::FaceToFace, vec![Place::Person(None), Place::Person(None)], 7);
    let mut seat = Seat::at(folder, two, USUAL);
    seat.keys("⏎p");
    seat.sees("The coach is on for everyone at this keyboard.");
}

fn said(opening: Opening, lines: &'static str) -> String {
    let folder = TempDir::new().expect("a temporary folder");
    let mut said = Vec::new();
    let context = context(folder.path(), USUAL);
    let left = plain(context, opening, BufReader::new(lines.as_bytes()), &mut said, &Farewell::default());
    assert!(left.is_ok_and(|left| left.is_ok()));
    String::from_utf8(said).expect("it is text")
}

#[test]
fn in_lines_of_text_what_is_tried_out_is_warned_of() {
    let said = said(alone(GameName::Classic, 7), "coach on\ntry 53a\n53a\n25b\nend\ncoach off\n");
    let (before, after) = said.split_once("You: 25 on pile b").expect("the turn is told");
    assert!(before.contains(JUMP), "{before}");
    assert_eq!(after.matches("points of win chance").count(), 1, "{after}");
    assert!(after.contains("The coach is off."), "{after}");
}

/// At a server everybody decides: Ann asks for a coach, Ben agrees; then Ben asks, and Ann agrees with the same key.
#[test]
fn at_a_server_all_have_to_agree() {
    let mut two = Two::new();
    two.ann.type_at_once("p");
    two.ann.until("The coach starts once everyone at the table agrees.");
    two.done("the request", |server| server.table().coaching()[seat(1)] == Coaching::On);
    assert!(!two.server.table().is_coached(seat(1)));
    two.server.ask(two.ben, ClientCommand::Coach { coaching: Coaching::Agreed }).expect("hints are allowed");
    assert!(two.server.table().is_coached(seat(1)));
    reads_in_the_log(&mut two.ann, "Ben: agreed to coaches.");
    two.ann.press_at_once(KeyCode::Esc);
    two.ann.type_at_once("p");
    two.done("the end", |server| server.table().coaching()[seat(1)] == Coaching::Off);
    two.server.ask(two.ben, ClientCommand::Coach { coaching: Coaching::On }).expect("hints are allowed");
    two.ann.until("p agree to the coach");
    two.ann.type_at_once("p");
    two.ann.until("The others can now have a coach.");
    two.done("the agreement", |server| server.table().is_coached(seat(2)));
    reads_in_the_log(&mut two.ann, "Ben: switched the coach on.");
}

/// Opens the log again and again until the news has arrived: an open log stays as it is.
fn reads_in_the_log(seat: &mut Seat, news: &str) {
    let began = Instant::now();
    seat.type_at_once("l");
    while !seat.shows(news) {
        assert!(began.elapsed() < Duration::from_secs(60), "{}", seat.screen());
        seat.press_at_once(KeyCode::Esc);
        let closed = Instant::now();
        seat.wait_for("a moment", |_| closed.elapsed() > Duration::from_millis(20));
        seat.type_at_once("l");
    }
}
