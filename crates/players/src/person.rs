//! Who someone is, independent of their name.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A person, the same on every seat and at every table. It is neither a name nor a secret: whoever hosts a table
/// assigns it, and seats belong to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(u64);

impl PersonId {
    /// The person with this number. Only the lower 63 bits count, so that every database can hold it.
    pub const fn new(number: u64) -> PersonId {
        PersonId(number & (u64::MAX >> 1))
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

impl Serialize for PersonId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PersonId, D::Error> {
        u64::deserialize(deserializer).map(PersonId::new)
    }
}
