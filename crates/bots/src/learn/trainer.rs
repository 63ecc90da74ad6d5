//! Training of one network, stage by stage.

use std::fmt;

use tenback_rules::{Contest, Rules};

use super::calibrate::{fit_chances, fit_to_games};
use super::first_stage::{self, FirstStage};
use super::mix;
use super::second_stage::{self, SecondStage};
use crate::fit::{Fit, VARIANTS};
use crate::network::Network;

/// Training parameters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// The total number of games: the learning rate decreases towards the end.
    pub games: u64,
    /// How many of them belong to the first stage; none when continuing from a network, all against an opponent.
    pub first_games: u64,
    /// How many of the first games the plain planner plays.
    pub planner_games: u64,
    /// The λ of TD(λ): the weight of the result against the next position.
    pub lambda: f32,
    /// The first and the last learning rate of the first stage.
    pub first_rates: (f32, f32),
    /// The same of the second.
    pub second_rates: (f32, f32),
    /// How many positions the first stage keeps.
    pub replay: usize,
    /// How many groups of siblings the second stage keeps.
    pub groups: usize,
    /// The batch size of the first stage.
    pub batch: usize,
    /// How often the first stage trains on each position, on average.
    pub reuse: f32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            games: 70_000,
            first_games: 40_000,
            planner_games: 2_000,
            lambda: 0.5,
            first_rates: (1.2e-3, 3e-5),
            second_rates: (7e-4, 4e-5),
            replay: 60_000,
            groups: 350_000,
            batch: 128,
            reuse: 4.0,
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

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Played {
    pub(super) won: bool,
    pub(super) left: u8,
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
    games: u64,
    stage: Stage,
}

#[derive(Clone, PartialEq, Debug)]
enum Stage {
    First(Box<FirstStage>),
    Second(Box<SecondStage>),
}

impl Trainer {
    /// The number of inputs of a network for these rules.
    pub fn inputs(rules: &Rules) -> usize {
        first_stage::inputs(rules)
    }

    /// Starts from random weights.
    pub fn new(rules: Rules, seed: u64, config: Config) -> Trainer {
        let config = match rules.contest() {
            Contest::Together => Config { first_games: config.first_games.min(config.games), ..config },
            Contest::Opposed => Config { first_games: config.games, ..config },
        };
        let first = FirstStage::new(&rules, seed, &config);
        Trainer { rules, seed, config, games: 0, stage: Stage::First(Box::new(first)) }
    }

    /// Starts the second stage from a network for another number of seats, or another game of the same kind. Face to Face
    /// has no second stage, so there it starts from scratch.
    pub fn from_network(rules: Rules, seed: u64, config: Config, mut network: Network) -> Trainer {
        if rules.contest() == Contest::Opposed {
            return Trainer::new(rules, seed, config);
        }
        (network.game, network.seats) = (rules.name(), rules.seats());
        network.fits = [Fit::NONE; VARIANTS];
        let config = Config { first_games: 0, planner_games: 0, ..config };
        let second = SecondStage::new(rules, seed, &config, network);
        Trainer { rules, seed, config, games: 0, stage: Stage::Second(Box::new(second)) }
    }

    /// The current network.
    pub fn network(&self) -> &Network {
        match &self.stage {
            Stage::First(first) => &first.playing,
            Stage::Second(second) => second.network(),
        }
    }

    /// The result, once all games are played: its values are fitted to the results of further games.
    pub fn finished(&self) -> Network {
        const MOST: u64 = 4096;
        let games = self.config.games.min(MOST);
        let mut network = self.network().clone();
        fit_to_games(&mut network, self.rules, mix(self.seed, u64::MAX - 1), games);
        fit_chances(&mut network, &self.rules, mix(self.seed, u64::MAX - 2), games);
        network
    }

    /// Plays this many games and trains on them.
    pub fn step(&mut self, games: u64) -> Progress {
        let until = self.games + games;
        let (mut won, mut left, mut loss, mut rounds) = (0u32, 0u32, 0.0, 0u32);
        while self.games < until {
            let (played, error) = self.round(until);
            won += played.iter().filter(|played| played.won).count() as u32;
            left += played.iter().map(|played| u32::from(played.left)).sum::<u32>();
            if error > 0.0 {
                loss += error;
                rounds += 1;
            }
        }
        let played = games.max(1) as f32;
        Progress {
            games: self.games,
            win_rate: won as f32 / played,
            mean_left: left as f32 / played,
            loss: loss / rounds.max(1) as f32,
        }
    }

    /// Plays to the end of a round, of a stage, or of what is wanted.
    fn round(&mut self, until: u64) -> (Vec<Played>, f32) {
        let Config { first_games, .. } = self.config;
        let begins = self.games >= first_games && self.rules.contest() == Contest::Together;
        if let (Stage::First(first), true) = (&self.stage, begins) {
            let second = SecondStage::new(self.rules, self.seed, &self.config, first.playing.clone());
            self.stage = Stage::Second(Box::new(second));
        }
        let end = |round: u64, from: u64| (from / round + 1) * round;
        match &mut self.stage {
            Stage::First(first) => {
                let stage_end = if self.games < first_games { first_games } else { u64::MAX };
                let to = end(first_stage::ROUND, self.games).min(until).min(stage_end);
                let answer = first.step(self.rules, self.seed, &self.config, self.games, to);
                self.games = to;
                answer
            }
            Stage::Second(second) => {
                let from = self.games - first_games;
                let to = end(second_stage::ROUND, from).min(until - first_games);
                let answer = second.step(self.rules, self.seed, &self.config, from, to);
                self.games = first_games + to;
                answer
            }
        }
    }

    /// Everything that [`Trainer::resume`] needs to continue exactly.
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.config.first_games.to_le_bytes());
        match &self.stage {
            Stage::First(first) => {
                bytes.push(1);
                first.write(&mut bytes);
            }
            Stage::Second(second) => {
                bytes.push(2);
                second.write(&mut bytes);
            }
        }
        bytes
    }

    /// Continues from a checkpoint.
    pub fn resume(rules: Rules, seed: u64, config: Config, checkpoint: &[u8]) -> Result<Trainer, BadCheckpoint> {
        Trainer::read(rules, seed, config, checkpoint).ok_or(BadCheckpoint)
    }

    fn read(rules: Rules, seed: u64, mut config: Config, mut bytes: &[u8]) -> Option<Trainer> {
        let games = first_stage::read_number(&mut bytes)?;
        config.first_games = first_stage::read_number(&mut bytes)?;
        let (&stage, rest) = bytes.split_first()?;
        bytes = rest;
        let stage = match stage {
            1 => Stage::First(Box::new(FirstStage::read(&rules, &config, &mut bytes)?)),
            2 => Stage::Second(Box::new(SecondStage::read(&rules, &config, &mut bytes)?)),
            _ => return None,
        };
        bytes.is_empty().then_some(Trainer { rules, seed, config, games, stage })
    }
}
