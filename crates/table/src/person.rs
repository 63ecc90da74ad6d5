//! Who somebody is, apart from what they are called.

use std::fmt;

use tenback_rules::Seat;

/// A person, the same on every seat and at every table. It is neither a name nor a secret: whoever hosts a table gives
/// it out, and seats belong to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(u64);

impl PersonId {
    /// The person with this number. Only the lower 63 bits count, so that every database can hold it.
    pub const fn new(number: u64) -> PersonId {
        PersonId(number & (u64::MAX >> 1))
    }

    /// A person at one keyboard with others: known only by where they sit.
    pub const fn of_seat(seat: Seat) -> PersonId {
        PersonId::new(seat.number() as u64)
    }

    /// The number.
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}
