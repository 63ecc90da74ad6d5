//! Small and changing windows, and random keys.

use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_tui::{KeyCode, Opening, Place};

use crate::seat::{Seat, alone, deal};

#[test]
fn a_tiny_window_asks_for_more_room() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    let before = seat.screen();
    seat.resize(40, 8);
    seat.sees("Tenback needs 70 × 22 characters, but there are only 40 × 8: enlarge the window, or play with --plain.");
    seat.resize(20, 5);
    seat.sees("Tenback needs 70 ×");
    // Keys without a visible effect do nothing.
    seat.keys("25a⏎");
    seat.resize(80, 24);
    assert_eq!(seat.screen(), before);
}

#[test]
fn every_screen_can_be_drawn_at_every_size() {
    let bots = vec![Place::Person(None), Place::Bot(Level::Greedy), Place::Bot(Level::Greedy)];
    let seats = [
        Seat::new(Opening::Start),
        Seat::new(alone(GameName::Extreme, 7)),
        Seat::new(deal(GameName::Extreme, bots, 7)),
        Seat::new(deal(GameName::FaceToFace, vec![Place::Person(None), Place::Person(None)], 7)),
        Seat::replaying("[Game \"classic\"]\n[Seats \"2\"]\n[Hands \"5 6; 7 8\"]\n[Deck \"-\"]\n\n1. 5a\n"),
    ];
    for mut seat in seats {
        for key in ["", "?", "q", "l", "q", "r", "q"] {
            seat.keys(key);
            for (width, height) in
                [(1, 1), (20, 5), (70, 22), (70, 60), (80, 24), (81, 23), (115, 24), (116, 25), (250, 70), (500, 60)]
            {
                seat.resize(width, height);
            }
            seat.resize(80, 24);
        }
    }
}

#[test]
fn a_larger_window_shows_the_log() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎");
    seat.sees_no("Game log");
    seat.resize(120, 30);
    seat.sees("Game log");
    seat.sees("You: 25 on pile a, +24.");
    seat.resize(80, 34);
    seat.sees("You: 25 on pile a, +24.");
}

/// A simple generator, so that the keys are the same every time.
fn garbage(state: &mut u64) -> KeyCode {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let number = (*state >> 33) as u32;
    match number % 40 {
        0..=5 => [KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down, KeyCode::Tab, KeyCode::Home]
            [number as usize % 6],
        6..=11 => KeyCode::Enter,
        12 => KeyCode::Esc,
        13 => KeyCode::Backspace,
        14 => KeyCode::F(5),
        15 => KeyCode::Delete,
        16 => KeyCode::Null,
        17 => KeyCode::Char('\u{1f480}'),
        18 => KeyCode::Char('ж'),
        // All letters but h, because hints take time.
        _ => KeyCode::Char(char::from(b"0123456789abcdefgijklmnopqrstuvwxyz?! "[number as usize % 38])),
    }
}

#[test]
fn garbage_keys_do_no_harm() {
    let bots = || vec![Place::Person(None), Place::Bot(Level::Greedy)];
    for (round, opening) in [
        Opening::Start,
        alone(GameName::Extreme, 7),
        deal(GameName::Classic, bots(), 7),
        deal(GameName::FaceToFace, vec![Place::Person(None), Place::Person(None)], 7),
    ]
    .into_iter()
    .enumerate()
    {
        let mut seat = Seat::new(opening);
        let mut state = round as u64 + 1;
        for _ in 0..1500 {
            seat.press(garbage(&mut state));
            if seat.is_done() {
                break;
            }
        }
        assert!(seat.screen().lines().count() == 24);
    }
}

#[test]
fn the_longest_form_is_scrolled_in_the_smallest_window() {
    let mut seat = Seat::new(Opening::Start);
    seat.resize(70, 22);
    seat.keys("⏎");
    seat.press(KeyCode::Down);
    (0..4).for_each(|_| seat.press(KeyCode::Right));
    seat.sees("Seat 5");
    // From the first line up to the last.
    seat.press(KeyCode::Up);
    seat.press(KeyCode::Up);
    seat.sees("‹ none: a fresh shuffle ›");
}
