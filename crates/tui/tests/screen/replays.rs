//! Replays: forwards, backwards, any seat's view, and continuing from any point.

use std::fs;
use std::io;

use tempfile::TempDir;
use tenback_bots::Level;
use tenback_notation::{Record, replay};
use tenback_rules::{Event, GameName};
use tenback_tui::{Farewell, KeyCode, Opening, Place, Timeline, plain};

use crate::seat::{Seat, USUAL, alone, context, deal};

const GAME: &str = "[Game \"classic\"]\n[Seats \"2\"]\n[First \"1\"]\n[Hands \"10 20 30; 11 21 31\"]\n\
                    [Piles \"1 1 100 100\"]\n[Deck \"40 41 42 43 44 45 46 47 48 49\"]\n[Players \"Ann; Ben\"]\n\n\
                    1. 10a 20a\n2. 11b 21b\n3. 30a *\n";

#[test]
fn steps_lead_forwards_and_backwards() {
    let mut seat = Seat::replaying(GAME);
    seat.sees("step 0 of");
    seat.sees("The cards are dealt.");
    let start = seat.screen();
    seat.press(KeyCode::Right);
    seat.press(KeyCode::Right);
    seat.sees("Ann: 10 on pile a, +9.");
    seat.press(KeyCode::Left);
    seat.press(KeyCode::Left);
    assert_eq!(seat.screen(), start);
    seat.press(KeyCode::End);
    seat.sees("Ann: 30 on pile a, +10.");
    seat.press(KeyCode::Up);
    seat.sees("Turn 3: Ann.");
    seat.press(KeyCode::Up);
    seat.sees("Turn 2: Ben.");
    seat.press(KeyCode::Home);
    assert_eq!(seat.screen(), start);
}

#[test]
fn replays_show_one_hand_or_all() {
    let mut seat = Seat::replaying(GAME);
    seat.press(KeyCode::Tab);
    seat.sees("seen by Ann");
    assert!(seat.row(16).contains("10") && !seat.row(16).contains("11"));
    seat.press(KeyCode::Tab);
    seat.sees("seen by Ben");
    assert!(seat.row(16).contains("11") && !seat.row(16).contains("10"));
    seat.press(KeyCode::Tab);
    seat.sees("all hands");
    seat.sees("Ann: 10  20  30");
    seat.sees("Ben: 11  21  31");
}

#[test]
fn all_hands_of_five_seats_have_room() {
    let hands = "2 3; 12 13; 22 23; 32 33; 42 43";
    let mut seat = Seat::replaying(&format!(
        "[Game \"classic\"]\n[Seats \"5\"]\n[Hands \"{hands}\"]\n[Deck \"-\"]\n[Players \"Ann; Ben; Cleo; Dan; Eve\"]\n"
    ));
    (0..6).for_each(|_| seat.press(KeyCode::Tab));
    for text in ["Ann:  2   3", "Ben: 12  13", "Cleo: 22  23", "Dan: 32  33", "Eve: 42  43"] {
        seat.sees(text);
    }
}

#[test]
fn continuing_with_the_same_cards_is_a_new_game() {
    let mut seat = Seat::replaying(GAME);
    seat.press(KeyCode::Down);
    seat.press(KeyCode::Down);
    seat.keys("p");
    seat.sees("Play on from here?");
    seat.keys("⏎");
    seat.sees("Pass the keyboard to Ben.");
    seat.keys("⏎11b⏎21b⏎e");
    // The cards come in the order they came before: Ann filled her hand up with 40 to 45.
    seat.sees("Drawn: 46, 47, 48, 49.");
    assert!(seat.record().contains("[Players \"Ann; Ben\"]"), "{}", seat.record());
}

#[test]
fn reshuffling_the_draw_pile_keeps_the_cards_drawn() {
    let mut seat = Seat::replaying(GAME);
    seat.press(KeyCode::Down);
    seat.press(KeyCode::Down);
    seat.keys("ps");
    seat.sees("Pass the keyboard to Ben.");
    let record = seat.record();
    let deck = record.lines().find(|line| line.starts_with("[Deck")).expect("a record has its deck");
    // Ann filled her hand up with the first six; the rest is the same cards in some order.
    let mut numbers: Vec<&str> = deck.trim_matches(|c| "[]Deck \"".contains(c)).split(' ').collect();
    assert_eq!(numbers[..6], ["40", "41", "42", "43", "44", "45"]);
    numbers[6..].sort_unstable();
    assert_eq!(numbers[6..], ["46", "47", "48", "49"]);
    assert!(record.contains("\n1. 10a 20a\n"), "what was played stays: {record}");
}

