//! Reviews in replays: the chart, verdicts, better turns, mistakes, and the summary.

use std::io;

use tempfile::TempDir;
use tenback_bots::Level;
use tenback_notation::{Record, replay};
use tenback_rules::GameName;
use tenback_tui::{Farewell, KeyCode, Opening, Place, Theme, Timeline, plain};
use tenback_words::Language;

use crate::seat::{Looks, Seat, USUAL, context, deal};

/// A game of bots that make mistakes, under people's names.
fn lost_game(game: GameName, seats: usize) -> String {
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve"][..seats].join("; ");
    let bots = vec!["bot greedy"; seats].join("; ");
    let seat = Seat::new(deal(game, vec![Place::Bot(Level::Greedy); seats], 7));
    seat.sees("The game is over.");
    seat.record().replace(&bots, &names)
}

/// The first turn of a game.
fn unfinished(record: &str) -> String {
    record.replace("[Result \"", "[Was \"").split("\n2. ").next().expect("a turn").to_owned()
}

fn opening(record: &str) -> Opening {
    let record = Record::parse(record).expect("a record");
    let replayed = replay(&record).expect("it is sound");
    Opening::Replay(Box::new(Timeline::new(record, replayed)))
}

fn reviewed(record: &str, looks: Looks) -> Seat {
    let mut seat = Seat::with(opening(record), looks);
    seat.keys("v");
    seat
}

#[test]
fn a_review_shows_the_chance_and_the_verdict_of_each_turn() {
    let mut seat = Seat::replaying(&lost_game(GameName::Classic, 2));
    seat.sees("v review");
    seat.sees_no("Turn 1, Ann:");
    seat.press_at_once(KeyCode::Char('v'));
    seat.sees("reviewing 0%");
    seat.until("v summary");
    seat.press(KeyCode::Down);
    seat.sees("Turn 1, Ann:");
    insta::assert_snapshot!("review", seat.screen());
    seat.press(KeyCode::End);
    seat.sees("→0 %");
}

#[test]
fn mistakes_come_one_after_the_other_and_begin_again() {
    let mut seat = reviewed(&lost_game(GameName::Classic, 2), USUAL);
    seat.keys("m");
    let first = seat.row(20);
    let is_costly = |row: &str| ["inaccuracy", "mistake", "blunder"].iter().any(|verdict| row.contains(verdict));
    assert!(is_costly(&first), "{first}");
    let mut seen = vec![first.clone()];
    loop {
        seat.keys("m");
        let row = seat.row(20);
        if row == first {
            break;
        }
        assert!(!seen.contains(&row) && is_costly(&row), "{row}");
        seen.push(row);
    }
    assert!(seen.len() > 1, "a greedy bot errs more than once");
}

#[test]
fn the_better_turn_is_on_the_board_with_the_reason() {
    let mut seat = reviewed(&lost_game(GameName::Classic, 2), USUAL);
    seat.keys("m");
    seat.press(KeyCode::Right);
    seat.sees_no("▲1:");
    seat.keys("b");
    seat.sees("Better: ");
    seat.sees("▲1:");
    insta::assert_snapshot!("review-better", seat.screen());
    seat.keys("b");
    seat.sees_no("▲1:");
}

#[test]
fn the_summary_is_a_page() {
    let mut seat = reviewed(&lost_game(GameName::Classic, 2), Looks { size: (100, 40), ..USUAL });
    seat.keys("v");
    for text in ["Accuracy: Ann ", "Result 0 = Average deal", "Luck-adjusted: ", "Costly turns", ". Better: "] {
        seat.sees(text);
    }
    seat.press(KeyCode::Esc);
    seat.sees("v summary");
}

#[test]
fn bars_can_be_clicked() {
    let mut seat = reviewed(&lost_game(GameName::Classic, 1), USUAL);
    seat.click(11 + 2 * 3, 18);
    seat.sees("Turn 3, Ann:");
    seat.click(11, 18);
    seat.sees("step 0 of");
}

