//! What a position is worth to the solver.

use std::fmt;

/// The share of draws with which the game can be won, in twelfths; without draws, none or all. Twelfths are exact: a
/// last draw takes some of at most four cards, so there are 1, 3, 4 or 6 possible draws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(u8);

impl Value {
    /// Cannot be won.
    pub const LOST: Value = Value(0);
    /// Can be won for certain.
    pub const WON: Value = Value(12);

    /// So many twelfths, if that is a share.
    pub const fn twelfths(count: u8) -> Option<Value> {
        if count <= Value::WON.0 { Some(Value(count)) } else { None }
    }

    /// How many twelfths.
    pub const fn in_twelfths(self) -> u8 {
        self.0
    }

    /// Won or not.
    pub(crate) const fn of(won: bool) -> Value {
        if won { Value::WON } else { Value::LOST }
    }

    /// The mean of values, each equally likely.
    pub(crate) fn mean(values: &[Value]) -> Value {
        let sum: u32 = values.iter().map(|value| u32::from(value.0)).sum();
        let count = values.len().max(1) as u32;
        debug_assert!(sum.is_multiple_of(count), "twelfths are exact");
        Value((sum / count) as u8)
    }

    /// As a probability.
    pub fn share(self) -> f64 {
        f64::from(self.0) / f64::from(Value::WON.0)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/12", self.0)
    }
}
