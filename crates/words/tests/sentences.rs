//! Some sentences in full: how a message should read.

use tenback_bots::Reason;
use tenback_notation::Problem;
use tenback_rules::{
    Card, CardCommand, Direction, EndCause, Ending, GameName, Illegal, Misfit, Options, Outcome, Part, Pile, Rules,
    RulesError, Seat, SetupError, SetupFault, Unfinished,
};
use tenback_table::Refusal;
use tenback_wire::Goodbye;
use tenback_words::{Language, SeatNames, Words, ending_clauses, problem_clauses};

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
    let rules = Rules::new(game, seats, Options::default()).expect("a valid number of seats");
    assert_eq!(Words::new(Language::English).ending(&ending, &rules, SeatNames::default()), text);
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
        "38 doesn’t fit on pile a, which shows 47: play a card higher than 47, or exactly 37.",
    );
    assert_illegal(
        Illegal::WrongDirection(misfit(60, Pile::D, 54, Direction::Descending, None)),
        "60 doesn’t fit on pile d, which shows 54: play a card lower than 54.",
    );
    assert_illegal(
        Illegal::WrongDirection(misfit(38, Pile::A, 99, Direction::Ascending, Some(89))),
        "38 doesn’t fit on pile a, which shows 99: only 89 fits there now.",
    );
    let in_face_to_face = |misfit| Misfit { highest: card(59), ..misfit };
    assert_illegal(
        Illegal::WrongDirection(in_face_to_face(misfit(5, Pile::A, 59, Direction::Ascending, Some(49)))),
        "5 doesn’t fit on pile a, which shows 59: only 49 fits there now.",
    );
    assert_illegal(
        Illegal::NotImproving(misfit(38, Pile::C, 30, Direction::Ascending, None)),
        "38 doesn’t improve pile c, which shows 30: to help your opponent, play a card lower than 30.",
    );
    assert_illegal(
        Illegal::NotImproving(in_face_to_face(misfit(38, Pile::D, 60, Direction::Descending, None))),
        "38 doesn’t improve pile d, which shows 60 and can’t get any better: choose another pile.",
    );
}

#[test]
fn a_turn_that_may_not_end() {
    assert_illegal(Illegal::CannotEnd(Unfinished::Owes { more: 1 }), "Play one more card before you end the turn.");
    assert_illegal(
        Illegal::CannotEnd(Unfinished::OwesThree { more: 2 }),
        "Play 2 more cards before you end the turn: a turn with a 3! has exactly three cards.",
    );
    assert_illegal(
        Illegal::CannotEnd(Unfinished::SkullOpen { pile: Pile::C }),
        "Cover the skull on pile c before you end the turn.",
    );
}

#[test]
fn a_command_in_force() {
    assert_illegal(
        Illegal::NoBack { card: card(37), pile: Pile::A, shown_on: Pile::D },
        "37 can’t go back on pile a while pile d shows “no going back”: cover that card first, or play another.",
    );
    assert_illegal(
        Illegal::OnePile { pile: Pile::A, bound_to: Pile::B },
        "While a “one pile” card is on top, you can’t switch to pile a: play on pile b.",
    );
}

#[test]
fn endings_of_a_team() {
    let lost = |left, cause| Ending { outcome: Outcome::Lost { left }, cause, seat: Seat::SECOND };
    let won = Ending { outcome: Outcome::Won, cause: EndCause::AllLaid, seat: Seat::FIRST };
    assert_ending(GameName::Classic, 1, won, "Won: all 98 cards played.");
    assert_ending(
        GameName::Classic,
        3,
        lost(9, EndCause::Stuck),
        "Lost with 9 cards left: excellent! Seat 2 could not complete the turn.",
    );
    assert_ending(
        GameName::Classic,
        1,
        lost(10, EndCause::Stuck),
        "Lost with 10 cards left. The turn could not be completed.",
    );
    assert_ending(
        GameName::Extreme,
        2,
        lost(0, EndCause::SkullOpen),
        "Lost with no cards left: excellent! Seat 2 left a skull uncovered.",
    );
}

#[test]
fn endings_of_opponents() {
    let won = |cause, seat| Ending { outcome: Outcome::SeatWon(Seat::FIRST), cause, seat };
    assert_ending(
        GameName::FaceToFace,
        2,
        won(EndCause::Stuck, Seat::SECOND),
        "Seat 1 wins: seat 2 could not play two cards.",
    );
    assert_ending(GameName::FaceToFace, 2, won(EndCause::AllLaid, Seat::FIRST), "Seat 1 wins by playing all 58 cards.");
}

