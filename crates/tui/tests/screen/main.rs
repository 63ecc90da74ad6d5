//! Keys in, screen out.

mod games;
mod golden;
mod languages;
mod passing;
mod plain;
mod replays;
mod rough;
mod saving;
mod seat;
mod table;
