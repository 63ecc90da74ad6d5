//! Puzzles: what is asked for, and what is wrong with an answer.

use tenback_puzzles::{Kind, Puzzle, Refutation, Step, Theme};

use crate::words::Words;

impl Words {
    /// What a puzzle asks for.
    pub fn puzzle_task(&self, puzzle: &Puzzle) -> String {
        let is_empty = puzzle.setup.decks.iter().all(Vec::is_empty);
        let task = match puzzle.kind {
            Kind::Line => self.message("puzzles-task-line", &[]),
            Kind::FirstLay => self.message("puzzles-task-first-lay", &[]),
            Kind::Draw { .. } => {
                let cards: Vec<String> = puzzle.setup.decks.iter().flatten().map(u16::to_string).collect();
                self.message("puzzles-task-draw", &[("cards", cards.join(", ").into())])
            }
            Kind::Duel if is_empty => self.message("puzzles-task-duel-forced", &[]),
            Kind::Duel => self.message("puzzles-task-duel", &[]),
        };
        let plays_both = matches!(puzzle.kind, Kind::Line | Kind::FirstLay) && puzzle.setup.seats > 1;
        if plays_both { format!("{task} {}", self.message("puzzles-task-both", &[])) } else { task }
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
                let percent = |share: f64| (100.0 * share).round() as u8;
                let args = [("left", percent(left.share()).into()), ("best", percent(best.share()).into())];
                self.message("puzzles-fewer", &args)
            }
        }
    }
}
