//! Chooses by the network among the candidates of the scout.

use super::duel::Duel;
use super::scout::Shortlist;
use super::turns::{After, Begun};
use super::value::Valuer;
use crate::network::Network;

/// How many turns the expert evaluates with the network.
pub(crate) const LOOKED_AT: usize = 24;

/// The value of a turn that wins at once: higher than any network answers.
pub(crate) const WON: f32 = 1e6;

/// The best turns with their values, best first; ties in the order found.
pub(crate) fn ranked(network: &Network, duel: &Duel, begun: Begun, most: usize) -> Vec<(f32, After)> {
    let mut turns = Vec::with_capacity(most);
    let mut valuer = Valuer::new(network);
    turns.extend(Shortlist::of(duel, begun, most).iter().map(|(_, after)| (value(&mut valuer, after), *after)));
    turns.sort_by(|one, other| other.0.total_cmp(&one.0));
    turns
}

/// The best turn and its value.
pub(crate) fn best(network: &Network, duel: &Duel, begun: Begun, most: usize) -> Option<(f32, After)> {
    let mut valuer = Valuer::new(network);
    let mut best: Option<(f32, After)> = None;
    for (_, after) in Shortlist::of(duel, begun, most).iter() {
        let value = value(&mut valuer, after);
        if best.as_ref().is_none_or(|(highest, _)| value > *highest) {
            best = Some((value, *after));
        }
    }
    best
}

fn value(valuer: &mut Valuer<'_>, after: &After) -> f32 {
    if after.is_won() { WON } else { valuer.value(after) }
}
