//! Gradients of a network, and the optimizer.

use crate::network::{FIRST, Network, SECOND};

const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;

/// The Adam optimizer: running means of the gradient and of its square.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Adam {
    pub(crate) mean: Network,
    pub(crate) square: Network,
    pub(crate) steps: u64,
    gradient: Network,
}

impl Adam {
    pub(crate) fn new(network: &Network) -> Adam {
        let zero = Network::zero(network.game, network.seats, network.inputs());
        Adam { mean: zero.clone(), square: zero.clone(), steps: 0, gradient: zero }
    }

    /// One step on a batch of inputs with the gradients of their logits.
    #[inline(always)]
    pub(crate) fn step<'a>(&mut self, network: &mut Network, batch: impl Iterator<Item = (&'a [f32], f32)>, rate: f32) {
        self.gradient.parts_mut().into_iter().for_each(|part| part.fill(0.0));
        let mut count = 0.0;
        for (inputs, gradient) in batch {
            add_gradient(network, &mut self.gradient, inputs, gradient);
            count += 1.0;
        }
        if count > 0.0 {
            self.steps += 1;
            self.descend(network, rate, 1.0 / count);
        }
    }

    #[inline(always)]
    fn descend(&mut self, network: &mut Network, rate: f32, scale: f32) {
        let steps = self.steps.min(100_000) as i32;
        let rate = rate * (1.0 - KEEP_SQUARE.powi(steps)).sqrt() / (1.0 - KEEP_MEAN.powi(steps));
        let parts = network.parts_mut().into_iter().zip(self.gradient.parts());
        for (((weights, gradient), mean), square) in parts.zip(self.mean.parts_mut()).zip(self.square.parts_mut()) {
            for (((weight, gradient), mean), square) in weights.iter_mut().zip(gradient).zip(mean).zip(square) {
                let gradient = gradient * scale;
                *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * gradient;
                *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * gradient * gradient;
                *weight -= rate * *mean / (square.sqrt() + 1e-8);
            }
        }
    }
}

/// Adds the gradient of one example, given that of its logit.
#[inline(always)]
fn add_gradient(network: &Network, gradient: &mut Network, inputs: &[f32], error: f32) {
    let first = network.first_sums(inputs);
    let second = network.second_sums(&first);
    gradient.last_bias += error;
    let mut back_second = [0.0; SECOND];
    for at in 0..SECOND {
        gradient.last[at] += error * second[at].max(0.0);
        back_second[at] = if second[at] > 0.0 { error * network.last[at] } else { 0.0 };
        gradient.second_bias[at] += back_second[at];
    }
    let mut back_first = [0.0; FIRST];
    for at in 0..FIRST {
        if first[at] <= 0.0 {
            continue;
        }
        let (row, weights) = (&mut gradient.second[at], &network.second[at]);
        for other in 0..SECOND {
            row[other] += first[at] * back_second[other];
            back_first[at] += weights[other] * back_second[other];
        }
        gradient.first_bias[at] += back_first[at];
    }
    for (&input, row) in inputs.iter().zip(&mut gradient.first) {
        if input != 0.0 {
            for (sum, back) in row.iter_mut().zip(&back_first) {
                *sum += input * back;
            }
        }
    }
}
