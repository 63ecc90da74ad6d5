//! The position after a turn of a cooperative game, as numbers roughly between 0 and 1.
//!
//! Every pile is described as if it were ascending: on a descending one, 101 − n replaces n. So the four pile blocks
//! have the same meaning, and mirroring the board only swaps blocks.

use tenback_rules::{Card, CardCommand, CardSet, CommandSet, Direction, Pile, Rules};

use super::moment::{After, Moment};

/// Inputs for each pile.
pub(crate) const PER_PILE: usize = 31;
const SIGNALS_AT: usize = 23;
const COMMANDS_AT: usize = 27;
const GLOBAL_AT: usize = 4 * PER_PILE;
const HAND_AT: usize = GLOBAL_AT + 21;
const COMMANDS_HELD_AT: usize = HAND_AT + 14;
/// All inputs.
pub(crate) const INPUTS: usize = COMMANDS_HELD_AT + 15;

/// The inputs of one position.
pub(crate) type Inputs = [f32; INPUTS];

/// The commands that last, in the order of their inputs.
const LASTING: [CardCommand; 4] = [CardCommand::Mute, CardCommand::NoBack, CardCommand::OnePile, CardCommand::DrawOne];

/// What all compared turns have in common.
pub(crate) struct Scene<'a> {
    rules: &'a Rules,
    moment: Moment,
    /// Cards in other hands or in the draw pile; as they are, and mirrored.
    unseen: [u128; 2],
    /// For each number, how many unseen cards are not higher.
    rank: [u8; 128],
    other_hands: f32,
    ascending: [bool; 4],
    /// The command cards by kind.
    kinds: [CardSet; 7],
}

/// Mirrored cards: 101 − n replaces n.
#[inline(always)]
fn mirrored(bits: u128) -> u128 {
    bits.reverse_bits() >> 26
}

#[inline(always)]
fn count(bits: u128) -> f32 {
    bits.count_ones() as f32
}

