//! Training of networks by self-play: TD(λ) with a replay buffer. No files and no clock here; the caller provides them.

mod adam;
mod episode;
mod replay_buffer;
mod trainer;

use rand::RngExt;

use crate::BotRng;

pub use trainer::{BadCheckpoint, Config, Progress, Trainer};

/// Small random initial weights.
fn randomise(weights: &mut [f32], size: f32, rng: &mut BotRng) {
    for weight in weights {
        *weight = (rng.random_range(-1_000_000..=1_000_000) as f32) * 1e-6 * size;
    }
}

/// Combines two numbers into a seed.
fn mix(seed: u64, number: u64) -> u64 {
    (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number).wrapping_mul(0xd129_42c4_61ea_7b65)
}
