//! Exact search of cooperative endgames in which all cards are known: the draw pile is empty and at most one other seat
//! still has cards, which are then exactly the unseen ones.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use tenback_rules::{Board, CardSet, Contest, Direction, Game, Lay, Point, Seat, TurnProgress, View};

use crate::choice::TurnPlan;
use crate::line::{Frame, Line};

/// The result of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// This turn leads to a win.
    Wins(TurnPlan),
    /// No turn leads to a win.
    Lost,
    /// The search was aborted.
    Unknown,
}

/// The hand of the only other seat that may still have cards, if all cards are known.
pub(crate) fn known_rest(view: &View) -> Option<CardSet> {
    let board = view.board();
    if board.rules().contest() == Contest::Opposed || board.stock_sizes()[0] > 0 {
        return None;
    }
    let holders = |seat: &Seat| Some(*seat) != view.seat() && board.hand_sizes()[*seat] > 0;
    let others = Seat::all(board.rules().seats()).filter(holders).count();
    (others <= 1).then(|| view.unseen(0))
}

/// Searches for a way to lay all cards, visiting at most `most_nodes` positions.
pub(crate) fn solve(view: &View, rest: CardSet, most_nodes: u32) -> Verdict {
    let frame = Frame::new(view.board());
    let mut search = Search { frame, nodes: most_nodes, failed: HashSet::default(), all: view.hand() | rest };
    let mut turn = TurnPlan::EMPTY;
    let start = frame.start(view.hand());
    match search.wins(&Node { line: start, other: rest, swapped: false }, Some(&mut turn)) {
        Some(true) => Verdict::Wins(turn),
        Some(false) => Verdict::Lost,
        None => Verdict::Unknown,
    }
}

/// Whether a solo player who draws all remaining cards after a turn can lay everything: the one future hand that is
/// known in advance.
pub(crate) fn solve_last_draw(frame: &Frame<'_>, line: &Line, drawn: CardSet, most_nodes: u32) -> Option<bool> {
    let hand = line.hand | drawn;
    let mut search = Search { frame: *frame, nodes: most_nodes, failed: HashSet::default(), all: hand };
    let start = Node { line: Line::at(line.point, hand), other: CardSet::EMPTY, swapped: false };
    let next = search.next_turn(&start);
    search.wins(&next, None)
}

/// Exact search of endgames that follow from one position: what one question finds out, the next one uses.
#[derive(Clone, Debug)]
pub struct Endgame {
    board: Board,
    all: CardSet,
    failed: Failed,
}

impl Endgame {
    /// For games that follow from this one.
    pub fn new(game: &Game) -> Endgame {
        Endgame { board: game.board().clone(), all: game.board().unlaid()[0], failed: Failed::default() }
    }

    /// Whether all cards can be laid, visiting at most `most_nodes` positions; `None` if that is not enough, or if the
    /// game is not an endgame in which two seats at most still hold cards.
    pub fn can_win(&mut self, game: &Game, most_nodes: u32) -> Option<bool> {
        let board = game.board();
        let (mover, seats) = (board.to_move()?, board.rules().seats());
        if board.rules().contest() == Contest::Opposed || board.stock_sizes()[0] > 0 || self.all.len() > PACKED {
            return None;
        }
        let mut others = Seat::all(seats).filter(|&seat| seat != mover && !game.hand(seat).is_empty());
        let other = others.next().map_or(CardSet::EMPTY, |seat| game.hand(seat));
        if others.next().is_some() {
            return None;
        }
        let line = Line::at(Point::of(board), game.hand(mover));
        let node = Node { line, other, swapped: mover != self.board.turn().seat() };
        let failed = std::mem::take(&mut self.failed);
        let mut search = Search { frame: Frame::new(&self.board), nodes: most_nodes, failed, all: self.all };
        let won = search.wins(&node, None);
        self.failed = search.failed;
        won
    }
}

/// Positions that cannot be won.
type Failed = HashSet<u128, BuildHasherDefault<Mixer>>;

/// How many cards the key of a position has room for.
const PACKED: usize = 16;

#[derive(Clone, Copy)]
struct Node {
    line: Line,
    other: CardSet,
    swapped: bool,
}

struct Search<'a> {
    frame: Frame<'a>,
    nodes: u32,
    failed: Failed,
    all: CardSet,
}

/// What can be done at a node: lay a card, or end the turn.
type Action = Option<Lay>;

impl<'a> Search<'a> {
    /// Whether all cards can be laid from here; `None` if the search is aborted. With `turn`, the lays of the current
    /// turn are recorded there.
    fn wins(&mut self, node: &Node, turn: Option<&mut TurnPlan>) -> Option<bool> {
        let Node { line, other, .. } = node;
        if line.hand.is_empty() && other.is_empty() {
            return Some(line.progress == TurnProgress::Over);
        }
        if matches!(line.progress, TurnProgress::Broken(_)) || self.has_dead_card(line, *other) {
            return Some(false);
        }
        if line.progress == TurnProgress::Over {
            return self.wins(&self.next_turn(node), None);
        }
        let key = self.key(node);
        if turn.is_none() && self.failed.contains(&key) {
            return Some(false);
        }
        self.nodes = self.nodes.checked_sub(1)?;
        let won = self.try_actions(node, turn)?;
        if !won {
            self.failed.insert(key);
        }
        Some(won)
    }