impl<'a> Scene<'a> {
    /// The inputs that the seat to move knows before its turn.
    #[inline(always)]
    pub(crate) fn new(rules: &'a Rules, moment: Moment) -> Scene<'a> {
        let others = rules.seats() - 1;
        Scene {
            rules,
            moment,
            unseen: [moment.unseen.bits(), mirrored(moment.unseen.bits())],
            rank: ranks(moment.unseen.bits()),
            other_hands: f32::from(moment.in_other_hands) / f32::from(others.max(1)),
            ascending: Pile::ALL.map(|pile| rules.pile(pile).direction == Direction::Ascending),
            kinds: CardCommand::ALL.map(|kind| rules.commands().cards(kind)),
        }
    }

    /// The inputs for the position after a turn.
    #[inline(always)]
    pub(crate) fn inputs(&self, after: &After) -> Inputs {
        let mut inputs = [0.0; INPUTS];
        let own = [after.hand.bits(), mirrored(after.hand.bits())];
        let tops = after.tops;
        let order = self.pile_order(&tops);
        let mut steps = [f32::INFINITY; 4];
        for (place, &pile) in order.iter().enumerate() {
            let block = &mut inputs[place * PER_PILE..(place + 1) * PER_PILE];
            let from = usize::from(!self.ascending[pile]);
            let top = if self.ascending[pile] { tops[pile] } else { 101 - tops[pile] };
            steps[place] = pile_block(block, top, self.unseen[from], own[from]);
            let touched = usize::from(tops[pile] != self.moment.tops[pile]) * 2;
            let [strong, weak] = self.moment.asked[pile].map(|halves| 0.5 * f32::from(halves));
            block[SIGNALS_AT + touched] = strong;
            block[SIGNALS_AT + touched + 1] = weak;
            command_block(&mut block[COMMANDS_AT..], self.rules.commands().on(tops[pile]));
        }
        self.globals(&mut inputs[GLOBAL_AT..], after, steps);
        self.hand_block(&mut inputs[HAND_AT..COMMANDS_HELD_AT], after);
        self.commands_held(&mut inputs[COMMANDS_HELD_AT..], after);
        inputs
    }

    /// The commands on top of the piles.
    #[inline(always)]
    fn visible(&self, after: &After) -> CommandSet {
        after.tops.into_iter().fold(CommandSet::NONE, |all, top| all.and(self.rules.commands().on(top)))
    }

    /// The order of the piles: ascending first; of each pair the one with more room first.
    #[inline(always)]
    fn pile_order(&self, tops: &[u8; 4]) -> [usize; 4] {
        let mut order = [0, 1, 2, 3];
        if tops[0] > tops[1] {
            order.swap(0, 1);
        }
        if tops[2] < tops[3] {
            order.swap(2, 3);
        }
        order
    }

    #[inline(always)]
    fn globals(&self, out: &mut [f32], after: &After, steps: [f32; 4]) {
        let [a, b, c, d] = after.tops;
        let (asc, desc) = ([a.min(b), a.max(b)], [c.max(d), c.min(d)]);
        let takes = Takes::new(asc, desc);
        let (unseen, own) = (self.unseen[0], after.hand.bits());
        let left = count(unseen | own).max(1.0);
        for (place, share) in takes.shares(unseen, unseen | own).into_iter().enumerate() {
            out[place] = share / left;
        }
        for (place, share) in takes.shares(own, unseen | own).into_iter().enumerate() {
            out[4 + place] = share / 8.0;
        }
        let mut sorted = steps;
        sorted.sort_unstable_by(f32::total_cmp);
        out[8] = (sorted[0] / 10.0).min(2.0);
        out[9] = (sorted[1] / 10.0).min(2.0);
        let held = after.hand.len() as f32;
        let draws = self.draws(after);
        out[10] = f32::from(self.moment.stock) / 90.0;
        out[11] = left / 98.0;
        out[12] = held / 8.0;
        out[13] = (held + f32::from(draws)) / 8.0;
        out[14] = self.other_hands / 8.0;
        out[15] = f32::from(self.moment.next_hand) / 8.0;
        out[16] = if self.moment.stock == draws { 1.0 } else { 0.0 };
        out[17] = (1.0 - left / 30.0).max(0.0);
        let room = f32::from(100 - asc[0]) + f32::from(100 - asc[1]) + f32::from(desc[0] - 1) + f32::from(desc[1] - 1);
        out[18] = (room / (left * 8.0)).min(2.0);
        out[19] = room / 396.0;
        out[20] = (1.0 - f32::from(self.moment.stock - draws) / 20.0).max(0.0);
    }

    #[inline(always)]
    fn commands_held(&self, out: &mut [f32], after: &After) {
        if self.kinds.iter().any(|cards| !cards.is_empty()) {
            for (kind, &cards) in self.kinds.iter().enumerate() {
                out[kind] = (cards & after.hand).len() as f32 / 2.0;
                out[7 + kind] = (cards & self.moment.unseen).len() as f32 / 4.0;
            }
            out[14] = if self.visible(after).is_empty() { 0.0 } else { 1.0 };
        }
    }

    /// The costs of the cards in the hand, cheapest first; how many unseen cards are close to some pile; and the tricks
    /// that the hand could take part in.
    #[inline(always)]
    fn hand_block(&self, out: &mut [f32], after: &After) {
        let tops = after.tops.map(|top| i16::from(self.rank[usize::from(top)]));
        let mut costs = [20i16; 8];
        for (slot, card) in costs.iter_mut().zip(after.hand) {
            *slot = self.cheapest(card.number(), after, tops);
        }
        costs.sort_unstable();
        for (slot, cost) in out.iter_mut().zip(costs) {
            *slot = f32::from(cost) / 10.0;
        }
        let unseen = f32::from(self.rank[100]).max(1.0);
        for (slot, reach) in out[8..12].iter_mut().zip([2u32, 5, 10, 20]) {
            let mut near = 0u128;
            for (pile, &rank) in tops.iter().enumerate() {
                // Sorted by rank among the unseen cards, the next ones of a pile are adjacent.
                let window = (1u128 << reach) - 1;
                let low = if self.ascending[pile] { rank } else { rank - reach as i16 };
                near |= if low >= 0 { window << low } else { window >> -low };
            }
            near &= (1u128 << self.rank[100]) - 1;
            *slot = count(near) / unseen;
        }
        let (own, others) = (after.hand.bits(), self.unseen[0]);
        out[12] = count(own & (own << 10)) / 2.0;
        out[13] = (count(own & (others << 10)) + count(own & (others >> 10))) / 8.0;
    }

    /// How many unseen cards the cheapest lay of a card would skip; negative for a trick.
    #[inline(always)]
    fn cheapest(&self, card: u8, after: &After, tops: [i16; 4]) -> i16 {
        let rank = i16::from(self.rank[usize::from(card)]);
        let mut least = 20;
        for (pile, rank_of_top) in tops.into_iter().enumerate() {
            let top = after.tops[pile];
            let (passed, fits) = if self.ascending[pile] {
                (rank - rank_of_top, card > top || card + 10 == top)
            } else {
                (rank_of_top - rank, card < top || top + 10 == card)
            };
            if fits && passed < least {
                least = passed;
            }
        }
        least
    }

    /// How many cards will be drawn after this turn (A9, B16).
    #[inline(always)]
    pub(crate) fn draws(&self, after: &After) -> u8 {
        let missing = self.rules.hand_size().saturating_sub(after.hand.len() as u8);
        let wanted = if self.visible(after).has(CardCommand::DrawOne) { 1 } else { missing };
        wanted.min(self.moment.stock)
    }
}

/// How many piles take each card directly.
struct Takes {
    /// Cards taken by at least one ascending pile, and by both; the same for descending.
    up: [u128; 2],
    down: [u128; 2],
}

impl Takes {
    #[inline(always)]
    fn new(asc: [u8; 2], desc: [u8; 2]) -> Takes {
        Takes {
            up: asc.map(|top| Direction::Ascending.beyond(top).bits()),
            down: desc.map(|top| Direction::Descending.beyond(top).bits()),
        }
    }