#[test]
fn reviews_fit_small_windows_and_plain_characters() {
    let record = lost_game(GameName::Classic, 5);
    let mut seat = reviewed(&record, Looks { size: (70, 22), ..USUAL });
    seat.press(KeyCode::Down);
    seat.press(KeyCode::Down);
    insta::assert_snapshot!("review-smallest", seat.screen());
    (0..5).for_each(|_| seat.press(KeyCode::Tab));
    ["Ann: ", "Ben: ", "Cleo: ", "Dan: ", "Eve: "].iter().for_each(|name| seat.sees(name));
    let looks = Looks { size: (130, 34), theme: Theme { mono: true, ascii: true }, ..USUAL };
    let mut seat = reviewed(&record, looks);
    seat.keys("mb");
    insta::assert_snapshot!("review-ascii", seat.screen());
}

#[test]
fn every_language_reviews() {
    let record = lost_game(GameName::FaceToFace, 2);
    for language in Language::ALL {
        let mut seat = reviewed(&record, Looks { language, ..USUAL });
        for key in ["m", "b", "v", "q", "?", "q"] {
            seat.keys(key);
            assert!(!seat.screen().contains('{'), "{language:?}, after {key}:\n{}", seat.screen());
        }
        let row = seat.row(23);
        for key in ["←→ ", "↑↓ ", "m ", "b ", "v ", "q "] {
            assert!(row.contains(key), "{language:?}: {key} is missing in {row}");
        }
    }
}

#[test]
fn a_game_that_cannot_be_reviewed_gets_a_sentence() {
    let mut seat = Seat::replaying(&unfinished(&lost_game(GameName::Classic, 2)));
    for key in ["v", "m", "b"] {
        seat.keys(key);
        seat.sees("The game isn’t over: finish it, then review it.");
    }
    let mut seat =
        Seat::replaying("[Game \"classic\"]\n[Seats \"1\"]\n[Hands \"10 20\"]\n[Deck \"-\"]\n\n1. 10a 20a\n");
    seat.keys("v");
    seat.sees("only games that start with a deal can be reviewed");
}

#[test]
fn leaving_stops_a_review() {
    let mut seat = Seat::replaying(&lost_game(GameName::Classic, 3));
    seat.press_at_once(KeyCode::Char('v'));
    seat.press_at_once(KeyCode::Char('q'));
    seat.sees("Replay a game");
}

#[test]
fn one_key_leads_from_the_end_to_the_review() {
    let mut seat = Seat::new(deal(GameName::Classic, vec![Place::Person(None), Place::Bot(Level::Greedy)], 7));
    seat.keys("⏎xx");
    seat.sees("v review");
    seat.keys("v");
    seat.sees("v summary");
}

/// The output of the plain mode after some lines.
fn said(record: &str, lines: &str) -> String {
    let (folder, mut said) = (TempDir::new().expect("a temporary folder"), Vec::new());
    let lines = io::Cursor::new(lines.to_owned());
    let left = plain(context(folder.path(), USUAL), opening(record), lines, &mut said, &Farewell::default());
    assert!(left.is_ok_and(|left| left.is_ok()));
    String::from_utf8(said).expect("it is text")
}

#[test]
fn the_plain_mode_reviews() {
    let record = lost_game(GameName::Classic, 2);
    let text = said(&record, "review\nmistake\nbetter\nturn\nquit\n");
    for wanted in [
        "Reviewing the game, most costly turns first: 0% done.",
        "Accuracy: Ann ",
        "Luck-adjusted: ",
        " points lost, ",
        "win chance ",
        "Better: ",
    ] {
        assert!(text.contains(wanted), "{wanted:?} is not in:\n{text}");
    }
    let open = said(&unfinished(&record), "better\n");
    assert!(open.contains("The game isn’t over: finish it, then review it."), "{open}");
}

#[test]
fn the_plain_mode_reviews_the_last_game() {
    let folder = TempDir::new().expect("a temporary folder");
    let opening = deal(GameName::Classic, vec![Place::Bot(Level::Greedy); 2], 7);
    let lines = &b"review\nmistake\nquit\nquit\n"[..];
    let mut said = Vec::new();
    let left = plain(context(folder.path(), USUAL), opening, lines, &mut said, &Farewell::default());
    assert!(left.is_ok_and(|left| left.is_ok()));
    let said = String::from_utf8(said).expect("it is text");
    assert!(said.contains("Luck-adjusted: ") && said.contains(" points lost, "), "{said}");
}
