//! The replay buffer: recent positions that are trained on repeatedly.

/// Inputs are stored as multiples of this, which halves the memory and makes saving and loading exact.
const QUANTUM: f32 = 1.0 / 1024.0;

/// A ring buffer of positions: the newest replaces the oldest.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ReplayBuffer {
    width: usize,
    most: usize,
    inputs: Vec<i16>,
    targets: Vec<f32>,
    oldest: usize,
}

impl ReplayBuffer {
    pub(crate) fn new(width: usize, most: usize) -> ReplayBuffer {
        ReplayBuffer { width, most, inputs: Vec::new(), targets: Vec::new(), oldest: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.targets.len()
    }

    pub(crate) fn push(&mut self, inputs: &[f32], target: f32) {
        let grains = inputs.iter().map(|&input| (input / QUANTUM).round() as i16);
        if self.len() < self.most {
            self.inputs.extend(grains);
            self.targets.push(target);
        } else {
            let slots = &mut self.inputs[self.oldest * self.width..(self.oldest + 1) * self.width];
            slots.iter_mut().zip(grains).for_each(|(slot, grain)| *slot = grain);
            self.targets[self.oldest] = target;
            self.oldest = (self.oldest + 1) % self.most;
        }
    }

    /// Fills `inputs` with a position; returns its target.
    pub(crate) fn get(&self, at: usize, inputs: &mut [f32]) -> f32 {
        let grains = &self.inputs[at * self.width..(at + 1) * self.width];
        inputs.iter_mut().zip(grains).for_each(|(input, &grain)| *input = f32::from(grain) * QUANTUM);
        self.targets[at]
    }

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend((self.oldest as u64).to_le_bytes());
        bytes.extend((self.len() as u64).to_le_bytes());
        bytes.extend(self.inputs.iter().flat_map(|grain| grain.to_le_bytes()));
        bytes.extend(self.targets.iter().flat_map(|target| target.to_le_bytes()));
    }

    /// Reads what [`ReplayBuffer::write`] wrote, and returns it with the remaining bytes; `None` if it does not fit.
    pub(crate) fn read(width: usize, most: usize, bytes: &[u8]) -> Option<(ReplayBuffer, &[u8])> {
        let (oldest, bytes) = bytes.split_first_chunk::<8>()?;
        let (len, bytes) = bytes.split_first_chunk::<8>()?;
        let (oldest, len) = (u64::from_le_bytes(*oldest) as usize, u64::from_le_bytes(*len) as usize);
        if len > most || oldest > len {
            return None;
        }
        let (inputs, bytes) = bytes.split_at_checked(len * width * 2)?;
        let (targets, bytes) = bytes.split_at_checked(len * 4)?;
        let inputs = inputs.as_chunks::<2>().0.iter().map(|grain| i16::from_le_bytes(*grain)).collect();
        let targets = targets.as_chunks::<4>().0.iter().map(|target| f32::from_le_bytes(*target)).collect();
        Some((ReplayBuffer { width, most, inputs, targets, oldest }, bytes))
    }
}
