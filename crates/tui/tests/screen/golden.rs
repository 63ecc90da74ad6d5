//! Snapshots of the screens. `cargo xtask golden` updates them; review the changes before committing.

use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_table::Name;
use tenback_tui::{KeyCode, Opening, Place, Theme};

use crate::seat::{Looks, Seat, USUAL, alone, deal};

#[test]
fn the_start() {
    let mut seat = Seat::new(Opening::Start);
    insta::assert_snapshot!("start", seat.screen());
    seat.keys("⏎");
    insta::assert_snapshot!("new-game", seat.screen());
    for _ in 0..2 {
        seat.press(KeyCode::Right);
    }
    insta::assert_snapshot!("new-game-face-to-face", seat.screen());
}

#[test]
fn a_form_makes_the_game_it_shows() {
    let mut seat = Seat::new(Opening::Start);
    seat.keys("⏎");
    seat.press(KeyCode::Right);
    seat.press(KeyCode::Down);
    seat.press(KeyCode::Right);
    seat.press(KeyCode::Down);
    seat.keys("Ann");
    seat.press(KeyCode::Down);
    seat.sees("bot: Expert ›  plans ahead, signals little");
    seat.press(KeyCode::Right);
    for _ in 0..5 {
        seat.press(KeyCode::Down);
    }
    seat.keys("7");
    insta::assert_snapshot!("new-game-extreme", seat.screen());
    seat.keys("⏎");
    seat.sees("Who goes first?");
    seat.keys("⏎");
    seat.press(KeyCode::Right);
    seat.keys("⏎");
    assert!(seat.record().contains("[Players \"Ann; bot master\"]"), "{}", seat.record());
}

#[test]
fn the_table() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    insta::assert_snapshot!("classic", seat.screen());
    seat.keys("25a⏎83c⏎46");
    insta::assert_snapshot!("classic-picked", seat.screen());
}

#[test]
fn the_table_of_extreme_with_bots() {
    let places = vec![Place::Person(None), Place::Bot(Level::Casual), Place::Bot(Level::Casual)];
    let mut seat = Seat::new(deal(GameName::Extreme, places, 7));
    insta::assert_snapshot!("extreme-who-begins", seat.screen());
    seat.keys("n");
    insta::assert_snapshot!("extreme", seat.screen());
    seat.press(KeyCode::Right);
    insta::assert_snapshot!("extreme-picked", seat.screen());
    seat.keys("t31b⏎");
    insta::assert_snapshot!("extreme-trying", seat.screen());
}

#[test]
fn the_table_of_face_to_face() {
    let people = ["Ann", "Ben"].map(|name| Place::Person(Name::new(name).ok()));
    let mut seat = Seat::new(deal(GameName::FaceToFace, people.to_vec(), 3));
    insta::assert_snapshot!("pass", seat.screen());
    seat.keys("⏎");
    insta::assert_snapshot!("face-to-face", seat.screen());
}

#[test]
fn a_large_window() {
    let places = vec![Place::Person(None), Place::Bot(Level::Greedy)];
    let mut seat = Seat::with(deal(GameName::Classic, places, 7), Looks { size: (130, 34), ..USUAL });
    seat.keys("⏎25a⏎31a⏎e");
    insta::assert_snapshot!("large", seat.screen());
}

#[test]
fn the_smallest_window() {
    let seat = Seat::with(alone(GameName::Extreme, 7), Looks { size: (70, 22), ..USUAL });
    insta::assert_snapshot!("smallest", seat.screen());
}

#[test]
fn in_ascii() {
    let ascii = Looks { theme: Theme { ascii: true, mono: true }, ..USUAL };
    let mut seat = Seat::with(alone(GameName::Extreme, 3), ascii);
    seat.press(KeyCode::Right);
    insta::assert_snapshot!("ascii", seat.screen());
    for key in ["", "?", "q", "r", "q", "l", "q", "q"] {
        seat.keys(key);
        assert!(seat.screen().is_ascii(), "after {key:?}:\n{}", seat.screen());
    }
}

#[test]
fn pages() {
    let mut seat = Seat::new(alone(GameName::Extreme, 7));
    seat.keys("r");
    insta::assert_snapshot!("rules", seat.screen());
    seat.keys("q");
    seat.resize(80, 40);
    seat.keys("?");
    let folder = seat.folder().display().to_string();
    let help = seat.screen().replace(&folder, "FOLDER");
    insta::assert_snapshot!("help", help.lines().take(24).collect::<Vec<_>>().join("\n"));
}
