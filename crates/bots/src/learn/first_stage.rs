//! The first stage: TD(λ) from the network's own games.

use rand::RngExt;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Contest, Rules};

use super::adam::Adam;
use super::replay_buffer::ReplayBuffer;
use super::trainer::{Config, Played};
use super::{episode, for_each_number, mix, randomise};
use crate::BotRng;
use crate::face;
use crate::features::cooperative;
use crate::network::Network;

/// Games between training steps.
pub(super) const ROUND: u64 = 16;
/// How fast the playing network follows the one being trained: it is a running mean, which reduces noise.
const FOLLOW: f32 = 2e-3;
/// How many earlier networks are kept over the whole stage.
const EARLIER: u64 = 8;

/// A network that learns from the results of its games.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct FirstStage {
    learning: Network,
    pub(super) playing: Network,
    adam: Adam,
    buffer: ReplayBuffer,
    /// Earlier versions of the network: opponents, where there are any.
    earlier: Vec<Network>,
    /// Positions not trained on yet.
    fresh: u64,
}

/// What a game of either kind gives.
struct Positions {
    examples: Vec<(Box<[f32]>, f32)>,
    played: Played,
}

impl FirstStage {
    /// Random weights.
    pub(super) fn new(rules: &Rules, seed: u64, config: &Config) -> FirstStage {
        let mut network = Network::zero(rules.name(), rules.seats(), inputs(rules));
        let mut rng = BotRng::seed_from_u64(seed);
        randomise(network.first.as_flattened_mut(), 0.1, &mut rng);
        randomise(network.second.as_flattened_mut(), 0.15, &mut rng);
        randomise(&mut network.last, 0.2, &mut rng);
        FirstStage {
            adam: Adam::new(&network),
            buffer: ReplayBuffer::new(network.inputs(), buffer_size(rules, config)),
            playing: network.clone(),
            learning: network,
            earlier: Vec::new(),
            fresh: 0,
        }
    }

    /// Plays games `from..to` of a round; trains at its end. Returns the results and the mean error.
    pub(super) fn step(&mut self, rules: Rules, seed: u64, config: &Config, from: u64, to: u64) -> (Vec<Played>, f32) {
        let positions = for_each_number(from..to, |game| self.play(rules, seed, config, game));
        let mut all = Vec::with_capacity(positions.len());
        for Positions { examples, played } in positions {
            self.fresh += examples.len() as u64;
            examples.iter().for_each(|(inputs, target)| self.buffer.push(inputs, *target));
            all.push(played);
        }
        self.keep_earlier(config, from, to);
        let mut error = 0.0;
        if to.is_multiple_of(ROUND) {
            let reuse = if rules.contest() == Contest::Together { config.reuse } else { face::REUSE };
            let batches = (self.fresh as f32 * reuse / config.batch as f32) as u64;
            let done = to as f32 / config.first_games.max(1) as f32;
            error = (0..batches).map(|batch| self.learn(rules, mix(mix(!seed, to), batch), config, done)).sum::<f32>();
            error /= batches.max(1) as f32;
            self.fresh = 0;
        }
        (all, error)
    }

    fn keep_earlier(&mut self, config: &Config, from: u64, to: u64) {
        let every = (config.first_games / (EARLIER + 1)).max(1);
        if from / every != to / every && self.earlier.len() < EARLIER as usize {
            self.earlier.push(self.playing.clone());
        }
    }

    fn play(&self, rules: Rules, seed: u64, config: &Config, game: u64) -> Positions {
        let mut rng = BotRng::seed_from_u64(mix(seed, game));
        match rules.contest() {
            Contest::Together => {
                let planner = game < config.planner_games;
                let episode = episode::play(rules, &self.playing, planner, config.lambda, &mut rng);
                let boxed = |(inputs, target): (cooperative::Inputs, f32)| (Box::from(&inputs[..]), target);
                let examples = episode.positions.into_iter().map(boxed).collect();
                Positions { examples, played: Played { won: episode.won, left: episode.left } }
            }
            Contest::Opposed => {
                let done = (game as f32 / config.first_games.max(1) as f32).min(1.0);
                let (network, earlier) = (&self.playing, &self.earlier[..]);
                let self_play = face::SelfPlay { network, earlier, lambda: config.lambda, done };
                let episode = self_play.play(rules, &mut rng);
                Positions { examples: episode.positions, played: Played { won: episode.won, left: episode.left } }
            }
        }
    }

