//! Brute-force search whether a turn can be completed: every legal lay in every order, straight from the clauses. The
//! optimized search in the rules crate is compared with it.

use std::collections::HashSet;

use tenback_rules::{Board, ByPile, Card, CardCommand, CardSet, Direction, Pile};

/// Whether some sequence of lays from `hand`, possibly empty, completes the turn of the board (A11).
pub(crate) fn can_complete(board: &Board, hand: CardSet) -> bool {
    let turn = board.turn();
    let point = Point {
        tops: *board.tops(),
        hand,
        laid: turn.laid(),
        three: turn.has_three(),
        helped: turn.has_helped(),
        last: turn.lays().last().map(|lay| lay.pile),
    };
    Search { board, seen: HashSet::new() }.ends_from(point)
}

/// A point in the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Point {
    tops: ByPile<u8>,
    hand: CardSet,
    laid: u8,
    three: bool,
    helped: bool,
    last: Option<Pile>,
}

struct Search<'a> {
    board: &'a Board,
    /// Points that were visited without success.
    seen: HashSet<Point>,
}

impl Search<'_> {
    fn ends_from(&mut self, point: Point) -> bool {
        let stopped = point.last.is_some_and(|pile| self.shows(&point, pile) == Some(CardCommand::Stop));
        let skull = self.visible(&point, CardCommand::Skull);
        if stopped || (point.three && point.laid >= 3) {
            return !skull && (!point.three || point.laid == 3);
        }
        if !point.three && !skull && point.laid >= self.board.turn().minimum() {
            return true;
        }
        if !self.seen.insert(point) {
            return false;
        }
        let hand = point.hand;
        Pile::ALL.into_iter().any(|pile| {
            hand.iter().any(|card| self.fits(&point, card, pile) && self.ends_from(self.laid(point, card, pile)))
        })
    }

    fn shows(&self, point: &Point, pile: Pile) -> Option<CardCommand> {
        Card::new(point.tops[pile]).and_then(|top| self.board.rules().commands().of(top))
    }

    fn visible(&self, point: &Point, command: CardCommand) -> bool {
        Pile::ALL.into_iter().any(|pile| self.shows(point, pile) == Some(command))
    }

    fn is_help(&self, pile: Pile) -> bool {
        self.board.rules().pile(pile).owner.is_some_and(|owner| owner != self.board.turn().seat())
    }

    fn fits(&self, point: &Point, card: Card, pile: Pile) -> bool {
        let (top, card) = (i16::from(point.tops[pile]), i16::from(card.number()));
        let along = match self.board.rules().pile(pile).direction {
            Direction::Ascending => card - top,
            Direction::Descending => top - card,
        };
        if self.is_help(pile) {
            return !point.helped && along < 0;
        }
        let bound = self.visible(point, CardCommand::OnePile) && point.last.is_some_and(|last| last != pile);
        let trick = along == -10 && !self.visible(point, CardCommand::NoBack);
        !bound && (along > 0 || trick)
    }

    fn laid(&self, mut point: Point, card: Card, pile: Pile) -> Point {
        point.tops[pile] = card.number();
        point.hand.remove(card);
        point.laid += 1;
        point.three |= self.board.rules().commands().of(card) == Some(CardCommand::Three);
        point.helped |= self.is_help(pile);
        point.last = Some(pile);
        point
    }
}