/// Players are called by their names, and the reader is “you”.
#[test]
fn endings_name_the_players() {
    let names = ["You".to_owned(), "Ben".to_owned()];
    let say = |game, ending: Ending, you| {
        let rules = Rules::new(game, 2, Options::default()).expect("a valid number of seats");
        Words::new(Language::English).ending(&ending, &rules, SeatNames { names: &names, you })
    };
    let lost = |seat| Ending { outcome: Outcome::Lost { left: 12 }, cause: EndCause::Stuck, seat };
    let you = Some(Seat::FIRST);
    assert_eq!(
        say(GameName::Classic, lost(Seat::SECOND), you),
        "Lost with 12 cards left. Ben could not complete the turn."
    );
    assert_eq!(
        say(GameName::Classic, lost(Seat::FIRST), you),
        "Lost with 12 cards left. You could not complete your turn."
    );
    let won = |outcome, seat| Ending { outcome: Outcome::SeatWon(outcome), cause: EndCause::Resigned, seat };
    assert_eq!(say(GameName::FaceToFace, won(Seat::FIRST, Seat::SECOND), you), "You win: Ben gave up.");
    assert_eq!(say(GameName::FaceToFace, won(Seat::SECOND, Seat::FIRST), you), "Ben wins: you gave up.");
}

#[test]
fn invalid_setups() {
    assert_setup(
        Part::Commands,
        SetupFault::Miscounted { command: CardCommand::Stop, count: 5 },
        "Commands: “stop” must be on 4 cards, but is on 5.",
    );
    assert_setup(
        Part::Deck,
        SetupFault::Lists { wanted: 2, found: 1 },
        "Deck: expected 2 lists, separated by “;”, but found 1.",
    );
    assert_setup(Part::Deck, SetupFault::Entries { wanted: 98, found: 97 }, "Deck: expected 98 numbers, but found 97.");
    assert_setup(
        Part::Seats,
        SetupFault::Rules(RulesError::Seats { seats: 6, fewest: 1, most: 5 }),
        "Seats: this game is for 1 to 5 players.",
    );
}

#[test]
fn refusals_of_a_table() {
    let refusal = |why| Words::new(Language::English).refusal(&why);
    assert_eq!(
        refusal(Refusal::NamesACard { word: "forty-seven".into(), or_command: None }),
        "Not sent: “forty-seven” could be a card, and numbers are never named, not even to count. \
         Say it without, such as “keep off that pile” or “small steps there, please”."
    );
    assert_eq!(
        refusal(Refusal::Muted { shown_on: Pile::C }),
        "The mute card on pile c forbids all talk: wait until it is covered."
    );
    assert_eq!(
        refusal(Refusal::Illegal(Illegal::NotBegun)),
        Words::new(Language::English).illegal(&Illegal::NotBegun),
        "the rules have their own message"
    );
}

#[test]
fn goodbyes_of_the_server() {
    let words = Words::new(Language::English);
    assert_eq!(words.goodbye(Goodbye::Restart), "The server is restarting. You will be reconnected automatically.");
}

/// Hints call seats what the screen calls them.
#[test]
fn a_reason_names_the_player_who_signalled() {
    let reason = Reason::SignalHeeded { seat: Seat::SECOND, pile: Pile::A };
    let name = |seat: Seat| if seat == Seat::SECOND { "Ben".to_owned() } else { "Ada".to_owned() };
    assert_eq!(Words::new(Language::English).reason(&reason, name), "Ben asked for care on pile a.");
}

/// Sentences leave the clauses out; tools that show them ask for them.
#[test]
fn clauses_behind_a_rejection_and_a_result() {
    let problem = Problem::Illegal(Illegal::NotInHand { number: 50 });
    assert_eq!(problem_clauses(&problem), ["A7"]);
    assert!(problem_clauses(&Problem::TurnNumber { expected: 3 }).is_empty(), "the notation has no clauses");
    let won = Ending { outcome: Outcome::SeatWon(Seat::FIRST), cause: EndCause::Stuck, seat: Seat::SECOND };
    assert_eq!(ending_clauses(&won), ["C9"]);
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

/// Programs that use the crates can pass their errors on with `?`; people read the sentences above.
#[test]
fn public_errors_are_standard_errors() {
    fn assert_error<T: std::error::Error + 'static>() {}
    assert_error::<Illegal>();
    assert_error::<SetupError>();
    assert_error::<SetupFault>();
    assert_error::<RulesError>();
    assert_error::<tenback_rules::PreviewError>();
    assert_error::<tenback_rules::ImpossibleEvent>();
    assert_error::<tenback_rules::DuplicateCommandCard>();
    assert_error::<tenback_notation::Fault>();
    assert_error::<tenback_bots::NetworkError>();
    assert_error::<tenback_bots::learn::BadCheckpoint>();
    assert_error::<Refusal>();
    assert_error::<tenback_table::NameError>();
    assert_error::<tenback_table::InvalidState>();
    assert_error::<tenback_wire::InvalidFrame>();
    let refusal = Refusal::Illegal(Illegal::NotBegun);
    let source = std::error::Error::source(&refusal).map(ToString::to_string);
    assert_eq!((refusal.to_string(), source), ("not-begun".to_owned(), Some("not-begun".to_owned())));
}
