//! A small neural network: inputs, two layers of rectified sums, and the logit of the chance to win. It uses plain
//! additions and multiplications in a fixed order, so that the result is the same on every machine.

use std::fmt;

use tenback_rules::{GameName, Rules};

use crate::chance::chance;
use crate::fit::{self, Fit, VARIANTS};

/// The width of the first hidden layer. Fixed, so that the compiler can keep all its sums in registers.
pub(crate) const FIRST: usize = 128;
/// The width of the second hidden layer.
pub(crate) const SECOND: usize = 32;

/// How many numbers newer processors compute with at once.
const VECTOR: usize = 8;

/// More inputs than any game has.
const MOST_INPUTS: usize = 192;

const MAGIC: &[u8; 8] = b"tenback\n";
const HEADER: usize = MAGIC.len() + 10;

/// A neural network that values positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    pub(crate) game: GameName,
    pub(crate) seats: u8,
    /// One row of [`FIRST`] weights for each input.
    pub(crate) first: Vec<[f32; FIRST]>,
    pub(crate) first_bias: [f32; FIRST],
    /// One row of weights for each sum of the first layer.
    pub(crate) second: Box<[[f32; SECOND]; FIRST]>,
    pub(crate) second_bias: [f32; SECOND],
    pub(crate) last: [f32; SECOND],
    pub(crate) last_bias: f32,
    /// How its chances are fitted to results, by the options of the rules.
    pub(crate) fits: [Fit; VARIANTS],
}

/// Why a file cannot be used as a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetworkError {
    /// It is not a network file.
    NotANetwork,
    /// It was written by a different version of the program.
    Version {
        /// The version found.
        found: u16,
    },
    /// Its layers have different sizes.
    Shape {
        /// Inputs and the two layers, as found.
        found: [u16; 3],
        /// The same as needed.
        needed: [u16; 3],
    },
    /// It is for another game.
    Game {
        /// The game it was made for.
        made_for: GameName,
    },
    /// It is shorter or longer than its header says, or contains a value that is not a number.
    Damaged,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::NotANetwork => f.write_str("this is not a network file"),
            NetworkError::Version { found } => {
                write!(f, "network file of version {found}, {} is needed", Network::VERSION)
            }
            NetworkError::Shape { found, needed } => {
                write!(f, "network with layers {found:?}, {needed:?} is needed")
            }
            NetworkError::Game { made_for } => write!(f, "network made for {}", made_for.word()),
            NetworkError::Damaged => f.write_str("the network file is damaged"),
        }
    }
}

impl std::error::Error for NetworkError {}

impl Network {
    /// The version of the file format.
    pub const VERSION: u16 = 2;

    /// A network that always returns 0.
    pub fn zero(game: GameName, seats: u8, inputs: usize) -> Network {
        Network {
            game,
            seats,
            first: vec![[0.0; FIRST]; inputs],
            first_bias: [0.0; FIRST],
            second: Box::new([[0.0; SECOND]; FIRST]),
            second_bias: [0.0; SECOND],
            last: [0.0; SECOND],
            last_bias: 0.0,
            fits: [Fit::NONE; VARIANTS],
        }
    }

    /// The game it was made for.
    pub fn game(&self) -> GameName {
        self.game
    }

    /// The number of seats it was made for.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The number of inputs.
    pub fn inputs(&self) -> usize {
        self.first.len()
    }

    /// A chance that the network answered, fitted to results.
    pub(crate) fn fitted(&self, rules: &Rules, answer: f32, left: u8) -> f32 {
        self.fits[fit::variant(rules)].apply(answer, left)
    }

    /// The chance to win.
    #[inline(always)]
    pub fn chance(&self, inputs: &[f32]) -> f32 {
        chance(self.logit(inputs))
    }

    /// The logit of the chance to win.
    #[inline(always)]
    pub(crate) fn logit(&self, inputs: &[f32]) -> f32 {
        self.finish(&self.first_sums(inputs))
    }

    /// The sums of the first layer, before rectifying.
    #[inline(always)]
    pub(crate) fn first_sums(&self, inputs: &[f32]) -> [f32; FIRST] {
        self.add_inputs(self.first_bias, 0, inputs)
    }

    /// Adds the contribution of the inputs starting at index `from` to the sums of the first layer.
    #[inline(always)]
    pub(crate) fn add_inputs(&self, sums: [f32; FIRST], from: usize, inputs: &[f32]) -> [f32; FIRST] {
        self.add_terms(sums, from, inputs.iter().copied())
    }

