//! What the server says to people.

use tenback_wire::{Denial, Goodbye};

use crate::words::Words;

impl Words {
    /// Why the server refuses something, and what to do instead.
    pub fn denial(&self, why: &Denial) -> String {
        match why {
            Denial::Refused(why) => self.refusal(why),
            Denial::Name(why) => self.name_error(why),
            other => other.code().to_owned(),
        }
    }

    /// Why a connection ends.
    pub fn goodbye(&self, why: Goodbye) -> String {
        why.code().to_owned()
    }
}
