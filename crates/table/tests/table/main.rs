//! Tests of the table: commands in, events and refusals out.

mod coach;
mod games;
mod guard;
mod lifecycle;
mod names;
mod records;
mod refusals;
mod secrecy;
mod stored;
mod support;
mod talk;
