//! Learning networks by self-play: TD(λ) with a replay buffer. No files and no clock here; the caller has those.

mod adam;
mod lesson;
mod memory;
mod trainer;

pub use trainer::{BadCheckpoint, Config, Progress, Trainer};
