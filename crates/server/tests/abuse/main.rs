//! Attacks on a server. Each must be rejected or limited without affecting others.

// Shared with the other tests, which use more of it.
#[allow(dead_code, reason = "shared with tests/server")]
#[path = "../server/client.rs"]
mod client;
#[allow(dead_code, reason = "shared with tests/server")]
#[path = "../server/company.rs"]
mod company;
#[allow(dead_code, reason = "shared with tests/server")]
#[path = "../server/test_server.rs"]
mod test_server;

mod bans;
mod bots;
mod bystanders;
mod disk;
mod ends;
mod exports;
mod floods;
mod frames;
mod hints;
mod memory;
mod names;
mod origins;
mod raw;
mod requests;
mod seats;
mod secrets;
mod shares;
mod slow_readers;
mod slow_senders;
