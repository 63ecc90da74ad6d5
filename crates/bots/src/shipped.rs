//! The built-in networks, one for each cooperative game and number of seats.

use std::sync::LazyLock;

use tenback_rules::{GameName, Rules};

use crate::features::cooperative::INPUTS;
use crate::network::Network;

static CLASSIC: LazyLock<[Network; 5]> = LazyLock::new(|| {
    [
        read(include_bytes!("../nets/classic-1.net")),
        read(include_bytes!("../nets/classic-2.net")),
        read(include_bytes!("../nets/classic-3.net")),
        read(include_bytes!("../nets/classic-4.net")),
        read(include_bytes!("../nets/classic-5.net")),
    ]
});

static EXTREME: LazyLock<[Network; 5]> = LazyLock::new(|| {
    [
        read(include_bytes!("../nets/extreme-1.net")),
        read(include_bytes!("../nets/extreme-2.net")),
        read(include_bytes!("../nets/extreme-3.net")),
        read(include_bytes!("../nets/extreme-4.net")),
        read(include_bytes!("../nets/extreme-5.net")),
    ]
});

fn read(bytes: &[u8]) -> Network {
    Network::from_bytes(bytes, INPUTS).expect("a test reads every network that ships")
}

/// The network for a cooperative game.
pub(crate) fn network(rules: &Rules) -> Option<&'static Network> {
    let by_seats = match rules.name() {
        GameName::Classic => &*CLASSIC,
        GameName::Extreme => &*EXTREME,
        GameName::FaceToFace => return None,
    };
    by_seats.get(usize::from(rules.seats()) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenback_rules::Options;

    #[test]
    fn every_built_in_network_matches_its_game() {
        for name in [GameName::Classic, GameName::Extreme] {
            for seats in 1..=5 {
                let rules = Rules::new(name, seats, Options::default()).expect("up to five may play");
                let network = network(&rules).expect("there is one for each number of seats");
                assert_eq!((network.game(), network.seats(), network.inputs()), (name, seats, INPUTS));
            }
        }
    }
}