    /// Adds multiples of the rows starting at index `from`, in order. Many are 0 and are skipped. The sums are computed
    /// block by block, so that each block stays in registers.
    #[inline(always)]
    fn add_terms(&self, mut sums: [f32; FIRST], from: usize, factors: impl Iterator<Item = f32>) -> [f32; FIRST] {
        const BLOCK: usize = 64;
        let mut terms = [(0.0, 0u16); MOST_INPUTS];
        let mut len = 0;
        for (row, factor) in (from..self.first.len().min(MOST_INPUTS)).zip(factors) {
            terms[len] = (factor, row as u16);
            len += usize::from(factor != 0.0);
        }
        for (at, block) in sums.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
            let mut local = *block;
            for &(factor, row) in &terms[..len] {
                let weights = &self.first[usize::from(row)].as_chunks::<BLOCK>().0[at];
                for (sum, weight) in local.iter_mut().zip(weights) {
                    *sum += factor * weight;
                }
            }
            *block = local;
        }
        sums
    }

    #[inline(always)]
    pub(crate) fn second_sums(&self, first: &[f32; FIRST]) -> [f32; SECOND] {
        let mut sums = self.second_bias;
        for (input, row) in first.iter().zip(self.second.iter()) {
            // Half of them are 0, but asking would take longer than adding nothing.
            let input = input.max(0.0);
            for (sums, weights) in sums.as_chunks_mut::<VECTOR>().0.iter_mut().zip(row.as_chunks::<VECTOR>().0) {
                for at in 0..VECTOR {
                    sums[at] += input * weights[at];
                }
            }
        }
        sums
    }

    /// The output, from the sums of the first layer.
    #[inline(always)]
    pub(crate) fn finish(&self, first: &[f32; FIRST]) -> f32 {
        let second = self.second_sums(first);
        second.iter().zip(&self.last).fold(self.last_bias, |sum, (&input, weight)| sum + input.max(0.0) * weight)
    }

    /// All weights in the order of the file.
    pub(crate) fn parts(&self) -> [&[f32]; 6] {
        [
            self.first.as_flattened(),
            &self.first_bias,
            self.second.as_flattened(),
            &self.second_bias,
            &self.last,
            std::slice::from_ref(&self.last_bias),
        ]
    }

    pub(crate) fn parts_mut(&mut self) -> [&mut [f32]; 6] {
        [
            self.first.as_flattened_mut(),
            &mut self.first_bias,
            self.second.as_flattened_mut(),
            &mut self.second_bias,
            &mut self.last,
            std::slice::from_mut(&mut self.last_bias),
        ]
    }

    /// Moves every weight a fraction of the way towards another network.
    pub(crate) fn follow(&mut self, other: &Network, part: f32) {
        for (mine, other) in self.parts_mut().into_iter().zip(other.parts()) {
            for (weight, other) in mine.iter_mut().zip(other) {
                *weight += part * (other - *weight);
            }
        }
    }

    /// The file format: a short header, then every weight as four bytes, little-endian.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(Network::VERSION.to_le_bytes());
        bytes.push(self.game as u8);
        bytes.push(self.seats);
        for size in [self.inputs(), FIRST, SECOND] {
            bytes.extend((size as u16).to_le_bytes());
        }
        let fits = self.fits.iter().flat_map(|fit| &fit.0);
        bytes.extend(self.parts().into_iter().flatten().chain(fits).flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Parses a file written by [`Network::to_bytes`], for positions with this many inputs.
    pub fn from_bytes(bytes: &[u8], inputs: usize) -> Result<Network, NetworkError> {
        let head: &[u8; HEADER] = bytes.first_chunk().ok_or(NetworkError::NotANetwork)?;
        if !head.starts_with(MAGIC) {
            return Err(NetworkError::NotANetwork);
        }
        let number = |at: usize| u16::from_le_bytes([head[at], head[at + 1]]);
        if number(8) != Network::VERSION {
            return Err(NetworkError::Version { found: number(8) });
        }
        let game = GameName::ALL.into_iter().find(|&game| game as u8 == head[10]).ok_or(NetworkError::Damaged)?;
        let found = [number(12), number(14), number(16)];
        let needed = [inputs as u16, FIRST as u16, SECOND as u16];
        if found != needed {
            return Err(NetworkError::Shape { found, needed });
        }
        let mut network = Network::zero(game, head[11], inputs);
        let (weights, rest) = bytes[HEADER..].as_chunks::<4>();
        let fits = VARIANTS * fit::TERMS;
        if weights.len() != network.parts().into_iter().flatten().count() + fits || !rest.is_empty() {
            return Err(NetworkError::Damaged);
        }
        let (weights, factors) = weights.split_at(weights.len() - fits);
        for (weight, bytes) in network.parts_mut().into_iter().flatten().zip(weights) {
            *weight = f32::from_le_bytes(*bytes);
        }
        for (factor, bytes) in network.fits.iter_mut().flat_map(|fit| &mut fit.0).zip(factors) {
            *factor = f32::from_le_bytes(*bytes);
        }
        let fits = network.fits.iter().flat_map(|fit| &fit.0);
        let sound = network.parts().into_iter().flatten().chain(fits).all(|weight| weight.is_finite());
        if sound { Ok(network) } else { Err(NetworkError::Damaged) }
    }
}
