//! Evaluates positions with the network.

use super::features::{self, FOE_INPUTS, OWN_INPUTS};
use super::turns::After;
use crate::network::{FIRST, Network};

/// The opponent's half is the same after most turns: it changes only with a help, and a hand of six has at most twelve
/// of those.
const HALVES: usize = 13;

/// The opponent's half by its tops, with its contribution to the first layer.
type Half = ((u8, u8), [f32; FIRST]);

/// Evaluates many turns from the same position.
pub(crate) struct Valuer<'a> {
    network: &'a Network,
    halves: [Half; HALVES],
    len: usize,
}

impl<'a> Valuer<'a> {
    pub(crate) fn new(network: &'a Network) -> Valuer<'a> {
        Valuer { network, halves: [((0, 0), [0.0; FIRST]); HALVES], len: 0 }
    }

    /// The value of the position for the player who has just finished the turn as the logit of its chance.
    #[inline(always)]
    pub(crate) fn value(&mut self, after: &After) -> f32 {
        let mut inputs = [0.0; OWN_INPUTS];
        features::describe_own(after, &mut inputs);
        let sums = self.half(after);
        self.network.finish(&self.network.add_inputs(sums, FOE_INPUTS, &inputs))
    }

    #[inline(always)]
    fn half(&mut self, after: &After) -> [f32; FIRST] {
        let foe = &after.duel.foe;
        let tops = (foe.rising, foe.falling);
        if let Some((_, sums)) = self.halves[..self.len].iter().find(|half| half.0 == tops) {
            return *sums;
        }
        let mut inputs = [0.0; FOE_INPUTS];
        features::describe_foe(foe, &mut inputs);
        let sums = self.network.add_inputs(self.network.first_bias, 0, &inputs);
        if self.len < HALVES {
            self.halves[self.len] = (tops, sums);
            self.len += 1;
        }
        sums
    }
}
