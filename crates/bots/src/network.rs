//! A tiny neural network: inputs, two layers of rectified sums, one output. It uses plain additions and multiplications
//! in a fixed order, so that the result is the same on every machine.

use std::fmt;

use tenback_rules::GameName;

/// The width of the first hidden layer. Fixed, so that the compiler can keep all its sums in registers.
pub(crate) const FIRST: usize = 48;
/// The width of the second hidden layer.
pub(crate) const SECOND: usize = 16;

const MAGIC: &[u8; 8] = b"tenback\n";
const VERSION: u16 = 1;
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
            NetworkError::Version { found } => write!(f, "network file of version {found}, {VERSION} is needed"),
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

    /// The value of a position.
    #[inline]
    pub fn evaluate(&self, inputs: &[f32]) -> f32 {
        self.finish(&self.first_sums(inputs))
    }

    /// The sums of the first layer, before rectifying.
    #[inline]
    pub(crate) fn first_sums(&self, inputs: &[f32]) -> [f32; FIRST] {
        self.add_inputs(self.first_bias, 0, inputs)
    }

    /// Adds the contribution of the inputs starting at index `from` to the sums of the first layer.
    #[inline]
    pub(crate) fn add_inputs(&self, mut sums: [f32; FIRST], from: usize, inputs: &[f32]) -> [f32; FIRST] {
        for (&input, row) in inputs.iter().zip(&self.first[from..]) {
            // Many inputs are 0 and can be skipped.
            if input != 0.0 {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += input * weight;
                }
            }
        }
        sums
    }

    #[inline]
    pub(crate) fn second_sums(&self, first: &[f32; FIRST]) -> [f32; SECOND] {
        let mut sums = self.second_bias;
        for (&input, row) in first.iter().zip(self.second.iter()) {
            let input = input.max(0.0);
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += input * weight;
            }
        }
        sums
    }

    /// The output, from the sums of the first layer.
    #[inline]
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
        bytes.extend(VERSION.to_le_bytes());
        bytes.push(self.game as u8);
        bytes.push(self.seats);
        for size in [self.inputs(), FIRST, SECOND] {
            bytes.extend((size as u16).to_le_bytes());
        }
        bytes.extend(self.parts().into_iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Parses a file written by [`Network::to_bytes`], for positions with this many inputs.
    pub fn from_bytes(bytes: &[u8], inputs: usize) -> Result<Network, NetworkError> {
        let head: &[u8; HEADER] = bytes.first_chunk().ok_or(NetworkError::NotANetwork)?;
        if !head.starts_with(MAGIC) {
            return Err(NetworkError::NotANetwork);
        }
        let number = |at: usize| u16::from_le_bytes([head[at], head[at + 1]]);
        if number(8) != VERSION {
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
        if weights.len() != network.parts().into_iter().flatten().count() || !rest.is_empty() {
            return Err(NetworkError::Damaged);
        }
        for (weight, bytes) in network.parts_mut().into_iter().flatten().zip(weights) {
            *weight = f32::from_le_bytes(*bytes);
        }
        let sound = network.parts().into_iter().flatten().all(|weight| weight.is_finite());
        if sound { Ok(network) } else { Err(NetworkError::Damaged) }
    }
}
