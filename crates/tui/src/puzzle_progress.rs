//! The solver's rating and results, in a small file next to the settings.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tenback_puzzles::{Puzzle, Rating};

/// What the solver has done so far.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PuzzleProgress {
    rating: Rating,
    /// The first result of each puzzle, by its id.
    results: BTreeMap<String, bool>,
}

const SOLVED: &str = "solved";
const FAILED: &str = "failed";

impl PuzzleProgress {
    /// What is remembered in a folder; lines that make no sense are ignored.
    pub(crate) fn load(folder: Option<&Path>) -> PuzzleProgress {
        let text = folder.and_then(|folder| fs::read_to_string(file(folder)).ok()).unwrap_or_default();
        let mut progress = PuzzleProgress { rating: Rating::NEW, results: BTreeMap::new() };
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            let (name, value) = (name.trim().trim_matches('"'), value.trim().trim_matches('"'));
            match (name, value, value.parse::<f64>()) {
                ("rating", _, Ok(number)) => progress.rating.rating = number,
                ("deviation", _, Ok(number)) => progress.rating.deviation = number,
                ("volatility", _, Ok(number)) => progress.rating.volatility = number,
                (id, SOLVED | FAILED, _) => {
                    progress.results.insert(id.to_owned(), value == SOLVED);
                }
                _ => {}
            }
        }
        progress
    }

    /// Counts the first result of a puzzle and remembers it; later ones change nothing.
    pub(crate) fn count(&mut self, puzzle: &Puzzle, solved: bool, folder: Option<&Path>) -> io::Result<()> {
        let id = puzzle.id();
        if self.results.contains_key(&id) {
            return Ok(());
        }
        self.results.insert(id, solved);
        self.rating = self.rating.after(puzzle.opponent(), solved);
        folder.map_or(Ok(()), |folder| self.save(folder))
    }

    fn save(&self, folder: &Path) -> io::Result<()> {
        let Rating { rating, deviation, volatility } = self.rating;
        let mut text = format!("rating = {rating}\ndeviation = {deviation}\nvolatility = {volatility}\n");
        for (id, &solved) in &self.results {
            text += &format!("\"{id}\" = \"{}\"\n", if solved { SOLVED } else { FAILED });
        }
        fs::create_dir_all(folder)?;
        let part = file(folder).with_extension("part");
        fs::write(&part, text)?;
        fs::rename(part, file(folder))
    }

    pub(crate) const fn rating(&self) -> Rating {
        self.rating
    }

    /// How many puzzles have been tried.
    pub(crate) fn tried(&self) -> usize {
        self.results.len()
    }

    /// How many of them were solved at the first attempt.
    pub(crate) fn solved(&self) -> usize {
        self.results.values().filter(|&&solved| solved).count()
    }

    pub(crate) fn has_tried(&self, id: &str) -> bool {
        self.results.contains_key(id)
    }
}

fn file(folder: &Path) -> PathBuf {
    folder.join("puzzles.toml")
}
