//! What counts as a puzzle: found repeatably, refused when not proved, rated by the first attempt.

use tenback_notation::Record;
use tenback_puzzles::{
    Attempt, Kind, NoPuzzle, PROOF, Puzzle, Rating, Refutation, Source, Step, Unproved, Verdict, prove,
};
use tenback_rules::Card;

fn puzzle(text: &str) -> Puzzle {
    Puzzle::from_record(&Record::parse(text).expect("a record")).expect("a puzzle")
}

/// 24 on 33 only works after 34, ten back.
const TEN_BACK: &str = "[Game \"classic\"]\n[Seats \"1\"]\n[First \"1\"]\n[Hands \"24 34 35 36\"]\n[Piles \"33 99 3 2\"]\n\
    [Deck \"-\"]\n[Puzzle \"first-lay\"]\n[Themes \"ten-back\"]\n[Tempting \"2\"]\n[Rating \"1200\"]\n\n1. 34a 24a 35a 36a\n";

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

fn step(word: &str) -> Step {
    Step::from_word(word).expect("a step")
}

#[test]
fn a_position_with_one_first_lay_is_proved() {
    assert_eq!(prove(&puzzle(TEN_BACK), PROOF), Ok(()));
}

#[test]
fn what_is_not_unique_or_not_best_is_refused() {
    let first = puzzle(TEN_BACK);
    // Only one arrangement wins, too: 34 24 35 36 on a.
    assert_eq!(prove(&Puzzle { kind: Kind::Line, ..first.clone() }, PROOF), Ok(()));
    let free = puzzle(&TEN_BACK.replace("33 99 3 2", "33 23 3 2"));
    assert_eq!(prove(&free, PROOF), Err(Unproved::NotUnique));
    let duel = Puzzle { kind: Kind::Duel, ..first.clone() };
    assert_eq!(prove(&duel, PROOF), Err(Unproved::Position));
    let short = Puzzle { solution: first.solution[..2].to_vec(), ..first.clone() };
    assert_eq!(prove(&short, PROOF), Err(Unproved::Solution));
    assert_eq!(prove(&first, 0), Err(Unproved::TooLarge));
}

#[test]
fn a_wrong_lay_says_which_cards_are_lost() {
    let puzzle = puzzle(TEN_BACK);
    let lost = Verdict::Wrong(Refutation::Unplayable(vec![card(24), card(34)]));
    let mut attempt = Attempt::new(&puzzle);
    assert_eq!(attempt.play(step("35a")), Ok(lost));
    assert!(attempt.rest().is_empty(), "nothing leads to the win any more");
    let mut attempt = Attempt::new(&puzzle);
    assert!(attempt.play(step("24a")).is_err(), "24 does not fit on 33");
    assert_eq!(attempt.play(step("34a")), Ok(Verdict::Solved));
}

#[test]
fn a_record_without_its_tags_is_no_puzzle() {
    let read = |text: &str| Puzzle::from_record(&Record::parse(text).expect("a record"));
    assert_eq!(read(&TEN_BACK.replace("first-lay", "riddle")), Err(NoPuzzle::Tag("Puzzle")));
    assert_eq!(read(&TEN_BACK.replace("[Rating \"1200\"]\n", "")), Err(NoPuzzle::Tag("Rating")));
    assert_eq!(read(&TEN_BACK.replace("\"ten-back\"", "\"luck\"")), Err(NoPuzzle::Tag("Themes")));
    assert!(matches!(read(&TEN_BACK.replace("1. 34a", "1. 24a")), Err(NoPuzzle::Record(_))));
}

/// The same seed finds the same puzzles, and every source has some.
#[test]
fn finding_is_repeatable() {
    for source in Source::ALL {
        let found = (0..60).map(|number| (number, source.find(7, number))).find(|(_, puzzles)| !puzzles.is_empty());
        let (number, puzzles) = found.expect("a puzzle in sixty games");
        assert_eq!(puzzles, source.find(7, number), "{source:?}");
        for puzzle in puzzles {
            assert_eq!(prove(&puzzle, PROOF), Ok(()));
            assert_eq!(Puzzle::from_record(&puzzle.record()), Ok(puzzle.clone()), "{}", puzzle.record());
        }
    }
}

#[test]
fn a_rating_rises_when_puzzles_are_solved_and_becomes_more_certain() {
    let rated = |rating| Puzzle { rating, ..puzzle(TEN_BACK) }.opponent();
    let solved = Rating::NEW.after(rated(1500), true);
    let failed = Rating::NEW.after(rated(1500), false);
    assert!(solved.rating > 1600.0 && failed.rating < 1400.0, "{solved:?} {failed:?}");
    assert!(solved.deviation < Rating::NEW.deviation);
    let harder = Rating::NEW.after(rated(1900), true);
    assert!(harder.rating > solved.rating, "{harder:?}");
}
