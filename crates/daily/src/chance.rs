//! What the salt of a deal decides, so that it is the same for everybody and known to nobody.

use sha2::{Digest, Sha256};
use tenback_rules::{Board, Seat};

/// Who goes first where nobody is asked.
pub fn first_seat(salt: &str, seats: u8) -> Seat {
    let drawn = number(Sha256::new().chain_update("first\n").chain_update(salt));
    let number = (drawn % u64::from(seats.max(1))) as u8 + 1;
    Seat::from_number(number).unwrap_or(Seat::FIRST)
}

/// The seed for the next choice of a bot. Those who have played the same see the same bot; whoever plays differently does
/// not learn from others what it will do.
pub fn bot_seed(salt: &str, seat: Seat, board: &Board) -> u64 {
    let turn = board.turn();
    let mut digest = Sha256::new()
        .chain_update("bot\n")
        .chain_update(salt)
        .chain_update([b'\n', seat.number(), turn.laid()])
        .chain_update(turn.number().to_le_bytes())
        .chain_update(board.tops().0);
    for unlaid in board.unlaid() {
        digest.update(unlaid.bits().to_le_bytes());
    }
    number(digest)
}

/// The first eight bytes of a digest as a number.
fn number(digest: Sha256) -> u64 {
    let bytes = digest.finalize();
    bytes.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
}