    fn try_actions(&mut self, node: &Node, mut turn: Option<&mut TurnPlan>) -> Option<bool> {
        let mut actions = [(i16::MAX, None); 4 * TurnPlan::CAPACITY + 1];
        let count = self.actions(node, &mut actions);
        for &(_, action) in &actions[..count] {
            let won = match action {
                None => self.wins(&self.next_turn(node), None)?,
                Some(lay) => {
                    let after = Node { line: self.frame.after(&node.line, lay), ..*node };
                    if let Some(turn) = turn.as_deref_mut() {
                        turn.push(lay);
                    }
                    let won = self.wins(&after, turn.as_deref_mut())?;
                    if let Some(turn) = turn.as_deref_mut()
                        && !won
                    {
                        turn.pop();
                    }
                    won
                }
            };
            if won {
                return Some(true);
            }
        }
        Some(false)
    }

    /// All actions, the most promising first; returns their number.
    fn actions(&self, node: &Node, actions: &mut [(i16, Action)]) -> usize {
        let mut count = 0;
        for lay in self.frame.takes(&node.line).iter() {
            actions[count] = (self.passed(&node.line, node.other, lay), Some(lay));
            count += 1;
        }
        if node.line.progress == TurnProgress::MayEnd {
            let then = self.next_turn(node);
            let lays = self.frame.takes(&then.line).iter();
            let least = lays.map(|lay| self.passed(&then.line, then.other, lay)).min();
            if let Some(least) = least {
                actions[count] = (least, None);
                count += 1;
            }
        }
        actions[..count].sort_unstable();
        count
    }

    /// How many of the remaining cards a lay skips; a trick wins some back.
    fn passed(&self, line: &Line, other: CardSet, lay: Lay) -> i16 {
        let pile = lay.pile as usize;
        let direction = self.frame.directions[pile];
        let left = line.hand | other;
        let before = (direction.beyond(line.tops()[pile]) & left).len() as i16;
        let after = (direction.beyond(lay.card.number()) & left).len() as i16;
        before - after - 1
    }

    fn next_turn(&self, node: &Node) -> Node {
        let (hand, other, swapped) = if node.other.is_empty() {
            (node.line.hand, node.other, node.swapped)
        } else {
            (node.other, node.line.hand, !node.swapped)
        };
        // In a cooperative game it does not matter which seat it is.
        let point = node.line.point.next_turn(node.line.point.seat(), self.frame.rules.minimum(0));
        Node { line: Line::at(point, hand), other, swapped }
    }

    /// Whether some card can never be laid again, neither directly nor by any sequence of tricks.
    fn has_dead_card(&self, line: &Line, other: CardSet) -> bool {
        let left = (line.hand | other).bits();
        let mut placeable = 0;
        for direction in [Direction::Ascending, Direction::Descending] {
            let mut reach = 0;
            for (pile, &top) in line.tops().iter().enumerate() {
                if self.frame.directions[pile] == direction {
                    // After a card ten back, all cards beyond it can follow.
                    let back = CardSet::from_bits(direction.reach(top).bits() & !direction.beyond(top).bits() & left);
                    let from = back.lowest().map_or(top, |card| card.number());
                    reach |= back.bits() | direction.beyond(from).bits();
                }
            }
            loop {
                // A trick also makes all cards beyond it playable.
                let laid = reach & left;
                let backs = if direction == Direction::Ascending { laid >> 10 } else { laid << 10 };
                let won_back = CardSet::from_bits(backs & left & !reach);
                let furthest = match direction {
                    Direction::Ascending => won_back.lowest(),
                    Direction::Descending => won_back.highest(),
                };
                let Some(card) = furthest else { break };
                reach |= CardSet::only(card).bits() | direction.beyond(card.number()).bits();
            }
            placeable |= reach;
        }
        left & !placeable != 0
    }

    fn key(&self, node: &Node) -> u128 {
        let point = &node.line.point;
        let bound = !self.frame.rules.commands().all().is_empty();
        let last = if bound { point.last().map_or(4, |pile| pile as u128) } else { 0 };
        u128::from(u32::from_le_bytes(point.tops().0))
            | u128::from(self.packed(node.line.hand)) << 32
            | u128::from(self.packed(node.other)) << 48
            | u128::from(point.laid()) << 64
            | u128::from(point.has_three()) << 72
            | u128::from(node.swapped) << 73
            | last << 74
    }

    /// A subset of the initially remaining cards, as bits by their index.
    fn packed(&self, cards: CardSet) -> u16 {
        self.all.iter().enumerate().fold(0, |packed, (index, card)| packed | u16::from(cards.contains(card)) << index)
    }
}

/// A fast hash for keys that differ in their low bits.
#[derive(Clone, Debug, Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 32;
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }
}
