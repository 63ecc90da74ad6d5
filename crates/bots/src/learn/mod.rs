//! Training of networks by self-play, from nothing but a seed. No files and no clock here; the caller provides them.
//!
//! First a network learns from the results of its games, where a loss with few cards left is worth something: TD(λ) with
//! a replay buffer. Then, in cooperative games, two copies learn the chance to win from turns that are compared in the
//! same sampled worlds.

mod adam;
mod calibrate;
mod courses;
mod episode;
mod first_stage;
mod groups;
mod pupil;
mod replay_buffer;
mod second_stage;
mod siblings;
mod trainer;

use std::num::NonZero;
use std::thread;

use rand::RngExt;

use crate::BotRng;

pub use calibrate::fit_chances;
pub use courses::{Course, courses};
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

/// Does some work for each of some numbers, on all cores; the results are in the order of the numbers.
fn for_each_number<T: Send>(numbers: std::ops::Range<u64>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let share = (numbers.end - numbers.start).div_ceil(threads).max(1);
    let work = &work;
    thread::scope(|scope| {
        let parts = (0..threads).map(|thread| {
            let start = (numbers.start + thread * share).min(numbers.end);
            let end = (start + share).min(numbers.end);
            scope.spawn(move || (start..end).map(work).collect::<Vec<T>>())
        });
        let parts: Vec<_> = parts.collect();
        let joined = parts.into_iter().map(|part| part.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        joined.flatten().collect()
    })
}
