//! Statistics of a person.

use std::collections::{BTreeMap, HashMap};

use tenback_rules::GameName;
use tenback_store::{Store, Tally};
use tenback_table::PersonId;
use tenback_wire::{AccuracyPoint, Companion, GameStatistics, Rate, Statistics};

use crate::charter::names;
use crate::denial::Denial;

/// How many companions are listed, and of how many the names are looked up: some may have been deleted.
const COMPANIONS: usize = 10;
const CANDIDATES: usize = 40;

/// How many reviewed games are listed.
const ACCURACIES: usize = 100;

/// The number of standard errors on both sides of an estimate that 95 % of all estimates are within.
const Z: f64 = 1.959_963_984_540_054;

/// What is known about how often two people have played together.
type Together = Vec<(PersonId, u32, u32)>;

/// The statistics of a person. Those for everybody are without the names of other people, and without the games in whose
/// records they are.
pub(crate) async fn statistics(store: &dyn Store, person: PersonId, with_names: bool) -> Result<Statistics, Denial> {
    let mut groups: BTreeMap<(String, u8), Group> = BTreeMap::new();
    for tally in store.tallies(person).await? {
        groups.entry((tally.game.clone(), tally.seats)).or_default().add(tally, with_names);
    }
    let together: Vec<Together> =
        groups.values().map(|group| if with_names { group.together() } else { Vec::new() }).collect();
    let known = names(store, together.iter().flatten().map(|(person, ..)| *person).collect()).await?;
    let companions = together.into_iter().map(|together| {
        let named = |(person, played, won)| Some(Companion { name: known.get(&person)?.to_string(), played, won });
        together.into_iter().filter_map(named).take(COMPANIONS).collect()
    });
    let mut games = Vec::with_capacity(groups.len());
    for (((word, seats), group), with) in groups.into_iter().zip(companions) {
        let game = GameName::from_word(&word);
        let game = game.ok_or_else(|| Denial::internal(format_args!("there is no game {word}")))?;
        games.push(group.told(game, seats, with));
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.played));
    Ok(Statistics { games })
}

/// The games of one kind, added in the order in which they ended.
#[derive(Default)]
struct Group {
    played: u32,
    won: u32,
    left: Vec<u32>,
    ten_backs: u32,
    streak: u32,
    longest_streak: u32,
    accuracy: Vec<AccuracyPoint>,
    adjusted: Vec<f64>,
    with: HashMap<PersonId, (u32, u32)>,
}

impl Group {
    fn add(&mut self, tally: Tally, with_names: bool) {
        let won = u32::from(tally.won);
        self.played += 1;
        self.won += won;
        let left = usize::from(tally.left);
        if self.left.len() <= left {
            self.left.resize(left + 1, 0);
        }
        self.left[left] += 1;
        self.ten_backs += u32::from(tally.ten_backs);
        self.streak = if tally.won { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
        self.adjusted.extend(tally.adjusted);
        for other in tally.others {
            let (played, won_with) = self.with.entry(other).or_default();
            *played += 1;
            *won_with += won;
        }
        if let Some(accuracy) = tally.accuracy {
            let table = with_names.then(|| tally.table.to_string());
            let number = with_names.then_some(tally.number);
            let accuracy = rounded(accuracy);
            self.accuracy.push(AccuracyPoint { table, number, ended: tally.ended.0, accuracy });
        }
    }

    /// Those they played with most often.
    fn together(&self) -> Together {
        let mut all: Together = self.with.iter().map(|(person, (played, won))| (*person, *played, *won)).collect();
        all.sort_by_key(|(person, played, _)| (std::cmp::Reverse(*played), *person));
        all.truncate(CANDIDATES);
        all
    }

    fn told(mut self, game: GameName, seats: u8, with: Vec<Companion>) -> GameStatistics {
        let latest = self.accuracy.len().saturating_sub(ACCURACIES);
        GameStatistics {
            game,
            seats,
            played: self.played,
            won: self.won,
            rate: proportion(self.won, self.played),
            adjusted: mean(&self.adjusted),
            left: self.left,
            ten_backs: self.ten_backs,
            streak: self.streak,
            longest_streak: self.longest_streak,
            accuracy: self.accuracy.split_off(latest),
            with,
        }
    }
}

/// A proportion with the interval of Wilson, which is sound for few games and for rates near 0 and 1.
fn proportion(won: u32, played: u32) -> Rate {
    let (count, rate) = (f64::from(played.max(1)), f64::from(won) / f64::from(played.max(1)));
    let spread = Z * Z / count;
    let middle = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread) * (rate * (1.0 - rate) / count + spread / (4.0 * count)).sqrt();
    // At the ends, rounding must not exclude the rate.
    let (low, high) = ((middle - half).min(rate).max(0.0), (middle + half).max(rate).min(1.0));
    Rate { rate: rounded(rate), low: rounded(low), high: rounded(high), games: played }
}

/// The mean of results without luck, with its interval; `None` for fewer than two.
fn mean(results: &[f64]) -> Option<Rate> {
    if results.len() < 2 {
        return None;
    }
    let count = results.len() as f64;
    let mean = results.iter().sum::<f64>() / count;
    let variance = results.iter().map(|result| (result - mean) * (result - mean)).sum::<f64>() / (count - 1.0);
    let half = Z * (variance / count).sqrt();
    let within = |rate: f64| rounded(rate.clamp(0.0, 1.0));
    let games = u32::try_from(results.len()).unwrap_or(u32::MAX);
    Some(Rate { rate: within(mean), low: within(mean - half), high: within(mean + half), games })
}

fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_intervals() {
        // Wilson's interval: 5 of 10 gives 23.7 % to 76.3 %, 0 of 10 gives 0 to 27.8 %.
        let Rate { rate, low, high, games } = proportion(5, 10);
        assert_eq!((rate, low, high, games), (0.5, 0.2366, 0.7634, 10));
        let Rate { rate, low, high, .. } = proportion(0, 10);
        assert_eq!((rate, low, high), (0.0, 0.0, 0.2775));
        assert_eq!(proportion(10, 10).high, 1.0);
    }

    #[test]
    fn the_mean_of_results_without_luck_stays_a_rate() {
        assert_eq!(mean(&[0.5]), None, "one game says nothing about how far off it is");
        let Rate { rate, low, high, games } = mean(&[-0.5, 1.5, 0.4, 0.6]).expect("four games");
        assert_eq!((rate, games), (0.5, 4));
        assert!(low < 0.1 && high > 0.9 && low >= 0.0 && high <= 1.0, "{low} {high}");
    }
}
