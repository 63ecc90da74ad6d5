//! Self-play, replay and steps of the optimiser in turn.

use rand::RngExt;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::Rules;

use super::adam::Adam;
use super::lesson::{self, Player};
use crate::BotRng;
use crate::features::cooperative::{self, INPUTS, Inputs};
use crate::network::Network;
use crate::plan::Width;

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// How many games there will be in all: the steps become smaller towards the end.
    pub games: u64,
    /// How many of them the plain planner plays at first.
    pub planner_games: u64,
    /// How much the end of the game counts against the next position.
    pub lambda: f32,
    /// The size of the first and of the last steps.
    pub rates: (f32, f32),
    /// How many positions are remembered.
    pub replay: usize,
    /// How many of them make one step.
    pub batch: usize,
    /// How often each position is learned from, on average.
    pub reuse: f32,
    pub(crate) width: Width,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            games: 80_000,
            planner_games: 2_000,
            lambda: 0.5,
            rates: (1.5e-3, 1e-4),
            replay: 40_000,
            batch: 128,
            reuse: 3.0,
            width: Width::USUAL,
        }
    }
}

/// How learning goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Games played so far.
    pub games: u64,
    /// The share of games won since the last report.
    pub win_rate: f32,
    /// The mean number of cards left since the last report.
    pub mean_left: f32,
    /// The mean squared error since the last report.
    pub loss: f32,
}

/// Learns a network by self-play.
pub struct Trainer {
    rules: Rules,
    seed: u64,
    config: Config,
    network: Network,
    adam: Adam,
    replay: Vec<(Inputs, f32)>,
    /// Where the next position goes once the replay is full.
    oldest: usize,
    games: u64,
}

/// Games between steps of the optimiser.
const ROUND: u64 = 16;

impl Trainer {
    /// Begins from nothing but a seed.
    pub fn new(rules: Rules, seed: u64, config: Config) -> Trainer {
        let mut network = Network::zero(rules.name(), rules.seats(), INPUTS);
        let mut rng = BotRng::seed_from_u64(seed);
        randomise(network.first.as_flattened_mut(), 0.1, &mut rng);
        randomise(network.second.as_flattened_mut(), 0.2, &mut rng);
        randomise(&mut network.last, 0.3, &mut rng);
        Trainer::from_network(rules, seed, config, network)
    }

    /// Goes on from what was learned for another number of seats.
    pub fn from_network(rules: Rules, seed: u64, config: Config, mut network: Network) -> Trainer {
        network.game = rules.name();
        network.seats = rules.seats();
        let adam = Adam::new(&network);
        Trainer { rules, seed, config, network, adam, replay: Vec::new(), oldest: 0, games: 0 }
    }

    /// What was learned so far.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Plays so many games and learns from them.
    pub fn step(&mut self, games: u64) -> Progress {
        let (mut wins, mut left, mut loss, mut steps) = (0u32, 0u32, 0.0, 0u32);
        let mut fresh = 0;
        for _ in 0..games {
            let lesson = self.play_one();
            wins += u32::from(lesson.won);
            left += u32::from(lesson.left);
            fresh += lesson.positions.len();
            lesson.positions.into_iter().for_each(|position| self.remember(position));
            self.games += 1;
            if self.games.is_multiple_of(ROUND) {
                let batches = (fresh as f32 * self.config.reuse / self.config.batch as f32) as u32;
                for batch in 0..batches {
                    loss += self.learn(batch);
                }
                steps += batches;
                fresh = 0;
            }
        }
        let played = games.max(1) as f32;
        Progress {
            games: self.games,
            win_rate: wins as f32 / played,
            mean_left: left as f32 / played,
            loss: loss / steps.max(1) as f32,
        }
    }

    fn play_one(&self) -> lesson::Lesson {
        let mut rng = BotRng::seed_from_u64(mix(self.seed, self.games));
        let planner = self.games < self.config.planner_games;
        let player = if planner { Player::Planner } else { Player::Learner(&self.network) };
        lesson::play(self.rules, &self.network, &player, &self.config, &mut rng)
    }

    fn remember(&mut self, position: (Inputs, f32)) {
        if self.replay.len() < self.config.replay {
            self.replay.push(position);
        } else {
            self.replay[self.oldest] = position;
            self.oldest = (self.oldest + 1) % self.config.replay;
        }
    }

    /// One step of the optimiser, every other example upside down.
    fn learn(&mut self, batch: u32) -> f32 {
        let mut rng = BotRng::seed_from_u64(mix(!self.seed, self.games << 20 | u64::from(batch)));
        let examples: Vec<(Inputs, f32)> = (0..self.config.batch)
            .map(|index| {
                let (inputs, target) = &self.replay[rng.random_range(..self.replay.len())];
                (if index % 2 == 0 { *inputs } else { cooperative::mirrored(inputs) }, *target)
            })
            .collect();
        let done = (self.games as f32 / self.config.games as f32).min(1.0);
        let (first, last) = self.config.rates;
        let rate = first + (last - first) * done;
        self.adam.step(&mut self.network, examples.iter().map(|(inputs, target)| (inputs.as_slice(), *target)), rate)
    }
}

fn randomise(weights: &mut [f32], size: f32, rng: &mut BotRng) {
    for weight in weights {
        *weight = (rng.random_range(-1_000_000..=1_000_000) as f32) * 1e-6 * size;
    }
}

/// Two numbers made into one seed.
fn mix(seed: u64, number: u64) -> u64 {
    (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number).wrapping_mul(0xd129_42c4_61ea_7b65)
}
