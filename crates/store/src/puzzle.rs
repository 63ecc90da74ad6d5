//! What people made of puzzles.

use crate::Timestamp;

/// A person's first attempt at a puzzle, and their rating after it.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleResult {
    /// Which of the person's results it is, counted from 1.
    pub number: u32,
    /// The id of the puzzle.
    pub puzzle: String,
    /// Whether it was solved.
    pub solved: bool,
    /// The rating after it.
    pub rating: f64,
    /// How far off that may be.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
    /// When the attempt ended.
    pub ended: Timestamp,
}
