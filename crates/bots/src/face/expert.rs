//! Chooses by the network among the candidates of the scout.

use tenback_cpu::Work;

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
    let mut turns = tenback_cpu::run(Valuation { network, duel, begun, most });
    turns.sort_by(|one, other| other.0.total_cmp(&one.0));
    turns
}

/// The best turn and its value.
pub(crate) fn best(network: &Network, duel: &Duel, begun: Begun, most: usize) -> Option<(f32, After)> {
    let turns = tenback_cpu::run(Valuation { network, duel, begun, most });
    turns.into_iter().reduce(|best, turn| if turn.0 > best.0 { turn } else { best })
}

/// The candidates of the scout with their values.
struct Valuation<'a> {
    network: &'a Network,
    duel: &'a Duel,
    begun: Begun,
    most: usize,
}

impl Work for Valuation<'_> {
    type Output = Vec<(f32, After)>;

    #[inline(always)]
    fn run(self) -> Vec<(f32, After)> {
        let mut turns = Vec::with_capacity(self.most);
        let mut valuer = Valuer::new(self.network);
        for (_, after) in Shortlist::of(self.duel, self.begun, self.most).iter() {
            turns.push((value(&mut valuer, after), *after));
        }
        turns
    }
}

#[inline(always)]
fn value(valuer: &mut Valuer<'_>, after: &After) -> f32 {
    if after.is_won() { WON } else { valuer.value(after) }
}