/// A game played to its end by bots under people's names.
fn played(game: GameName) -> Record {
    let seat = Seat::new(deal(game, vec![Place::Bot(Level::Greedy); 2], 7));
    seat.sees("The game is over.");
    let text = seat.record().replace("bot greedy; bot greedy", "Ann; Ben");
    Record::parse(&text).expect("the kept game is sound")
}

/// The output when a game is continued from a step, and the saved game.
fn play_on_from(record: &Record, step: usize) -> (String, Option<Record>) {
    let folder = TempDir::new().expect("a temporary folder");
    let timeline = Timeline::new(record.clone(), replay(record).expect("the record is sound"));
    let (lines, mut said) = (format!("go {step}\nplay\nquit\n"), Vec::new());
    let opening = Opening::Replay(Box::new(timeline));
    let left = plain(context(folder.path(), USUAL), opening, io::Cursor::new(lines), &mut said, &Farewell::default());
    assert!(left.is_ok_and(|left| left.is_ok()));
    let files = fs::read_dir(folder.path().join("games")).into_iter().flatten();
    let files: Vec<_> = files.map(|entry| entry.expect("the entry can be read").path()).collect();
    assert!(files.len() <= 1, "nothing but the game is left: {files:?}");
    let kept = files.first().map(|file| fs::read_to_string(file).expect("the file can be read"));
    (String::from_utf8(said).expect("it is text"), kept.map(|text| Record::parse(&text).expect("it is a record")))
}

/// The end of a turn and the drawing that follows are one action: a game cannot be continued in between.
#[test]
fn a_game_can_be_continued_from_every_step_until_it_is_over() {
    for game in GameName::ALL {
        let record = played(game);
        let events = replay(&record).expect("the record is sound").events;
        let end = events.iter().position(|event| matches!(event, Event::Ended(_))).expect("the game is over");
        for step in 0..=events.len() {
            let (said, kept) = play_on_from(&record, step);
            if step > end {
                assert!(said.contains("The game is over here: go back to play on."), "step {step}: {said}");
                assert!(kept.is_none(), "no file is made for nothing");
                continue;
            }
            assert!(said.contains("At the table: Ann, Ben."), "{game:?}, step {step}: {said}");
            let Some(kept) = kept else {
                let laid = |event: &Event| matches!(event, Event::Laid { .. });
                assert!(!events[..step].iter().any(laid), "{game:?}, step {step}: a game with a move is kept");
                continue;
            };
            assert_eq!(kept.tag("Result"), Some("open"), "{game:?}, step {step}");
            let again = replay(&kept).expect("the kept game is sound").events;
            // Before the first turn, another player may go first.
            let begun = events[..step].iter().any(|event| matches!(event, Event::Began { .. }));
            assert!(!begun || events.starts_with(&again), "{game:?}, step {step}: it is the same game so far");
            let near = events[again.len().min(step)..again.len().max(step)].len();
            assert!(near <= 4, "{game:?}, step {step}: it goes on at {}", again.len());
        }
    }
}

/// Players of an unfinished game must not see other hands by accident.
#[test]
fn an_unfinished_game_of_several_shows_no_hand_until_asked() {
    let mut seat = Seat::replaying(GAME);
    seat.sees("no hands");
    for card in ["10", "20", "30", "11", "21", "31"] {
        assert!(!seat.row(16).contains(card), "{}", seat.screen());
    }
    seat.press(KeyCode::Tab);
    seat.sees("seen by Ann");
    let over = Seat::replaying(&played(GameName::Classic).to_string());
    over.sees("seen by Ann");
    let timeline = Timeline::new(
        Record::parse(GAME).expect("a record"),
        replay(&Record::parse(GAME).expect("a record")).expect("it is sound"),
    );
    let (folder, mut said) = (TempDir::new().expect("a temporary folder"), Vec::new());
    let opening = Opening::Replay(Box::new(timeline));
    let left = plain(context(folder.path(), USUAL), opening, &b"next\nlook\n"[..], &mut said, &Farewell::default());
    assert!(left.is_ok_and(|left| left.is_ok()));
    let said = String::from_utf8(said).expect("it is text");
    assert!(said.contains("Ann: 3 cards in hand.") && !said.contains("Your hand") && !said.contains("20"), "{said}");
}

#[test]
fn unfinished_games_are_not_among_the_replays() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎");
    let mut seat = Seat::at(seat.leave(), Opening::Start, USUAL);
    seat.press(KeyCode::Down);
    seat.press(KeyCode::Down);
    seat.keys("⏎");
    seat.sees("There are none yet.");
}
