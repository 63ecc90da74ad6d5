//! What a review is made with.

use std::sync::OnceLock;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use tenback_bots::Bot;
use tenback_review::Study;
use tenback_rules::{GameName, Options, Rules};

/// Names everything that a review depends on besides the game: the method, the networks and the effort.
pub(crate) fn version(evaluations: u32) -> String {
    format!("{}-{}-{evaluations}", Study::METHOD, networks())
}

/// A fingerprint of the networks that ship.
fn networks() -> &'static str {
    static NETWORKS: OnceLock<String> = OnceLock::new();
    NETWORKS.get_or_init(|| {
        let mut hash = Sha256::new();
        for game in GameName::ALL {
            let (fewest, most) = game.seats();
            let rules = (fewest..=most).filter_map(|seats| Rules::new(game, seats, Options::default()).ok());
            rules.filter_map(|rules| Bot::shipped_network(&rules)).for_each(|network| hash.update(network.to_bytes()));
        }
        HEXLOWER.encode(&hash.finalize()[..8])
    })
}
