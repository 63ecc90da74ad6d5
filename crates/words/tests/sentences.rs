//! Some sentences to the letter: how a message should sound.

use tenback_rules::{
    Card, CardCommand, Direction, EndCause, Ending, GameName, Illegal, Misfit, Options, Outcome, Part, Pile, Rules,
    RulesError, Seat, SetupError, SetupFault, Unfinished,
};
use tenback_table::Refusal;
use tenback_wire::{Denial, Goodbye};
use tenback_words::{Language, Words};

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

fn assert_illegal(why: Illegal, text: &str) {
    assert_eq!(Words::new(Language::English).illegal(&why), text);
}

fn assert_setup(part: Part, fault: SetupFault, text: &str) {
    assert_eq!(Words::new(Language::English).setup_error(&SetupError { part, fault }), text);
}

fn assert_ending(game: GameName, seats: u8, ending: Ending, text: &str) {
    let rules = Rules::new(game, seats, Options::default()).expect("the game is for so many");
    assert_eq!(Words::new(Language::English).ending(&ending, &rules), text);
}

#[test]
fn a_card_that_does_not_fit() {
    let misfit = |number, pile, top, direction, trick: Option<u8>| Misfit {
        card: card(number),
        pile,
        top,
        direction,
        trick: trick.map(card),
        highest: Card::HIGHEST,
    };
    assert_illegal(
        Illegal::WrongDirection(misfit(38, Pile::A, 47, Direction::Ascending, Some(37))),
        "38 does not fit pile a, which shows 47: lay more than 47, or exactly 37 (A5, A6).",
    );
    assert_illegal(
        Illegal::WrongDirection(misfit(60, Pile::D, 54, Direction::Descending, None)),
        "60 does not fit pile d, which shows 54: lay less than 54 (A5).",
    );
    assert_illegal(
        Illegal::WrongDirection(misfit(38, Pile::A, 99, Direction::Ascending, Some(89))),
        "38 does not fit pile a, which shows 99: only 89 still goes there (A5, A6).",
    );
    let in_face_to_face = |misfit| Misfit { highest: card(59), ..misfit };
    assert_illegal(
        Illegal::WrongDirection(in_face_to_face(misfit(5, Pile::A, 59, Direction::Ascending, Some(49)))),
        "5 does not fit pile a, which shows 59: only 49 still goes there (A5, A6).",
    );
    assert_illegal(
        Illegal::NotImproving(misfit(38, Pile::C, 30, Direction::Ascending, None)),
        "38 does not improve pile c, which shows 30: for your opponent lay less than 30 (C5).",
    );
    assert_illegal(
        Illegal::NotImproving(in_face_to_face(misfit(38, Pile::D, 60, Direction::Descending, None))),
        "38 does not improve pile d, which shows 60, as good as it gets: choose another pile (C5).",
    );
}

#[test]
fn a_turn_that_may_not_end() {
    assert_illegal(
        Illegal::CannotEnd(Unfinished::Owes { more: 1 }),
        "Lay one more card before you end the turn (A7, C3).",
    );
    assert_illegal(
        Illegal::CannotEnd(Unfinished::OwesThree { more: 2 }),
        "Lay 2 more cards before you end the turn: with a three in it, it has exactly three cards (B9).",
    );
    assert_illegal(
        Illegal::CannotEnd(Unfinished::SkullOpen { pile: Pile::C }),
        "Cover the skull on pile c before you end the turn (B7).",
    );
}

#[test]
fn a_command_in_force() {
    assert_illegal(
        Illegal::NoBack { card: card(37), pile: Pile::A, shown_on: Pile::D },
        "37 may not go back on pile a while pile d shows no-back: cover that card first, or lay another (B13).",
    );
    assert_illegal(
        Illegal::OnePile { pile: Pile::A, bound_to: Pile::B },
        "A one-pile card is visible, so pile a must wait: lay on pile b (B14, B15).",
    );
}

