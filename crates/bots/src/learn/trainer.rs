//! Alternates self-play and training from the replay buffer.

use std::fmt;

use rand::RngExt;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Contest, Rules};

use super::adam::Adam;
use super::episode;
use super::replay_buffer::ReplayBuffer;
use super::{mix, randomise};
use crate::BotRng;
use crate::face;
use crate::features::cooperative;
use crate::network::Network;

/// Training parameters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// The total number of games: the learning rate decreases towards the end.
    pub games: u64,
    /// How many of the first games the plain planner plays; 0 when continuing from a network.
    pub planner_games: u64,
    /// The λ of TD(λ): the weight of the result against the next position.
    pub lambda: f32,
    /// The first and the last learning rate.
    pub rates: (f32, f32),
    /// The size of the replay buffer.
    pub replay: usize,
    /// The batch size.
    pub batch: usize,
    /// How often each position is trained on, on average.
    pub reuse: f32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            games: 60_000,
            planner_games: 2_000,
            lambda: 0.5,
            rates: (1.2e-3, 3e-5),
            replay: 60_000,
            batch: 128,
            reuse: 8.0,
        }
    }
}

/// Training progress.
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

/// The bytes are not what [`Trainer::save`] gave for these rules and this configuration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadCheckpoint;

impl fmt::Display for BadCheckpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a checkpoint of this training")
    }
}

impl std::error::Error for BadCheckpoint {}

/// Trains a network by self-play.
#[derive(Clone, PartialEq, Debug)]
pub struct Trainer {
    rules: Rules,
    seed: u64,
    config: Config,
    learning: Network,
    playing: Network,
    adam: Adam,
    buffer: ReplayBuffer,
    /// Earlier versions of the network: opponents, where there are any.
    earlier: Vec<Network>,
    games: u64,
    /// Positions not trained on yet.
    fresh: u64,
}

/// Games between training steps.
const ROUND: u64 = 16;
/// How fast the playing network follows the one being trained: it is a running mean, which reduces noise.
const FOLLOW: f32 = 2e-3;
/// How many earlier networks are kept over the whole training.
const EARLIER: u64 = 8;

impl Trainer {
    /// The number of inputs of a network for these rules.
    pub fn inputs(rules: &Rules) -> usize {
        match rules.contest() {
            Contest::Together => cooperative::INPUTS,
            Contest::Opposed => face::INPUTS,
        }
    }

    /// Starts from random weights.
    pub fn new(rules: Rules, seed: u64, config: Config) -> Trainer {
        let mut network = Network::zero(rules.name(), rules.seats(), Trainer::inputs(&rules));
        let mut rng = BotRng::seed_from_u64(seed);
        randomise(network.first.as_flattened_mut(), 0.1, &mut rng);
        randomise(network.second.as_flattened_mut(), 0.2, &mut rng);
        randomise(&mut network.last, 0.3, &mut rng);
        Trainer::start(rules, seed, config, network)
    }

    /// Starts from a network for another number of seats, or another game of the same kind.
    pub fn from_network(rules: Rules, seed: u64, config: Config, network: Network) -> Trainer {
        Trainer::start(rules, seed, Config { planner_games: 0, ..config }, network)
    }

    fn start(rules: Rules, seed: u64, config: Config, mut network: Network) -> Trainer {
        network.game = rules.name();
        network.seats = rules.seats();
        let adam = Adam::new(&network);
        let buffer = ReplayBuffer::new(network.inputs(), buffer_size(&rules, &config));
        Trainer {
            rules,
            seed,
            config,
            playing: network.clone(),
            learning: network,
            adam,
            buffer,
            earlier: Vec::new(),
            games: 0,
            fresh: 0,
        }
    }

    /// The current network.
    pub fn network(&self) -> &Network {
        &self.playing
    }

