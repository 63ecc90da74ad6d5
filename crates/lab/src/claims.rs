//! What bots said about their chance to win, and how often they were right.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Chances are counted in cells of this width, in millionths.
const CELL: u32 = 5_000;
const MILLION: f64 = 1e6;

/// The chances that were named after turns. Whole numbers, so the order in which games end does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Claims(BTreeMap<u32, Cell>);

/// Chances that are nearly the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Cell {
    positions: u64,
    /// The sum of the chances, in millionths.
    said: u64,
    won: u64,
}

/// Positions with similar chances.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Bin {
    /// How many there are.
    pub positions: u64,
    /// The mean of the chances named.
    pub said: f64,
    /// The share of them that were won.
    pub won: f64,
}

impl Claims {
    /// Positions in a bin, at least.
    pub const POSITIONS: u64 = 2_500;

    /// Counts a chance that was named, and whether it came true.
    pub fn count(&mut self, chance: f32, won: bool) {
        let said = (f64::from(chance.clamp(0.0, 1.0)) * MILLION).round() as u32;
        self.cell(said / CELL).add(Cell { positions: 1, said: said.into(), won: won.into() });
    }

    /// Adds other chances.
    pub fn add(&mut self, other: &Claims) {
        for (&at, &cell) in &other.0 {
            self.cell(at).add(cell);
        }
    }

    fn cell(&mut self, at: u32) -> &mut Cell {
        self.0.entry(at).or_default()
    }

    /// From the lowest chances to the highest, in bins of at least [`Claims::POSITIONS`]; those that are left over join
    /// the last bin. Nothing if there are too few.
    pub fn bins(&self) -> Vec<Bin> {
        let mut bins: Vec<Cell> = Vec::new();
        for &cell in self.0.values() {
            match bins.last_mut().filter(|bin| bin.positions < Claims::POSITIONS) {
                Some(bin) => bin.add(cell),
                None => bins.push(cell),
            }
        }
        if let Some(rest) = bins.pop_if(|bin| bin.positions < Claims::POSITIONS)
            && let Some(last) = bins.last_mut()
        {
            last.add(rest);
        }
        bins.iter().map(Cell::bin).collect()
    }
}

impl Cell {
    fn add(&mut self, other: Cell) {
        self.positions += other.positions;
        self.said += other.said;
        self.won += other.won;
    }

    fn bin(&self) -> Bin {
        let count = self.positions as f64;
        Bin { positions: self.positions, said: self.said as f64 / count / MILLION, won: self.won as f64 / count }
    }
}

/// The largest distance between what was said and what came true.
pub fn largest_error(bins: &[Bin]) -> Option<f64> {
    bins.iter().map(|bin| (bin.said - bin.won).abs()).reduce(f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_compare_what_was_said_with_what_came_true() {
        let (mut claims, mut more) = (Claims::default(), Claims::default());
        (0..3_000).for_each(|at| claims.count(0.2, at % 4 == 0));
        (0..2_000).for_each(|at| more.count(0.7, at % 10 < 7));
        (0..1_000).for_each(|_| claims.count(0.9, true));
        (0..10).for_each(|_| more.count(1.0, true));
        claims.add(&more);
        let bins = claims.bins();
        assert_eq!(bins.iter().map(|bin| bin.positions).collect::<Vec<_>>(), [3_000, 3_010]);
        assert!((bins[0].said - 0.2).abs() < 1e-6 && (bins[0].won - 0.25).abs() < 1e-9);
        assert!((largest_error(&bins).expect("there are bins") - 0.05).abs() < 1e-6);
        assert_eq!(more.bins(), [], "too few to tell");
    }
}
