//! What the documents promise to whoever writes a client: `docs/PROTOCOL.md`, `docs/openapi.json` and
//! `examples/player.py`, each held against a server that runs.

#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
#[path = "../server/client.rs"]
mod client;
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
#[path = "../server/house.rs"]
mod house;

mod claims;
mod codes;
mod document;
mod every;
mod example;
mod openapi;
mod player;
mod schema;
mod script;
mod shape;
mod vocabulary;
