//! Several people at one screen: nobody ever sees another player's hand.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Game, GameName, Setup};
use tenback_table::Name;
use tenback_tui::{KeyCode, Place, load};

use crate::seat::{Seat, deal};

fn people(names: &[&str]) -> Vec<Place> {
    names.iter().map(|name| Place::Person(Some(Name::new(name).expect("a name")))).collect()
}

/// The lines in which a hand is drawn.
fn hand_rows(seat: &Seat) -> Vec<u8> {
    let numbers = |row: String| -> Vec<u8> {
        row.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
    };
    numbers(seat.row(16))
}

/// The seed of the game.
const SEED: u64 = 21;

/// The hands according to the saved file; before the first move there is none, and they are as dealt.
fn hands(seat: &Seat) -> Vec<Vec<u8>> {
    let game = match seat.files().first() {
        Some(file) => load(file, 1).expect("the kept game is sound").replayed.game,
        None => {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(SEED);
            Game::new(&Setup::deal(GameName::Classic, 3, &mut rng)).expect("a deal is sound")
        }
    };
    let hand = |(_, hand): (_, &tenback_rules::CardSet)| hand.iter().map(|card| card.number()).collect();
    game.hands().iter().map(hand).collect()
}

/// Plays some rounds; after every key the screen shows one whole hand, the right one, or none at all.
#[test]
fn only_the_hand_of_the_player_at_the_keyboard_is_shown() {
    let mut seat = Seat::new(deal(GameName::Classic, people(&["Ann", "Ben", "Cleo"]), SEED));
    for (number, name) in ["Ann", "Ben", "Cleo"].into_iter().enumerate() {
        seat.sees(&format!("Pass the keyboard to {name}."));
        assert!(!seat.screen().chars().any(|letter| letter.is_ascii_digit()), "{}", seat.screen());
        seat.keys("⏎");
        seat.sees("Who goes first?");
        assert_eq!(hand_rows(&seat), hands(&seat)[number]);
        seat.keys(if number == 1 { "i" } else { "⏎" });
        if number < 2 {
            seat.keys("⏎");
        }
    }
    for turn in 0..9 {
        let number = (turn + 1) % 3;
        let name = ["Ann", "Ben", "Cleo"][number];
        seat.sees(&format!("pass the keyboard to {name}."));
        seat.keys("⏎");
        seat.sees(&format!("Pass the keyboard to {name}."));
        assert!(!seat.screen().chars().any(|letter| letter.is_ascii_digit()), "{}", seat.screen());
        seat.keys("⏎");
        assert_eq!(hand_rows(&seat), hands(&seat)[number], "{}", seat.screen());
        for _ in 0..2 {
            seat.press(KeyCode::Right);
            seat.press(KeyCode::Enter);
            if seat.shows("loses the game") {
                return;
            }
        }
        seat.keys("e");
        // The player still sees the own hand, with the cards drawn.
        assert_eq!(hand_rows(&seat), hands(&seat)[number], "{}", seat.screen());
    }
}

/// Two games that differ only in what Ann cannot know, and the same keys: the same screen, to the last cell.
#[test]
fn hidden_cards_do_not_affect_the_screen() {
    let record = |ben: &str, deck: &str| {
        format!(
            "[Game \"extreme\"]\n[Seats \"2\"]\n[First \"1\"]\n[Hands \"16 31 64 86 90; {ben}\"]\n[Piles \"20 33 95 91\"]\n\
             [Deck \"{deck}\"]\n[Players \"Ann; Ben\"]\n[Result \"open\"]\n"
        )
    };
    let mut one = Seat::at_record(&record("50 51 52 53", "70 71 72 22 24"));
    let mut other = Seat::at_record(&record("22 71 72 24", "70 51 52 50 53"));
    let keys = ["⏎", "31", "b", "⏎", "k", "a", "s", "l", "q", "?", "q", "t", "64c", "⏎", "u", "t", "86d⏎", "16"];
    for key in keys {
        one.keys(key);
        other.keys(key);
        assert_eq!(one.screen(), other.screen(), "after {key}");
    }
}

#[test]
fn signals_are_given_with_the_new_hand_before_passing_on() {
    let mut seat = Seat::new(deal(GameName::Classic, people(&["Ann", "Ben"]), 21));
    seat.keys("⏎i⏎⏎n");
    seat.sees("pass the keyboard to Ann.");
    seat.keys("⏎⏎");
    for _ in 0..2 {
        seat.press(KeyCode::Right);
        seat.press(KeyCode::Enter);
    }
    seat.keys("ek");
    seat.sees("Choose a pile first");
    seat.keys("dk");
    seat.sees("Ann: keep off");
    seat.keys("⏎⏎");
    seat.sees("Ann: keep off");
    assert!(seat.record().contains("{!1 keep-off d}"), "{}", seat.record());
}
