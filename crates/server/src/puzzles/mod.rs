//! Puzzles: judging what solvers send, and keeping what came of their first attempts.
//!
//! Nothing waits in memory: a client sends all its moves each time, so any node can answer.

mod play;
mod standing;

pub(crate) use play::{Finding, find};
pub(crate) use standing::{Standing, counted};
