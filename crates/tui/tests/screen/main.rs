//! Keys in, screen out.

mod coach;
mod ending;
#[allow(dead_code, reason = "shared with the tests of the client, which need other doors of it")]
#[path = "../../../client/tests/guests/fake/mod.rs"]
mod fake;
mod games;
mod golden;
mod languages;
mod lessons;
mod passing;
mod plain;
mod puzzles;
mod remote;
mod remote_plain;
mod replays;
mod reviews;
mod robustness;
mod same_name;
mod same_person;
mod saving;
mod seat;
mod table;
mod two;
mod vote;
