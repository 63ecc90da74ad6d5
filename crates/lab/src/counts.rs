//! Histograms.

use serde::{Deserialize, Serialize};

use crate::statistics::{Interval, mean_interval};

/// How often each small number occurred, indexed by the number.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Counts(Vec<u64>);

impl Counts {
    /// Counts a value.
    #[inline]
    pub fn count(&mut self, value: usize) {
        if value >= self.0.len() {
            self.0.resize(value + 1, 0);
        }
        self.0[value] += 1;
    }

    /// Adds other counts.
    pub fn add(&mut self, other: &Counts) {
        if other.0.len() > self.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (count, more) in self.0.iter_mut().zip(&other.0) {
            *count += more;
        }
    }

    /// How often each value occurred, from 0 to the highest.
    pub fn as_slice(&self) -> &[u64] {
        &self.0
    }

    /// How often a value occurred.
    pub fn of(&self, value: usize) -> u64 {
        self.0.get(value).copied().unwrap_or(0)
    }

    /// How often values below `bound` occurred.
    pub fn below(&self, bound: usize) -> u64 {
        self.0.iter().take(bound).sum()
    }

    /// The number of values.
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Their mean, if there are any.
    pub fn mean(&self) -> Option<f64> {
        let sum: u64 = self.0.iter().enumerate().map(|(value, count)| value as u64 * count).sum();
        let total = self.total();
        (total > 0).then(|| sum as f64 / total as f64)
    }

    /// The 95 % interval around their mean; `None` for fewer than two values.
    pub fn mean_interval(&self) -> Option<Interval> {
        let values = || self.0.iter().enumerate().map(|(value, count)| (value as u64, count));
        let sum: u64 = values().map(|(value, count)| value * count).sum();
        let squares = values().map(|(value, count)| value * value * count).sum();
        mean_interval(i64::try_from(sum).ok()?, squares, self.total())
    }

    /// The smallest value that at least this share of all values does not exceed.
    pub fn quantile(&self, share: f64) -> Option<usize> {
        let wanted = share * self.total() as f64;
        let mut seen = 0;
        self.0.iter().position(|&count| {
            seen += count;
            seen > 0 && seen as f64 >= wanted
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(values: &[usize]) -> Counts {
        let mut counts = Counts::default();
        values.iter().for_each(|&value| counts.count(value));
        counts
    }

    #[test]
    fn adding_counts_equals_counting_together() {
        let mut counts = counted(&[0, 3, 3]);
        counts.add(&counted(&[5, 0]));
        assert_eq!(counts, counted(&[0, 0, 3, 3, 5]));
        assert_eq!((counts.of(3), counts.of(9), counts.below(3), counts.total()), (2, 0, 2, 5));
    }

    #[test]
    fn mean_and_quantiles_are_right() {
        let counts = counted(&[1, 2, 2, 7]);
        assert_eq!(counts.mean(), Some(3.0));
        assert_eq!([0.0, 0.25, 0.5, 0.75, 0.9, 1.0].map(|share| counts.quantile(share)), [1, 1, 2, 2, 7, 7].map(Some));
        assert_eq!((Counts::default().mean(), Counts::default().quantile(0.5)), (None, None));
    }
}
