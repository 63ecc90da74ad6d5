//! Checks the documentation for authors of clients against a running server: `docs/PROTOCOL.md`, `docs/openapi.json`
//! and `examples/player.py`.

#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
#[path = "../server/client.rs"]
mod client;
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
#[path = "../server/test_server.rs"]
mod test_server;

mod claims;
mod codes;
mod document;
mod every;
mod example;
mod openapi;
mod player;
mod reviews;
mod samples;
mod schema;
mod script;
mod shape;
mod vocabulary;
