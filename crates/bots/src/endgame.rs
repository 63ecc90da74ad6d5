//! The end of a cooperative game once everything is known: the draw pile is empty and at most one other seat still
//! holds cards, which are then exactly those nobody has seen. Whether the rest can be laid is searched out.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use tenback_rules::{CardCommand, CardSet, Contest, Direction, Lay, Pile, Seat, View};

use crate::choice::TurnPlan;
use crate::line::{Frame, Line, Stand};

/// What the search found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// This turn leads to a win.
    Wins(TurnPlan),
    /// No turn does.
    Lost,
    /// The search was given up.
    Unknown,
}

/// The hand of the one other seat that may still hold cards, if everything is known.
pub(crate) fn known_rest(view: &View) -> Option<CardSet> {
    let board = view.board();
    if board.rules().contest() == Contest::Opposed || board.stock_sizes()[0] > 0 {
        return None;
    }
    let holders = |seat: &Seat| Some(*seat) != view.seat() && board.hand_sizes()[*seat] > 0;
    let others = Seat::all(board.rules().seats()).filter(holders).count();
    (others <= 1).then(|| view.unseen(0))
}

/// Searches for a way to lay everything, looking at no more than so many positions.
pub(crate) fn solve(view: &View, rest: CardSet, most_nodes: u32) -> Verdict {
    let frame = Frame::new(view.board());
    let later = Frame { minimum: 1, ..frame };
    let mut search = Search { later, nodes: most_nodes, failed: HashSet::default(), all: view.hand() | rest };
    let mut turn = TurnPlan::EMPTY;
    let start = frame.start(view.hand());
    match search.wins(&Point { frame, line: start, other: rest, swapped: false }, Some(&mut turn)) {
        Some(true) => Verdict::Wins(turn),
        Some(false) => Verdict::Lost,
        None => Verdict::Unknown,
    }
}

/// Whether a single player who draws all that is left after a turn can lay everything: the one hand that is known
/// before it is held.
pub(crate) fn solve_last_draw(frame: &Frame<'_>, line: &Line, drawn: CardSet, most_nodes: u32) -> Option<bool> {
    let later = Frame { minimum: 1, ..*frame };
    let hand = line.hand | drawn;
    let mut search = Search { later, nodes: most_nodes, failed: HashSet::default(), all: hand };
    let start = Point { frame: later, line: Line { hand, ..*line }, other: CardSet::EMPTY, swapped: false };
    let next = search.next_turn(&start);
    search.wins(&next, None)
}

#[derive(Clone, Copy)]
struct Point<'a> {
    frame: Frame<'a>,
    line: Line,
    other: CardSet,
    swapped: bool,
}

struct Search<'a> {
    /// The frame of all turns after this one: with an empty draw pile one card is enough (A7).
    later: Frame<'a>,
    nodes: u32,
    failed: HashSet<u128, BuildHasherDefault<Mixer>>,
    all: CardSet,
}

/// What can be done at a point: lay a card, or end the turn.
type Action = Option<Lay>;

impl<'a> Search<'a> {
    /// Whether everything can be laid from here; `None` when the search is given up. With `turn`, the lays of the turn
    /// under way are noted there.
    fn wins(&mut self, point: &Point<'a>, turn: Option<&mut TurnPlan>) -> Option<bool> {
        let Point { line, other, .. } = point;
        if line.hand.is_empty() && other.is_empty() {
            return Some(line.stand == Stand::Over);
        }
        if line.stand == Stand::Broken || self.has_dead_card(line, *other) {
            return Some(false);
        }
        if line.stand == Stand::Over {
            return self.wins(&self.next_turn(point), None);
        }
        let key = self.key(point);
        if turn.is_none() && self.failed.contains(&key) {
            return Some(false);
        }
        self.nodes = self.nodes.checked_sub(1)?;
        let won = self.try_actions(point, turn)?;
        if !won {
            self.failed.insert(key);
        }
        Some(won)
    }

