//! Records that cannot be reviewed.

use tenback_notation::{Record, replay};
use tenback_review::{FinishedGame, ReviewError};

fn refused(text: &str) -> Option<ReviewError> {
    let replayed = replay(&Record::parse(text).expect("it is well formed")).expect("it is valid");
    FinishedGame::new(&replayed).err()
}

#[test]
fn open_games_and_set_up_positions_are_refused() {
    let deck: Vec<String> = (2..=99).map(|number: u8| number.to_string()).collect();
    let open = format!("[Game \"classic\"]\n[Deck \"{}\"]\n\n1. 2a 3a\n", deck.join(" "));
    assert_eq!(refused(&open), Some(ReviewError::Open));
    let set_up = "[Game \"classic\"]\n[Hands \"5 6\"]\n[Deck \"-\"]\n\n1. 5a 6a\n";
    assert_eq!(refused(set_up), Some(ReviewError::SetUp));
    let given_up = format!("{open}[Termination \"resigned 1\"]\n");
    assert!(Record::parse(&given_up).is_err(), "tags come first");
    let given_up = open.replace("\n\n", "\n[Termination \"resigned 1\"]\n\n");
    assert_eq!(refused(&given_up), None);
}
