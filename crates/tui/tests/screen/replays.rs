//! Old games: forwards, backwards, any seat's view, and on from any point.

use tenback_tui::KeyCode;

use crate::seat::Seat;

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
fn any_seat_sees_its_own_hand_and_all_see_all() {
    let mut seat = Seat::replaying(GAME);
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
    (0..5).for_each(|_| seat.press(KeyCode::Tab));
    for text in ["Ann:  2   3", "Ben: 12  13", "Cleo: 22  23", "Dan: 32  33", "Eve: 42  43"] {
        seat.sees(text);
    }
}

#[test]
fn playing_on_with_the_same_cards_is_a_game_of_its_own() {
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
fn playing_on_with_the_rest_shuffled_keeps_what_was_drawn() {
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