    fn try_actions(&mut self, point: &Point<'a>, mut turn: Option<&mut TurnPlan>) -> Option<bool> {
        let mut actions = [(i16::MAX, None); 4 * TurnPlan::CAPACITY + 1];
        let count = self.actions(point, &mut actions);
        for &(_, action) in &actions[..count] {
            let won = match action {
                None => self.wins(&self.next_turn(point), None)?,
                Some(lay) => {
                    let after = Point { line: point.frame.after(&point.line, lay), ..*point };
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

    /// All actions, the likeliest to lead to a win first; answers how many.
    fn actions(&self, point: &Point<'a>, actions: &mut [(i16, Action)]) -> usize {
        let mut count = 0;
        let takes = point.frame.takes(&point.line);
        for pile in Pile::ALL {
            for card in takes[pile as usize] {
                let lay = Lay { card, pile };
                actions[count] = (self.passed(&point.line, point.other, lay), Some(lay));
                count += 1;
            }
        }
        if point.line.stand == Stand::MayEnd {
            let then = self.next_turn(point);
            let takes = self.later.takes(&then.line);
            let lays =
                Pile::ALL.into_iter().flat_map(|pile| takes[pile as usize].iter().map(move |card| Lay { card, pile }));
            let least = lays.map(|lay| self.passed(&then.line, then.other, lay)).min();
            if let Some(least) = least {
                actions[count] = (least, None);
                count += 1;
            }
        }
        actions[..count].sort_unstable();
        count
    }

    /// How many of the cards left a lay passes by; a trick wins some back.
    fn passed(&self, line: &Line, other: CardSet, lay: Lay) -> i16 {
        let pile = lay.pile as usize;
        let direction = self.later.directions[pile];
        let left = line.hand | other;
        let before = (direction.beyond(line.tops[pile]) & left).len() as i16;
        let after = (direction.beyond(lay.card.number()) & left).len() as i16;
        before - after - 1
    }

    fn next_turn(&self, point: &Point<'a>) -> Point<'a> {
        let (hand, other, swapped) = if point.other.is_empty() {
            (point.line.hand, point.other, point.swapped)
        } else {
            (point.other, point.line.hand, !point.swapped)
        };
        let line = Line { hand, laid: 0, three: false, helped: false, last: None, stand: Stand::Owes, ..point.line };
        Point { frame: self.later, line, other, swapped }
    }

    /// Whether some card can never be laid any more, neither directly nor by tricks, however they follow each other.
    fn has_dead_card(&self, line: &Line, other: CardSet) -> bool {
        let left = (line.hand | other).bits();
        let mut placeable = 0;
        for direction in [Direction::Ascending, Direction::Descending] {
            let mut reach = 0;
            for (pile, &top) in line.tops.iter().enumerate() {
                if self.later.directions[pile] == direction {
                    // Once a card ten back is laid, all beyond it can follow.
                    let back = CardSet::from_bits(direction.reach(top).bits() & !direction.beyond(top).bits() & left);
                    let from = back.lowest().map_or(top, |card| card.number());
                    reach |= back.bits() | direction.beyond(from).bits();
                }
            }
            loop {
                // A trick also opens the way for all cards that lie beyond the one it lays.
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

    fn key(&self, point: &Point<'a>) -> u128 {
        let line = &point.line;
        let tops = u32::from_le_bytes(line.tops);
        let bound = line.visible().has(CardCommand::OnePile) || !self.later.carriers.is_empty();
        let last = if bound { line.last.map_or(4, |pile| pile as u128) } else { 0 };
        u128::from(tops)
            | u128::from(self.packed(line.hand)) << 32
            | u128::from(self.packed(point.other)) << 48
            | u128::from(line.laid) << 64
            | u128::from(line.three) << 72
            | u128::from(point.swapped) << 73
            | last << 74
    }

    /// Some of the cards that were left at first, by their places among them.
    fn packed(&self, cards: CardSet) -> u16 {
        self.all.iter().enumerate().fold(0, |packed, (place, card)| packed | u16::from(cards.contains(card)) << place)
    }
}

/// A quick hash for keys that are all different in their low bits.
#[derive(Default)]
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
