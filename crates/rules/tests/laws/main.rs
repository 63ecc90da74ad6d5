//! What holds in every game of every kind.

mod contrived;
mod following;
mod golden;
mod properties;
mod search;
mod secrecy;
mod support;
