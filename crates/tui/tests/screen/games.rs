//! Whole games, played by nothing but keys and what the screen shows.

use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_tui::{KeyCode, Place, load};

use crate::seat::{Seat, alone, deal};

/// The line below the cards: what each costs where it costs least.
const COSTS: usize = 18;

/// What a card costs; nothing if it fits nowhere or loses.
fn cost(text: &str) -> Option<i32> {
    let text = text.replace('−', "-");
    if text == "✕" || text.ends_with('!') { None } else { text[1..].parse().ok() }
}

/// Plays the cheapest card by arrow keys; if every card loses, the first that fits.
fn lay_cheapest(seat: &mut Seat) {
    let row = seat.row(COSTS);
    let costs: Vec<&str> = row.split_whitespace().collect();
    let cheapest = (0..costs.len()).filter(|&at| cost(costs[at]).is_some()).min_by_key(|&at| cost(costs[at]));
    let loses = cheapest.is_none();
    let at = cheapest.or_else(|| costs.iter().position(|cost| cost.ends_with('!'))).expect("something fits");
    for _ in 0..=at {
        seat.press(KeyCode::Right);
    }
    seat.press(KeyCode::Enter);
    if loses {
        seat.sees("loses the game:");
        seat.press(KeyCode::Enter);
    }
}

fn is_over(seat: &Seat) -> bool {
    seat.shows("The game is over.")
}

/// Plays to the end: the required cards, then the end of the turn.
fn play_through(seat: &mut Seat) {
    for _ in 0..400 {
        if is_over(seat) {
            return;
        }
        if seat.shows("End your turn") {
            seat.keys("e");
        } else {
            lay_cheapest(seat);
        }
    }
    panic!("the game does not end:\n{}", seat.screen());
}

fn assert_kept(seat: &Seat) {
    let loaded = load(&seat.files()[0], 1).expect("the kept game is sound");
    assert!(!loaded.is_open());
    assert!(loaded.replayed.events.len() > 20, "a whole game has many events");
}

#[test]
fn the_game_alone_to_its_end() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    play_through(&mut seat);
    seat.sees("Lost with");
    seat.sees("The turn could not be completed.");
    assert_kept(&seat);
}

#[test]
fn extreme_alone_to_its_end() {
    let mut seat = Seat::new(alone(GameName::Extreme, 3));
    play_through(&mut seat);
    seat.sees("Lost with");
    assert_kept(&seat);
}

#[test]
fn face_to_face_against_a_bot_to_its_end() {
    let mut seat = Seat::new(deal(GameName::FaceToFace, vec![Place::Person(None), Place::Bot(Level::Greedy)], 5));
    play_through(&mut seat);
    seat.sees(" wins");
    assert_kept(&seat);
}

#[test]
fn a_game_with_bots_that_signal_to_its_end() {
    let places = vec![Place::Person(None), Place::Bot(Level::Expert), Place::Bot(Level::Casual)];
    let mut seat = Seat::new(deal(GameName::Classic, places, 11));
    seat.sees("Who goes first?");
    seat.press(KeyCode::Enter);
    seat.sees("Your turn: play 2 cards.");
    play_through(&mut seat);
    assert_kept(&seat);
    assert!(seat.record().contains("[Players \"Player 1; bot expert; bot casual\"]"));
}

#[test]
fn a_won_game_is_reported_as_won() {
    let mut seat = Seat::at_record("[Game \"classic\"]\n[Hands \"5 6\"]\n[Deck \"-\"]\n");
    seat.keys("5a⏎");
    seat.keys("6a⏎");
    seat.sees("The game is over.");
    seat.sees("Won: all 98 cards played.");
    seat.keys("⏎");
    seat.sees("New game");
}
