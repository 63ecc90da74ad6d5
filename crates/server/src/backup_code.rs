//! Backup codes: long-lived, and short enough to be written down.

use std::fmt;

use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;
use tenback_store::Digest;

use crate::world::{RandomError, World};

/// Digits and letters without those that are easily mixed up or mistaken for others: I, L, O and U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 20;
/// How many characters are written together.
const GROUP: usize = 4;

/// A code of 100 bits. Only its digest is ever stored, by which its owner is found.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct BackupCode([u8; LENGTH]);

impl BackupCode {
    pub(crate) fn new(world: &dyn World) -> Result<BackupCode, RandomError> {
        let mut bytes = [0; LENGTH];
        world.fill(&mut bytes)?;
        Ok(BackupCode(bytes.map(|byte| ALPHABET[usize::from(byte) % ALPHABET.len()])))
    }

    /// Parses a code as people type it: in any case, however it is grouped, with look-alikes of digits.
    pub(crate) fn read(text: &str) -> Option<BackupCode> {
        let is_between = |c: &char| c.is_whitespace() || matches!(c, '-' | '.' | '\u{2010}'..='\u{2015}');
        let mut typed = text.chars().filter(|c| !is_between(c)).map(character);
        let mut code = [0; LENGTH];
        for place in &mut code {
            *place = typed.next()??;
        }
        typed.next().is_none().then_some(BackupCode(code))
    }

    /// The text for its owner, shown once.
    pub(crate) fn reveal(&self) -> String {
        let groups = self.0.chunks(GROUP).map(|group| group.iter().copied().map(char::from).collect::<String>());
        groups.collect::<Vec<_>>().join("-")
    }

    pub(crate) fn digest(&self) -> Digest {
        Digest::new(Sha256::digest(self.0).into())
    }

    /// Whether it has this digest, compared in constant time.
    pub(crate) fn matches(&self, digest: &Digest) -> bool {
        self.digest().as_bytes().ct_eq(digest.as_bytes()).into()
    }
}

/// The character of a code that somebody means.
fn character(typed: char) -> Option<u8> {
    let meant = match typed.to_ascii_uppercase() {
        'O' => b'0',
        'I' | 'L' => b'1',
        other => u8::try_from(other).ok()?,
    };
    ALPHABET.contains(&meant).then_some(meant)
}

/// Codes do not appear in logs.
impl fmt::Debug for BackupCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BackupCode(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::System;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = BackupCode(*b"01AB0123456789WXYZ10");
        assert_eq!(code.reveal(), "01AB-0123-4567-89WX-YZ10");
        for typed in [
            "01AB-0123-4567-89WX-YZ10",
            "01ab0123456789wxyz10",
            "  oIaB 0l23\t4567–89wx — yZiO\n",
            "01AB.0123.4567.89WX.YZ10",
        ] {
            assert_eq!(BackupCode::read(typed), Some(code.clone()), "{typed:?}");
        }
    }

    #[test]
    fn what_is_no_code_is_not_read() {
        for typed in ["", "01AB-0123-4567-89WX-YZ1", "01AB-0123-4567-89WX-YZ100", "U1AB-0123-4567-89WX-YZ10", "ж"] {
            assert_eq!(BackupCode::read(typed), None, "{typed:?}");
        }
        assert_eq!(BackupCode::read(&"ž".repeat(LENGTH)), None);
    }

    #[test]
    fn codes_differ_and_are_not_shown() {
        let [one, other] = [(); 2].map(|()| BackupCode::new(&System).expect("random numbers are available"));
        assert!(one.matches(&one.digest()) && !one.matches(&other.digest()));
        assert_eq!(BackupCode::read(&one.reveal()), Some(one.clone()));
        assert_eq!(format!("{one:?}"), "BackupCode(…)");
    }
}
