//! Sitting at tables that somebody else runs.

mod fake;
mod following;
mod tables;
