//! Keys in, screen out.

// A small server that the tests of the client have too, each with doors that the other does not need.
#[allow(dead_code)]
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
