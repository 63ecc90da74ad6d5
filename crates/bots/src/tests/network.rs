//! Network files round-trip, and invalid ones are rejected.

use tenback_rules::GameName;

use crate::{Network, NetworkError};

#[test]
fn a_network_file_round_trips() {
    let mut network = Network::zero(GameName::Extreme, 3, 20);
    network.first[7][5] = 0.25;
    network.last_bias = -1.5;
    assert_eq!(Network::from_bytes(&network.to_bytes(), 20), Ok(network));
}

#[test]
fn invalid_files_are_rejected_with_a_reason() {
    let bytes = Network::zero(GameName::Classic, 1, 20).to_bytes();
    let refused = |bytes: &[u8], inputs| Network::from_bytes(bytes, inputs).expect_err("refused");
    assert_eq!(refused(b"", 20), NetworkError::NotANetwork);
    assert_eq!(refused(b"a text of some length that is not a network", 20), NetworkError::NotANetwork);
    assert_eq!(refused(&bytes, 21), NetworkError::Shape { found: [20, 128, 32], needed: [21, 128, 32] });
    assert_eq!(refused(&bytes[..bytes.len() - 1], 20), NetworkError::Damaged);
    let mut newer = bytes.clone();
    newer[8] = 9;
    assert_eq!(refused(&newer, 20), NetworkError::Version { found: 9 });
    let mut broken = bytes;
    let end = broken.len();
    broken[end - 4..].copy_from_slice(&f32::NAN.to_le_bytes());
    assert_eq!(refused(&broken, 20), NetworkError::Damaged);
}
