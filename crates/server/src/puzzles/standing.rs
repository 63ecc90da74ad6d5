//! How well somebody has done with puzzles.

use tenback_puzzles::{Puzzle, Rating};
use tenback_store::{PuzzleResult, Store, Timestamp};
use tenback_table::PersonId;
use tenback_wire::PuzzleStanding;

use crate::denial::Denial;

/// How often a result is added anew because the same person has just added another one.
const TRIES: u32 = 10;

/// The first attempts of a person, in order.
pub(crate) struct Standing(Vec<PuzzleResult>);

impl Standing {
    /// What is stored about a person.
    pub(crate) async fn load(store: &dyn Store, person: PersonId) -> Result<Standing, Denial> {
        Ok(Standing(store.puzzle_results(person).await?))
    }

    /// Stores what an attempt came to, if it is the person's first at this puzzle.
    pub(crate) async fn count(
        store: &dyn Store,
        person: PersonId,
        puzzle: &Puzzle,
        solved: bool,
        now: Timestamp,
    ) -> Result<Standing, Denial> {
        let id = puzzle.id();
        for _ in 0..TRIES {
            let mut standing = Standing::load(store, person).await?;
            if standing.has_tried(&id) {
                return Ok(standing);
            }
            let result = standing.next(&id, puzzle, solved, now);
            if store.add_puzzle_result(person, result.clone()).await? {
                standing.0.push(result);
                return Ok(standing);
            }
        }
        Err(Denial::NotStored)
    }

    fn next(&self, id: &str, puzzle: &Puzzle, solved: bool, now: Timestamp) -> PuzzleResult {
        let Rating { rating, deviation, volatility } = self.rating().after(puzzle.opponent(), solved);
        let number = u32::try_from(self.0.len() + 1).unwrap_or(u32::MAX);
        PuzzleResult { number, puzzle: id.to_owned(), solved, rating, deviation, volatility, ended: now }
    }

    pub(crate) fn rating(&self) -> Rating {
        let last = self.0.last();
        last.map_or(Rating::NEW, |last| Rating {
            rating: last.rating,
            deviation: last.deviation,
            volatility: last.volatility,
        })
    }

    pub(crate) fn has_tried(&self, puzzle: &str) -> bool {
        self.0.iter().any(|result| result.puzzle == puzzle)
    }

    /// As it is sent, with what came of one puzzle.
    pub(crate) fn told(&self, puzzle: &str) -> PuzzleStanding {
        let Rating { rating, deviation, volatility } = self.rating();
        let count = |wanted: fn(&&PuzzleResult) -> bool| {
            u32::try_from(self.0.iter().filter(wanted).count()).unwrap_or(u32::MAX)
        };
        PuzzleStanding {
            rating,
            deviation,
            volatility,
            tried: count(|_| true),
            solved: count(|result| result.solved),
            result: self.0.iter().find(|result| result.puzzle == puzzle).map(|result| result.solved),
        }
    }
}

/// The standing of somebody without a token after an attempt: what the client keeps, counted on if it was the first.
pub(crate) fn counted(kept: PuzzleStanding, puzzle: &Puzzle, result: Option<bool>) -> PuzzleStanding {
    let (Some(solved), None) = (result, kept.result) else { return kept };
    let before = Rating { rating: kept.rating, deviation: kept.deviation, volatility: kept.volatility };
    let Rating { rating, deviation, volatility } = before.after(puzzle.opponent(), solved);
    PuzzleStanding {
        rating,
        deviation,
        volatility,
        tried: kept.tried.saturating_add(1),
        solved: kept.solved.saturating_add(solved.into()),
        result: Some(solved),
    }
}
