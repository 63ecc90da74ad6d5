//! Numbers as PostgreSQL stores them. Person ids have 63 bits, and logs never get that long.

/// A number as it is stored.
pub(super) fn signed(number: u64) -> i64 {
    number.cast_signed()
}

/// The inverse of [`signed`].
pub(super) fn unsigned(number: i64) -> u64 {
    number.cast_unsigned()
}
