//! Puzzles with proof: positions with exactly one solution.
//!
//! [`Source::find`] finds them in games of self-play by exact search, [`prove`] proves them again by a plain one, an
//! [`Attempt`] judges what a solver does, and a [`Rating`] says how well they do. [`Collection::shipped`] has those that
//! ship. `docs/PUZZLES.md` says what counts as a puzzle.

mod attempt;
mod collection;
mod dead;
mod difficulty;
mod exact;
mod find;
mod line;
mod plain;
mod puzzle;
mod rating;
mod step;
mod theme;
mod value;

pub use attempt::{Attempt, Refutation, Verdict};
pub use collection::{Collection, NoCollection};
pub use find::{PROOF, Source};
pub use plain::{Unproved, prove};
pub use puzzle::{Kind, NoPuzzle, Puzzle};
pub use step::Step;
pub use tenback_ratings::Rating;
pub use theme::Theme;
pub use value::Value;
