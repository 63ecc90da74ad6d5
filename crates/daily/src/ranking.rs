//! Comparing scores: matchpoints, as at bridge tournaments, and places.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::score::Score;

/// All scores with a deal: how many there are of each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Field(BTreeMap<Score, u32>);

/// How a score compares with the field it belongs to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The share of the others that did worse, those who did the same counting half: 0 to 1. One half if there are no
    /// others.
    pub points: f64,
    /// The place, from 1; those who did the same share it.
    pub rank: u32,
    /// How many are in the field.
    pub of: u32,
}

/// Somebody in a ranking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed<T> {
    /// Who.
    pub who: T,
    /// Their score.
    pub score: Score,
    /// How it compares.
    pub standing: Standing,
}

impl Field {
    /// Adds so many who reached this score.
    pub fn add(&mut self, score: Score, count: u32) {
        *self.0.entry(score).or_default() += count;
    }

    /// How many are in the field.
    pub fn size(&self) -> u32 {
        self.0.values().sum()
    }

    /// How a score of the field compares with the others in it.
    pub fn standing(&self, score: Score) -> Standing {
        let count = |scores: &mut dyn Iterator<Item = (&Score, &u32)>| scores.map(|(_, count)| count).sum::<u32>();
        let worse = count(&mut self.0.range(..score));
        let same = self.0.get(&score).copied().unwrap_or(0);
        let of = self.size();
        let equal = same.saturating_sub(1);
        let points = match of {
            0 | 1 => 0.5,
            _ => (f64::from(worse) + 0.5 * f64::from(equal)) / f64::from(of - 1),
        };
        Standing { points, rank: 1 + of - worse - same, of }
    }
}

impl FromIterator<Score> for Field {
    fn from_iter<I: IntoIterator<Item = Score>>(scores: I) -> Field {
        let mut field = Field::default();
        for score in scores {
            field.add(score, 1);
        }
        field
    }
}

/// Everybody in order, best first; those with the same score stay in the order in which they were given.
pub fn rank<T>(scores: impl IntoIterator<Item = (T, Score)>) -> Vec<Placed<T>> {
    let mut scores: Vec<(T, Score)> = scores.into_iter().collect();
    scores.sort_by_key(|(_, score)| Reverse(*score));
    let field: Field = scores.iter().map(|(_, score)| *score).collect();
    scores.into_iter().map(|(who, score)| Placed { who, score, standing: field.standing(score) }).collect()
}
