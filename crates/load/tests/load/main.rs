//! The checkers through their front doors: frames of a real table and sound ledgers pass, and every kind of mistake is found.

mod faults;
mod ledgers;
mod reconnecting;
mod tables;
