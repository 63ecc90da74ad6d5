//! The end of a game explains itself, and another one can follow.

use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_tui::{KeyCode, Place};

use crate::seat::{Seat, alone, deal};

/// Nobody can play two cards: only 34 fits, on a.
const STUCK: &str = "[Game \"classic\"]\n[Seats \"2\"]\n[First \"1\"]\n[Hands \"34 40; 12 13\"]\n[Piles \"33 99 3 2\"]\n[Deck \"50 60\"]\n[Players \"Ann; Ben\"]\n";

#[test]
fn a_turn_that_cannot_be_completed_names_what_was_missing_and_shows_all_hands() {
    let mut seat = Seat::at_record(STUCK);
    seat.keys("⏎40a⏎⏎");
    seat.sees("Lost with 5 cards left: excellent! Ann could not complete the turn.");
    seat.sees("One more card was needed: none of the cards left fits anywhere.");
    seat.sees("Ann: 34");
    seat.sees("Ben: 12  13");
    seat.sees("Still in the draw pile: 50 60");
    seat.sees("Turns: 1 · ten-backs: 0 · hints used: 0");
    seat.keys("l");
    seat.sees("One more card was needed");
}

#[test]
fn endings_say_you_and_names_instead_of_seat_numbers() {
    let mut seat = Seat::new(deal(GameName::FaceToFace, vec![Place::Person(None), Place::Bot(Level::Greedy)], 7));
    seat.keys("xx");
    seat.sees("Greedy 2 wins: you gave up.");
    seat.sees_no("Seat 1");
    seat.keys("l");
    seat.sees("Greedy 2 wins: you gave up.");
    seat.sees_no("eat 1");
}

#[test]
fn another_game_has_the_same_players_and_other_cards() {
    let places = vec![Place::Person(tenback_table::Name::new("Ann").ok()), Place::Bot(Level::Greedy)];
    let mut seat = Seat::new(deal(GameName::Classic, places, 7));
    let hand: Vec<String> = (15..17).map(|row| seat.row(row)).collect();
    seat.keys("⏎25a⏎xx");
    seat.sees("The game is over. a: another one. s: the same cards again.");
    seat.keys("s");
    seat.sees("Who goes first?");
    let again: Vec<String> = (15..17).map(|row| seat.row(row)).collect();
    assert_eq!(again, hand, "s deals the same cards");
    seat.keys("⏎25a⏎xxa");
    seat.sees("Who goes first?");
    seat.sees("Greedy 2");
    let other: Vec<String> = (15..17).map(|row| seat.row(row)).collect();
    assert_ne!(other, hand, "a deals other cards");
    assert_eq!(seat.files().len(), 2, "each game is kept on its own, from its first move on");
}

#[test]
fn the_mouse_plays_a_whole_turn_by_the_keys_of_the_last_line() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎30a⏎");
    seat.sees("End your turn (e) or keep playing.");
    click_key(&mut seat, "e end turn");
    seat.sees("The Game · turn 2");
    click_key(&mut seat, "? help");
    seat.sees("Keys");
    click_key(&mut seat, "Esc back");
    seat.sees("The Game · turn 2");
    // In a label with several keys, the clicked letter counts.
    let mut seat = Seat::new(deal(GameName::Classic, vec![Place::Person(None), Place::Bot(Level::Greedy)], 7));
    seat.keys("⏎b");
    click_key(&mut seat, "k n s g signal");
    seat.keys("l");
    seat.sees("You: pile b – keep off");
    seat.press(KeyCode::Esc);
    click_key(&mut seat, "q back");
    seat.sees("New game");
}

/// Clicks a key on the last line.
#[track_caller]
fn click_key(seat: &mut Seat, label: &str) {
    let row = seat.row(23);
    let at = row.find(label).unwrap_or_else(|| panic!("{label:?} is not in {row:?}"));
    let column = row[..at].chars().count();
    seat.click(column as u16, 23);
}
