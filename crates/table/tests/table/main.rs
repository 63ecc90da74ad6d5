//! The table from outside: commands in, events and refusals out.

mod games;
mod guard;
mod guests;
mod names;
mod records;
mod refusals;
mod secrecy;
mod stay;
mod stored;
mod talk;