#[test]
fn endings_of_a_team() {
    let lost = |left, cause| Ending { outcome: Outcome::Lost { left }, cause, seat: Seat::SECOND };
    let won = Ending { outcome: Outcome::Won, cause: EndCause::AllLaid, seat: Seat::FIRST };
    assert_ending(GameName::Classic, 1, won, "Won: all 98 cards are laid (A13).");
    assert_ending(
        GameName::Classic,
        3,
        lost(9, EndCause::Stuck),
        "Lost with 9 cards left: excellent! Seat 2 could not complete the turn (A11, A14).",
    );
    assert_ending(
        GameName::Classic,
        1,
        lost(10, EndCause::Stuck),
        "Lost with 10 cards left. The turn could not be completed (A11, A14).",
    );
    assert_ending(
        GameName::Extreme,
        2,
        lost(0, EndCause::SkullOpen),
        "Lost although no card is left: excellent! Seat 2 left a skull uncovered (B8, A14).",
    );
}

#[test]
fn endings_of_opponents() {
    let won = |cause, seat| Ending { outcome: Outcome::SeatWon(Seat::FIRST), cause, seat };
    assert_ending(
        GameName::FaceToFace,
        2,
        won(EndCause::Stuck, Seat::SECOND),
        "Seat 1 has won: seat 2 could not lay two cards (C9).",
    );
    assert_ending(
        GameName::FaceToFace,
        2,
        won(EndCause::AllLaid, Seat::FIRST),
        "Seat 1 has won: all 58 own cards are laid (C8).",
    );
}

#[test]
fn setups_that_are_refused() {
    assert_setup(
        Part::Commands,
        SetupFault::Miscounted { command: CardCommand::Stop, count: 5 },
        "Commands: stop stands on 5 cards, it must be 4 (B1).",
    );
    assert_setup(
        Part::Deck,
        SetupFault::Lists { wanted: 2, found: 1 },
        "Deck: there must be 2 lists, split by “;”, here is one (A1, A2, C1).",
    );
    assert_setup(
        Part::Deck,
        SetupFault::Entries { wanted: 98, found: 97 },
        "Deck: there must be 98 numbers, here are 97 (A1, C1).",
    );
    assert_setup(
        Part::Seats,
        SetupFault::Rules(RulesError::Seats { seats: 6, fewest: 1, most: 5 }),
        "Seats: this game is for 1 to 5 players (A2).",
    );
}

#[test]
fn what_a_table_refuses() {
    let refusal = |why| Words::new(Language::English).refusal(&why);
    assert_eq!(
        refusal(Refusal::NamesACard { word: "forty-seven".into() }),
        "Not sent: “forty-seven” could be a card, and numbers are never named, not even to count. \
         Say it without, such as “keep off that pile” or “only small steps there” (A15)."
    );
    assert_eq!(
        refusal(Refusal::Muted { shown_on: Pile::C }),
        "The mute card on pile c forbids all talk: wait until it is covered (B12)."
    );
    assert_eq!(
        refusal(Refusal::Illegal(Illegal::NotBegun)),
        Words::new(Language::English).illegal(&Illegal::NotBegun),
        "the rules have words of their own"
    );
}

#[test]
fn what_the_server_refuses() {
    let words = Words::new(Language::English);
    assert_eq!(words.denial(&Denial::TooFast { wait: 1 }), "That was too much at once: try again in a second.");
    assert_eq!(
        words.denial(&Denial::NoSuchTable),
        "There is no table behind this link: check it, or ask for a new one."
    );
    assert_eq!(
        words.denial(&Denial::Refused(Refusal::NotDealt)),
        words.refusal(&Refusal::NotDealt),
        "the table has words of its own"
    );
    assert_eq!(
        words.goodbye(Goodbye::Restart),
        "The server restarts. Your game is safe, and you will be connected again by itself."
    );
}

#[test]
fn languages_are_found_by_code() {
    assert_eq!(Language::from_code("en"), Some(Language::English));
    assert_eq!(Language::from_code("en_GB.UTF-8"), Some(Language::English));
    assert_eq!(Language::from_code("tlh"), None);
    assert_eq!(Language::English.code(), "en");
}

#[test]
fn words_can_be_shared_between_threads() {
    fn assert_shareable<T: Send + Sync>() {}
    assert_shareable::<Words>();
}
