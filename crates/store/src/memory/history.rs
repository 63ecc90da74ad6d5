//! Finished games as people find them again.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::history::stayed;
use crate::{
    FinishedGame, History, Memory, Outline, Played, PlayedFilter, PlayedKey, StoreError, TableId, Tally, Timestamp,
};

use super::State;

#[async_trait]
impl History for Memory {
    async fn played(
        &self,
        person: PersonId,
        filter: &PlayedFilter,
        after: Option<PlayedKey>,
        most: u32,
    ) -> Result<Vec<Played>, StoreError> {
        let state = self.state()?;
        let mut games: Vec<&Played> = state.wanted(person, filter).collect();
        games.retain(|played| after.as_ref().is_none_or(|after| played.key() < *after));
        games.sort_by_key(|played| Reverse(played.key()));
        Ok(games.into_iter().take(usize::try_from(most).unwrap_or(usize::MAX)).cloned().collect())
    }

    async fn count_played(&self, person: PersonId, filter: &PlayedFilter) -> Result<u64, StoreError> {
        Ok(self.state()?.wanted(person, filter).count() as u64)
    }

    async fn tallies(&self, person: PersonId) -> Result<Vec<Tally>, StoreError> {
        let state = self.state()?;
        let usual = |played: &&Played| played.counts && played.hand_size.is_none() && played.minimum.is_none();
        let mut games: Vec<&Played> = state.of(person).filter(usual).collect();
        games.sort_by_key(|played| played.key());
        Ok(games.into_iter().map(tally).collect())
    }

    async fn companions(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let state = self.state()?;
        let people: BTreeSet<PersonId> =
            state.of(person).flat_map(|played| &played.others).map(|other| other.person).collect();
        Ok(people.into_iter().collect())
    }

    async fn played_in(&self, table: &TableId, number: u32) -> Result<Vec<Played>, StoreError> {
        Ok(self.state()?.played.get(&(table.clone(), number)).cloned().unwrap_or_default())
    }

    async fn add_played(&self, table: &TableId, number: u32, played: Vec<Played>) -> Result<(), StoreError> {
        self.write(|state| {
            state.add_played(table, number, played);
            Ok(())
        })
    }

    async fn not_outlined(&self, most: u32) -> Result<Vec<(TableId, u32)>, StoreError> {
        let state = self.state()?;
        let mut due: Vec<_> = state.outlines_due.iter().map(|(game, ended)| (Reverse(*ended), game.clone())).collect();
        due.sort();
        Ok(due.into_iter().map(|(_, game)| game).take(usize::try_from(most).unwrap_or(usize::MAX)).collect())
    }

    async fn keep_accuracy(&self, table: &TableId, number: u32, by_seat: Vec<(u8, f64)>) -> Result<(), StoreError> {
        self.write(|state| {
            for played in state.played.entry((table.clone(), number)).or_default().iter_mut().filter(|own| own.counts) {
                let known = by_seat.iter().find(|(seat, _)| played.seat == Some(*seat));
                played.accuracy = known.map(|(_, accuracy)| *accuracy).or(played.accuracy);
            }
            Ok(())
        })
    }

    async fn claim_luck(&self, now: Timestamp, until: Timestamp, most: u32) -> Result<Vec<(TableId, u32)>, StoreError> {
        self.write(|state| {
            let free = state.luck_due.iter().filter(|(_, free_at)| **free_at <= now);
            let mut free: Vec<_> = free.map(|(game, free_at)| (Reverse(*free_at), game.clone())).collect();
            free.sort();
            free.truncate(usize::try_from(most).unwrap_or(usize::MAX));
            for (_, game) in &free {
                state.luck_due.insert(game.clone(), until);
            }
            let claimed: BTreeSet<_> = free.into_iter().map(|(_, game)| game).collect();
            Ok(claimed.into_iter().collect())
        })
    }

    async fn keep_luck(&self, table: &TableId, number: u32, adjusted: Vec<(PersonId, f64)>) -> Result<(), StoreError> {
        self.write(|state| {
            let key = (table.clone(), number);
            state.luck_due.remove(&key);
            for played in state.played.entry(key).or_default() {
                let known = adjusted.iter().find(|(person, _)| *person == played.person);
                played.adjusted = known.map(|(_, adjusted)| *adjusted).or(played.adjusted);
            }
            Ok(())
        })
    }

    async fn is_public(&self, person: PersonId) -> Result<bool, StoreError> {
        Ok(self.state()?.public_profiles.contains(&person))
    }

    async fn set_public(&self, person: PersonId, public: bool) -> Result<(), StoreError> {
        self.write(|state| {
            state.person(person)?;
            if public {
                state.public_profiles.insert(person);
            } else {
                state.public_profiles.remove(&person);
            }
            Ok(())
        })
    }
}

fn tally(played: &Played) -> Tally {
    Tally {
        table: played.table.clone(),
        number: played.number,
        ended: played.ended,
        game: played.game.clone(),
        seats: played.seats,
        won: played.won,
        left: played.left,
        ten_backs: played.ten_backs,
        accuracy: played.accuracy,
        adjusted: played.adjusted,
        others: stayed(played.others.clone()),
    }
}

impl PlayedFilter {
    /// Whether it lets a game pass.
    fn passes(&self, played: &Played) -> bool {
        let with = |people: &Vec<PersonId>| played.others.iter().any(|other| people.contains(&other.person));
        self.game.as_ref().is_none_or(|game| *game == played.game)
            && self.seats.is_none_or(|seats| seats == played.seats)
            && self.won.is_none_or(|won| won == played.won)
            && self.since.is_none_or(|since| played.ended >= since)
            && self.until.is_none_or(|until| played.ended < until)
            && self.with.as_ref().is_none_or(with)
    }
}

impl State {
    /// The games of a person, in any order.
    fn of(&self, person: PersonId) -> impl Iterator<Item = &Played> {
        self.played.values().flatten().filter(move |played| played.person == person)
    }

    fn wanted<'a>(&'a self, person: PersonId, filter: &'a PlayedFilter) -> impl Iterator<Item = &'a Played> {
        self.of(person).filter(|played| filter.passes(played))
    }

    /// Notes a game that has just ended, or that it is to be outlined.
    pub(super) fn note_game(&mut self, table: &TableId, game: &FinishedGame, outline: Option<&Outline>) {
        match outline {
            Some(outline) => self.add_played(table, game.number, outline.played(table, game)),
            None => drop(self.outlines_due.insert((table.clone(), game.number), game.ended)),
        }
    }

    fn add_played(&mut self, table: &TableId, number: u32, played: Vec<Played>) {
        let key = (table.clone(), number);
        self.outlines_due.remove(&key);
        if let Some(first) = played.first().filter(|first| first.adjusted.is_none()) {
            self.luck_due.entry(key.clone()).or_insert(first.ended);
        }
        let known = self.played.entry(key).or_default();
        for new in played {
            if known.iter().all(|old| old.person != new.person) {
                known.push(new);
            }
        }
        known.sort_by_key(|played| played.person);
    }

    /// Removes the history of somebody who is being deleted.
    pub(super) fn erase_history(&mut self, person: PersonId) {
        self.played.values_mut().for_each(|played| played.retain(|played| played.person != person));
        self.public_profiles.remove(&person);
    }
}
