//! The end of a cooperative game once everything is known: the draw pile is empty and at most one other seat still
//! holds cards, which are then exactly those nobody has seen. Whether the rest can be laid is searched out.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use tenback_rules::{CardSet, Contest, Direction, Lay, Seat, TurnProgress, View};

use crate::choice::TurnPlan;
use crate::line::{Frame, Line};

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
    let mut search = Search { frame, nodes: most_nodes, failed: HashSet::default(), all: view.hand() | rest };
    let mut turn = TurnPlan::EMPTY;
    let start = frame.start(view.hand());
    match search.wins(&Place { line: start, other: rest, swapped: false }, Some(&mut turn)) {
        Some(true) => Verdict::Wins(turn),
        Some(false) => Verdict::Lost,
        None => Verdict::Unknown,
    }
}

/// Whether a single player who draws all that is left after a turn can lay everything: the one hand that is known
/// before it is held.
pub(crate) fn solve_last_draw(frame: &Frame<'_>, line: &Line, drawn: CardSet, most_nodes: u32) -> Option<bool> {
    let hand = line.hand | drawn;
    let mut search = Search { frame: *frame, nodes: most_nodes, failed: HashSet::default(), all: hand };
    let start = Place { line: Line::at(line.point, hand), other: CardSet::EMPTY, swapped: false };
    let next = search.next_turn(&start);
    search.wins(&next, None)
}

#[derive(Clone, Copy)]
struct Place {
    line: Line,
    other: CardSet,
    swapped: bool,
}

struct Search<'a> {
    frame: Frame<'a>,
    nodes: u32,
    failed: HashSet<u128, BuildHasherDefault<Mixer>>,
    all: CardSet,
}

/// What can be done at a place: lay a card, or end the turn.
type Action = Option<Lay>;

impl<'a> Search<'a> {
    /// Whether everything can be laid from here; `None` when the search is given up. With `turn`, the lays of the turn
    /// under way are noted there.
    fn wins(&mut self, place: &Place, turn: Option<&mut TurnPlan>) -> Option<bool> {
        let Place { line, other, .. } = place;
        if line.hand.is_empty() && other.is_empty() {
            return Some(line.stand == TurnProgress::Over);
        }
        if matches!(line.stand, TurnProgress::Broken(_)) || self.has_dead_card(line, *other) {
            return Some(false);
        }
        if line.stand == TurnProgress::Over {
            return self.wins(&self.next_turn(place), None);
        }
        let key = self.key(place);
        if turn.is_none() && self.failed.contains(&key) {
            return Some(false);
        }
        self.nodes = self.nodes.checked_sub(1)?;
        let won = self.try_actions(place, turn)?;
        if !won {
            self.failed.insert(key);
        }
        Some(won)
    }

    fn try_actions(&mut self, place: &Place, mut turn: Option<&mut TurnPlan>) -> Option<bool> {
        let mut actions = [(i16::MAX, None); 4 * TurnPlan::CAPACITY + 1];
        let count = self.actions(place, &mut actions);
        for &(_, action) in &actions[..count] {
            let won = match action {
                None => self.wins(&self.next_turn(place), None)?,
                Some(lay) => {
                    let after = Place { line: self.frame.after(&place.line, lay), ..*place };
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
    fn actions(&self, place: &Place, actions: &mut [(i16, Action)]) -> usize {
        let mut count = 0;
        for lay in self.frame.takes(&place.line).iter() {
            actions[count] = (self.passed(&place.line, place.other, lay), Some(lay));
            count += 1;
        }
        if place.line.stand == TurnProgress::MayEnd {
            let then = self.next_turn(place);
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

    /// How many of the cards left a lay passes by; a trick wins some back.
    fn passed(&self, line: &Line, other: CardSet, lay: Lay) -> i16 {
        let pile = lay.pile as usize;
        let direction = self.frame.directions[pile];
        let left = line.hand | other;
        let before = (direction.beyond(line.tops()[pile]) & left).len() as i16;
        let after = (direction.beyond(lay.card.number()) & left).len() as i16;
        before - after - 1
    }

    fn next_turn(&self, place: &Place) -> Place {
        let (hand, other, swapped) = if place.other.is_empty() {
            (place.line.hand, place.other, place.swapped)
        } else {
            (place.other, place.line.hand, !place.swapped)
        };
        // Who it is makes no difference where all play together.
        let point = place.line.point.next_turn(place.line.point.seat(), self.frame.rules.minimum(0));
        Place { line: Line::at(point, hand), other, swapped }
    }

    /// Whether some card can never be laid any more, neither directly nor by tricks, however they follow each other.
    fn has_dead_card(&self, line: &Line, other: CardSet) -> bool {
        let left = (line.hand | other).bits();
        let mut placeable = 0;
        for direction in [Direction::Ascending, Direction::Descending] {
            let mut reach = 0;
            for (pile, &top) in line.tops().iter().enumerate() {
                if self.frame.directions[pile] == direction {
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

    fn key(&self, place: &Place) -> u128 {
        let point = &place.line.point;
        let bound = !self.frame.rules.commands().all().is_empty();
        let last = if bound { point.last().map_or(4, |pile| pile as u128) } else { 0 };
        u128::from(u32::from_le_bytes(point.tops().0))
            | u128::from(self.packed(place.line.hand)) << 32
            | u128::from(self.packed(place.other)) << 48
            | u128::from(point.laid()) << 64
            | u128::from(point.has_three()) << 72
            | u128::from(place.swapped) << 73
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
