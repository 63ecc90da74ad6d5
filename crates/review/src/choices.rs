//! Whether two turns are the same, and whether there was a choice at all.

use tenback_bots::TurnPlan;
use tenback_rules::{ByPile, CardSet, Lay, TurnState, View};

/// What a turn leads to. Turns that lay the same cards in another order and lead to the same table are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effect {
    tops: ByPile<u8>,
    hand: CardSet,
    helped: bool,
    lost: bool,
}

impl Effect {
    /// Of a turn that is allowed.
    pub(crate) fn of(view: &View, turn: &TurnPlan) -> Option<Effect> {
        let after = view.try_out(turn.as_slice()).ok()?;
        Some(Effect {
            tops: *after.board.tops(),
            hand: after.hand,
            helped: after.board.turn().has_helped(),
            lost: matches!(after.state, TurnState::Broken(_)),
        })
    }

    /// Whether the turn lost the game at once.
    pub(crate) fn is_lost(&self) -> bool {
        self.lost
    }
}

/// How many positions are tried to find a second turn.
const MOST_TRIED: u32 = 3_000;

/// The one effect that all turns have which do not lose at once; `None` if there is a choice.
pub(crate) fn only_effect(view: &View) -> Option<Effect> {
    let mut search = Search { view, found: None, several: false, left: MOST_TRIED };
    search.extend(&mut TurnPlan::EMPTY.clone());
    search.found.filter(|_| !search.several)
}

struct Search<'a> {
    view: &'a View,
    found: Option<Effect>,
    several: bool,
    left: u32,
}

impl Search<'_> {
    fn extend(&mut self, turn: &mut TurnPlan) {
        if self.several {
            return;
        }
        // With this many continuations there is certainly a choice.
        let Some(left) = self.left.checked_sub(1) else {
            self.several = true;
            return;
        };
        self.left = left;
        let Ok(after) = self.view.try_out(turn.as_slice()) else { return };
        if after.may_end || after.state == TurnState::Complete {
            let effect = Effect::of(self.view, turn);
            self.several |= self.found.is_some() && self.found != effect;
            self.found = effect;
        }
        let lays: Vec<Lay> = after.legal.iter().filter(|legal| !legal.loses).map(|legal| legal.lay).collect();
        for lay in lays {
            turn.push(lay);
            self.extend(turn);
            turn.pop();
        }
    }
}
