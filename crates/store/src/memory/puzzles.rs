//! What people made of puzzles.

use tenback_players::PersonId;

use crate::PuzzleResult;

use super::State;

impl State {
    pub(super) fn puzzle_results(&self, person: PersonId) -> Vec<PuzzleResult> {
        self.puzzle_results.get(&person).cloned().unwrap_or_default()
    }

    pub(super) fn add_puzzle_result(&mut self, person: PersonId, result: PuzzleResult) -> bool {
        if !self.people.contains_key(&person) {
            return false;
        }
        let results = self.puzzle_results.entry(person).or_default();
        let is_next = usize::try_from(result.number) == Ok(results.len() + 1);
        let is_first = results.iter().all(|known| known.puzzle != result.puzzle);
        if is_next && is_first {
            results.push(result);
        }
        is_next && is_first
    }
}
