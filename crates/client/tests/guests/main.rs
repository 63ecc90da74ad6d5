//! Joining tables on a server.

#[allow(dead_code, reason = "shared with the tests of the terminal, which need other doors of it")]
mod fake;
mod following;
mod tables;
