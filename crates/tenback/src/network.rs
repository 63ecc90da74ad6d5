//! Networks from files.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};
use tenback_bots::learn::Trainer;
use tenback_bots::{Bot, Level, Network, NetworkError};
use tenback_lab::{NetworkId, uses_network};
use tenback_rules::Rules;
use tenback_words::Words;

use crate::command_error::CommandError;

/// A network that bots can use.
pub(crate) struct ReadNetwork(Network);

impl ReadNetwork {
    /// The network itself, to continue training.
    pub(crate) fn into_network(self) -> Network {
        self.0
    }

    /// A bot that uses it, if bots of its level use a network.
    pub(crate) fn bot(&self, level: Level) -> Bot {
        if uses_network(level) { Bot::with_network(level, self.0.clone()) } else { Bot::new(level) }
    }
}

/// What a network may have been made for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MadeFor {
    /// The same game, with any number of seats.
    ThisGame,
    /// Any game of the same kind, as a start for training.
    SuchGames,
}

/// Loads a network for these rules, with its id in result files.
pub(crate) fn read_network(
    file: &Path,
    rules: &Rules,
    made_for: MadeFor,
    words: &Words,
) -> Result<(ReadNetwork, NetworkId), CommandError> {
    let name = || ("file", file.display().to_string().into());
    let bytes = fs::read(file).map_err(|error| {
        let args = [name(), ("error", words.io_error(&error).into())];
        CommandError::Failure(words.message("cli-lab-file-refused", &args))
    })?;
    let network = Network::from_bytes(&bytes, Trainer::inputs(rules)).and_then(|network| {
        let fits = network.game() == rules.name() || made_for == MadeFor::SuchGames;
        if fits { Ok(network) } else { Err(NetworkError::Game { made_for: network.game() }) }
    });
    match network {
        Ok(network) => Ok((ReadNetwork(network), NetworkId { digest: digest(&bytes), file: Some(file_name(file)) })),
        Err(error) => {
            let why = network_error(error, rules, words);
            Err(CommandError::Failure(words.message("cli-lab-bad-network", &[name(), ("why", why.into())])))
        }
    }
}

fn network_error(error: NetworkError, rules: &Rules, words: &Words) -> String {
    let shape = |layers: [u16; 3]| layers.map(|size| size.to_string()).join("-");
    match error {
        NetworkError::NotANetwork => words.message("cli-lab-not-a-network", &[]),
        NetworkError::Version { found } => {
            let args = [("found", found.into()), ("needed", Network::VERSION.into())];
            words.message("cli-lab-network-version", &args)
        }
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

/// The id of a network in memory.
pub(crate) fn network_id(network: &Network, file: Option<String>) -> NetworkId {
    NetworkId { digest: digest(&network.to_bytes()), file }
}

/// The file name without folders, which should not appear in shared results.
fn file_name(file: &Path) -> String {
    file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned()
}

/// The first 16 hexadecimal digits of the SHA-256 of a file.
fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::digest;

    #[test]
    fn digests_are_sha_256() {
        assert_eq!(digest(b"abc"), "ba7816bf8f01cfea");
    }
}
