//! A commitment to a deal, which can be verified when the game is over.

use sha2::{Digest, Sha256};

use crate::record::Record;

/// The SHA-256, in hex, of the salt's text, a line feed, and the text of the `Deck` tag.
pub fn commitment(salt: &str, deck: &str) -> String {
    let digest = Sha256::new().chain_update(salt).chain_update("\n").chain_update(deck).finalize();
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Record {
    /// Whether the deal matches the commitment; `None` if the record has no commitment or no salt.
    pub fn matches_commitment(&self) -> Option<bool> {
        let (salt, committed, deck) = (self.tag("Salt")?, self.tag("Commitment")?, self.tag("Deck")?);
        Some(commitment(salt, deck).eq_ignore_ascii_case(committed.trim()))
    }
}
