//! Means of samples and their errors.

use tenback_bots::Estimate;

/// A running mean.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean of the samples of both.
    pub(crate) fn joined(&self, other: &Mean) -> Mean {
        Mean { count: self.count + other.count, sum: self.sum + other.sum, squares: self.squares + other.squares }
    }

    /// Whether there is anything to take the mean of.
    pub(crate) fn is_some(&self) -> bool {
        self.count > 0.0
    }

    pub(crate) fn value(&self) -> f64 {
        if self.count > 0.0 { self.sum / self.count } else { 0.0 }
    }

    /// The standard error.
    pub(crate) fn error(&self) -> f64 {
        if self.count < 2.0 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.sum / self.count) / (self.count - 1.0);
        (variance.max(0.0) / self.count).sqrt()
    }

    pub(crate) fn estimate(&self) -> Estimate {
        Estimate { chance: self.value() as f32, error: self.error() as f32 }
    }
}

/// A running mean whose samples fall into two halves by turns, each independent of the other.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Halves([Mean; 2]);

impl Halves {
    pub(crate) fn add(&mut self, index: u32, value: f64) {
        self.0[index as usize % 2].add(value);
    }

    /// One of the halves, 0 or 1.
    pub(crate) fn half(&self, half: usize) -> Mean {
        self.0[half % 2]
    }

    /// Both together.
    pub(crate) fn whole(&self) -> Mean {
        self.0[0].joined(&self.0[1])
    }
}
