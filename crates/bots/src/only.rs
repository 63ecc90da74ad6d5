//! Whether a turn was forced.

use tenback_rules::View;

use crate::choice::TurnPlan;

/// Whether no other turn was possible: each lay was the only one that does not lose immediately, the turn could not end
/// before the last one, and could not continue after it.
pub fn is_only_turn(view: &View, turn: &TurnPlan) -> bool {
    let lays = turn.as_slice();
    (0..=lays.len()).all(|made| {
        let Ok(preview) = view.try_out(&lays[..made]) else { return false };
        let ways_on = preview.legal.iter().filter(|legal| !legal.loses).count();
        if made < lays.len() { ways_on == 1 && !preview.may_end } else { ways_on == 0 }
    })
}
