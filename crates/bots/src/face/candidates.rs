//! The turns worth comparing in Face to Face.

use tenback_rules::View;

use super::duel::{Duel, OwnPiles};
use super::turns::Begun;
use super::{expert, reasons};
use crate::candidates::Candidate;
use crate::chance::chance;
use crate::network::Network;

/// The turns that the expert considers best, best first.
pub(crate) fn candidates(view: &View, network: &Network, most: usize) -> Vec<Candidate> {
    let Some(seat) = view.seat() else { return Vec::new() };
    let board = view.board();
    let duel = Duel::of(board, seat, view.hand());
    let (own, foe) = OwnPiles::both(board.rules(), seat);
    let ranked = expert::ranked(network, &duel, Begun::of(board), expert::LOOKED_AT);
    let candidate = |(value, after): &(f32, super::turns::After)| {
        let turn = after.lays.plan(own, foe);
        Candidate {
            turn,
            chance: network.fitted(board.rules(), chance(*value), board.left()),
            reasons: reasons::of(view, seat, &turn),
        }
    };
    ranked.iter().take(most).map(candidate).collect()
}
