//! Tests of the server through HTTP requests and sockets.

mod challenge_secrecy;
mod challenges;
mod client;
mod clocks;
mod coach;
mod commands;
mod company;
mod daily;
mod daily_secrecy;
mod devices;
mod erasure;
mod failing_store;
mod games;
mod groups;
mod history;
mod invites;
mod lessons;
mod node_failures;
mod nodes;
mod opening;
#[cfg(unix)]
mod operators;
mod pages;
mod people;
mod permissions;
mod privacy;
mod puzzles;
mod reconnect;
mod replays;
mod retention;
mod reviews;
mod seats;
mod secrecy;
mod tables;
mod test_server;
mod votes;
mod what_if;
#[path = "../stores/wrapped.rs"]
mod wrapped_store;
