//! The checker through its front door: frames of a real table pass, and every kind of mistake is found.

mod faults;
mod tables;
