//! What a finished game shows everybody.

use serde::{Deserialize, Serialize};
use tenback_rules::{Card, Lay, Pile, Seat};

/// A finished game with all cards face up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct End {
    /// The cards each seat still held, low ones first.
    #[cfg_attr(test, ts(type = "Card[][]"))]
    pub hands: Vec<Vec<Card>>,
    /// The cards that were never drawn, in the order they would have come; in Face to Face two piles.
    #[cfg_attr(test, ts(type = "Card[][]"))]
    pub stocks: Vec<Vec<Card>>,
    /// How many turns were played.
    pub turns: u16,
    /// How often a card went ten back.
    pub ten_backs: u16,
    /// Why the last turn could not be completed, if that ended the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stuck: Option<Stuck>,
}

/// A turn that could not be completed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Stuck {
    /// Whose turn it was.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Seat,
    /// How many more cards the turn needed.
    pub owes: u8,
    /// The pile with a skull that had to be covered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "PileName"))]
    pub skull: Option<Pile>,
    /// What could still be played.
    #[cfg_attr(test, ts(type = "Lay[]"))]
    pub playable: Vec<Lay>,
    /// The cards in the hand that fitted nowhere.
    #[cfg_attr(test, ts(type = "Card[]"))]
    pub unplayable: Vec<Card>,
}

impl Stuck {
    /// The pile whose skull no card left could cover.
    pub fn uncovered(&self) -> Option<Pile> {
        self.skull.filter(|skull| self.playable.iter().all(|lay| lay.pile != *skull))
    }
}

impl From<tenback_table::End> for End {
    fn from(end: tenback_table::End) -> End {
        let tenback_table::End { hands, stocks, turns, ten_backs, stuck } = end;
        End { hands, stocks, turns, ten_backs, stuck: stuck.map(Stuck::from) }
    }
}

impl From<tenback_table::Stuck> for Stuck {
    fn from(stuck: tenback_table::Stuck) -> Stuck {
        let tenback_table::Stuck { seat, owes, skull, playable, unplayable } = stuck;
        Stuck { seat, owes, skull, playable, unplayable }
    }
}
