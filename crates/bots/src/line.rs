//! A turn that is only thought of: where it stands, and what is still in the hand. The rules judge every lay of it.

use tenback_rules::{Board, CardSet, CommandSet, Direction, Lay, LaySet, Pile, Point, Rules, TurnProgress};

/// What stays the same during a turn.
#[derive(Clone, Copy)]
pub(crate) struct Frame<'a> {
    pub(crate) board: &'a Board,
    pub(crate) rules: &'a Rules,
    pub(crate) minimum: u8,
    pub(crate) directions: [Direction; 4],
    pub(crate) helps: [bool; 4],
}

/// A point in a turn with the hand that is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) point: Point,
    pub(crate) hand: CardSet,
    pub(crate) stand: TurnProgress,
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

    /// Where the turn under way stands.
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
        Line::at(line.point.after(self.rules, lay), line.hand - CardSet::only(lay.card))
    }

    /// How far a card moves a pile along; negative if it moves it back.
    #[inline]
    pub(crate) fn step(&self, line: &Line, lay: Lay) -> i8 {
        self.directions[lay.pile as usize].step(line.point.tops()[lay.pile], lay.card)
    }
}

impl Line {
    #[inline]
    pub(crate) fn at(point: Point, hand: CardSet) -> Line {
        Line { point, hand, stand: point.progress(hand) }
    }

    /// What the piles show.
    #[inline]
    pub(crate) fn tops(&self) -> [u8; 4] {
        self.point.tops().0
    }

    /// The commands that lie on top.
    #[inline]
    pub(crate) fn visible(&self) -> CommandSet {
        self.point.visible()
    }
}
