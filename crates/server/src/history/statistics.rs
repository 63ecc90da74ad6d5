//! Statistics of a person.

use std::collections::{BTreeMap, HashMap};

use tenback_rules::GameName;
use tenback_store::{Store, Tally};
use tenback_table::PersonId;
use tenback_wire::{AccuracyPoint, Companion, GameStatistics, Rate, Results, Statistics};

use crate::charter::names;
use crate::denial::Denial;

/// How many companions are listed, and of how many the names are looked up: some may have been deleted.
const COMPANIONS: usize = 10;
const CANDIDATES: usize = 40;

/// How many reviewed games are listed.
const ACCURACIES: usize = 100;

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
    results: Results,
    accuracy: Vec<AccuracyPoint>,
    adjusted: Vec<f64>,
    with: HashMap<PersonId, (u32, u32)>,
}

impl Group {
    fn add(&mut self, tally: Tally, with_names: bool) {
        self.results.add(tally.won, tally.left, tally.ten_backs);
        self.adjusted.extend(tally.adjusted);
        for other in tally.others {
            let (played, won_with) = self.with.entry(other).or_default();
            *played += 1;
            *won_with += u32::from(tally.won);
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
            adjusted: Rate::of_results(&self.adjusted),
            accuracy: self.accuracy.split_off(latest),
            with,
            ..GameStatistics::new(game, seats, self.results)
        }
    }
}

fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}
