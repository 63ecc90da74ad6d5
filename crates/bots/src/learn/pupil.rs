//! A network that learns from groups of siblings.

use rand::RngExt;
use tenback_cpu::Work;
use tenback_rules::Rules;

use super::adam::Adam;
use super::groups::Group;
use crate::BotRng;
use crate::chance::exp;
use crate::features::cooperative::{self, Inputs, Scene};
use crate::network::Network;

/// The weight of the chances themselves, against their differences.
const ANCHOR: f32 = 0.3;
/// The weight of differences whose labels are off by [`USUAL_NOISE`].
const DIFFERENCES: f32 = 20.0;
const USUAL_NOISE: f32 = 0.02;
/// How far the mean follows the network with every step.
const FOLLOW: f32 = 2e-3;

/// A network that learns, and the running mean of it that plays.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Pupil {
    pub(crate) learning: Network,
    pub(crate) playing: Network,
    pub(crate) adam: Adam,
}

impl Pupil {
    pub(crate) fn new(network: Network) -> Pupil {
        Pupil { adam: Adam::new(&network), playing: network.clone(), learning: network }
    }

    /// One step on some groups of the buffer; returns the mean squared error of the differences.
    pub(crate) fn learn(&mut self, rules: &Rules, groups: &[Group], batch: usize, rate: f32, rng: &mut BotRng) -> f32 {
        tenback_cpu::run(Lesson { pupil: self, rules, groups, batch, rate, rng })
    }

    #[inline(always)]
    fn train(&mut self, rules: &Rules, groups: &[Group], batch: usize, rate: f32, rng: &mut BotRng) -> f32 {
        let mut examples = Vec::with_capacity(batch * super::groups::SIBLINGS);
        let mut error = 0.0;
        for _ in 0..batch {
            let group = &groups[rng.random_range(..groups.len() as u32) as usize];
            let mirrored = rng.random_range(0..2u32) == 1;
            error += self.add(rules, group, mirrored, &mut examples);
        }
        let count = examples.len().max(1) as f32;
        self.adam.step(&mut self.learning, examples.iter().map(|(inputs, gradient)| (&inputs[..], *gradient)), rate);
        self.playing.follow(&self.learning, FOLLOW);
        error / count
    }

    /// Adds the examples of a group with the gradients of their logits; returns the sum of their squared errors.
    #[inline(always)]
    fn add(&self, rules: &Rules, group: &Group, mirrored: bool, examples: &mut Vec<(Inputs, f32)>) -> f32 {
        let scene = Scene::new(rules, group.moment);
        let first = examples.len();
        for after in group.afters() {
            let mut inputs = scene.inputs(after);
            if mirrored {
                cooperative::mirror(&mut inputs);
            }
            examples.push((inputs, self.learning.chance(&inputs)));
        }
        let examples = &mut examples[first..];
        let count = examples.len().max(1) as f32;
        let mean = examples.iter().map(|(_, chance)| chance).sum::<f32>() / count;
        let mean_label = group.labels().iter().sum::<f32>() / count;
        let weight = difference_weight(group.left);
        let mut error = 0.0;
        for ((_, slot), label) in examples.iter_mut().zip(group.labels()) {
            let chance = *slot;
            let difference = (chance - mean) - (label - mean_label);
            error += difference * difference;
            *slot = ANCHOR * (chance - label) + weight * difference * chance * (1.0 - chance);
        }
        error
    }
}

/// What [`Pupil::learn`] is asked for.
struct Lesson<'a> {
    pupil: &'a mut Pupil,
    rules: &'a Rules,
    groups: &'a [Group],
    batch: usize,
    rate: f32,
    rng: &'a mut BotRng,
}

impl Work for Lesson<'_> {
    type Output = f32;

    #[inline(always)]
    fn run(self) -> f32 {
        self.pupil.train(self.rules, self.groups, self.batch, self.rate, self.rng)
    }
}

/// The noise of a label grows towards the end of a game, where one card matters more; the weight falls with its square.
fn difference_weight(left: u8) -> f32 {
    let noise = 0.0078 * exp(1.7 * (90.0 - f32::from(left)) / 75.0);
    DIFFERENCES * (USUAL_NOISE / noise) * (USUAL_NOISE / noise)
}