    /// Plays this many games and trains on them.
    pub fn step(&mut self, games: u64) -> Progress {
        let (mut wins, mut left, mut loss, mut steps) = (0u32, 0u32, 0.0, 0u32);
        for _ in 0..games {
            let (won, cards) = self.play_one();
            wins += u32::from(won);
            left += u32::from(cards);
            if self.games.is_multiple_of(ROUND) {
                let batches = (self.fresh as f32 * self.reuse() / self.config.batch as f32) as u32;
                loss += (0..batches).map(|batch| self.learn(batch)).sum::<f32>();
                steps += batches;
                self.fresh = 0;
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

    /// How often each position is trained on.
    fn reuse(&self) -> f32 {
        match self.rules.contest() {
            Contest::Together => self.config.reuse,
            Contest::Opposed => face::REUSE,
        }
    }

    /// Plays a game and stores its positions; returns whether it was won and how many cards were left.
    fn play_one(&mut self) -> (bool, u8) {
        let mut rng = BotRng::seed_from_u64(mix(self.seed, self.games));
        let answer = match self.rules.contest() {
            Contest::Together => {
                let planner = self.games < self.config.planner_games;
                let episode = episode::play(self.rules, &self.playing, planner, self.config.lambda, &mut rng);
                episode.positions.iter().for_each(|(inputs, target)| self.buffer.push(inputs, *target));
                self.fresh += episode.positions.len() as u64;
                (episode.won, episode.left)
            }
            Contest::Opposed => {
                let (lambda, done) = (self.config.lambda, self.done());
                let self_play = face::SelfPlay { network: &self.playing, earlier: &self.earlier, lambda, done };
                let episode = self_play.play(self.rules, &mut rng);
                episode.positions.iter().for_each(|(inputs, target)| self.buffer.push(inputs, *target));
                self.fresh += episode.positions.len() as u64;
                (episode.won, episode.left)
            }
        };
        self.games += 1;
        if self.games.is_multiple_of((self.config.games / (EARLIER + 1)).max(1))
            && self.earlier.len() < EARLIER as usize
        {
            self.earlier.push(self.playing.clone());
        }
        answer
    }

    /// The share of all games that have been played.
    fn done(&self) -> f32 {
        (self.games as f32 / self.config.games.max(1) as f32).min(1.0)
    }

    /// One training step; in cooperative games every other example is mirrored.
    fn learn(&mut self, batch: u32) -> f32 {
        if self.buffer.len() == 0 {
            return 0.0;
        }
        let mut rng = BotRng::seed_from_u64(mix(!self.seed, self.games << 20 | u64::from(batch)));
        let together = self.rules.contest() == Contest::Together;
        let width = self.learning.inputs();
        let mut examples = vec![0.0; width * self.config.batch];
        let mut targets = Vec::with_capacity(self.config.batch);
        for (index, inputs) in examples.chunks_exact_mut(width).enumerate() {
            let target = self.buffer.get(rng.random_range(..self.buffer.len() as u32) as usize, inputs);
            if together && index % 2 == 1 {
                cooperative::mirror(inputs);
            }
            targets.push(if together { target } else { face::plain_target(&self.learning, inputs, target) });
        }
        let (first, last) = self.config.rates;
        let rate = first + (last - first) * self.done();
        let loss = self.adam.step(&mut self.learning, examples.chunks_exact(width).zip(targets), rate);
        self.playing.follow(&self.learning, FOLLOW);
        loss
    }

    /// Everything that [`Trainer::resume`] needs to continue exactly.
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.fresh.to_le_bytes());
        bytes.extend(self.config.planner_games.to_le_bytes());
        bytes.extend(self.adam.steps.to_le_bytes());
        bytes.extend((self.earlier.len() as u64).to_le_bytes());
        for network in
            [&self.playing, &self.learning, &self.adam.mean, &self.adam.square].into_iter().chain(&self.earlier)
        {
            bytes.extend(network.to_bytes());
        }
        self.buffer.write(&mut bytes);
        bytes
    }

    /// Continues from a checkpoint.
    pub fn resume(rules: Rules, seed: u64, config: Config, checkpoint: &[u8]) -> Result<Trainer, BadCheckpoint> {
        Trainer::read(rules, seed, config, checkpoint).ok_or(BadCheckpoint)
    }

    fn read(rules: Rules, seed: u64, mut config: Config, checkpoint: &[u8]) -> Option<Trainer> {
        let inputs = Trainer::inputs(&rules);
        let size = Network::zero(rules.name(), rules.seats(), inputs).to_bytes().len();
        let (head, mut bytes) = checkpoint.split_first_chunk::<40>()?;
        let mut numbers = head.as_chunks::<8>().0.iter().map(|number| u64::from_le_bytes(*number));
        let mut number = || numbers.next();
        let (games, fresh, planner_games, steps, earlier) = (number()?, number()?, number()?, number()?, number()?);
        let mut network = || {
            let (network, rest) = bytes.split_at_checked(size)?;
            bytes = rest;
            Network::from_bytes(network, inputs).ok().filter(|network| network.game == rules.name())
        };
        config.planner_games = planner_games;
        let mut trainer = Trainer::start(rules, seed, config, network()?);
        (trainer.games, trainer.fresh) = (games, fresh);
        trainer.adam.steps = steps;
        trainer.learning = network()?;
        trainer.adam.mean = network()?;
        trainer.adam.square = network()?;
        trainer.earlier = (0..earlier.min(EARLIER)).map(|_| network()).collect::<Option<_>>()?;
        let (buffer, rest) = ReplayBuffer::read(inputs, buffer_size(&rules, &config), bytes)?;
        trainer.buffer = buffer;
        rest.is_empty().then_some(trainer)
    }
}

/// The size of the replay buffer.
fn buffer_size(rules: &Rules, config: &Config) -> usize {
    match rules.contest() {
        Contest::Together => config.replay,
        Contest::Opposed => config.replay * face::BUFFER_FACTOR,
    }
}