    /// One training step; in cooperative games every other example is mirrored.
    fn learn(&mut self, rules: Rules, seed: u64, config: &Config, done: f32) -> f32 {
        if self.buffer.len() == 0 {
            return 0.0;
        }
        let mut rng = BotRng::seed_from_u64(seed);
        let together = rules.contest() == Contest::Together;
        let width = self.learning.inputs();
        let mut examples = vec![0.0; width * config.batch];
        let (mut gradients, mut error) = (Vec::with_capacity(config.batch), 0.0);
        for (index, inputs) in examples.chunks_exact_mut(width).enumerate() {
            let target = self.buffer.get(rng.random_range(..self.buffer.len() as u32) as usize, inputs);
            if together && index % 2 == 1 {
                cooperative::mirror(inputs);
            }
            let difference = self.learning.chance(inputs) - target;
            error += difference * difference;
            gradients.push(difference);
        }
        let (first, last) = config.first_rates;
        let rate = first + (last - first) * done.min(1.0);
        self.adam.step(&mut self.learning, examples.chunks_exact(width).zip(gradients), rate);
        self.playing.follow(&self.learning, FOLLOW);
        error / config.batch as f32
    }

    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.fresh.to_le_bytes());
        bytes.extend(self.adam.steps.to_le_bytes());
        bytes.extend((self.earlier.len() as u64).to_le_bytes());
        let networks = [&self.playing, &self.learning, &self.adam.mean, &self.adam.square];
        networks.into_iter().chain(&self.earlier).for_each(|network| bytes.extend(network.to_bytes()));
        self.buffer.write(bytes);
    }

    pub(super) fn read<'a>(rules: &Rules, config: &Config, bytes: &mut &'a [u8]) -> Option<FirstStage> {
        let [fresh, steps, earlier] = [read_number(bytes)?, read_number(bytes)?, read_number(bytes)?];
        let [playing, learning, mean, square] = read_networks(rules, bytes)?;
        let mut adam = Adam::new(&learning);
        (adam.steps, adam.mean, adam.square) = (steps, mean, square);
        let earlier = (0..earlier.min(EARLIER)).map(|_| read_network(rules, bytes)).collect::<Option<_>>()?;
        let (buffer, rest): (_, &'a [u8]) = ReplayBuffer::read(inputs(rules), buffer_size(rules, config), bytes)?;
        *bytes = rest;
        Some(FirstStage { learning, playing, adam, buffer, earlier, fresh })
    }
}

/// The number of inputs of a network for these rules.
pub(super) fn inputs(rules: &Rules) -> usize {
    match rules.contest() {
        Contest::Together => cooperative::INPUTS,
        Contest::Opposed => face::INPUTS,
    }
}

/// The size of the replay buffer.
fn buffer_size(rules: &Rules, config: &Config) -> usize {
    match rules.contest() {
        Contest::Together => config.replay,
        Contest::Opposed => config.replay * face::BUFFER_FACTOR,
    }
}

pub(super) fn read_number(bytes: &mut &[u8]) -> Option<u64> {
    let (number, rest) = bytes.split_first_chunk::<8>()?;
    *bytes = rest;
    Some(u64::from_le_bytes(*number))
}

pub(super) fn read_network(rules: &Rules, bytes: &mut &[u8]) -> Option<Network> {
    let size = Network::zero(rules.name(), rules.seats(), inputs(rules)).to_bytes().len();
    let (network, rest) = bytes.split_at_checked(size)?;
    *bytes = rest;
    Network::from_bytes(network, inputs(rules)).ok().filter(|network| network.game == rules.name())
}

pub(super) fn read_networks<const N: usize>(rules: &Rules, bytes: &mut &[u8]) -> Option<[Network; N]> {
    let networks: Vec<Network> = (0..N).map(|_| read_network(rules, bytes)).collect::<Option<_>>()?;
    networks.try_into().ok()
}
