//! The puzzles that ship: proved, mixed, and judged as their records say.

use std::collections::BTreeMap;
use std::thread;

use tenback_puzzles::{Attempt, Collection, Kind, PROOF, Puzzle, Step, Theme, Verdict, prove};
use tenback_rules::GameName;

/// The independent search finds the solution of every puzzle, and no other.
#[test]
fn every_puzzle_is_proved() {
    let puzzles = Collection::shipped().puzzles();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for part in puzzles.chunks(puzzles.len().div_ceil(workers).max(1)) {
            scope.spawn(move || {
                for puzzle in part {
                    assert_eq!(prove(puzzle, PROOF), Ok(()), "{}\n{}", puzzle.id(), puzzle.record());
                }
            });
        }
    });
}

#[test]
fn there_are_enough_of_every_game_and_theme() {
    let collection = Collection::shipped();
    assert!(collection.puzzles().len() >= 1_000, "{}", collection.puzzles().len());
    let mut counts: BTreeMap<(&str, u16), usize> = BTreeMap::new();
    for puzzle in collection.puzzles() {
        let seats = if puzzle.name() == GameName::Classic { puzzle.setup.seats } else { 0 };
        *counts.entry((puzzle.name().word(), seats)).or_default() += 1;
    }
    assert_eq!(counts.len(), 4, "{counts:?}");
    assert!(counts.values().all(|&count| count >= 150), "{counts:?}");
    for theme in Theme::ALL {
        assert!(collection.with_theme(theme) >= 40, "{theme:?}");
    }
    let kinds = ["line", "first-lay", "draw", "duel"];
    assert!(kinds.into_iter().all(|kind| collection.puzzles().iter().any(|puzzle| puzzle.kind.word() == kind)));
}

#[test]
fn puzzles_are_read_back_as_they_were_written() {
    let collection = Collection::shipped();
    let again = Collection::read(collection.text().as_bytes()).expect("puzzles");
    assert_eq!(again.puzzles(), collection.puzzles());
    let packed = Collection::read(&collection.compressed().expect("memory")[..]).expect("puzzles");
    assert_eq!(packed.puzzles(), collection.puzzles());
}

/// One of every ten: enough of every kind.
fn sample() -> impl Iterator<Item = &'static Puzzle> {
    Collection::shipped().puzzles().iter().step_by(10)
}

#[test]
fn the_solution_is_judged_right() {
    for puzzle in sample() {
        let mut attempt = Attempt::new(puzzle);
        let mut solved = false;
        for &step in &puzzle.solution {
            match attempt.play(step).expect("it is legal") {
                Verdict::Right => {}
                Verdict::Solved => {
                    solved = true;
                    break;
                }
                Verdict::Wrong(why) => panic!("{step} in {}: {why:?}", puzzle.record()),
            }
        }
        assert!(solved, "{}", puzzle.record());
    }
}

/// A first lay is right or refuted, at least one is each, and after a right one the rest solves the puzzle.
#[test]
fn every_first_lay_is_judged() {
    for puzzle in sample() {
        let mut judged = [0; 2];
        for legal in puzzle.game().legal() {
            let mut attempt = Attempt::new(puzzle);
            let verdict = attempt.play(Step::Lay(legal.lay)).expect("it is legal");
            if let Verdict::Wrong(_) = verdict {
                judged[1] += 1;
                continue;
            }
            judged[0] += 1;
            let mut last = verdict;
            for step in attempt.rest() {
                if last != Verdict::Solved {
                    last = attempt.play(step).expect("it is legal");
                }
            }
            assert_eq!(last, Verdict::Solved, "{} in {}", legal.lay, puzzle.record());
        }
        assert!(judged.iter().all(|&count| count > 0), "{judged:?} in {}", puzzle.record());
        if puzzle.kind == Kind::FirstLay {
            assert_eq!(judged[0], 1, "{}", puzzle.record());
        }
    }
}

#[test]
fn every_day_has_a_puzzle_and_none_comes_twice_before_all_did() {
    let collection = Collection::shipped();
    let count = collection.puzzles().len() as u64;
    let ids = |days: std::ops::Range<u64>| -> Vec<String> {
        days.map(|day| collection.of_day(day).expect("a puzzle").id()).collect()
    };
    let mut round = ids(20_000..20_000 + count);
    assert_eq!(round, ids(20_000 + count..20_000 + 2 * count), "then they start again");
    round.sort();
    round.dedup();
    assert_eq!(round.len() as u64, count);
}
