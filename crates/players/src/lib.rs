//! Who plays: people, known by an id and a language, and bots, known by their level.
//!
//! The store, the protocol and the clients need these words, but neither the bots' networks nor a table.

mod language;
mod level;
mod person;

pub use language::Language;
pub use level::Level;
pub use person::PersonId;
