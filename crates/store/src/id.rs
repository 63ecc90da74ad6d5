//! Ids, digests and timestamps.

use std::fmt;
use std::time::Duration;

/// The id of a table: 8 to 32 letters and digits, `a` to `z` and `0` to `9`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(Box<str>);

impl TableId {
    /// The id with this text, if it is valid.
    pub fn new(text: &str) -> Option<TableId> {
        let sound = (8..=32).contains(&text.len()) && text.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9'));
        sound.then(|| TableId(text.into()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The SHA-256 of a secret. The secret itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Digest {
        Digest(bytes)
    }

    /// Its bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Shows only the first two bytes: enough to distinguish digests in a log, too little to use.
impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

/// A point in time, in milliseconds since 1970-01-01 UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The time this much later.
    pub fn plus(self, time: Duration) -> Timestamp {
        Timestamp(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// The time since an earlier one; zero if that is later.
    pub fn since(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }

    /// The number of its day (UTC), counted from 1970-01-01.
    pub const fn day(self) -> i64 {
        self.0.div_euclid(24 * 60 * 60 * 1000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_id_has_8_to_32_lowercase_letters_and_digits() {
        let longest = "z".repeat(32);
        for sound in ["k3v9x2aa", "00000000", &longest] {
            assert_eq!(TableId::new(sound).map(|id| id.to_string()).as_deref(), Some(sound));
        }
        let too_long = "z".repeat(33);
        for unsound in ["", "k3v9x2a", "K3v9x2aa", "k3v9x2a-", "k3v9x2ä", "../../etc/passwd", &too_long] {
            assert_eq!(TableId::new(unsound), None, "{unsound}");
        }
    }

    #[test]
    fn debug_output_does_not_reveal_a_digest() {
        let shown = format!("{:?}", Digest::new([0xab; 32]));
        assert_eq!(shown, "Digest(abab…)");
    }
}
