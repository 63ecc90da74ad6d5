//! Finished games and their reviews.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Slot;

use tenback_players::PersonId;

use crate::{FinishedGame, StoreError, StoredReview, TableId};

use super::State;
use super::upkeep::beyond;

/// Adds a game, unless there is one with its number.
pub(super) fn add(
    games: &mut BTreeMap<(TableId, u32), FinishedGame>,
    table: TableId,
    mut game: FinishedGame,
) -> Result<(), StoreError> {
    let Slot::Vacant(slot) = games.entry((table, game.number)) else { return Err(StoreError::Taken) };
    game.players.sort();
    slot.insert(game);
    Ok(())
}

impl State {
    pub(super) fn game(&self, table: &TableId, number: u32) -> Result<Option<FinishedGame>, StoreError> {
        match self.games.get(&(table.clone(), number)) {
            None if !self.tables.contains_key(table) => Err(StoreError::NoSuchTable),
            game => Ok(game.cloned()),
        }
    }

    pub(super) fn keep_review(&mut self, table: &TableId, number: u32, review: StoredReview) -> Result<(), StoreError> {
        let key = (table.clone(), number);
        if !self.games.contains_key(&key) {
            return Err(StoreError::NoSuchTable);
        }
        self.reviews.insert(key, review);
        Ok(())
    }

    pub(super) fn games_of(
        &self,
        person: PersonId,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Vec<(TableId, FinishedGame)> {
        let played = |game: &FinishedGame| game.players.iter().any(|player| player.person == person);
        let games = self.games.range(beyond(after)).filter(|(_, game)| played(game));
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        games.map(|((table, _), game)| (table.clone(), game.clone())).take(most).collect()
    }

    pub(super) fn games_after(&self, after: Option<(TableId, u32)>, most: u32) -> Vec<(TableId, FinishedGame)> {
        let games = self.games.range(beyond(after)).take(usize::try_from(most).unwrap_or(usize::MAX));
        games.map(|((table, _), game)| (table.clone(), game.clone())).collect()
    }
}
