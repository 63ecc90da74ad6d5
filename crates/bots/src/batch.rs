//! Evaluates similar positions together: those after the turns of one position differ in few inputs, so only the
//! differences are added to the sums of the first layer. And the layer is computed block by block for all positions, so
//! that the weights of a block stay in the processor's cache.

use crate::network::{FIRST, Network};

/// The sums of the first layer that are computed together.
const BLOCK: usize = 32;

/// A difference between two positions: the row of weights, and its factor.
type Term = (f32, u32);

/// The logits of some similar positions.
#[inline(always)]
pub(crate) fn logits<const N: usize>(network: &Network, positions: &[[f32; N]]) -> Vec<f32> {
    let Some(first) = positions.first() else { return Vec::new() };
    let start = network.first_sums(first);
    let mut terms: Vec<Term> = Vec::with_capacity(positions.len() * N / 2);
    let mut ends = Vec::with_capacity(positions.len());
    let mut found = [(0.0, 0); N];
    for inputs in positions {
        let len = differences(first, inputs, &mut found);
        terms.extend_from_slice(&found[..len]);
        ends.push(terms.len());
    }
    let mut sums = vec![start; positions.len()];
    for block in 0..FIRST / BLOCK {
        let mut begin = 0;
        for (sums, &end) in sums.iter_mut().zip(&ends) {
            add_block(network, block, &terms[begin..end], sums);
            begin = end;
        }
    }
    let mut logits = Vec::with_capacity(positions.len());
    for sums in &sums {
        logits.push(network.finish(sums));
    }
    logits
}

/// Adds multiples of the weights of one block to its sums.
#[inline(always)]
fn add_block(network: &Network, block: usize, terms: &[Term], sums: &mut [f32; FIRST]) {
    let sums = &mut sums.as_chunks_mut::<BLOCK>().0[block];
    let mut local = *sums;
    for &(factor, row) in terms {
        let weights = &network.first[row as usize].as_chunks::<BLOCK>().0[block];
        for at in 0..BLOCK {
            local[at] += factor * weights[at];
        }
    }
    *sums = local;
}

/// Lists the inputs that differ, in `found`; returns their number. Branches would take longer than storing each.
#[inline(always)]
fn differences<const N: usize>(first: &[f32; N], inputs: &[f32; N], found: &mut [Term; N]) -> usize {
    let mut len = 0;
    for row in 0..N {
        let factor = inputs[row] - first[row];
        found[len] = (factor, row as u32);
        len += usize::from(factor != 0.0);
    }
    len
}
