//! Laws that hold in every game.

mod contrived;
mod following;
mod golden;
mod properties;
mod search;
mod secrecy;
mod support;
