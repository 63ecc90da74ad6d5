//! Attacks on a server, each of which must be refused or held in check while others play on unharmed.

// The clients and servers are those of the other tests, which use more of them.
#[allow(dead_code, reason = "shared with tests/server")]
#[path = "../server/client.rs"]
mod client;
#[allow(dead_code, reason = "shared with tests/server")]
#[path = "../server/company.rs"]
mod company;
#[allow(dead_code, reason = "shared with tests/server")]
#[path = "../server/house.rs"]
mod house;

mod ask;
mod ends;
mod floods;
mod frames;
mod hints;
mod memory;
mod names;
mod origins;
mod others;
mod requests;
mod seats;
mod secrets;
mod slow_readers;
mod slow_senders;
