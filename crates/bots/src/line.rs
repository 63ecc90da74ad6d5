//! A turn being planned: its current point and the remaining hand. Every lay is checked by the rules.

use tenback_rules::{Board, CardSet, CommandSet, Direction, Lay, LaySet, Pile, Point, Rules, TurnProgress};

/// What does not change during a turn.
#[derive(Clone, Copy)]
pub(crate) struct Frame<'a> {
    pub(crate) board: &'a Board,
    pub(crate) rules: &'a Rules,
    pub(crate) minimum: u8,
    pub(crate) directions: [Direction; 4],
    pub(crate) helps: [bool; 4],
}

/// A point in a turn, with the remaining hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) point: Point,
    pub(crate) hand: CardSet,
    pub(crate) progress: TurnProgress,
}

impl<'a> Frame<'a> {
    #[inline]
    pub(crate) fn new(board: &'a Board) -> Frame<'a> {
        let rules = board.rules();
        let seat = board.turn().seat();
        Frame {
            board,
            rules,
            minimum: board.turn().minimum(),
            directions: Pile::ALL.map(|pile| rules.pile(pile).direction),
            helps: Pile::ALL.map(|pile| rules.is_help(seat, pile)),
        }
    }

    /// The current point of the turn.
    #[inline]
    pub(crate) fn start(&self, hand: CardSet) -> Line {
        Line::at(Point::of(self.board), hand)
    }

    /// The cards of the hand that may be laid on each pile.
    #[inline]
    pub(crate) fn takes(&self, line: &Line) -> LaySet {
        line.point.legal(self.rules, line.hand)
    }

    /// The point after one more lay, which must be one that [`Frame::takes`] allows.
    #[inline]
    pub(crate) fn after(&self, line: &Line, lay: Lay) -> Line {
        let mut after = *line;
        self.lay(&mut after, lay);
        after
    }

    /// Moves on to the point after one more lay, without a copy.
    #[inline]
    pub(crate) fn lay(&self, line: &mut Line, lay: Lay) {
        line.point.lay(self.rules, lay);
        line.hand.remove(lay.card);
        line.progress = line.point.progress(line.hand);
    }

    /// How far a card advances a pile; negative if it moves it back.
    #[inline]
    pub(crate) fn step(&self, line: &Line, lay: Lay) -> i8 {
        self.directions[lay.pile as usize].step(line.point.tops()[lay.pile], lay.card)
    }
}

impl Line {
    #[inline]
    pub(crate) fn at(point: Point, hand: CardSet) -> Line {
        Line { point, hand, progress: point.progress(hand) }
    }

    /// What the piles show.
    #[inline]
    pub(crate) fn tops(&self) -> [u8; 4] {
        self.point.tops().0
    }

    /// The commands on top of the piles.
    #[inline]
    pub(crate) fn visible(&self) -> CommandSet {
        self.point.visible()
    }
}
