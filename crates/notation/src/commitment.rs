//! A promise about a deal that can be checked when the game is over.

use sha2::{Digest, Sha256};

/// The SHA-256, in hex, of the salt's text, a line feed, and the text of the `Deck` tag.
pub fn commitment(salt: &str, deck: &str) -> String {
    let digest = Sha256::new().chain_update(salt).chain_update("\n").chain_update(deck).finalize();
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
