//! The messages of every language fit their lines.

use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_tui::{KeyCode, Opening, Place};
use tenback_words::{Language, Value, Words};
use unicode_width::UnicodeWidthStr;

use crate::seat::{Looks, Seat, USUAL, alone, deal};

/// The longest value of every variable.
fn longest() -> Vec<(&'static str, Value<'static>)> {
    vec![
        ("name", "Maximiliane W.".into()),
        ("laid", 0.into()),
        ("more", 3.into()),
        ("pile", "c".into()),
        ("command", "one-pile".into()),
        ("signal", "small-steps".into()),
        ("level", "casual".into()),
        ("seat", 5.into()),
        ("card", 88.into()),
        ("lays", "88a 89a 90a 91a".into()),
        ("cards", "88, 89, 90, 91, 92".into()),
        ("text", "9999".into()),
        ("example", "88a".into()),
        ("own", 52.into()),
        ("other", 52.into()),
        ("stock", 88.into()),
        ("left", 88.into()),
        ("turn", 48.into()),
        ("game", "face-to-face".into()),
        ("server", "https://games.example.org:8098".into()),
        ("seconds", 15.into()),
        ("cause", "not-three".into()),
        ("again", "88a!".into()),
        ("error", "part of the path is not a folder".into()),
        ("old", "Maximiliane W.".into()),
        ("new", "Maximiliane W.".into()),
    ]
}

fn messages(prefix: &str) -> Vec<String> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/tui.ftl");
    let text = std::fs::read_to_string(file).expect("the messages are there");
    let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
    ids.filter(|id| id.starts_with(prefix)).collect()
}

#[track_caller]
fn assert_fits(prefixes: &[&str], columns: usize) {
    for language in Language::ALL {
        let words = Words::new(language);
        for id in prefixes.iter().flat_map(|prefix| messages(prefix)) {
            let text = words.message(&id, &longest());
            assert!(text.width() <= columns, "{language:?}, {id}: {} columns: {text}", text.width());
        }
    }
}

#[test]
fn todo_messages_fit_their_line() {
    assert_fits(&["tui-todo-", "tui-line-"], 76);
}

#[test]
fn answers_fit_their_two_lines() {
    // A line may end before a long word, so a little of the two lines is lost.
    assert_fits(
        &[
            "tui-ask-",
            "tui-choose-",
            "tui-no-lay",
            "tui-no-command",
            "tui-not-",
            "tui-try-",
            "tui-hint",
            "tui-replay-ask",
            "tui-no-such-table",
            "tui-name-needed",
            "tui-forgotten",
            "tui-kept",
            "tui-astray",
            "tui-same-person",
            "tui-other-name",
        ],
        146,
    );
}

#[test]
fn both_ends_of_the_title_fit() {
    for language in Language::ALL {
        let words = Words::new(language);
        let width = |id| words.message(id, &longest()).width();
        let left = width("tui-title").max(width("tui-title-dealt"));
        let right = width("tui-stock").max(width("tui-stocks"));
        assert!(left + right + 4 <= 78, "{language:?}: {left} and {right}");
    }
}

#[test]
fn the_keys_that_matter_fit_the_last_line() {
    for language in Language::ALL {
        let mut seat = Seat::with(alone(GameName::Classic, 7), Looks { language, ..USUAL });
        let row = seat.row(23);
        for key in ["? ", "45a ⏎ ", "e ", "u ", "h ", "q "] {
            assert!(row.contains(key), "{language:?}: {key} is missing in {row}");
        }
        seat.keys("25a⏎");
        assert!(!seat.row(20).contains('…'), "{language:?}: {}", seat.row(20));
    }
}

#[test]
fn every_screen_can_be_drawn_in_every_language() {
    for language in Language::ALL {
        let looks = Looks { language, ..USUAL };
        let mut start = Seat::with(Opening::Start, looks);
        start.keys("⏎");
        for _ in 0..12 {
            start.press(KeyCode::Right);
            start.press(KeyCode::Down);
        }
        let places = vec![Place::Person(None), Place::Bot(Level::Casual)];
        let mut seat = Seat::with(deal(GameName::Extreme, places, 7), looks);
        for key in ["⏎", "a", "k", "31b⏎", "l", "q", "?", "q", "r", "q", "e", "t", "46", "h", "x"] {
            seat.keys(key);
            assert!(!seat.screen().contains('{'), "{language:?}, after {key}:\n{}", seat.screen());
        }
    }
}

#[test]
fn the_language_can_be_changed_at_the_start() {
    let mut seat = Seat::new(Opening::Start);
    for _ in 0..7 {
        seat.press(KeyCode::Down);
    }
    seat.keys("⏎");
    for language in Language::ALL {
        seat.sees(language.own_name());
    }
    seat.press(KeyCode::Down);
    seat.keys("⏎");
    let german = Words::new(Language::German).message("tui-menu-new", &[]);
    seat.sees(&german);
    // It is remembered.
    let file = seat.folder().join("settings.toml");
    let kept = || std::fs::read_to_string(&file).expect("the setting is kept");
    assert_eq!(kept(), "language = \"de\"\n");
    assert_eq!(tenback_tui::Setting::Language.load(seat.folder()), Some("de".to_owned()));
}

#[test]
fn a_language_that_cannot_be_remembered_is_used_with_a_message() {
    let mut seat = Seat::new(Opening::Start);
    std::fs::create_dir(seat.folder().join("settings.toml")).expect("the folder can be made");
    (0..7).for_each(|_| seat.press(KeyCode::Down));
    seat.keys("⏎");
    seat.press(KeyCode::Down);
    seat.keys("⏎");
    seat.sees("Neues Spiel");
    seat.sees("Einstellungen lassen sich nicht speichern");
}
