//! Why a turn of Face to Face was chosen, as data.

use tenback_rules::{Board, Direction, Lay, Seat, View};

use super::duel::OwnPiles;
use crate::choice::{Reason, TurnPlan};

/// Steps up to this are small.
const SMALL: i8 = 3;

/// The reasons for a turn, derived from its lays.
pub(crate) fn of(view: &View, seat: Seat, turn: &TurnPlan) -> Vec<Reason> {
    let board = view.board();
    let mut tops = *board.tops();
    let mut decided = Vec::new();
    let mut widest = 0;
    for &Lay { card, pile } in turn.as_slice() {
        let direction = board.rules().pile(pile).direction;
        let step = direction.step(tops[pile], card);
        tops[pile] = card.number();
        if board.rules().is_help(seat, pile) {
            decided.push(Reason::HelpGiven { pile });
        } else if step < 0 {
            decided.push(Reason::Trick { pile });
        } else {
            widest = widest.max(step);
        }
    }
    if turn.is_empty() {
        decided.push(Reason::Enough);
    } else if widest <= SMALL {
        decided.push(Reason::SmallSteps);
    }
    decided.extend(room_kept(board, view, seat, turn));
    decided
}

/// One of the player's piles that was not used although a card would have fitted closely.
fn room_kept(board: &Board, view: &View, seat: Seat, turn: &TurnPlan) -> Option<Reason> {
    let own = OwnPiles::of(board.rules(), seat);
    let piles = [(own.rising, Direction::Ascending), (own.falling, Direction::Descending)];
    let (pile, _) = piles.into_iter().find(|&(pile, direction)| {
        let untouched = turn.as_slice().iter().all(|lay| lay.pile != pile);
        let fits = view.hand() & direction.beyond(board.tops()[pile]);
        untouched && fits.iter().any(|card| direction.step(board.tops()[pile], card) <= SMALL)
    })?;
    Some(Reason::RoomKept { pile })
}
