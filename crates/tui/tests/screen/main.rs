//! Keys in, screen out.

mod ending;
#[allow(dead_code, reason = "shared with the tests of the client, which need other doors of it")]
#[path = "../../../client/tests/guests/fake/mod.rs"]
mod fake;
mod games;
mod golden;
mod languages;
mod passing;
mod plain;
mod replays;
mod rough;
mod saving;
mod seat;
mod table;
mod there;
mod there_in_lines;
mod two;
mod vote;
