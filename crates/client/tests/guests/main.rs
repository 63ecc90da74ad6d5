//! Sitting at tables that somebody else runs.

#[allow(dead_code, reason = "shared with the tests of the terminal, which need other doors of it")]
mod fake;
mod following;
mod tables;
