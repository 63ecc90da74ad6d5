//! Keys in, screen out.

mod games;
mod languages;
mod looks;
mod passing;
mod replays;
mod rough;
mod saving;
mod seat;
mod table;
