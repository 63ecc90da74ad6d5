//! Networks from files.

use std::fs;
use std::path::Path;

use tenback_bots::learn::Trainer;
use tenback_bots::{Bot, Level, Network, NetworkError};
use tenback_lab::uses_network;
use tenback_rules::Rules;
use tenback_words::Words;

use crate::trouble::Trouble;

/// A network that bots can use.
pub(crate) struct ReadNetwork(Network);

impl ReadNetwork {
    /// The network itself, to learn on from.
    pub(crate) fn into_network(self) -> Network {
        self.0
    }

    /// A bot that plays by it, if bots of its level play by a network at all.
    pub(crate) fn bot(&self, level: Level) -> Bot {
        if uses_network(level) { Bot::with_network(level, self.0.clone()) } else { Bot::new(level) }
    }
}

/// What a file of a network may have been made for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MadeFor {
    /// The very game, with any number of seats.
    ThisGame,
    /// Any game of the same kind: what it knows is worth beginning with.
    SuchGames,
}

/// Reads a network for these rules. The text tells it apart from others in files of results.
pub(crate) fn read_network(
    file: &Path,
    rules: &Rules,
    made_for: MadeFor,
    words: &Words,
) -> Result<(ReadNetwork, String), Trouble> {
    let name = || ("file", file.display().to_string().into());
    let bytes = fs::read(file).map_err(|error| {
        let args = [name(), ("error", error.to_string().into())];
        Trouble::Failure(words.message("cli-lab-file-refused", &args))
    })?;
    let network = Network::from_bytes(&bytes, Trainer::inputs(rules)).and_then(|network| {
        let fits = network.game() == rules.name() || made_for == MadeFor::SuchGames;
        if fits { Ok(network) } else { Err(NetworkError::Game { made_for: network.game() }) }
    });
    match network {
        Ok(network) => Ok((ReadNetwork(network), mark(&bytes))),
        Err(error) => {
            let why = network_error(error, rules, words);
            Err(Trouble::Failure(words.message("cli-lab-bad-network", &[name(), ("why", why.into())])))
        }
    }
}

fn network_error(error: NetworkError, rules: &Rules, words: &Words) -> String {
    let shape = |layers: [u16; 3]| layers.map(|size| size.to_string()).join("-");
    match error {
        NetworkError::NotANetwork => words.message("cli-lab-not-a-network", &[]),
        NetworkError::Version { found } => words.message("cli-lab-network-version", &[("found", found.into())]),
        NetworkError::Shape { found, needed } => {
            let args = [("found", shape(found).into()), ("needed", shape(needed).into())];
            words.message("cli-lab-network-shape", &args)
        }
        NetworkError::Game { made_for } => {
            let args = [("found", made_for.word().into()), ("needed", rules.name().word().into())];
            words.message("cli-lab-network-game", &args)
        }
        NetworkError::Damaged => words.message("cli-lab-network-damaged", &[]),
    }
}

/// A short mark of a file's content (FNV-1a), the same on every machine.
fn mark(bytes: &[u8]) -> String {
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::mark;

    #[test]
    fn marks_are_fnv() {
        assert_eq!(mark(b""), "cbf29ce484222325");
        assert_eq!(mark(b"a"), "af63dc4c8601ec8c");
    }
}
