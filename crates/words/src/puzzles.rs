//! Puzzles: what is asked for, and what is wrong with an answer.

use tenback_puzzles::{Kind, Puzzle, Refutation, Step, Theme, Value};

use crate::words::Words;

impl Words {
    /// What a puzzle asks for.
    pub fn puzzle_task(&self, puzzle: &Puzzle) -> String {
        let task = match puzzle.kind {
            Kind::Line => self.message("puzzles-task-line", &[]),
            Kind::FirstLay => self.message("puzzles-task-first-lay", &[]),
            Kind::Draw { .. } => {
                let cards: Vec<String> = puzzle.setup.decks.iter().flatten().map(u16::to_string).collect();
                self.message("puzzles-task-draw", &[("cards", cards.join(", ").into())])
            }
            Kind::Duel if is_drawn(puzzle) => self.message("puzzles-task-duel-forced", &[]),
            Kind::Duel => self.message("puzzles-task-duel", &[]),
        };
        let plays_both = matches!(puzzle.kind, Kind::Line | Kind::FirstLay) && puzzle.setup.seats > 1;
        if plays_both { format!("{task} {}", self.message("puzzles-task-both", &[])) } else { task }
    }

    /// Why the solution of a puzzle is the only one.
    pub fn puzzle_proof(&self, puzzle: &Puzzle) -> String {
        match puzzle.kind {
            Kind::Line => self.message("puzzles-proof-line", &[]),
            Kind::FirstLay => self.message("puzzles-proof-first-lay", &[]),
            Kind::Draw { best, second } => {
                let args = [("best", percent(best).into()), ("second", percent(second).into())];
                self.message("puzzles-proof-draw", &args)
            }
            Kind::Duel if is_drawn(puzzle) => self.message("puzzles-proof-duel-forced", &[]),
            Kind::Duel => self.message("puzzles-proof-duel", &[]),
        }
    }

    /// The name of a theme, or of all together.
    pub fn theme(&self, theme: Option<Theme>) -> String {
        self.message("puzzles-theme", &[("theme", theme.map_or("all", Theme::word).into())])
    }

    /// What is wrong with a step, as a sentence.
    pub fn refutation(&self, why: &Refutation) -> String {
        match why {
            Refutation::LosesAtOnce => self.message("puzzles-loses", &[]),
            Refutation::Unplayable(cards) => {
                let numbers: Vec<String> = cards.iter().map(ToString::to_string).collect();
                let args = [("count", cards.len().into()), ("cards", numbers.join(", ").into())];
                self.message("puzzles-unplayable", &args)
            }
            Refutation::NoWayLeft => self.message("puzzles-no-way", &[]),
            Refutation::NoWinLeft => self.message("puzzles-no-win", &[]),
            Refutation::Answer(steps) => {
                let lays: Vec<String> =
                    steps.iter().filter(|step| **step != Step::EndTurn).map(ToString::to_string).collect();
                self.message("puzzles-answer", &[("line", lays.join(" ").into())])
            }
            Refutation::FewerDraws { left, best } => {
                let args = [("left", percent(*left).into()), ("best", percent(*best).into())];
                self.message("puzzles-fewer", &args)
            }
        }
    }
}

/// Whether there is nothing left to draw.
fn is_drawn(puzzle: &Puzzle) -> bool {
    puzzle.setup.decks.iter().all(Vec::is_empty)
}

/// A share of draws for people.
fn percent(value: Value) -> u8 {
    (100.0 * value.share()).round() as u8
}
