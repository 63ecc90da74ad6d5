//! Cards that can never be played again.

use tenback_rules::{CardSet, Game, Pile};

/// The cards that are left and that no pile can ever take again, whatever is played before them.
pub(crate) fn unplayable(game: &Game) -> CardSet {
    let rules = game.board().rules();
    let left = game.board().unlaid()[0];
    let mut playable = CardSet::EMPTY;
    for pile in Pile::ALL {
        let direction = rules.pile(pile).direction;
        // Whatever this pile can ever show: first what it shows now, then what can be laid on that, and so on.
        let mut reached = direction.reach(game.board().tops()[pile]) & left;
        let mut tried = CardSet::EMPTY;
        while let Some(top) = (reached - tried).lowest() {
            tried.insert(top);
            reached |= direction.reach(top.number()) & left;
        }
        playable |= reached;
    }
    left - playable
}
