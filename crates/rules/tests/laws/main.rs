//! What holds in every game of every kind.

mod golden;
mod properties;
mod secrecy;
mod support;
