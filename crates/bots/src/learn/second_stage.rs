//! The second stage: two networks learn the chance to win from turns that are compared in the same worlds.

use std::thread;

use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::Rules;

use super::adam::Adam;
use super::calibrate::fit_to_games;
use super::first_stage::{read_networks, read_number};
use super::groups::GroupBuffer;
use super::pupil::Pupil;
use super::trainer::{Config, Played};
use super::{for_each_number, mix, siblings};
use crate::BotRng;
use crate::chance::{exp, ln};
use crate::network::Network;

/// Games between training steps.
pub(super) const ROUND: u64 = 32;
/// Groups per training step.
const BATCH: usize = 32;
/// How often each group is trained on.
const REUSE: usize = 5;
/// Training begins when there are this many groups.
const ENOUGH: usize = 5_000;
/// Games that show what the values of the first stage mean.
const FIRST_CALIBRATION: u64 = 512;

/// Two networks that learn from each other.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct SecondStage {
    pupils: [Pupil; 2],
    buffer: GroupBuffer,
    /// Groups not trained on yet.
    fresh: u64,
}

impl SecondStage {
    /// Starts from a network whose values are not chances yet.
    pub(super) fn new(rules: Rules, seed: u64, config: &Config, mut network: Network) -> SecondStage {
        fit_to_games(&mut network, rules, mix(seed, u64::MAX), FIRST_CALIBRATION);
        let pupils = [Pupil::new(network.clone()), Pupil::new(network)];
        SecondStage { pupils, buffer: GroupBuffer::new(config.groups), fresh: 0 }
    }

    pub(super) fn network(&self) -> &Network {
        &self.pupils[0].playing
    }

    /// Plays games `from..to` of a round, counted from the beginning of the stage; trains at its end. Returns the results
    /// and the mean error.
    pub(super) fn step(&mut self, rules: Rules, seed: u64, config: &Config, from: u64, to: u64) -> (Vec<Played>, f32) {
        let networks = [&self.pupils[0].playing, &self.pupils[1].playing];
        let lessons = for_each_number(from..to, |game| {
            siblings::play(rules, networks, &mut BotRng::seed_from_u64(mix(seed ^ 0x5eed, game)))
        });
        let mut played = Vec::with_capacity(lessons.len());
        for lesson in lessons {
            self.fresh += lesson.groups.len() as u64;
            lesson.groups.into_iter().for_each(|group| self.buffer.push(group));
            played.push(Played { won: lesson.won, left: lesson.left });
        }
        let ready = to.is_multiple_of(ROUND) && self.buffer.all().len() >= ENOUGH.min(config.groups);
        let error = if ready { self.learn(rules, mix(!seed, to), config, to) } else { 0.0 };
        (played, error)
    }

    /// Both networks learn at the same time.
    fn learn(&mut self, rules: Rules, seed: u64, config: &Config, played: u64) -> f32 {
        let all = (config.games - config.first_games).max(1);
        let (first, last) = config.second_rates;
        let done = (played as f32 / all as f32).min(1.0);
        // Falls evenly on a logarithmic scale.
        let rate = first * exp(done * ln(last / first));
        let steps = self.fresh as usize * REUSE / BATCH;
        let groups = self.buffer.all();
        let learn = |pupil: &mut Pupil, seed: u64| {
            let mut rng = BotRng::seed_from_u64(seed);
            (0..steps).map(|_| pupil.learn(&rules, groups, BATCH, rate, &mut rng)).sum::<f32>()
        };
        let [one, other] = &mut self.pupils;
        let error = thread::scope(|scope| {
            let learning = scope.spawn(|| learn(one, mix(seed, 1)));
            let error = learn(other, mix(seed, 2));
            error + learning.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        });
        self.fresh = 0;
        error / (2 * steps.max(1)) as f32
    }

    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.fresh.to_le_bytes());
        for pupil in &self.pupils {
            bytes.extend(pupil.adam.steps.to_le_bytes());
            let networks = [&pupil.playing, &pupil.learning, &pupil.adam.mean, &pupil.adam.square];
            networks.into_iter().for_each(|network| bytes.extend(network.to_bytes()));
        }
        self.buffer.write(bytes);
    }

    pub(super) fn read<'a>(rules: &Rules, config: &Config, bytes: &mut &'a [u8]) -> Option<SecondStage> {
        let fresh = read_number(bytes)?;
        let mut pupil = || {
            let steps = read_number(bytes)?;
            let [playing, learning, mean, square] = read_networks(rules, bytes)?;
            let mut adam = Adam::new(&learning);
            (adam.steps, adam.mean, adam.square) = (steps, mean, square);
            Some(Pupil { learning, playing, adam })
        };
        let pupils = [pupil()?, pupil()?];
        let (buffer, rest): (_, &'a [u8]) = GroupBuffer::read(config.groups, bytes)?;
        *bytes = rest;
        Some(SecondStage { pupils, buffer, fresh })
    }
}
