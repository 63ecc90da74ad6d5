//! Puzzles: solved, failed, explained and remembered, on screen and as lines of text.

use std::fs;
use std::io;

use tempfile::TempDir;
use tenback_puzzles::{Attempt, Collection, Kind, Puzzle, Step, Verdict};
use tenback_tui::{Farewell, FirstPuzzle, KeyCode, Opening, plain};
use tenback_words::Language;

use crate::seat::{Looks, Seat, USUAL, context};

fn first(wanted: impl Fn(&Puzzle) -> bool) -> &'static Puzzle {
    Collection::shipped().puzzles().iter().find(|puzzle| wanted(puzzle)).expect("there is one")
}

/// A step that is not part of the solution.
fn wrong(puzzle: &Puzzle) -> Step {
    let lays = puzzle.game().legal().into_iter().map(|legal| Step::Lay(legal.lay));
    let fails = |step: &Step| matches!(Attempt::new(puzzle).play(*step), Ok(Verdict::Wrong(_)));
    lays.into_iter().find(fails).expect("some lay is wrong")
}

fn key_of(step: Step) -> String {
    match step {
        Step::Lay(lay) => format!("{lay}⏎"),
        Step::EndTurn => "e".to_owned(),
    }
}

#[test]
fn the_solution_solves_a_puzzle_of_every_kind() {
    for kind in ["line", "first-lay", "draw", "duel"] {
        let puzzle = first(|puzzle| puzzle.kind.word() == kind);
        let mut seat = Seat::new(Opening::Puzzles(FirstPuzzle::Named(puzzle)));
        seat.sees(&puzzle.id());
        for &step in &puzzle.solution {
            seat.keys(&key_of(step));
            if puzzle.kind == Kind::FirstLay {
                break;
            }
        }
        seat.sees("Solved!");
        seat.sees("(1 of 1 solved");
        seat.keys("n");
        assert!(!seat.screen().contains(&puzzle.id()), "the next one is another:\n{}", seat.screen());
    }
}

#[test]
fn a_wrong_card_is_explained_and_only_the_first_attempt_counts() {
    let puzzle = first(|puzzle| puzzle.kind == Kind::FirstLay);
    let mut seat = Seat::new(Opening::Puzzles(FirstPuzzle::Named(puzzle)));
    seat.keys(&key_of(wrong(puzzle)));
    seat.sees("The solution:");
    let file = seat.folder().join("puzzles.toml");
    let kept = fs::read_to_string(&file).expect("the result is kept");
    assert!(kept.contains(&format!("\"{}\" = \"failed\"", puzzle.id())), "{kept}");
    seat.keys("u");
    seat.keys(&key_of(puzzle.solution[0]));
    seat.sees("Solved!");
    seat.sees("(0 of 1 solved");
    assert_eq!(fs::read_to_string(&file).expect("it is still there"), kept, "the second attempt changes nothing");
}

#[test]
fn a_card_that_does_not_fit_is_no_attempt() {
    let puzzle = first(|puzzle| puzzle.kind == Kind::Line);
    let mut seat = Seat::new(Opening::Puzzles(FirstPuzzle::Named(puzzle)));
    let top = puzzle.game().board().tops()[tenback_rules::Pile::A];
    seat.keys(&format!("{top}a⏎"));
    seat.sees("is not in the hand");
    assert!(!seat.folder().join("puzzles.toml").exists());
}

#[test]
fn puzzles_are_in_the_menu_and_in_every_language() {
    for language in Language::ALL {
        let mut seat = Seat::with(Opening::Start, Looks { language, ..USUAL });
        (0..3).for_each(|_| seat.press(KeyCode::Down));
        seat.keys("⏎");
        for key in ["t", "t", "y", "s", "u", "n", "q"] {
            assert!(!seat.screen().contains('{'), "{language:?}:\n{}", seat.screen());
            seat.keys(key);
        }
    }
}

#[test]
fn puzzles_can_be_solved_as_lines_of_text() {
    let folder = TempDir::new().expect("a temporary folder");
    let puzzle = first(|puzzle| puzzle.kind == Kind::Line && puzzle.setup.seats == 2);
    let mut solution: Vec<String> = puzzle.solution.iter().map(ToString::to_string).collect();
    solution.insert(0, "look\nrating\n".to_owned());
    let input = format!("{}\ntheme chain\nsolution\nagain\nnonsense\nquit\n", solution.join(" ").replace("\n ", "\n"));
    let mut out = Vec::new();
    let opening = Opening::Puzzles(FirstPuzzle::Named(puzzle));
    let lines = io::Cursor::new(input.into_bytes());
    let left = plain(context(folder.path(), USUAL), opening, lines, &mut out, &Farewell::default());
    assert!(matches!(left, Ok(Ok(_))));
    let text = String::from_utf8(out).expect("text");
    for expected in ["You see both hands and play for both.", "Solved!", "chain of tricks", "The solution:", "Goodbye."]
    {
        assert!(text.contains(expected), "{expected}:\n{text}");
    }
    assert!(text.contains("Your rating: 1500 ± 350 (0 of 0"), "{text}");
}