    /// Of some cards: how many fit nowhere, how many of those no trick can save, how many fit on one pile, and how many
    /// on two.
    #[inline(always)]
    fn shares(&self, cards: u128, alive: u128) -> [f32; 4] {
        let ([up, ups], [down, downs]) = (self.up, self.down);
        let none = cards & !up & !down;
        // Card n becomes playable again after n + 10 on an ascending pile, or after n − 10 on a descending one.
        let rescued = ((alive & up) >> 10) | ((alive & down) << 10);
        let one = (up & !ups & !down) | (down & !downs & !up);
        let two = (ups & !down) | (downs & !up) | (up & !ups & down & !downs);
        [count(none), count(none & !rescued), count(cards & one), count(cards & two)]
    }
}

#[inline(always)]
fn command_block(out: &mut [f32], shown: CommandSet) {
    if !shown.is_empty() {
        for (slot, command) in out.iter_mut().zip(LASTING) {
            *slot = if shown.has(command) { 1.0 } else { 0.0 };
        }
    }
}

/// Fills the block of one pile, described as ascending; returns the smallest step of the hand.
#[inline(always)]
fn pile_block(out: &mut [f32], top: u8, unseen: u128, own: u128) -> f32 {
    let few = |bits: u32| bits.count_ones() as f32;
    let above = |cards: u128| cards >> (top + 1);
    // Aligned so that bit k is ten below the card at bit k above the top.
    let ten_below = |cards: u128| (if top >= 9 { cards >> (top - 9) } else { cards << (9 - top) }) as u32 & 0x1ff;
    let (others, mine) = (above(unseen), above(own));
    let (near, near_mine) = (others as u32, mine as u32);
    let alive = others | mine;
    out[0] = f32::from(100 - top) / 100.0;
    out[1] = (count(unseen | own) - count(alive)) / 98.0;
    out[2] = few(near & 0x3) / 2.0;
    out[3] = few(near & 0x1c) / 3.0;
    out[4] = few(near & 0x3e0) / 5.0;
    out[5] = few(near & 0xf_fc00) / 10.0;
    out[6] = count(others >> 20) / 40.0;
    out[7] = few(near_mine & 0x3) / 2.0;
    out[8] = few(near_mine & 0x1c) / 2.0;
    out[9] = few(near_mine & 0x3e0) / 2.0;
    out[10] = few(near_mine & 0xf_fc00) / 3.0;
    out[11] = count(mine >> 20) / 4.0;
    let step = if mine == 0 { 40 } else { mine.trailing_zeros() + 1 };
    let skipped = count(others & ((1u128 << step.min(40)) - 1));
    out[12] = if mine == 0 { 0.0 } else { 2.0 / (2.0 + skipped) };
    out[13] = (step as f32 / 20.0).min(2.0);
    if top >= 12 {
        let back = Card::new(top - 10).map_or(0, |card| CardSet::only(card).bits());
        out[14] = if own & back != 0 { 1.0 } else { 0.0 };
        out[15] = if unseen & back != 0 { 1.0 } else { 0.0 };
    }
    let (below, below_mine) = (ten_below(unseen), ten_below(own));
    out[16] = few(near_mine & below_mine);
    out[17] = few(near_mine & below);
    out[18] = few(near & below_mine);
    out[19] = few(near & below) / 4.0;
    out[20] = count(alive & (alive << 10)) / 20.0;
    let second = mine & mine.wrapping_sub(1);
    if second != 0 {
        out[21] = 2.0 / (2.0 + count(others & ((1u128 << second.trailing_zeros()) - 1)));
    }
    out[22] = count(mine & (mine << 10)) / 2.0;
    if mine == 0 { 40.0 } else { skipped + 1.0 }
}

#[inline(always)]
fn ranks(cards: u128) -> [u8; 128] {
    let mut ranks = [0; 128];
    let mut count = 0;
    for (number, rank) in ranks.iter_mut().enumerate().take(101) {
        count += (cards >> number & 1) as u8;
        *rank = count;
    }
    ranks
}

/// Mirrors the inputs.
pub(crate) fn mirror(inputs: &mut [f32]) {
    let (low, rest) = inputs.split_at_mut(2 * PER_PILE);
    low.swap_with_slice(&mut rest[..2 * PER_PILE]);
}
