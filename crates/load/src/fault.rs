//! What can be wrong with a frame.

use std::fmt;

/// Something that a correct server never sends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The frame cannot be read, or has fields nobody can vouch for.
    Unreadable {
        /// Why.
        why: String,
    },
    /// An event is missing, repeated or out of order.
    Gap {
        /// The number that had to follow.
        expected: u64,
        /// The number that came.
        found: u64,
    },
    /// The frame shows what this viewer may not know.
    Hidden {
        /// Where.
        what: String,
    },
    /// An event that cannot follow from what was known.
    Impossible {
        /// Its number.
        seq: u64,
        /// Its kind.
        kind: String,
    },
    /// The view does not result from the events.
    Differs {
        /// Which part of it.
        what: &'static str,
    },
    /// The frame answers nothing that was asked.
    Unexpected {
        /// Its type.
        kind: String,
    },
    /// A move that the server itself offered was refused.
    Refused {
        /// The code.
        code: String,
        /// The text for people.
        text: String,
    },
    /// The server closed the connection.
    Closed {
        /// Its reason.
        why: String,
    },
    /// The server has forgotten events that it had sent.
    Lost {
        /// The last event that was sent.
        has: u64,
        /// The last event of the table now.
        last: u64,
    },
    /// A command was not answered.
    Silent {
        /// For how many seconds.
        seconds: u64,
    },
    /// Two connections at a table ended at different events: a frame never arrived.
    Missing {
        /// The last event that one of them has.
        has: u64,
        /// The last event of the table.
        last: u64,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unreadable { why } => write!(f, "a frame cannot be checked: {why}"),
            Fault::Gap { expected, found } => write!(f, "event {found} came where {expected} had to follow"),
            Fault::Hidden { what } => write!(f, "a frame reveals hidden cards: {what}"),
            Fault::Impossible { seq, kind } => write!(f, "event {seq} ({kind}) is impossible here"),
            Fault::Differs { what } => write!(f, "the view does not follow from the events: {what}"),
            Fault::Unexpected { kind } => write!(f, "an unexpected frame: {kind}"),
            Fault::Refused { code, text } => write!(f, "a legal move was refused ({code}): {text}"),
            Fault::Closed { why } => write!(f, "the connection was closed: {why}"),
            Fault::Lost { has, last } => write!(f, "the table is back at event {last} although {has} was sent"),
            Fault::Silent { seconds } => write!(f, "no answer for {seconds} s"),
            Fault::Missing { has, last } => write!(f, "a connection got {has} of {last} events"),
        }
    }
}

impl std::error::Error for Fault {}
